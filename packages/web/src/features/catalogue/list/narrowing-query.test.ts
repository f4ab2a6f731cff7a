import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { DAY_PARTS, DURATIONS, LIST_SORTS, RATINGS } from '@ashore/core/contract/list-choices.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/product-types.ts';
import { SELECTABLE_CURRENCIES } from '@ashore/core/money/selectable-currencies.ts';
import { addDays, localDate } from '@ashore/core/time/local-date.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { screens } from '../../../screens.ts';
import { type Narrowing, notNarrowed } from './narrowing.ts';
import { isOurSpelling, narrowingQuery } from './narrowing-query.ts';
import { readNarrowing } from './read-narrowing.ts';

const read = (query: string) => readNarrowing(new URLSearchParams(query), 'EUR');

const some = <Option>(options: readonly Option[]) => fc.subarray([...options]);
const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });

const days = fc
  .record({ start: fc.nat(400), length: fc.nat(30), party: fc.integer({ min: 1, max: 99 }) })
  .map(({ start, length, party }) => {
    const from = addDays(localDate('2026-11-21'), start);
    return { from, to: addDays(from, length), party };
  });

const price = fc
  .record({
    low: maybe(fc.nat(900)),
    more: maybe(fc.nat(900)),
    currency: fc.constantFrom(...SELECTABLE_CURRENCIES),
  })
  .map(({ low, more, currency }) => ({
    from: low,
    to: more === undefined ? undefined : (low ?? 0) + more,
    currency,
  }))
  .filter(({ from, to }) => from !== undefined || to !== undefined);

const narrowings: fc.Arbitrary<Narrowing> = fc.record({
  type: some(PRODUCT_TYPES),
  interest: some(INTERESTS),
  language: some(['de', 'en', 'pt-BR', 'zh-Hans']),
  days: maybe(days),
  duration: maybe(fc.constantFrom(...DURATIONS)),
  price: maybe(price),
  rating: maybe(fc.constantFrom(...RATINGS)),
  timeOfDay: some(DAY_PARTS),
  freeCancellation: fc.boolean(),
  instant: fc.boolean(),
  sort: fc.constantFrom(...LIST_SORTS),
});

test('What an address says is what was chosen, whatever was chosen, and it says it in our spelling.', () => {
  fc.assert(
    fc.property(narrowings, fc.nat(50), (narrowing, page) => {
      const query = narrowingQuery(narrowing, page);
      expect(read(query)).toEqual(narrowing);
      expect(isOurSpelling(new URLSearchParams(query), narrowing, page)).toBe(true);
    }),
  );
});

test('Nothing in an address breaks a list, and what is read of it is written and read the same again.', () => {
  const names = screens.find(({ name }) => name === 'toursAndActivities')?.query ?? [];
  const junk = fc.array(
    fc.tuple(fc.constantFrom(...names), fc.oneof(fc.string(), fc.constantFrom('-1', 'air,air', '3'))),
  );
  fc.assert(
    fc.property(junk, (pairs) => {
      const once = readNarrowing(new URLSearchParams(pairs), 'EUR');
      expect(read(narrowingQuery(once))).toEqual(once);
    }),
  );
});

test('An address can be read by people, and of a list that nobody has narrowed it is the path alone.', () => {
  expect(narrowingQuery(notNarrowed)).toBe('');
  expect(narrowingQuery({ ...notNarrowed, interest: ['wine', 'water'] }, 1)).toBe(
    '?interest=wine,water&page=2',
  );
});

test('A form without scripts says the same in its own way: a name for each box, and what is empty too.', () => {
  const query = new URLSearchParams(
    'interest=water&interest=wine&dateFrom=&dateTo=&priceFrom=20&priceTo=&sort=none',
  );
  const narrowing = readNarrowing(query, 'GBP');
  expect(narrowing).toEqual({
    ...notNarrowed,
    interest: ['water', 'wine'],
    price: { from: 20, currency: 'GBP' },
  });
  expect(isOurSpelling(query, narrowing, 0)).toBe(false);
});

test('One day alone is that day, and what stands the wrong way round is turned.', () => {
  expect(read('dateFrom=2027-05-14').days).toEqual({ from: '2027-05-14', to: '2027-05-14', party: 1 });
  expect(read('dateFrom=2027-05-14&dateTo=2027-05-10&party=400').days).toEqual({
    ...{ from: '2027-05-10', to: '2027-05-14', party: 99 },
  });
  expect(read('priceFrom=90&priceTo=20&priceIn=JPY').price).toEqual({ from: 20, to: 90, currency: 'JPY' });
});

test('What no list can be narrowed by is passed over: another day of February, half a star, nobody’s language.', () => {
  const junk =
    'interest=whales&language=%00&dateFrom=2027-02-30&rating=2.5&duration=7-9&priceTo=-5&sort=random';
  expect(read(junk)).toEqual(notNarrowed);
});

test('The parameters of lists reach the server, in the order in which they are written.', () => {
  const everything: Narrowing = {
    ...{
      type: ['tours'],
      interest: ['wine'],
      language: ['en'],
      timeOfDay: ['morning'],
      rating: 4,
      sort: 'low',
    },
    ...{ freeCancellation: true, instant: true, duration: DURATIONS[0] },
    days: { from: localDate('2027-05-14'), to: localDate('2027-05-18'), party: 2 },
    price: { from: 1, to: 2, currency: 'EUR' },
  };
  const written = [...new URLSearchParams(narrowingQuery(everything, 1)).keys()];
  const queryOf = (screen: string) => screens.find(({ name }) => name === screen)?.query;
  expect(queryOf('toursAndActivities')).toEqual(written);
  expect(queryOf('list')).toEqual(written.filter((name) => name !== 'type'));
});
