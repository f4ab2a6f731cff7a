import { expect, test } from 'vitest';
import { needsGuardian } from './needs-guardian.ts';

const who = (ticketType: 'adult' | 'youth' | 'child' | 'infant', dateOfBirth: string | null = null) =>
  needsGuardian({ ticketType, dateOfBirth }, '2026-11-23');

test('A birthday decides, by the day of the trip: who turns eighteen on it signs for himself.', () => {
  expect(who('adult', '2008-11-23')).toBe(false);
  expect(who('adult', '2008-11-24')).toBe(true);
  expect(who('child', '1990-01-01')).toBe(false);
});

test('Without one, the tickets of children do; a youth may be of age.', () => {
  expect([who('child'), who('infant'), who('youth'), who('adult')]).toEqual([true, true, false, false]);
});
