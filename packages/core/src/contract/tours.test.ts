import { expect, test } from 'vitest';
import { tourDetails } from './tour-details.ts';
import { featuredTours, listTours, showTour } from './tours.ts';

const readList = (query: object) => listTours['~orpc'].inputSchema?.safeParse(query);
const readShow = (input: object) => showTour['~orpc'].inputSchema?.safeParse(input);

test('A list of tours starts at its first page and may be limited to a place', () => {
  expect(readList({})?.data).toEqual({ page: 0, size: 24, currency: 'EUR', party: 1, sort: 'none' });
  expect(readList({ page: '2', size: '100', location: 'r0mata9n' })?.data).toMatchObject({
    page: 2,
    size: 100,
    location: 'r0mata9n',
  });
});

test('A list of tours may be filtered by some of the twelve interests, and by no other value', () => {
  expect(readList({ interest: 'wine' })?.data).toMatchObject({ interest: ['wine'] });
  for (const interest of ['whales', '', "wine'"]) expect(readList({ interest })?.success).toBe(false);
});

test('A page of tours links to the next page', () => {
  const page = {
    _embedded: { tourSummaryList: [] },
    _links: { next: { href: '/api/tours?page=1' } },
    page: { number: 0, size: 24, totalElements: 30, totalPages: 2 },
    filters: {
      unfiltered: 30,
      ...{ place: [{ id: 'rome', name: 'Rome', count: 30 }] },
      ...{ type: [], interest: [{ id: 'wine', count: 30 }], language: [{ id: 'en', count: 30 }] },
      ...{
        duration: [{ from: 0, to: null, count: 30 }],
        rating: [{ least: 4.5, count: 3 }],
        timeOfDay: [],
        requirement: [],
        age: [],
      },
      ...{ freeCancellation: 12, instant: 30 },
      price: { min: 0, max: 10_000, histogram: Array<number>(20).fill(0), from: null, to: null },
    },
  };
  expect(listTours['~orpc'].outputSchema?.parse(page)).toEqual(page);
});

test('Excessive sizes, negative pages and impossible places are refused', () => {
  for (const query of [{ size: '1e9' }, { size: '101' }, { page: '-1' }, { location: "'; drop" }]) {
    expect(readList(query)?.success).toBe(false);
  }
});

test('A product is requested by its type and either form of its id', () => {
  const ids = ['k4y4k0ab', '0193a1c2-7b5e-7c3a-9f10-2b4d6e8fa0c1'];
  for (const id of ids) expect(readShow({ productType: 'tours', id })?.success).toBe(true);
  expect(readShow({ productType: 'spaceships', id: ids[0] })?.success).toBe(false);
  expect(readShow({ productType: 'tours', id: 'harbour-by-kayak' })?.success).toBe(false);
});

test('A place lies on the globe', () => {
  const { latitude, longitude } = tourDetails.shape;
  const accepts = (north: number, east: number) =>
    latitude.safeParse(north).success && longitude.safeParse(east).success;
  expect([accepts(90, 180), accepts(-90, -180)]).toEqual([true, true]);
  expect([accepts(90.1, 0), accepts(-90.1, 0), accepts(0, 180.1), accepts(0, -180.1)]).toEqual(
    Array(4).fill(false),
  );
});

const read = (query: object) => featuredTours['~orpc'].inputSchema?.safeParse(query);

test('By default, twelve featured tours are returned, with prices in euros', () => {
  expect(read({})?.data).toEqual({ currency: 'EUR', size: 12 });
  expect(read({ currency: 'JPY', size: '40' })?.data).toEqual({ currency: 'JPY', size: 40 });
});

test('The language is not an input, so no query can contradict the header', () => {
  expect(read({ locale: 'de' })?.data).not.toHaveProperty('locale');
});

test('Featured tours are returned as a list of summaries under the specified name', () => {
  const empty = { _embedded: { tourSummaryList: [] }, _links: {} };
  expect(featuredTours['~orpc'].outputSchema?.parse(empty)).toEqual(empty);
});
