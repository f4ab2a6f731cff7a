import { expect, test } from 'vitest';
import { testRequirements } from '../../../../test-support/checkout-requirements.ts';
import { type PlaceRole, placeFields, placeGroups, placeText } from './place-fields.ts';
import type { Requirements } from './requirements.ts';

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

const place = { id: 'station', title: 'Station' } as Requirements['pickupPlaces'][number];
const groupsOf = (parts: Partial<Requirements>) =>
  placeGroups(testRequirements(parts), {}).map(({ name, fields }) => [
    name,
    ...fields.map((field) => `${field.name}${field.noneLabel ? ' or none' : ''}`),
  ]);

test('Travellers choose among the places of a product, and type one only where it has none', () => {
  expect(groupsOf({})).toEqual([]);
  const required = { startingPointEntryRequired: true, dropOffPointEntryRequired: true };
  expect(groupsOf(required)).toEqual([
    ['start', 'start.kind', 'start.title'],
    ['end', 'end.kind', 'end.title'],
  ]);
  const places = { pickupPlaces: [place], dropoffPlaces: [place] };
  expect(groupsOf({ ...required, ...places })).toEqual([
    ['start', 'start.place'],
    ['end', 'end.place'],
  ]);
});

test('A pick-up that is not required may be declined, a drop-off is left out', () => {
  expect(groupsOf({ pickupPlaces: [place], dropoffPlaces: [place] })).toEqual([
    ['start', 'start.place or none'],
    ['end', 'end.place'],
  ]);
});
