import { expect, test } from 'vitest';
import { fitsAges } from './fits-ages.ts';

test.each([
  [{ from: null, to: 2 }, '2023-12-25', true],
  [{ from: null, to: 2 }, '2023-12-24', false],
  [{ from: 3, to: 12 }, '2023-12-25', false],
  [{ from: 3, to: 12 }, '2023-12-24', true],
  [{ from: 3, to: 12 }, '2013-12-25', true],
  [{ from: 3, to: 12 }, '2013-12-24', false],
  [{ from: 65, to: null }, '1961-12-24', true],
  [{ from: 65, to: null }, '1961-12-25', false],
  [{ from: null, to: null }, '1901-01-01', true],
] as const)('A ticket for %o on 24 December 2026 is for who was born on %s: %s.', (ages, born, fits) => {
  expect(fitsAges(ages, born, '2026-12-24')).toBe(fits);
});

test('Who was born on 29 February comes of an age on 1 March in a common year.', () => {
  const ages = { from: 18, to: null };
  expect(fitsAges(ages, '2008-02-29', '2026-02-28')).toBe(false);
  expect(fitsAges(ages, '2008-02-29', '2026-03-01')).toBe(true);
});
