import type { SpokenFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { expect, test } from 'vitest';
import { listOfSentence } from './list-of-sentence.ts';

test('A query of filters alone is a list of everything, unless the list has no such filter', () => {
  const of = (...filters: SpokenFilter['filter'][]) =>
    listOfSentence(
      filters.map((filter) => ({ filter })),
      'EUR',
    );
  expect(
    of(
      { kind: 'days', from: '2026-12-05', to: '2026-12-06' },
      { kind: 'party', travellers: 4, ages: [] },
      { kind: 'price', to: 70.5, isForAll: false },
      { kind: 'requirement', requirement: 'dogs' },
    ),
  ).toBe(
    '/toursAndActivities?dateFrom=2026-12-05&dateTo=2026-12-06&party=4&priceTo=71&priceIn=EUR&requirement=dogs',
  );
  expect(of({ kind: 'duration', to: 60 })).toBe('/toursAndActivities?duration=0-60');
  expect(of({ kind: 'duration', to: 100 })).toBeUndefined();
  expect(of({ kind: 'price', to: 300, currency: 'CNY', isForAll: false })).toBeUndefined();
});
