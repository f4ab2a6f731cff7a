import { expect, test } from 'vitest';
import { pricesValidUntil } from './featured-tours.ts';

const now = new Date('2026-11-21T12:00:00Z');
const candidateIn = (timeZone: string, promotes = true) => ({ timeZone, promotes });

test('A list with promotions is valid until the first midnight at one of their places', () => {
  const rows = [candidateIn('Europe/Lisbon'), candidateIn('Asia/Tokyo'), candidateIn('America/New_York')];
  expect(pricesValidUntil(rows, now)?.toISOString()).toBe('2026-11-21T15:00:00.000Z');
});

test('A list without promotions is valid until something in it changes', () => {
  expect(pricesValidUntil([candidateIn('Asia/Tokyo', false)], now)).toBeUndefined();
  expect(pricesValidUntil([], now)).toBeUndefined();
});
