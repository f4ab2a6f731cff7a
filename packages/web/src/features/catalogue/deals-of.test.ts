import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { expect, test } from 'vitest';
import { dealsBesideList, dealsOf } from './deals-of.ts';

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

test('Beside a list of one kind stand other kinds of its place, six at most, asked for as everybody asks.', async () => {
  const kinds = ['shows', 'tours', 'shows', 'tours', 'transfers', 'tours', 'tours', 'tours', 'tours'];
  const asked: unknown[] = [];
  const list = async (input: object) => {
    asked.push(input);
    const tourSummaryList = kinds.map((productType, at) => ({ tourId: String(at), productType }));
    return { _embedded: { tourSummaryList } };
  };
  const page = { api: { tours: { list } }, currency: 'EUR' } as unknown as Parameters<
    typeof dealsBesideList
  >[0];
  const deals = await dealsBesideList(page, { location: 'rome', productType: 'shows' });
  expect(deals.map(({ tourId }) => tourId)).toEqual(['1', '3', '4', '5', '6', '7']);
  expect(asked).toEqual([{ location: 'rome', currency: 'EUR', page: 0, size: 24 }]);
});
