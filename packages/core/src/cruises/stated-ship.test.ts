import { describe, expect, test } from 'vitest';
import type { BookedShip } from '../contract/transfer-request.ts';
import { MESSAGE_LOCALES } from '../locale/locales.ts';
import {
  boardingToJudge,
  countingBoarding,
  isOtherShip,
  isShipName,
  statedOtherwise,
  statedTexts,
} from './stated-ship.ts';

const call: BookedShip = {
  routeId: 'cccccccc-0000-4000-8000-000000000001',
  portId: 'cccccccc-0000-4000-8000-000000000002',
  day: '2037-11-23',
  position: 1,
  shipNames: { en: 'Serena', 'zh-Hans': '宁和号' },
  lineNames: { en: 'Bluebird' },
  portNames: { en: 'Lisbon', de: 'Lissabon' },
  berth: 0,
  berthNames: { en: 'South quay' },
  isTender: false,
  timeZone: 'Europe/Lisbon',
  boardTimeZone: 'Europe/Madrid',
  arrivesAt: '2037-11-23T08:00:00.000Z',
  departsAt: '2037-11-23T18:00:00.000Z',
  allAboardAt: '2037-11-23T17:30:00.000Z',
  lastBoardingAt: '2037-11-23T17:30:00.000Z',
  isFitting: true,
  neededBoardingAt: '2037-11-23T14:30:00.000Z',
};
const counting = (allAboard: string | null, differences: Partial<BookedShip> = {}) =>
  countingBoarding({ ...call, ...differences }, { terminal: '', allAboard });

test('An earlier time that the travellers state counts, and the trip must fit it', () => {
  expect(counting('13:00')).toMatchObject({
    counts: 'stated',
    ship: { lastBoardingAt: '2037-11-23T13:00:00.000Z', isFitting: false },
  });
  expect(counting('14:30')).toMatchObject({ counts: 'stated', ship: { isFitting: true } });
  expect(counting('14:29').ship.isFitting).toBe(false);
});

test('A later time does not count, and never makes a trip fit', () => {
  expect(counting('19:00', { isFitting: false })).toMatchObject({
    counts: 'timetable',
    statedAt: new Date('2037-11-23T19:00:00.000Z'),
    ship: { lastBoardingAt: call.lastBoardingAt, isFitting: false },
  });
  expect(counting('14:30', { isFitting: false }).ship.isFitting).toBe(false);
});

test('Without the earliest boarding of the trip, which older bookings lack, an earlier time takes no promise away', () => {
  const { neededBoardingAt: _, ...older } = call;
  expect(countingBoarding(older, { terminal: '', allAboard: '13:00' }).ship.isFitting).toBe(true);
});

test('What the timetable says too, on the clock of the port or on that of the ship, is not stated otherwise', () => {
  for (const allAboard of ['17:30', '18:30', null])
    expect(counting(allAboard)).toEqual({ counts: 'timetable', statedAt: undefined, ship: call });
  const known = { terminal: '', allAboard: null };
  expect(statedOtherwise(call, { terminal: 'South quay', allAboard: '17:30' })).toEqual(known);
  expect(statedOtherwise(call, { terminal: 'Lissabon', allAboard: null })).toEqual(known);
  const other = { terminal: 'Pier 9', allAboard: '17:00' };
  expect(statedOtherwise(call, other)).toEqual(other);
});

test('At the last tender boat the earlier of boat and stated time counts', () => {
  const lastBoardingAt = '2037-11-23T17:00:00.000Z';
  expect(counting('17:15', { lastBoardingAt }).counts).toBe('timetable');
  expect(counting('16:45', { lastBoardingAt }).counts).toBe('stated');
});

test('A stated time is of the day on which it is nearest to the timetable’s', () => {
  const atMidnight = '2037-11-24T00:30:00.000Z';
  const late = { allAboardAt: atMidnight, lastBoardingAt: atMidnight, boardTimeZone: null };
  expect(counting('23:45', late).statedAt).toEqual(new Date('2037-11-23T23:45:00.000Z'));
  expect(counting('01:00', { boardTimeZone: null })).toMatchObject({
    counts: 'timetable',
    statedAt: new Date('2037-11-24T01:00:00.000Z'),
  });
});

test('Where the sailing ends, and for a time that is none, nothing is judged', () => {
  expect(counting('13:00', { allAboardAt: null, lastBoardingAt: null }).counts).toBe('timetable');
  expect(counting('25:99').statedAt).toBeUndefined();
});

test('A ship is named in any language and case; an empty name is no other ship', () => {
  expect(isShipName(' serena ', call)).toBe(true);
  expect(isShipName('宁和号', call)).toBe(true);
  expect([' ', 'Serena', 'Aurora'].map((shipName) => isOtherShip({ shipName }, call))).toEqual([
    false,
    false,
    true,
  ]);
});

test('A trip from a sailing is judged by the time that counts and by the margin of its call', () => {
  const trip = { ship: call, endsAt: '2037-11-23T13:10:00.000Z' };
  const allAboard = new Date('2037-11-23T13:00:00.000Z');
  expect(boardingToJudge(trip, '13:00')).toEqual({ allAboard, minutesNeeded: 80 });
  for (const later of ['19:00', null, ''])
    expect(boardingToJudge(trip, later)).toMatchObject({ allAboard: new Date('2037-11-23T17:30:00.000Z') });
  for (const without of [
    { ...trip, ship: null },
    { ...trip, endsAt: null },
    { ...trip, ship: { ...call, allAboardAt: null, lastBoardingAt: null } },
  ])
    expect(boardingToJudge(without, '13:00')).toBe('13:00');
});

describe.each(MESSAGE_LOCALES)('In %s', (locale) => {
  test('the text says which value counts and names the other one', () => {
    const { statedCounts, timetableCounts } = statedTexts[locale];
    for (const text of [statedCounts('17:30'), timetableCounts('17:30')]) {
      expect(text).toContain('17:30');
      expect(text).toMatch(/counts|gilt|为准/);
    }
  });
});
