import { beforeEach, expect, test } from 'vitest';
import { adult, child, group, optionForTests } from '../../../../test-support/option.ts';
import { type Travellers, useTripPlanStore } from '../../../store/trip-plan-store.ts';
import type { Option } from './choice.ts';
import { suggestedTickets } from './plan-suggestions.ts';

const infant = { ...child, ticketType: 'infant', maxAge: 2, price: 0 } as const;
const youngster = { ...child, minAge: 3, maxAge: 12 };

beforeEach(() => useTripPlanStore.setState({ days: null, travellers: null }));

function suggest(
  travellers: Travellers | null,
  more: Partial<Option> = {},
  {
    addressQuery = '',
    minAge = null,
  }: { readonly addressQuery?: string; readonly minAge?: number | null } = {},
) {
  useTripPlanStore.setState({ travellers });
  return suggestedTickets({ addressQuery, option: optionForTests('shared', more), minAge });
}

const family = { adults: 2, children: [1, 7, null] };

test('Children are counted by the product’s age bands, and one without an age as a child', () => {
  expect(suggest(family, { tickets: [adult, youngster, infant] })).toEqual({ adult: 2, child: 2, infant: 1 });
  expect(suggest({ adults: 1, children: [13] }, { tickets: [adult, youngster] })).toEqual({ adult: 2 });
  expect(suggest({ adults: 1, children: [9] }, { tickets: [{ ...adult, minAge: null }] })).toEqual({
    adult: 2,
  });
  expect(suggest(family, { tickets: [group] })).toEqual({ group: 5 });
});

test.each([
  ['a child younger than every ticket', family, { tickets: [adult, youngster] }, {}],
  ['a child younger than the product accepts', family, {}, { minAge: 6 }],
  ['more travellers than the option has spots', family, { capacity: 4 }, {}],
  ['more travellers than the group may have', { adults: 7, children: [] }, { tickets: [group] }, {}],
  [
    'fewer than the ticket’s minimum',
    { adults: 1, children: [] },
    { tickets: [{ ...adult, minimum: 2 }] },
    {},
  ],
  ['a browser without travellers', null, {}, {}],
] as const)('Nothing is suggested for %s', (_, travellers, option, more) => {
  expect(suggest(travellers, option as Partial<Option>, more)).toEqual({});
});

test('A list states how many come and the youngest age; the ages that the browser remembers count first', () => {
  expect(suggest(null, {}, { addressQuery: '?party=3' })).toEqual({ adult: 3 });
  expect(suggest(null, {}, { addressQuery: '?party=3&age=4' })).toEqual({ adult: 2, child: 1 });
  const remembered = { adults: 1, children: [4, 7] };
  expect(suggest(remembered, {}, { addressQuery: '?party=3&age=4' })).toEqual({ adult: 1, child: 2 });
  expect(suggest(remembered, {}, { addressQuery: '?party=2' })).toEqual({ adult: 2 });
  expect(suggest(null, {}, { addressQuery: '?party=999' })).toEqual({});
  const toddler = { ...child, ticketType: 'infant', maxAge: 2 } as const;
  const tickets = { tickets: [adult, youngster, toddler] };
  expect(suggest(remembered, tickets, { addressQuery: '?party=3&ages=1,8' })).toEqual({
    ...{ adult: 1, child: 1, infant: 1 },
  });
});
