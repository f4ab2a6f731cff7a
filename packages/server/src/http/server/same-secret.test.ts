import { expect, test } from 'vitest';
import { isSameSecret } from './same-secret.ts';

test.each([
  ['four boats', 'four boats', true],
  ['four boats', 'four boat', false],
  ['four boats', 'five boats', false],
  ['', 'four boats', false],
])('“%s” and “%s” are the same secret: %s', (left, right, isSame) => {
  expect(isSameSecret(left, right)).toBe(isSame);
});
