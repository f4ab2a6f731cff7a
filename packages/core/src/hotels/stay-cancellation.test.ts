import { expect, test } from 'vitest';
import { localDate } from '../time/local-date-time.ts';
import {
  type CancellationTiers,
  cancellationSteps,
  cancellationTiers,
  chargeOf,
  freeUntil,
} from './stay-cancellation.ts';

const room = {
  totalMinor: 65_601,
  nightsMinor: [16_400, 16_400, 16_400, 16_401],
  conversion: { to: 'EUR', rate: '1' },
  from: 'EUR',
} as const;
const usual: CancellationTiers = [
  { until: { days: 7, time: '18:00' }, charge: { kind: 'none' } },
  { until: { days: 2, time: '18:00' }, charge: { kind: 'nights', nights: 1 } },
  { until: null, charge: { kind: 'percent', percent: 100 } },
];
const clock = (now: string, arrival = '2027-05-14', timeZone = 'Europe/Lisbon') => ({
  arrival: localDate(arrival),
  timeZone,
  now: new Date(now),
});
const stepsAt = (now: string, tiers = usual) =>
  cancellationSteps(tiers, room, clock(now)).map(({ until, chargeMinor }) => [
    until?.toISOString() ?? null,
    chargeMinor,
  ]);

test('Tiers become instants of the hotel’s clock and amounts', () => {
  expect(stepsAt('2027-03-01T00:00:00Z')).toEqual([
    ['2027-05-07T17:00:00.000Z', 0],
    ['2027-05-12T17:00:00.000Z', 16_400],
    [null, 65_601],
  ]);
});

test('A deadline that has passed is not promised, not even at its very instant', () => {
  expect(stepsAt('2027-05-07T16:59:59Z')[0]).toEqual(['2027-05-07T17:00:00.000Z', 0]);
  expect(stepsAt('2027-05-07T17:00:00Z')).toEqual([
    ['2027-05-12T17:00:00.000Z', 16_400],
    [null, 65_601],
  ]);
  expect(stepsAt('2027-05-13T00:00:00Z')).toEqual([[null, 65_601]]);
});

test('Neighbours with the same charge are one step', () => {
  const tiers: CancellationTiers = [
    { until: { days: 7, time: '18:00' }, charge: { kind: 'nights', nights: 9 } },
    { until: null, charge: { kind: 'percent', percent: 100 } },
  ];
  expect(stepsAt('2027-03-01T00:00:00Z', tiers)).toEqual([[null, 65_601]]);
});

test.each([
  // 02:30 is missing in Lisbon on 28 March 2027 between 01:00 and 02:00; 01:30 is the missing one there.
  [
    'a time that the clocks skip passes when they have changed',
    '2027-03-29',
    '01:30',
    '2027-03-28T01:00:00.000Z',
  ],
  // 01:30 occurs twice on 31 October 2027; the later one is in winter time.
  ['a time that occurs twice passes the second time', '2027-11-01', '01:30', '2027-10-31T01:30:00.000Z'],
  ['a time on the day of a leap year', '2028-03-01', '18:00', '2028-02-29T18:00:00.000Z'],
])('%s', (_, arrival, time, expected) => {
  const tiers: CancellationTiers = [
    { until: { days: 1, time }, charge: { kind: 'none' } },
    { until: null, charge: { kind: 'percent', percent: 100 } },
  ];
  const [first] = cancellationSteps(tiers, room, clock('2027-01-01T00:00:00Z', arrival));
  expect(first?.until?.toISOString()).toBe(expected);
});

test('A charge is rounded once, is converted if it is fixed, and is never more than the price', () => {
  expect(chargeOf({ kind: 'percent', percent: 50 }, room)).toBe(32_800);
  expect(chargeOf({ kind: 'nights', nights: 2 }, room)).toBe(32_800);
  expect(chargeOf({ kind: 'nights', nights: 30 }, room)).toBe(65_601);
  const inYen = { ...room, conversion: { to: 'EUR', rate: '1', per: '160' }, from: 'JPY' } as const;
  expect(chargeOf({ kind: 'fixed', amountMinor: 8_000 }, inYen)).toBe(5_000);
  expect(chargeOf({ kind: 'fixed', amountMinor: 9_000_000 }, inYen)).toBe(65_601);
});

test('Free until a deadline, until the arrival, or never', () => {
  expect(freeUntil([{ until: null, chargeMinor: 0 }])).toBeNull();
  expect(freeUntil([{ until: null, chargeMinor: 1 }])).toBeUndefined();
  const until = new Date('2027-05-07T17:00:00Z');
  expect(
    freeUntil([
      { until, chargeMinor: 0 },
      { until: null, chargeMinor: 1 },
    ]),
  ).toBe(until);
});

test('Only the last tier runs until the arrival', () => {
  expect(cancellationTiers.safeParse(usual).success).toBe(true);
  expect(cancellationTiers.safeParse(usual.slice(0, 1)).success).toBe(false);
  expect(cancellationTiers.safeParse(usual.toReversed()).success).toBe(false);
});

test('Terms that no hotel has are refused: a deadline a year ahead, a charge above the price, eleven tiers', () => {
  const isValid = (...tiers: unknown[]) =>
    cancellationTiers.safeParse([...tiers, { until: null, charge: { kind: 'none' } }]).success;
  const tierOf = (days: number, charge: object = { kind: 'none' }) => ({
    until: { days, time: '18:00' },
    charge,
  });
  expect([365, 366, -1].map((days) => isValid(tierOf(days)))).toEqual([true, false, false]);
  const ofPercent = (percent: number) => isValid(tierOf(1, { kind: 'percent', percent }));
  expect([1, 100, 0, 101].map(ofPercent)).toEqual([true, true, false, false]);
  const ofNights = (nights: number) => isValid(tierOf(1, { kind: 'nights', nights }));
  expect([1, 30, 0, 31].map(ofNights)).toEqual([true, true, false, false]);
  expect(isValid(tierOf(1, { kind: 'fixed', amountMinor: 0 }))).toBe(false);
  expect([9, 10].map((count) => isValid(...Array<unknown>(count).fill(tierOf(1))))).toEqual([true, false]);
});
