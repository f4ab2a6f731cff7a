import { expect, test } from 'vitest';
import { placeFields, placeText } from './place-fields.ts';

const fieldsAt = (of: 'start' | 'end', kind?: string) =>
  placeFields(of, kind === undefined ? {} : { [`${of}.kind`]: kind }).map(({ name, isRequired }) =>
    isRequired ? name : `(${name})`,
  );

test('A hotel needs its name and address, an airport its flight and time, and a ship only its name', () => {
  expect(fieldsAt('start')).toEqual(['(start.kind)', 'start.title']);
  expect(fieldsAt('start', 'hotel')).toEqual(['(start.kind)', 'start.hotelName', 'start.address']);
  expect(fieldsAt('end', 'airport')).toEqual([
    '(end.kind)',
    'end.airport',
    'end.flightNumber',
    'end.localTime',
  ]);
  expect(fieldsAt('start', 'ship')).toEqual([
    '(start.kind)',
    'start.shipName',
    '(start.terminal)',
    '(start.allAboard)',
  ]);
});

test('A pickup at an airport asks for the landing, and a drop-off for the take-off', () => {
  const labelOf = (of: 'start' | 'end') => placeFields(of, { [`${of}.kind`]: 'airport' }).at(-1)?.label;
  expect([labelOf('start'), labelOf('end')]).toEqual([
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
  expect(placeText('start', values)).toBe('Aurora, 17:30');
  expect(placeText('start', { ...values, 'start.kind': '' })).toBe('Station');
});
