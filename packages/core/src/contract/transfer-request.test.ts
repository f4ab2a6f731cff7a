import { expect, test } from 'vitest';
import { transferRequest } from './transfer-request.ts';
import { TRANSFER_DIRECTIONS, TRANSFER_LENGTHS } from './values/transfer.ts';

const [direction] = TRANSFER_DIRECTIONS;
const hotel = { kind: 'hotel', direction, hotelName: 'Hotel Cais', address: 'Quay 1' };
const airport = { kind: 'airport', direction, airport: 'Lisbon', flightNumber: 'TP 571', localTime: '10:30' };
const ship = { kind: 'ship', direction, shipName: 'Aurora', terminal: 'Alcântara', allAboard: '17:30' };

const reads = (request: object) => transferRequest.safeParse(request).success;

test('A hotel, an airport and a ship each have the fields that a driver must know', () => {
  expect([hotel, airport, ship].map(reads)).toEqual([true, true, true]);
  expect(transferRequest.parse({ ...hotel, flightNumber: 'TP 571' })).toEqual(hotel);
});

test.each([
  ...Object.keys(hotel).map((field) => [hotel, field] as const),
  ...Object.keys(airport).map((field) => [airport, field] as const),
  ...Object.keys(ship).map((field) => [ship, field] as const),
])('%o is refused without a valid %s', (request, field) => {
  expect(reads({ ...request, [field]: undefined })).toBe(false);
  expect(reads({ ...request, [field]: 7 })).toBe(false);
});

test('The time to be back on board may be unknown, but not the time of a flight', () => {
  expect(reads({ ...ship, allAboard: null })).toBe(true);
  expect(reads({ ...airport, localTime: null })).toBe(false);
});

test.each(['24:00', '9:30', '10:30:00', '10:60', '10.30', ''])('%j is not a valid time', (time) => {
  expect(reads({ ...airport, localTime: time })).toBe(false);
  expect(reads({ ...ship, allAboard: time })).toBe(false);
});

test('Only hotels, airports and ships are accepted, and only the known directions', () => {
  expect(reads({ ...hotel, kind: 'train' })).toBe(false);
  expect(reads({ ...hotel, direction: 'sideways' })).toBe(false);
  for (const either of TRANSFER_DIRECTIONS) expect(reads({ ...hotel, direction: either })).toBe(true);
});

test('A line has a maximum length, is not blank, and has no line breaks', () => {
  const [, most] = TRANSFER_LENGTHS.hotelName;
  expect(reads({ ...hotel, hotelName: 'x'.repeat(most) })).toBe(true);
  expect(reads({ ...hotel, hotelName: 'x'.repeat(most + 1) })).toBe(false);
  expect(reads({ ...hotel, hotelName: '   ' })).toBe(false);
  expect(transferRequest.parse({ ...hotel, hotelName: '  Hotel \n Cais ' })).toMatchObject({
    hotelName: 'Hotel Cais',
  });
});
