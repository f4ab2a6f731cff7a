import { expect, test } from 'vitest';
import { browserToday } from './browser-today.ts';

test('Today is the day on the visitor’s own calendar, also in the hours in which it is another in Greenwich', () => {
  expect(browserToday(new Date(2026, 10, 21, 0, 5))).toBe('2026-11-21');
  expect(browserToday(new Date(2026, 10, 21, 23, 55))).toBe('2026-11-21');
  expect(browserToday(new Date(2027, 0, 2))).toBe('2027-01-02');
});
