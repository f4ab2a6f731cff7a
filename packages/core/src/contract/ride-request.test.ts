import { expect, test } from 'vitest';
import { RIDE_DIRECTIONS, RIDE_LENGTHS } from './ride-fields.ts';
import { rideRequest } from './ride-request.ts';

const [direction] = RIDE_DIRECTIONS;
const hotel = { kind: 'hotel', direction, hotelName: 'Hotel Cais', address: 'Quay 1' };
const airport = { kind: 'airport', direction, airport: 'Lisbon', flightNumber: 'TP 571', localTime: '10:30' };
const ship = { kind: 'ship', direction, shipName: 'Aurora', terminal: 'Alcântara', allAboard: '17:30' };

const reads = (wish: object) => rideRequest.safeParse(wish).success;

test('A driver is told of a hotel, an airport or a ship what he must know of it.', () => {
  expect([hotel, airport, ship].map(reads)).toEqual([true, true, true]);
  expect(rideRequest.parse({ ...hotel, flightNumber: 'TP 571' })).toEqual(hotel);
});

test.each([
  ...Object.keys(hotel).map((field) => [hotel, field] as const),
  ...Object.keys(airport).map((field) => [airport, field] as const),
  ...Object.keys(ship).map((field) => [ship, field] as const),
])('Of %o nothing may be missing: %s.', (wish, field) => {
  expect(reads({ ...wish, [field]: undefined })).toBe(false);
  expect(reads({ ...wish, [field]: 7 })).toBe(false);
});

test('When everybody must be back may be unknown, when a plane lands may not.', () => {
  expect(reads({ ...ship, allAboard: null })).toBe(true);
  expect(reads({ ...airport, localTime: null })).toBe(false);
});

test.each(['24:00', '9:30', '10:30:00', '10:60', '10.30', ''])('A clock never says %j.', (time) => {
  expect(reads({ ...airport, localTime: time })).toBe(false);
  expect(reads({ ...ship, allAboard: time })).toBe(false);
});

test('Nobody is fetched by train, and there is no third direction.', () => {
  expect(reads({ ...hotel, kind: 'train' })).toBe(false);
  expect(reads({ ...hotel, direction: 'sideways' })).toBe(false);
  for (const either of RIDE_DIRECTIONS) expect(reads({ ...hotel, direction: either })).toBe(true);
});

test('Lines are as long as a driver reads, without what only fills them, and in one line.', () => {
  const [, most] = RIDE_LENGTHS.hotelName;
  expect(reads({ ...hotel, hotelName: 'x'.repeat(most) })).toBe(true);
  expect(reads({ ...hotel, hotelName: 'x'.repeat(most + 1) })).toBe(false);
  expect(reads({ ...hotel, hotelName: '   ' })).toBe(false);
  expect(rideRequest.parse({ ...hotel, hotelName: '  Hotel \n Cais ' })).toMatchObject({
    hotelName: 'Hotel Cais',
  });
});
