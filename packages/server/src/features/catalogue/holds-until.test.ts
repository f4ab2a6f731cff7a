import { expect, test } from 'vitest';
import { holdsUntil } from './holds-until.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = (timeZone: string, promotes = true) => ({ timeZone, promotes });

test('A list with promotions holds until the first day ends where one of them is sold.', () => {
  const rows = [at('Europe/Lisbon'), at('Asia/Tokyo'), at('America/New_York')];
  expect(holdsUntil(rows, now)?.toISOString()).toBe('2026-11-21T15:00:00.000Z');
});

test('A list without promotions holds until somebody changes something.', () => {
  expect(holdsUntil([at('Asia/Tokyo', false)], now)).toBeUndefined();
  expect(holdsUntil([], now)).toBeUndefined();
});
