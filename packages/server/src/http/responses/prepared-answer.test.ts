import { expect, test, vi } from 'vitest';
import { acceptedEncodings, cacheByHeader } from './prepared-answer.ts';

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
])(
  'The encodings that a visitor accepts are ordered by size, the smallest first: %j gives %s',
  (header, expected) => {
    expect(acceptedEncodings(header).join(' ')).toBe(expected);
  },
);

test('The same text is processed once', () => {
  const work = vi.fn((text: string) => text.length);
  const cachedWork = cacheByHeader(work);
  expect([cachedWork('abc'), cachedWork('abc'), cachedWork('ab')]).toEqual([3, 3, 2]);
  expect(work).toHaveBeenCalledTimes(2);
});

test('Texts that are always new or very long do not fill the memory', () => {
  const work = vi.fn((text: string) => text);
  const cachedWork = cacheByHeader(work, { maxEntries: 3, maxLength: 5 });
  cachedWork('a');
  for (const text of ['b', 'c', 'd', 'too long', 'too long']) cachedWork(text);
  cachedWork('a');
  expect(work).toHaveBeenCalledTimes(7);
});
