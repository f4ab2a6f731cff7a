import { rideRequest } from '@ashore/core/contract/ride-request.ts';
import { expect, test } from 'vitest';
import { noRide, type RideValues, rideOf, rideProblems } from './check-ride.ts';

const hotel: RideValues = { ...noRide, kind: 'hotel', hotelName: ' Casa  do Rio ', address: 'Rua 1, Lisboa' };
const airport: RideValues = {
  ...noRide,
  kind: 'airport',
  direction: 'both',
  airport: 'Lisbon',
  flightNumber: 'TP 571',
  localTime: '14:05',
};
const ship: RideValues = { ...noRide, kind: 'ship', direction: 'from-end', shipName: 'Aurora' };

test('Nobody who wants no ride is asked for anything, whatever was typed before', () => {
  const left = { ...hotel, kind: 'none' as const, hotelName: 'x'.repeat(500) };
  expect([rideProblems(left), rideOf(left)]).toEqual([{}, null]);
});

test('Each kind asks for what a driver must know of it, and for nothing of the others', () => {
  const asked = (kind: RideValues['kind']) => Object.keys(rideProblems({ ...noRide, kind }));
  expect(asked('hotel')).toEqual(['hotelName', 'address']);
  expect(asked('airport')).toEqual(['airport', 'flightNumber', 'localTime']);
  expect(asked('ship')).toEqual(['shipName']);
});

test('What is complete here is what the server takes, and cleaned as the server cleans it', () => {
  for (const values of [hotel, airport, ship, { ...ship, terminal: 'Pier 3', allAboard: '17:30' }]) {
    const ride = rideOf(values);
    expect(rideRequest.parse(ride)).toEqual(ride);
  }
  expect(rideOf(hotel)).toMatchObject({ hotelName: 'Casa do Rio' });
  expect(rideOf(ship)).toMatchObject({ terminal: '', allAboard: null });
});

test('What the server would refuse is said here first', () => {
  const wrong: RideValues[] = [
    { ...hotel, hotelName: '  ' },
    { ...hotel, address: 'x'.repeat(201) },
    { ...airport, flightNumber: 'A' },
    { ...airport, localTime: '25:00' },
    { ...ship, allAboard: 'five' },
  ];
  for (const values of wrong) {
    expect(Object.keys(rideProblems(values))).toHaveLength(1);
    expect(rideOf(values)).toBeNull();
  }
  expect(rideProblems(wrong[1] ?? noRide)).toEqual({ address: 'tooLong' });
});

test('The number of a card is no address: it is said before it is sent anywhere', () => {
  const values = { ...hotel, address: '4242 4242 4242 4242' };
  expect([rideProblems(values), rideOf(values)]).toEqual([{ address: 'card' }, null]);
});
