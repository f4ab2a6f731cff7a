import { expect, test } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['BR;Q=0.0, GZIP;q=0.5', 'gzip'],
  ['br ; q=1.0', 'br'],
  ['*;q=0', 'identity'],
  ['*;q=0, gzip', 'gzip'],
  ['vibrant, nogzip', 'identity'],
  ['br;q=nonsense', 'identity'],
])('the smallest form that a visitor takes is sent: %j gives %s', (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected);
});
