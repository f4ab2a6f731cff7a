import { expect, test } from 'vitest';
import { isLong } from './is-long.ts';

test('A text is long by what it takes up: letters, signs of Chinese as wide as two, and lines.', () => {
  expect(isLong('x'.repeat(500))).toBe(false);
  expect(isLong('x'.repeat(600))).toBe(true);
  expect(isLong('很'.repeat(250))).toBe(false);
  expect(isLong('很'.repeat(300))).toBe(true);
  expect(isLong(Array(8).fill('line').join('\n'))).toBe(false);
  expect(isLong(Array(10).fill('line').join('\n'))).toBe(true);
});
