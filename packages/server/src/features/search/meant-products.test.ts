import type { Hit, Level } from '@ashore/search/index/index-doc.ts';
import { placed, planOf, topicUnit, word } from '@ashore/search/test-support/small-documents.ts';
import { expect, test } from 'vitest';
import { isMeantBy } from './meant-products.ts';
import type { SearchState } from './search-state.ts';

const resultRows = { countedFactsOf: (id: string) => ({ type: id }) } as unknown as SearchState['resultRows'];
const hit = (id: string, level: Level): Hit => ({
  ...{ id, level, score: 1, isRefused: false, unitsMatched: 1, supplier: 'one' },
});
const isTransferMeant = (plan: ReturnType<typeof planOf>, level: Level = 3) =>
  isMeantBy(plan, { resultRows, asksMore: true, excluded: [], excludedPlaces: [] })(hit('transfers', level));

test('A transfer is meant by a query that speaks of one', () => {
  expect(isTransferMeant(planOf(topicUnit('airport-transfer'), placed('lisbon')))).toBe(true);
  expect(isTransferMeant(planOf(topicUnit('museum'), placed('lisbon')))).toBe(false);
  expect(isTransferMeant(planOf(placed('lisbon')))).toBe(false);
});

test('A transfer is meant by a word of its title, and not by one of its text', () => {
  const plan = planOf(word('heathrow'), placed('london'));
  expect([isTransferMeant(plan, 3), isTransferMeant(plan, 2)]).toEqual([true, false]);
});

test('Anything else is always meant', () => {
  const isMeant = isMeantBy(planOf(word('x')), {
    resultRows,
    asksMore: true,
    excluded: ['museum'],
    excludedPlaces: [],
  });
  expect(isMeant(hit('tours', 1))).toBe(true);
});
