import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MAX_ADULTS_OF_ROOM,
  MAX_CHILD_AGE,
  MAX_CHILDREN_OF_ROOM,
  MAX_ROOMS,
} from '../../hotels/room-party.ts';
import { addDays, localDate } from '../../time/local-date-time.ts';
import { withStay } from './product-path.ts';
import { isSameSearch, readRooms, readStay, usualStay } from './stay-address.ts';

const today = localDate('2026-11-30');
const read = (query: string) => readStay(new URLSearchParams(query), today);

const rooms = fc.array(
  fc.record({
    adults: fc.integer({ min: 1, max: MAX_ADULTS_OF_ROOM }),
    childrenAges: fc.array(fc.integer({ min: 0, max: MAX_CHILD_AGE }), { maxLength: MAX_CHILDREN_OF_ROOM }),
  }),
  { minLength: 1, maxLength: MAX_ROOMS },
);

test('Any stay that can be searched for survives being written to an address and read back', () => {
  fc.assert(
    fc.property(rooms, fc.nat(400), fc.integer({ min: 1, max: 30 }), (party, start, nights) => {
      const arrival = addDays(today, start);
      const search = { arrival, departure: addDays(arrival, nights), rooms: party };
      const [, query = ''] = withStay('/hotels/lisbon', search).split('?');
      expect(read(query)).toEqual({ search, ignored: [] });
    }),
  );
});

test('Without a stay in the address it is tomorrow for two nights, one room and two adults', () => {
  expect(read('')).toEqual({
    search: {
      arrival: '2026-12-01',
      departure: '2026-12-03',
      rooms: [{ adults: 2, childrenAges: [] }],
    },
    ignored: [],
  });
  expect(read('dateFrom=2027-05-14&dateTo=').search.departure).toBe('2027-05-16');
});

test('An address is readable', () => {
  const party = [
    { adults: 2, childrenAges: [] },
    { adults: 1, childrenAges: [7, 4] },
  ];
  expect(withStay('/hotels/lisbon', { ...usualStay(today), rooms: party })).toBe(
    '/hotels/lisbon?dateFrom=2026-12-01&dateTo=2026-12-03&rooms=2,1-7-4',
  );
});

test.each([
  ['a day that does not exist', 'dateFrom=2027-02-30&dateTo=2027-03-02', 'dates'],
  ['a departure before the arrival', 'dateFrom=2027-05-18&dateTo=2027-05-14', 'dates'],
  ['no night at all', 'dateFrom=2027-05-14&dateTo=2027-05-14', 'dates'],
  ['400 nights', 'dateFrom=2027-01-01&dateTo=2028-02-05', 'nights'],
  ['a past arrival', 'dateFrom=2026-11-01&dateTo=2026-11-03', 'dates'],
  ['years ahead', 'dateFrom=2029-05-14&dateTo=2029-05-16', 'dates'],
  ['a departure alone', 'dateTo=2027-05-14', 'dates'],
  ['no adult', 'rooms=0', 'rooms'],
  ['a child of 40', 'rooms=2-40', 'rooms'],
  ['99 rooms', `rooms=${Array(99).fill('2').join()}`, 'rooms'],
  ['seven adults in a room', 'rooms=7', 'rooms'],
  ['words', 'rooms=two', 'rooms'],
])('%s in the address is reported, and the usual stay replaces it', (_, query, part) => {
  expect(read(query)).toEqual({ search: usualStay(today), ignored: [part] });
});

test('Where it is still yesterday, a stay may begin yesterday', () => {
  expect(read('dateFrom=2026-11-29&dateTo=2026-12-01').ignored).toEqual([]);
});

test('No text breaks the rooms of an address', () => {
  fc.assert(fc.property(fc.string(), (text) => void readRooms(text)));
});

test('The countries of the guests are kept in the address, both or neither', () => {
  const guests = { nationality: 'AT', residence: 'DE' };
  const search = { ...usualStay(today), guests };
  const [, query = ''] = withStay('/hotels/lisbon', search).split('?');
  expect(query).toContain('nationality=AT&residence=DE');
  expect(read(query)).toEqual({ search, ignored: [] });
  for (const text of [
    'nationality=AT',
    'residence=DE',
    'nationality=at&residence=DE',
    'nationality=AUT&residence=DE',
  ])
    expect(read(text)).toEqual({ search: usualStay(today), ignored: [] });
  expect(isSameSearch(search, { ...search, guests: { ...guests } })).toBe(true);
  expect(isSameSearch(search, { ...search, guests: { ...guests, nationality: 'DE' } })).toBe(false);
  expect(isSameSearch(search, { ...search, guests: { ...guests, residence: 'AT' } })).toBe(false);
  expect(isSameSearch(search, usualStay(today))).toBe(false);
});
