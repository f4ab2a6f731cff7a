import { expect, test } from 'vitest';
import { isLong } from './review-list.tsx';

test('The length of a text counts letters, Chinese characters as two letters, and lines', () => {
  expect(isLong('x'.repeat(500))).toBe(false);
  expect(isLong('x'.repeat(600))).toBe(true);
  expect(isLong('很'.repeat(250))).toBe(false);
  expect(isLong('很'.repeat(300))).toBe(true);
  expect(isLong(Array(8).fill('line').join('\n'))).toBe(false);
  expect(isLong(Array(10).fill('line').join('\n'))).toBe(true);
});
