import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { expect, test } from 'vitest';
import { dealsOf } from './deals-of.ts';

const found = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    tourId: String(index),
    languages: ['en'],
  })) as TourSummary[];

test('Deals are shown when there are two to six of them beside the trip itself', () => {
  const shown = [0, 1, 2, 3, 6, 7].map((count) => dealsOf(found(count), 'another').length);
  expect(shown).toEqual([0, 0, 2, 3, 6, 0]);
});

test('The trip one is looking at is not among them', () => {
  const ids = dealsOf(found(6), '2').map(({ tourId }) => tourId);
  expect(ids).toEqual(['0', '1', '3', '4', '5']);
  expect(dealsOf(found(2), '1')).toEqual([]);
});

test('A card carries no more than it shows', () => {
  expect(dealsOf(found(2), 'another')[0]).not.toHaveProperty('languages');
});
