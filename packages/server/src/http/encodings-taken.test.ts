import { expect, test } from 'vitest';
import { encodingsTaken } from './encodings-taken.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br gzip identity'],
  ['gzip, deflate', 'gzip identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['*', 'br gzip identity'],
  ['br;q=0, gzip', 'gzip identity'],
  ['BR;Q=0.0, GZIP;q=0.5', 'gzip identity'],
  ['br ; q=1.0', 'br identity'],
  ['*;q=0', 'identity'],
  ['*;q=0, gzip', 'gzip identity'],
  ['vibrant, nogzip', 'identity'],
  ['br;q=nonsense', 'identity'],
])('what a visitor takes is known, the smallest first: %j gives %s', (header, expected) => {
  expect(encodingsTaken(header).join(' ')).toBe(expected);
});
