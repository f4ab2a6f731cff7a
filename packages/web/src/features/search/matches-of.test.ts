import type { SearchResult } from '@ashore/core/contract/search.ts';
import { expect, test } from 'vitest';
import { matchesOf } from './matches-of.ts';

function answer(given: number, tourCount: number, leftCount?: number) {
  const tours = Array.from({ length: given }, (_, tourId) => ({ summary: { tourId } }));
  const { matches, near } = matchesOf({ tours, tourCount, leftCount } as unknown as SearchResult);
  return [matches.length, near.length];
}

test('What fills an answer up is told apart from what answers', () => {
  expect(answer(24, 1)).toEqual([1, 8]);
  expect(answer(5, 3)).toEqual([3, 2]);
  expect(answer(3, 57, 3)).toEqual([3, 0]);
});

test('Where enough answer, nothing else is shown', () => {
  expect(answer(24, 8)).toEqual([8, 0]);
  expect(answer(24, 53)).toEqual([24, 0]);
});
