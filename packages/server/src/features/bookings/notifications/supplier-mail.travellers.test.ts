import { expect, test } from 'vitest';
import { travellersText } from './supplier-mail.ts';

test('Suppliers read the number of travellers with a noun in its number', () => {
  expect(travellersText(1, 'adult', 'en')).toBe('1 adult');
  expect(travellersText(2, 'child', 'en')).toBe('2 children');
  expect(travellersText(1, 'adult', 'de')).toBe('1 Erwachsener');
  expect(travellersText(2, 'adult', 'de')).toBe('2 Erwachsene');
  expect(travellersText(3, 'student', 'de')).toBe('3 Studierende');
  expect(travellersText(2, 'adult', 'zh-Hans')).toBe('成人 × 2');
});
