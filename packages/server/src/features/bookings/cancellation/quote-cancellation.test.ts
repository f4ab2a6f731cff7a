import { expect, test } from 'vitest';
import { isValidRemainingParty } from './quote-cancellation.ts';

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

test('A remaining party has none of a ticket type or at least the number sold together', () => {
  const lines = [line('adult', 4_850, 2), line('child', 2_900)];
  expect(isValidRemainingParty([adult, adult, child], lines)).toBe(true);
  expect(isValidRemainingParty([child], lines)).toBe(true);
  expect(isValidRemainingParty([adult, child], lines)).toBe(false);
});

test('Free tickets cannot remain alone unless the whole booking was free', () => {
  expect(isValidRemainingParty([adult, infant, infant], [line('adult', 4_850), line('infant', 0)])).toBe(
    true,
  );
  expect(isValidRemainingParty([infant, infant], [line('adult', 4_850), line('infant', 0)])).toBe(false);
  expect(isValidRemainingParty([infant], [line('infant', 0)])).toBe(true);
});

test('A ticket of one cent is not free', () => {
  const cent = { band: 'adult', priceMinor: 1 } as const;
  const lines = [{ ...line('adult', 1), count: 1, totalMinor: 1 }, line('infant', 0)];
  expect(isValidRemainingParty([cent, infant], lines)).toBe(true);
  expect(isValidRemainingParty([infant], lines)).toBe(false);
});
