import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test.each([
  ['40', 40],
  ['€40', 40],
  ['40 €', 40],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ["1'200", 1200],
  ['1,234,567', 1_234_567],
  ['12.50', 12],
  ['12,5', 12],
  ['1,200.50', 1200],
])('the price typed as "%s" is read as %d', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

test('what holds no digit is no number', () => {
  expect(typedNumber('')).toBeUndefined();
  expect(typedNumber('free')).toBeUndefined();
});
