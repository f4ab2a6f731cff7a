import { expect, test } from 'vitest';
import { type ShipFit, shipFit, type WayBack } from './ship-fit.ts';

const fitOf = (start: string, end: string, allAboard: string, way: WayBack = {}): ShipFit =>
  shipFit({
    ...way,
    startsAt: new Date(`2037-06-${start}Z`),
    endsAt: new Date(`2037-06-${end}Z`),
    timeZone: 'UTC',
    allAboard,
  });

test.each<[string, string, string, string, WayBack, number, number, ShipFit['fit']]>([
  ['Rome by train', '08:15', '17:10', '19:00', { driveMinutes: 90, riskMinutes: 15 }, 110, 105, 'fits'],
  ['Pompeii', '08:30', '13:30', '18:00', { driveMinutes: 40, riskMinutes: 15 }, 270, 80, 'fits'],
  ['Pompeii in the afternoon', '13:00', '18:00', '18:00', { driveMinutes: 40 }, 0, 65, 'misses'],
  ['Oia by boat', '10:00', '15:00', '17:00', { riskMinutes: 30, isTender: true }, 120, 105, 'fits'],
  ['Bruges', '09:00', '15:30', '16:30', { driveMinutes: 35, riskMinutes: 15 }, 60, 80, 'misses'],
  ['Skageflå', '09:30', '15:00', '16:00', { riskMinutes: 15, isTender: true }, 60, 90, 'misses'],
  ['Montserrat', '08:45', '16:50', '17:30', { driveMinutes: 75, riskMinutes: 15 }, 40, 100, 'misses'],
  ['Paris', '07:45', '17:45', '19:30', { driveMinutes: 165, riskMinutes: 15 }, 105, 145, 'misses'],
  ['Whales', '12:45', '16:45', '20:30', { driveMinutes: 35 }, 225, 65, 'fits'],
  ['Bangkok', '08:00', '17:30', '17:30', { driveMinutes: 120, riskMinutes: 30 }, 0, 135, 'misses'],
])(
  'The margin follows the drive, the risk of the place and the tender: %s',
  (_, start, end, allAboard, way, left, needed, fit) => {
    const result = fitOf(`15T${start}`, `15T${end}`, allAboard, way);
    expect(result).toMatchObject({ minutesLeft: left, minutesNeeded: needed, fit });
  },
);

test('An hour is enough, a minute less is not, and below an hour and a half it is tight', () => {
  const fitWith = (end: string) => fitOf('15T09:00', `15T${end}`, '17:30').fit;
  expect(['16:31', '16:30', '16:01', '16:00'].map(fitWith)).toEqual(['misses', 'tight', 'tight', 'fits']);
  expect(fitWith('16:30:01')).toBe('misses');
});

test('A trip that starts after all aboard misses the ship, unless the ship leaves in the small hours', () => {
  expect(fitOf('15T18:00', '15T20:00', '17:30')).toMatchObject({ fit: 'misses', minutesLeft: -150 });
  expect(fitOf('15T19:00', '15T22:00', '00:30')).toMatchObject({ fit: 'fits', minutesLeft: 150 });
  expect(fitOf('15T19:00', '16T01:00', '23:30')).toMatchObject({ fit: 'misses', minutesLeft: -90 });
  expect(fitOf('15T02:00', '15T03:00', '04:30')).toMatchObject({ minutesLeft: 90 });
});

test('A trip of several days is measured against all aboard on its last day', () => {
  expect(fitOf('15T09:00', '16T15:00', '17:30')).toMatchObject({ fit: 'fits', minutesLeft: 150 });
  // From a whole day on, a trip is one of several days.
  expect(fitOf('15T09:00', '16T09:00', '17:30')).toMatchObject({ minutesLeft: 510 });
  expect(fitOf('15T09:00', '16T08:59', '17:30')).toMatchObject({ fit: 'misses', minutesLeft: -929 });
});

test('All aboard is on the clock of the place', () => {
  const { allAboardAt } = shipFit({
    startsAt: new Date('2037-06-15T16:00:00Z'),
    endsAt: new Date('2037-06-15T19:00:00Z'),
    timeZone: 'America/Juneau',
    allAboard: '20:30',
  });
  expect(allAboardAt.toISOString()).toBe('2037-06-16T04:30:00.000Z');
});
