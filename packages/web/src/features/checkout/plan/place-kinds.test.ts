import { expect, test } from 'vitest';
import { placeFields, placeText } from './place-kinds.ts';

const asked = (of: 'start' | 'end', kind?: string) =>
  placeFields(of, kind === undefined ? {} : { [`${of}.kind`]: kind }).map(({ name, isRequired }) =>
    isRequired ? name : `(${name})`,
  );

test('Of a hotel name and address are asked, of an airport the flight and its time, of a ship its pier: nothing else', () => {
  expect(asked('start')).toEqual(['(start.kind)', 'start.title']);
  expect(asked('start', 'hotel')).toEqual(['(start.kind)', 'start.hotelName', 'start.address']);
  expect(asked('end', 'airport')).toEqual(['(end.kind)', 'end.airport', 'end.flightNumber', 'end.localTime']);
  expect(asked('start', 'ship')).toEqual([
    '(start.kind)',
    'start.shipName',
    '(start.terminal)',
    '(start.allAboard)',
  ]);
});

test('Who is fetched lands, who is taken there takes off', () => {
  const labelOf = (of: 'start' | 'end') => placeFields(of, { [`${of}.kind`]: 'airport' }).at(-1)?.label;
  expect([labelOf('start'), labelOf('end')]).toEqual([{ key: 'ride.landing' }, { key: 'ride.takeOff' }]);
});

test('Only what was said of the chosen kind is sent, in one line', () => {
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
