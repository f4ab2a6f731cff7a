import { expect, test } from 'vitest';
import { bestOf } from './best-of.ts';

const trip = (
  tourId: string,
  total: number | null,
  averageRating: number | null = null,
  reviewCount = 9,
) => ({
  ...{ tourId, averageRating, reviewCount },
  day: total === null ? null : { total },
});

const cheapest = (...trips: ReturnType<typeof trip>[]) => [...bestOf(trips).cheapest];
const bestRated = (...trips: ReturnType<typeof trip>[]) => [...bestOf(trips).bestRated];

test('The cheapest is marked, and those that cost as little', () => {
  expect(cheapest(trip('a', 40), trip('b', 30), trip('c', null))).toEqual(['b']);
  expect(cheapest(trip('a', 30), trip('b', 30), trip('c', 40))).toEqual(['a', 'b']);
});

test('Where all cost the same, or nothing can be compared, none is marked', () => {
  expect(cheapest(trip('a', 30), trip('b', 30))).toEqual([]);
  expect(cheapest(trip('a', 30), trip('b', null))).toEqual([]);
  expect(cheapest()).toEqual([]);
});

test('The best rated is marked, unless hardly anybody has rated it', () => {
  expect(bestRated(trip('a', 1, 4.5), trip('b', 1, 4.9), trip('c', 1))).toEqual(['b']);
  expect(bestRated(trip('a', 1, 4.5), trip('b', 1, 5, 2), trip('c', 1, 4))).toEqual(['a']);
});
