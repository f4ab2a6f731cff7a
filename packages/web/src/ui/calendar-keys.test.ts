import { localDate } from '@ashore/core/time/local-date.ts';
import { expect, test } from 'vitest';
import { type CalendarMove, moveInCalendar } from './calendar-keys.ts';

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
])('in the grid %s leads from Wednesday 12 May 2027 to %s', (key, target) => {
  expect(moveInCalendar({ ...wednesday, key })).toBe(target);
});

test('with Shift the page keys turn a whole year', () => {
  expect(moveInCalendar({ ...wednesday, key: 'PageUp', shift: true })).toBe('2026-05-12');
  expect(moveInCalendar({ ...wednesday, key: 'PageDown', shift: true })).toBe('2028-05-12');
});

test('Home and End follow the first day of the reader’s week', () => {
  expect(moveInCalendar({ ...wednesday, key: 'Home', firstWeekday: 7 })).toBe('2027-05-09');
  expect(moveInCalendar({ ...wednesday, key: 'End', firstWeekday: 7 })).toBe('2027-05-15');
});

test('no key leads out of the days on offer', () => {
  const narrow = { ...wednesday, first: localDate('2027-05-10'), last: localDate('2027-05-14') };
  expect(moveInCalendar({ ...narrow, key: 'PageUp' })).toBe('2027-05-10');
  expect(moveInCalendar({ ...narrow, key: 'ArrowDown' })).toBe('2027-05-14');
});

test('every other key is left to the browser', () => {
  expect(moveInCalendar({ ...wednesday, key: 'Tab' })).toBeUndefined();
  expect(moveInCalendar({ ...wednesday, key: 'Enter' })).toBeUndefined();
});
