import { expect, test } from 'vitest';
import { browserToday } from './root-store.ts';

test('Today is the day on the visitor’s own calendar, even while UTC has another day', () => {
  expect(browserToday(new Date(2026, 10, 21, 0, 5))).toBe('2026-11-21');
  expect(browserToday(new Date(2026, 10, 21, 23, 55))).toBe('2026-11-21');
  expect(browserToday(new Date(2027, 0, 2))).toBe('2027-01-02');
});
