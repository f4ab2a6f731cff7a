import type { SearchResult } from '@ashore/core/contract/search/search.ts';
import type { SpokenFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { foundLodging } from '../../../test-support/found-tours.ts';
import { planOfLinks, planOfWords, withoutWordsOf } from './plan-of-words.ts';

type Understood = NonNullable<SearchResult['understood']>;

const spoken = (filter: SpokenFilter['filter'], words = ''): Understood[number] => ({
  ...{ filter, words, without: '' },
});
const saturday = spoken({ kind: 'days', from: '2037-05-16', to: '2037-05-16' }, 'on Saturday');
const sunday = spoken({ kind: 'days', from: '2037-05-17', to: '2037-05-17' }, 'or Sunday');
const family = spoken({ kind: 'party', travellers: 4, ages: [3, 7] }, '2 adults and kids 3 and 7');
const kids = spoken({ kind: 'ages', ages: [3, 7] }, 'with kids 3 and 7');

test('The days and the travellers of a sentence are those of its plan', () => {
  expect(planOfWords({ understood: [saturday, family, sunday] })).toEqual({
    days: { from: '2037-05-16', to: '2037-05-17', party: 4 },
    travellers: { adults: 2, children: [3, 7] },
  });
  expect(planOfWords({ understood: [kids] })).toEqual({
    days: undefined,
    travellers: { adults: 2, children: [3, 7] },
  });
  expect(planOfWords({ understood: [spoken({ kind: 'instant' })] })).toBeUndefined();
});

test('Days on which nothing can be booked are no plan', () => {
  expect(planOfWords({ understood: [{ ...saturday, refused: 'past' }] })).toBeUndefined();
});

test('Of a query for a hotel, the plan is its stay, as far as the words state it', () => {
  const stay = {
    dateFrom: '2037-05-14',
    dateTo: '2037-05-18',
    rooms: '2-7,1',
    isStated: true,
    isRefused: false,
  };
  const planOf = (parts: ('nights' | 'rooms')[]) =>
    planOfWords({ understood: [], lodging: foundLodging([], { stay: { ...stay, spoken: parts } }) });
  expect(planOf(['nights', 'rooms'])).toEqual({
    days: { from: '2037-05-14', to: '2037-05-18', party: 4 },
    travellers: { adults: 3, children: [7] },
  });
  expect(planOf(['nights'])).toEqual({
    days: { from: '2037-05-14', to: '2037-05-18', party: 1 },
    travellers: undefined,
  });
  expect(planOf([])).toBeUndefined();
});

test('Links carry what was chosen before what the words name', () => {
  const plan = planOfWords({ understood: [saturday, family] });
  expect(planOfLinks({}, plan)).toEqual({ ...plan, age: undefined });
  const day = localDate('2037-06-01');
  const days = { from: day, to: day, party: 2 };
  expect(planOfLinks({ days, age: 9 }, plan)).toEqual({ days, age: 9 });
  expect(planOfLinks({ days: { ...days, party: 1 } }, plan)).toEqual({
    days: { ...days, party: 1 },
    age: undefined,
    travellers: plan?.travellers,
  });
});

test('A remembered child without days is a choice: links do not add it to the travellers that the words name', () => {
  const plan = planOfWords({ understood: [saturday, family] });
  expect(planOfLinks({ age: 9 }, planOfWords({ understood: [family] }))).toEqual({ days: undefined, age: 9 });
  expect(planOfLinks({ age: 9 }, plan)).toEqual({ days: { ...plan?.days, party: 1 }, age: 9 });
});

test('What is chosen in a field replaces the words that name it', () => {
  const query = 'sailing on Saturday 2 adults and kids 3 and 7';
  expect(withoutWordsOf('days', query, [saturday, family])).toBe('sailing 2 adults and kids 3 and 7');
  expect(withoutWordsOf('travellers', query, [saturday, family])).toBe('sailing on Saturday');
  expect(withoutWordsOf('days', 'on Saturday', [saturday])).toBe('');
});
