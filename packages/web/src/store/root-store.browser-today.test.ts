import { expect, test } from 'vitest';
import { browserToday } from './root-store.ts';

test('Today is the day on the visitor’s own calendar, even while UTC has another day', () => {
  // The local fields of a browser one hour ahead of UTC: a test cannot change the time zone of its worker.
  const local = { getFullYear: () => 2026, getMonth: () => 10, getDate: () => 21 };
  expect(browserToday(Object.assign(new Date('2026-11-20T23:05:00Z'), local))).toBe('2026-11-21');
  expect(browserToday(new Date(2026, 10, 21, 23, 55))).toBe('2026-11-21');
  expect(browserToday(new Date(2027, 0, 2))).toBe('2027-01-02');
});
