import type { Review } from '@ashore/core/contract/reviews.ts';
import { expect, test } from 'vitest';
import { appendReviews, isFiltered, keyOfFilter, noFilter } from './use-review-list.ts';

const reviews = (...ids: string[]) => ids.map((id) => ({ id }) as Review);

test('A review that a newer one moved to the next page is listed once', () => {
  const first = appendReviews(undefined, { items: reviews('b', 'c'), total: 3 });
  const both = appendReviews(first, { items: reviews('c', 'd'), total: 4 });
  expect(both).toEqual({ items: reviews('b', 'c', 'd'), total: 4 });
});

test('Every combination of filters and sorting has its own key, and sorting alone does not count as a filter', () => {
  const filters = [
    noFilter,
    { ...noFilter, stars: 5 },
    { ...noFilter, language: 'de' as const },
    { ...noFilter, sort: 'lowest' as const },
    { ...noFilter, stars: 5, language: 'de' as const },
  ];
  expect(new Set(filters.map(keyOfFilter)).size).toBe(filters.length);
  expect(filters.map(isFiltered)).toEqual([false, true, true, false, true]);
});
