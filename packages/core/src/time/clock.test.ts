import { expect, test } from 'vitest';
import { fixedClock } from './clock.ts';

test('A fixed clock always shows the same instant', () => {
  const clock = fixedClock('2026-11-21T10:00:00Z');
  expect(clock.now()).toEqual(new Date('2026-11-21T10:00:00Z'));
  expect(clock.now()).toEqual(clock.now());
  expect(fixedClock(new Date(0)).now().getTime()).toBe(0);
});

test('Changing a date that a clock returned does not change the clock', () => {
  const clock = fixedClock('2026-11-21T10:00:00Z');
  clock.now().setFullYear(1999);
  expect(clock.now().getUTCFullYear()).toBe(2026);
});

test('A clock cannot be set to an invalid instant', () => {
  expect(() => fixedClock('soon')).toThrow(RangeError);
});
