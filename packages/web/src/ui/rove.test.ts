import { expect, test } from 'vitest';
import { rove } from './rove.ts';

test('the arrow keys walk a row and go round its ends', () => {
  expect(rove('ArrowRight', 0, 3)).toBe(1);
  expect(rove('ArrowRight', 2, 3)).toBe(0);
  expect(rove('ArrowLeft', 0, 3)).toBe(2);
});

test('Home and End lead to the ends of a row', () => {
  expect(rove('Home', 2, 3)).toBe(0);
  expect(rove('End', 0, 3)).toBe(2);
});

test('a row leaves every other key alone', () => {
  expect(rove('ArrowDown', 0, 3)).toBeUndefined();
  expect(rove(' ', 0, 3)).toBeUndefined();
});
