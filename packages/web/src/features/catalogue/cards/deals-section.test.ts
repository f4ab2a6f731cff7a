import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { expect, test } from 'vitest';
import { dealsBesideList, dealsOf } from './deals-section.tsx';

const foundTours = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    tourId: String(index),
    languages: ['en'],
    promoSavings: null,
  })) as unknown as TourSummary[];

test('Deals are shown if two to six trips were found', () => {
  const dealCounts = [0, 1, 2, 3, 6, 7].map((count) => dealsOf(foundTours(count), 'another').length);
  expect(dealCounts).toEqual([0, 0, 2, 3, 6, 0]);
});

test('The viewed trip is not among its deals', () => {
  const ids = dealsOf(foundTours(6), '2').map(({ tourId }) => tourId);
  expect(ids).toEqual(['0', '1', '3', '4', '5']);
  expect(dealsOf(foundTours(2), '1').map(({ tourId }) => tourId)).toEqual(['0']);
});

test('Reduced trips alone are deals; a single one stands among the others', () => {
  const reducedAt = (...at: number[]) =>
    foundTours(5).map((tour, index) => ({ ...tour, promoSavings: at.includes(index) ? 20 : null }));
  const idsOf = (tours: TourSummary[]) => dealsOf(tours, '0').map(({ tourId }) => tourId);
  expect(idsOf(reducedAt(2, 4))).toEqual(['2', '4']);
  expect(idsOf(reducedAt(0, 2))).toEqual(['1', '2', '3', '4']);
});

test('A deal card contains only the data that it shows', () => {
  expect(dealsOf(foundTours(2), 'another')[0]).not.toHaveProperty('languages');
});

test('Beside a list of one product type are at most six products of other types, from the unfiltered list of the place', async () => {
  const kinds = ['shows', 'tours', 'shows', 'tours', 'transfers', 'tours', 'tours', 'tours', 'tours'];
  const requests: unknown[] = [];
  const list = async (input: object) => {
    requests.push(input);
    const tourSummaryList = kinds.map((productType, at) => ({
      ...{ tourId: String(at), productType, promoSavings: null },
    }));
    return { _embedded: { tourSummaryList } };
  };
  const page = { api: { tours: { list } }, currency: 'EUR' } as unknown as Parameters<
    typeof dealsBesideList
  >[0];
  const deals = await dealsBesideList(page, { location: 'rome', productType: 'shows' });
  expect(deals.map(({ tourId }) => tourId)).toEqual(['1', '3', '4', '5', '6', '7']);
  expect(requests).toEqual([{ location: 'rome', currency: 'EUR', page: 0, size: 24 }]);
});
