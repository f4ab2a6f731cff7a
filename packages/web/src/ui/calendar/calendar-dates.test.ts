import { addDays, type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import {
  addMonths,
  type CalendarDay,
  type CalendarMove,
  datesOf,
  firstWeekdayOf,
  monthOf,
  moveInCalendar,
  nameOfDay,
  nextAvailableDay,
  pairOfPages,
  weeksOf,
} from './calendar-dates.ts';

const texts = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  chosen: 'chosen',
  onRequest: 'on request',
  onRequestShort: 'ask',
  unavailable: 'not available',
  lowest: 'lowest price of the month',
};

function name(day: CalendarDay | undefined, { tag = 'en-GB', today = false, chosen = false } = {}): string {
  return nameOfDay({ date: localDate('2027-05-15'), day, today, chosen, tag, texts });
}

test('A day is named by its date alone until its price is known', () => {
  expect(name(undefined)).toBe('Saturday, 15 May 2027');
  expect(name(undefined, { tag: 'de-DE' })).toBe('Samstag, 15. Mai 2027');
  expect(name(undefined, { tag: 'zh-Hans-CN' })).toBe('2027年5月15日星期六');
});

test('The accessible name of a cell contains everything that the cell shows', () => {
  expect(name({ state: 'free', price: '43', priceName: '€43.00', lowest: true }, { chosen: true })).toBe(
    'Saturday, 15 May 2027, chosen, €43.00, lowest price of the month',
  );
  expect(name({ state: 'onRequest', priceName: '€48.00' }, { today: true })).toBe(
    'Saturday, 15 May 2027, today, on request, €48.00',
  );
});

test('An unavailable day has a reason and no price', () => {
  expect(name({ state: 'unavailable', reason: 'Sold out', priceName: '€48.00' })).toBe(
    'Saturday, 15 May 2027, Sold out',
  );
  expect(name({ state: 'unavailable' })).toBe('Saturday, 15 May 2027, not available');
});

test('The next available day is the nearest later one, in any order of the data', () => {
  const days = new Map<LocalDate, CalendarDay>([
    [localDate('2027-05-20'), { state: 'free' }],
    [localDate('2027-05-17'), { state: 'unavailable' }],
    [localDate('2027-05-18'), { state: 'onRequest' }],
    [localDate('2027-05-15'), { state: 'free' }],
  ]);
  expect(nextAvailableDay(days, localDate('2027-05-16'))).toBe('2027-05-18');
  expect(nextAvailableDay(days, localDate('2027-05-15'))).toBe('2027-05-18');
  expect(nextAvailableDay(days, localDate('2027-05-20'))).toBeUndefined();
});

test('A month is named by its first day', () => {
  expect(monthOf(localDate('2027-05-31'))).toBe('2027-05-01');
});

test('Adding a month gives the same day of the month, or its last day', () => {
  expect(addMonths(localDate('2027-05-15'), 1)).toBe('2027-06-15');
  expect(addMonths(localDate('2027-01-31'), 1)).toBe('2027-02-28');
  expect(addMonths(localDate('2028-02-29'), 12)).toBe('2029-02-28');
  expect(addMonths(localDate('2027-01-15'), -1)).toBe('2026-12-15');
  expect(addMonths(localDate('2027-12-31'), 2)).toBe('2028-02-29');
});

test('Every week of a month has a day of it, and every day is shown once', () => {
  for (let month = localDate('2026-01-01'); month < '2028-01-01'; month = addMonths(month, 1)) {
    const weeks = weeksOf({ month, today: localDate('2025-12-03'), firstWeekday: 1 });
    expect(weeks.every((week) => week.length === 7 && week.some((day) => day !== null))).toBe(true);
    const days = weeks.flat().filter((day) => day !== null);
    expect(days.at(-1)).toBe(addDays(addMonths(month, 1), -1));
    expect(days[0]).toBe(month);
    expect(addMonths(month, 1) > (days.at(-1) ?? '')).toBe(true);
    expect(new Set(days).size).toBe(days.length);
  }
});

test('The first column is the first day of the reader’s week', () => {
  // 1 May 2027 is a Saturday: the sixth column from Monday, the last from Sunday.
  const may = localDate('2027-05-01');
  const columnOf = (firstWeekday: number) =>
    weeksOf({ month: may, today: localDate('2027-04-20'), firstWeekday })[0]?.indexOf(may);
  expect([columnOf(1), columnOf(7)]).toEqual([5, 6]);
});

test.each([
  // 26 to 31 May 2027 are Wednesday to Monday.
  ['2027-05-26', '2027-05-24', '2027-06-30'],
  ['2027-05-31', '2027-05-31', '2027-06-30'],
  ['2027-05-01', '2027-05-01', '2027-06-06'],
])(
  'The page of the current month on %s shows %s to %s, but no day before the month',
  (today, first, last) => {
    const dates = datesOf({ month: localDate('2027-05-01'), today: localDate(today), firstWeekday: 1 });
    expect([dates[0], dates.at(-1)]).toEqual([first, last]);
  },
);

test.each([
  // 23 May 2027 is a Sunday, and 31 May a Monday.
  ['2027-05-06', ['2027-05-03', '2027-05-31'], ['2027-06-01', '2027-06-30']],
  ['2027-05-23', ['2027-05-17', '2027-05-31'], ['2027-06-01', '2027-06-30']],
  ['2027-05-31', ['2027-05-31', '2027-06-30'], ['2027-07-01', '2027-07-31']],
])(
  'Side by side on %s, the first page begins with the current week and is never a single row',
  (today, ...ends) => {
    const pages = pairOfPages({ month: localDate('2027-05-01'), today: localDate(today), firstWeekday: 1 });
    expect(pages.map(datesOf).map((dates) => [dates[0], dates.at(-1)])).toEqual(ends);
  },
);

test('Later months stand side by side whole', () => {
  const pages = pairOfPages({
    month: localDate('2027-07-01'),
    today: localDate('2027-05-31'),
    firstWeekday: 1,
  });
  expect(pages.map(datesOf).map((dates) => [dates[0], dates.at(-1)])).toEqual([
    ['2027-07-01', '2027-07-31'],
    ['2027-08-01', '2027-08-31'],
  ]);
});

test('The region of the locale decides on which day the week starts', () => {
  expect(['en-GB', 'de-DE', 'zh-Hans-CN', 'fr-FR'].map(firstWeekdayOf)).toEqual([1, 1, 1, 1]);
  expect(firstWeekdayOf('en-US')).toBe(7);
});

// 12 May 2027 is a Wednesday.
const wednesday: Omit<CalendarMove, 'key'> = {
  date: localDate('2027-05-12'),
  shift: false,
  firstWeekday: 1,
  first: localDate('2026-01-01'),
  last: localDate('2028-12-31'),
};

test.each([
  ['ArrowLeft', '2027-05-11'],
  ['ArrowRight', '2027-05-13'],
  ['ArrowUp', '2027-05-05'],
  ['ArrowDown', '2027-05-19'],
  ['Home', '2027-05-10'],
  ['End', '2027-05-16'],
  ['PageUp', '2027-04-12'],
  ['PageDown', '2027-06-12'],
])('In the grid %s leads from Wednesday 12 May 2027 to %s', (key, target) => {
  expect(moveInCalendar({ ...wednesday, key })).toBe(target);
});

test('With Shift the page keys move by a year', () => {
  expect(moveInCalendar({ ...wednesday, key: 'PageUp', shift: true })).toBe('2026-05-12');
  expect(moveInCalendar({ ...wednesday, key: 'PageDown', shift: true })).toBe('2028-05-12');
});

test('Home and End follow the first day of the reader’s week', () => {
  expect(moveInCalendar({ ...wednesday, key: 'Home', firstWeekday: 7 })).toBe('2027-05-09');
  expect(moveInCalendar({ ...wednesday, key: 'End', firstWeekday: 7 })).toBe('2027-05-15');
});

test('No key leaves the range of offered days', () => {
  const narrow = { ...wednesday, first: localDate('2027-05-10'), last: localDate('2027-05-14') };
  expect(moveInCalendar({ ...narrow, key: 'PageUp' })).toBe('2027-05-10');
  expect(moveInCalendar({ ...narrow, key: 'ArrowDown' })).toBe('2027-05-14');
});

test('Every other key is left to the browser', () => {
  expect(moveInCalendar({ ...wednesday, key: 'Tab' })).toBeUndefined();
  expect(moveInCalendar({ ...wednesday, key: 'Enter' })).toBeUndefined();
});
