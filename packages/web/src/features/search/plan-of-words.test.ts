import type { SearchResult } from '@ashore/core/contract/search/search.ts';
import type { SpokenFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { foundLodging } from '../../../test-support/found-tours.ts';
import { planOfLinks, planOfWords, withoutWordsOf } from './plan-of-words.ts';

type Understood = NonNullable<SearchResult['understood']>;

const spoken = (filter: SpokenFilter['filter'], words = '', without = ''): Understood[number] => ({
  ...{ filter, words, without },
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
    childrenWithoutAge: 0,
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
  const understood = [
    { ...saturday, without: 'sailing 2 adults and kids 3 and 7' },
    { ...family, without: 'sailing on Saturday' },
  ];
  const without = (part: 'days' | 'travellers') => withoutWordsOf(part, query, { understood, sailings: [] });
  expect(without('days')).toBe('sailing 2 adults and kids 3 and 7');
  expect(without('travellers')).toBe('sailing on Saturday');
  expect(withoutWordsOf('days', 'on Saturday', { understood: [saturday], sailings: [] })).toBe('');
});

test('No comma and no conjunction is left of the words that a choice replaces', () => {
  const tomorrow = spoken({ kind: 'days', from: '2037-05-15', to: '2037-05-15' }, 'tomorrow', 'sailing');
  const replaced = (query: string, ...understood: Understood) =>
    withoutWordsOf('days', query, { understood, sailings: [] });
  expect(replaced('sailing, tomorrow', tomorrow)).toBe('sailing');
  expect(replaced('on Saturday, or Sunday, sailing', saturday, sunday)).toBe('sailing');
  expect(replaced('sailing, on Saturday, or Sunday, Lisbon', saturday, sunday)).toBe('sailing, Lisbon');
  // The words that were understood come later than the same letters.
  const friday = spoken({ kind: 'days', from: '2037-05-15', to: '2037-05-15' }, 'Fri', 'Friday market');
  expect(replaced('Friday market Fri', friday)).toBe('Friday market');
});

test('Of a query that names a ship, the ship stays', () => {
  const four = spoken({ kind: 'party', travellers: 4, ages: [] }, 'for 4', '');
  const found = { understood: [four], sailings: [{ id: 'may' }] as unknown as SearchResult['sailings'] };
  expect(withoutWordsOf('travellers', 'Serena, for 4', found)).toBe('Serena');
});
