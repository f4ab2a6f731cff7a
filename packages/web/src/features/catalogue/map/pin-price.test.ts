import { expect, test } from 'vitest';
import { pinPrice } from './pin-price.ts';

test('A pin says whole units, never less than one pays', () => {
  expect(pinPrice(24, 'EUR', 'en')).toBe('€24');
  expect(pinPrice(48.01, 'EUR', 'en')).toBe('€49');
  expect(pinPrice(1_999.5, 'EUR', 'de').replaceAll(/\s/g, ' ')).toBe('2.000 €');
  expect(pinPrice(5_200, 'JPY', 'en')).toContain('5,200');
});
