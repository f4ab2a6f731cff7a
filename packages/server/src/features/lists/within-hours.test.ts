import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { columnsWith, manyFacts } from '../../../test-support/lists/list-facts.ts';
import { hoursOf } from './index/facets.ts';
import { type WantedHours, withinHours } from './within-hours.ts';

const time = (text: string) => localTime(text);
type Rule = { readonly startTimes?: readonly string[]; readonly open?: readonly [string, string] };

const product = (rules: readonly Rule[], durationMinutes: number | null) => ({
  durationMinutes,
  options: [
    {
      durationMinutes: null,
      timetable: {
        rules: rules.map(({ startTimes = [], open }) => ({
          startTimes: startTimes.map(time),
          ...(open && { open: { opens: time(open[0]), closes: time(open[1]) } }),
        })),
        exceptions: [],
      },
    },
  ],
});

/** Whether a product with these hours is left. */
function isLeft(rules: readonly Rule[], durationMinutes: number | null, wanted: WantedHours) {
  const hours = hoursOf(product(rules, durationMinutes));
  const columns = { facets: { hours: { values: [hours] } }, codes: () => new Uint32Array([0]) };
  return withinHours(columns as unknown as Parameters<typeof withinHours>[0], wanted)?.(0);
}

const by = (backBy: string) => ({ backBy: time(backBy) });
const before = (startBefore: string) => ({ startBefore: time(startBefore) });
const from = (startFrom: string) => ({ startFrom: time(startFrom) });

test('A trip is left if one of its starts ends at the wanted time or before it', () => {
  const twice = [{ startTimes: ['09:00', '14:00'] }];
  expect(isLeft(twice, 180, by('17:00'))).toBe(true);
  expect(isLeft(twice, 180, by('12:00'))).toBe(true);
  expect(isLeft(twice, 180, by('11:59'))).toBe(false);
  expect(isLeft(twice, 1_500, by('23:59'))).toBe(false);
  expect(isLeft([{ startTimes: ['22:30'] }], 120, by('23:59'))).toBe(false);
});

test('A trip of unknown length is not promised to be over', () => {
  expect(isLeft([{ startTimes: ['09:00'] }], null, by('23:00'))).toBe(false);
  expect(isLeft([{ startTimes: ['09:00'] }], null, from('09:00'))).toBe(true);
});

test('The length of an option counts before that of the product', () => {
  const [option] = product([{ startTimes: ['09:00'] }], 60).options;
  expect(
    hoursOf({ durationMinutes: 60, options: option ? [{ ...option, durationMinutes: 90 }] : [] }),
  ).toEqual([{ start: 540, minutes: 90 }]);
});

test('A trip is left if it starts at the wanted time or later, and ends in time too if both count', () => {
  const twice = [{ startTimes: ['18:00', '20:00'] }];
  expect(isLeft(twice, 60, from('20:00'))).toBe(true);
  expect(isLeft(twice, 60, from('20:01'))).toBe(false);
  expect(isLeft(twice, 60, { ...from('19:00'), ...by('20:30') })).toBe(false);
});

test('A trip is left if one of its starts is before the wanted time, and at the earliest time too if both count', () => {
  const twice = [{ startTimes: ['09:00', '14:00'] }];
  expect(isLeft(twice, 60, before('09:01'))).toBe(true);
  expect(isLeft(twice, 60, before('09:00'))).toBe(false);
  expect(isLeft(twice, 60, { ...from('10:00'), ...before('13:00') })).toBe(false);
  expect(isLeft(twice, 60, { ...from('10:00'), ...before('14:30') })).toBe(true);
  expect(isLeft([{ open: ['10:00', '18:00'] }], 60, before('10:30'))).toBe(true);
  expect(isLeft([{ open: ['10:00', '18:00'] }], 60, before('10:00'))).toBe(false);
});

test('During opening hours the visit must fit between them', () => {
  const open = [{ open: ['10:00', '18:00'] as const }];
  expect(isLeft(open, 90, by('11:30'))).toBe(true);
  expect(isLeft(open, 90, by('11:00'))).toBe(false);
  expect(isLeft(open, null, from('17:00'))).toBe(true);
  expect(isLeft(open, null, from('17:30'))).toBe(false);
  expect(isLeft([{ open: ['18:00', '02:00'] }], 60, from('23:30'))).toBe(true);
});

test('Without wanted hours none are checked', () => {
  const columns = columnsWith(manyFacts(5), localDate('2026-11-18'), new Date('2026-11-21T12:00:00Z'));
  expect(withinHours(columns, {})).toBeUndefined();
  const atTen = withinHours(columns, by('23:59'));
  expect(typeof atTen?.(0)).toBe('boolean');
});
