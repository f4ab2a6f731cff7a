import { HOTEL_SORTS } from '@ashore/core/contract/values/hotels.ts';
import { usualStay } from '@ashore/core/contract/values/stay-address.ts';
import { BED_TYPES } from '@ashore/core/hotels/beds.ts';
import { BOARDS } from '@ashore/core/hotels/board.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { screens } from '../../../screens.ts';
import { hotelListInput } from './hotel-calls.ts';
import {
  filterCount,
  type HotelQuery,
  hotelQueryText,
  noHotelFilters,
  rateFilterText,
  readHotelQuery,
} from './hotel-query.ts';

const search = usualStay(localDate('2026-11-30'));
const currency = 'EUR';
const write = (query: HotelQuery, page = 1) =>
  hotelQueryText({ search, isStated: true, query, currency, page });
const read = (text: string) => readHotelQuery(new URLSearchParams(text), currency);

const maybe = (most: number) => fc.option(fc.nat(most), { nil: undefined });
const queries: fc.Arbitrary<HotelQuery> = fc.record({
  stars: fc.subarray([4, 5]),
  boards: fc.subarray([...BOARDS]),
  bed: fc.option(fc.constantFrom(...BED_TYPES), { nil: undefined }),
  amenities: fc.subarray(['outdoor-pool', 'spa', 'wifi']),
  freeCancellation: fc.boolean(),
  payAtHotel: fc.boolean(),
  priceFrom: maybe(900),
  priceTo: maybe(900),
  sight: fc.option(fc.constantFrom('castle', 'tower-of-belem'), { nil: undefined }),
  maxKmToSight: maybe(5),
  maxKmToQuay: maybe(5),
  sort: fc.constantFrom(...HOTEL_SORTS),
});

test('Any filters survive being written to an address and read back', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(read(write(query))).toEqual(query);
    }),
  );
});

test('The usual list has no query, and a chosen one is readable', () => {
  expect(hotelQueryText({ search, isStated: false, query: noHotelFilters, currency })).toBe('');
  expect(write({ ...noHotelFilters, stars: [4, 5], sort: 'price' }, 2)).toBe(
    '?dateFrom=2026-12-01&dateTo=2026-12-03&rooms=2&stars=4,5&sort=price&page=2',
  );
});

test('Nonsense filters nothing, and neither does a price in another currency', () => {
  const nonsense =
    'stars=3,9&bed=hay&board=caviar&amenities=../x&priceFrom=-5&maxKmToSight=400&sort=random&sight=../x';
  expect(read(nonsense)).toEqual(noHotelFilters);
  expect(read('priceFrom=20&priceIn=JPY').priceFrom).toBeUndefined();
  expect(read('priceFrom=20&priceIn=EUR').priceFrom).toBe(20);
});

test('A form without scripts repeats a name for each ticked box', () => {
  expect(read('stars=4&stars=5&amenities=spa&amenities=wifi')).toMatchObject({
    stars: [4, 5],
    amenities: ['spa', 'wifi'],
  });
});

test('A price range is one filter, however many ends it has', () => {
  expect(filterCount({ ...noHotelFilters, priceFrom: 1, priceTo: 2, stars: [5], maxKmToQuay: 2 })).toBe(3);
  expect(filterCount({ ...noHotelFilters, payAtHotel: true })).toBe(1);
  expect(filterCount({ ...noHotelFilters, bed: 'twin' })).toBe(1);
  expect(filterCount({ ...noHotelFilters, sort: 'price' })).toBe(0);
});

test('Every parameter of a list is declared on its screen, in the order in which addresses write it', () => {
  const everything: HotelQuery = {
    ...{ stars: [5], boards: ['breakfast'], bed: 'twin', amenities: ['spa'], sort: 'price' },
    ...{ freeCancellation: true, payAtHotel: true },
    ...{ priceFrom: 1, priceTo: 2, sight: 'castle', maxKmToSight: 1, maxKmToQuay: 2 },
  };
  const guests = { nationality: 'AT', residence: 'DE' };
  const address = hotelQueryText({
    ...{ search: { ...search, guests }, isStated: true, query: everything, currency, page: 2 },
  });
  const written = [...new URLSearchParams(address).keys()];
  expect(screens.find(({ name }) => name === 'hotels')?.query).toEqual(written);
});

test('The call gets adults as a code, ages of children, and no filter that is not chosen', () => {
  const rooms = [{ adults: 2, childrenAges: [7] }];
  const input = hotelListInput(
    { location: 'lisbon', search: { ...search, rooms }, query: noHotelFilters, currency },
    3,
  );
  expect(input).toMatchObject({
    id: 'lisbon',
    page: 3,
    calculatedDateFrom: '2026-12-01',
    calculatedDateTo: '2026-12-03',
    rooms: [{ adultsCode: '2', children: [7] }],
    filters: {
      stars: [],
      boards: [],
      bed: null,
      amenities: [],
      freeCancellation: false,
      payAtHotel: false,
      priceFrom: null,
      maxKmToQuay: null,
    },
  });
});

test('The page of a hotel receives the filters about rates, and reads them as the list wrote them', () => {
  const rates = {
    boards: ['breakfast', 'half-board'],
    bed: 'twin',
    freeCancellation: true,
    payAtHotel: true,
  } as const;
  const written = new URLSearchParams(rateFilterText(rates));
  expect(readHotelQuery(written, currency)).toMatchObject(rates);
  const known = screens.find(({ name }) => name === 'hotel')?.query;
  for (const name of written.keys()) expect(known).toContain(name);
  expect(rateFilterText(noHotelFilters)).toBe('');
});
