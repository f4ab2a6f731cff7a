import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { expect, test } from 'vitest';
import { onTheseDays } from './on-these-days.ts';

const path = '/tours/rome/testaccio-fy50mfx2';
const day = (text: string) => text as LocalDate;

test('A trip opens on the day that its list was narrowed to, and for as many', () => {
  const days = { from: day('2026-12-09'), to: day('2026-12-09'), party: 3 };
  expect(onTheseDays(path, days)).toBe(`${path}?date=2026-12-09&adult=3`);
  expect(onTheseDays(path, { ...days, party: 1 })).toBe(`${path}?date=2026-12-09`);
});

test('Of several days only the party is known, and without days nothing', () => {
  const days = { from: day('2026-12-09'), to: day('2026-12-12'), party: 2 };
  expect(onTheseDays(path, days)).toBe(`${path}?adult=2`);
  expect(onTheseDays(path, { ...days, party: 1 })).toBe(path);
  expect(onTheseDays(path, undefined)).toBe(path);
});
