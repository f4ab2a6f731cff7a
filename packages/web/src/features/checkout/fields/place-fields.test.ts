import { expect, test } from 'vitest';
import { type PlaceRole, placeFields, placeText } from './place-fields.ts';

const fieldsAt = (role: PlaceRole, kind?: string) =>
  placeFields(role, kind === undefined ? {} : { 'start.kind': kind, 'end.kind': kind }).map(
    ({ name, isRequired }) => (isRequired ? name : `(${name})`),
  );

test('A hotel needs its name and address, an airport its flight and time, and a ship only its name', () => {
  expect(fieldsAt('pickup')).toEqual(['(start.kind)', 'start.title']);
  expect(fieldsAt('pickup', 'hotel')).toEqual(['(start.kind)', 'start.hotelName', 'start.address']);
  expect(fieldsAt('dropoff', 'airport')).toEqual([
    '(end.kind)',
    'end.airport',
    'end.flightNumber',
    'end.localTime',
  ]);
  expect(fieldsAt('pickup', 'ship')).toEqual([
    '(start.kind)',
    'start.shipName',
    '(start.terminal)',
    '(start.allAboard)',
  ]);
});

test('A pickup at an airport asks for the landing, and a drop-off for the take-off', () => {
  const labelOf = (role: PlaceRole) =>
    placeFields(role, { 'start.kind': 'airport', 'end.kind': 'airport' }).at(-1)?.label;
  expect([labelOf('pickup'), labelOf('dropoff')]).toEqual([
    { key: 'transfer.landing' },
    { key: 'transfer.takeOff' },
  ]);
});

test('Only the details of the chosen kind are sent, in one line', () => {
  const values = {
    'start.kind': 'ship',
    'start.title': 'Station',
    'start.shipName': 'Aurora',
    'start.terminal': '',
    'start.allAboard': '17:30',
  };
  expect(placeText('pickup', values)).toBe('Aurora, 17:30');
  expect(placeText('pickup', { ...values, 'start.kind': '' })).toBe('Station');
});
