import { expect, test } from 'vitest';
import { bestTours } from './comparison-rows.tsx';

const trip = (
  tourId: string,
  total: number | null,
  averageRating: number | null = null,
  reviewCount = 9,
) => ({
  ...{ tourId, averageRating, reviewCount },
  day: total === null ? null : { total },
});

const cheapest = (...trips: ReturnType<typeof trip>[]) => [...bestTours(trips).cheapest];
const bestRated = (...trips: ReturnType<typeof trip>[]) => [...bestTours(trips).bestRated];

test('The cheapest trip is marked, together with all trips at the same price', () => {
  expect(cheapest(trip('a', 40), trip('b', 30), trip('c', null))).toEqual(['b']);
  expect(cheapest(trip('a', 30), trip('b', 30), trip('c', 40))).toEqual(['a', 'b']);
});

test('No trip is marked if all cost the same or fewer than two have a price', () => {
  expect(cheapest(trip('a', 30), trip('b', 30))).toEqual([]);
  expect(cheapest(trip('a', 30), trip('b', null))).toEqual([]);
  expect(cheapest()).toEqual([]);
});

test('The best rated trip is marked, unless it has too few reviews', () => {
  expect(bestRated(trip('a', 1, 4.5), trip('b', 1, 4.9), trip('c', 1))).toEqual(['b']);
  expect(bestRated(trip('a', 1, 4.5), trip('b', 1, 5, 2), trip('c', 1, 4))).toEqual(['a']);
});
