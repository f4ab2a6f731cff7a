import { expect, test } from 'vitest';
import { mayBeLeft } from './may-be-left.ts';

const line = (band: 'adult' | 'child' | 'infant', unitMinor: number, least?: number) => ({
  band,
  count: 3,
  unitMinor,
  totalMinor: unitMinor * 3,
  originalMinor: unitMinor * 3,
  ...(least !== undefined && { least }),
});
const adult = { band: 'adult', priceMinor: 4_850 } as const;
const child = { band: 'child', priceMinor: 2_900 } as const;
const infant = { band: 'infant', priceMinor: 0 } as const;

test('As many of a ticket are left as are sold together, or none of it.', () => {
  const lines = [line('adult', 4_850, 2), line('child', 2_900)];
  expect(mayBeLeft([adult, adult, child], lines)).toBe(true);
  expect(mayBeLeft([child], lines)).toBe(true);
  expect(mayBeLeft([adult, child], lines)).toBe(false);
});

test('Free tickets are not left alone, unless nothing has cost anything.', () => {
  expect(mayBeLeft([adult, infant, infant], [line('adult', 4_850), line('infant', 0)])).toBe(true);
  expect(mayBeLeft([infant, infant], [line('adult', 4_850), line('infant', 0)])).toBe(false);
  expect(mayBeLeft([infant], [line('infant', 0)])).toBe(true);
});
