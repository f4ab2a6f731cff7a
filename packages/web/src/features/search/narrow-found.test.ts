import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { expect, test } from 'vitest';
import { narrowFound } from './narrow-found.ts';
import { readNarrowing } from './narrowing.ts';

function tour(tourName: string, more: Partial<TourSummary>): TourSummary {
  const plain = {
    productType: 'tours',
    categories: [],
    languages: ['en'],
    basePrice: 40,
    averageRating: null,
  };
  return { ...plain, tourName, ...more } as unknown as TourSummary;
}

const wine = { id: 'wine', title: 'Wine' } as const;
const water = { id: 'water', title: 'Water' } as const;
const given = [
  tour('sail', { categories: [water], languages: ['en', 'de'], basePrice: 48.5, averageRating: 4.8 }),
  tour('tasting', { categories: [wine], productType: 'activities', basePrice: 90, averageRating: 4.2 }),
  tour('cruise with wine', { categories: [water, wine], basePrice: 240 }),
];

function names(address: string): string[] {
  return narrowFound(given, readNarrowing(new URLSearchParams(address))).tours.map(
    ({ tourName }) => tourName,
  );
}

function options(address: string) {
  return narrowFound(given, readNarrowing(new URLSearchParams(address))).options;
}

test('What is chosen narrows what was given, and stays in its order', () => {
  expect(names('')).toEqual(['sail', 'tasting', 'cruise with wine']);
  expect(names('interest=wine')).toEqual(['tasting', 'cruise with wine']);
  expect(names('interest=wine&type=tours')).toEqual(['cruise with wine']);
  expect(names('language=de')).toEqual(['sail']);
  expect(names('priceTo=90')).toEqual(['sail', 'tasting']);
  expect(names('rating=4.5')).toEqual(['sail']);
});

test('Each group is counted under the others, as if nothing were chosen in itself', () => {
  const { interest, type } = options('interest=wine');
  expect(interest).toEqual([
    { value: 'wine', count: 2 },
    { value: 'water', count: 2 },
  ]);
  expect(type).toEqual([
    { value: 'activities', count: 1 },
    { value: 'tours', count: 1 },
  ]);
});

test('What is chosen stays to be unchosen, even where nothing has it', () => {
  expect(options('interest=nature').interest).toContainEqual({ value: 'nature', count: 0 });
  expect(options('priceTo=33').priceTo).toContainEqual({ value: 33, count: 0 });
});

test('Prices are round sums that leave something out, ratings those that somebody has', () => {
  expect(options('').priceTo).toEqual([
    { value: 50, count: 1 },
    { value: 100, count: 2 },
  ]);
  expect(options('').rating).toEqual([
    { value: 4.5, count: 1 },
    { value: 4, count: 2 },
    { value: 3.5, count: 2 },
  ]);
  expect(narrowFound([], {}).options.priceTo).toEqual([]);
});

test('What nobody can choose narrows nothing', () => {
  for (const address of [
    'type=boats',
    'interest=x',
    'language=%3Cb%3E',
    'priceTo=-1',
    'priceTo=1e9',
    'rating=9',
    'rating=0',
  ])
    expect(names(address), address).toHaveLength(3);
});
