import type { ListOptions } from '@ashore/core/contract/list-filters.ts';
import { expect, test } from 'vitest';
import { narrowOptions, tells } from './narrow-options.ts';

const filters = {
  type: [
    { id: 'tours', count: 2 },
    { id: 'activities', count: 5 },
    { id: 'shows', count: 0 },
  ],
  interest: [{ id: 'wine', count: 7 }],
  language: [
    { id: 'en', count: 7 },
    { id: 'de', count: 3 },
  ],
  rating: [
    { least: 4.5, count: 0 },
    { least: 4, count: 6 },
  ],
  price: { min: 18, max: 250 },
  freeCancellation: 3,
} as unknown as ListOptions;

test('What would leave nothing is not offered, and what leaves most comes first', () => {
  const { type, rating, language } = narrowOptions(filters, {});
  expect(type).toEqual([
    { value: 'activities', count: 5 },
    { value: 'tours', count: 2 },
  ]);
  expect(rating).toEqual([{ value: 4, count: 6 }]);
  expect(language.map(({ value }) => value)).toEqual(['en', 'de']);
});

test('What is chosen stays to be unchosen, even where nothing has it', () => {
  const chosen = narrowOptions(filters, { type: 'shows', language: 'ja', rating: 4.5, priceTo: 33 });
  expect(chosen.type).toContainEqual({ value: 'shows', count: 0 });
  expect(chosen.language).toContainEqual({ value: 'ja', count: 0 });
  expect(chosen.rating).toContainEqual({ value: 4.5, count: 0 });
  expect(chosen.priceTo.map(({ value }) => value)).toEqual([25, 33, 50, 100]);
});

test('Prices are a few round sums between the lowest and the highest', () => {
  const pricesOf = (min: number, max: number) =>
    narrowOptions({ ...filters, price: { min, max } } as ListOptions, {}).priceTo.map(({ value }) => value);
  expect(pricesOf(18, 250)).toEqual([25, 50, 100]);
  expect(pricesOf(900, 90_000)).toEqual([5_000, 10_000, 25_000, 50_000]);
  expect(pricesOf(48, 59)).toEqual([50]);
  expect(pricesOf(0, 10)).toEqual([]);
});

test('A list that narrows nothing tells nothing', () => {
  const { interest, type, freeCancellation } = narrowOptions(filters, {});
  expect([tells(interest, 7), tells(type, 7), tells(freeCancellation, 7)]).toEqual([false, true, true]);
  expect(tells([{ value: 50 }], 7)).toBe(true);
  expect(tells([], 7)).toBe(false);
});
