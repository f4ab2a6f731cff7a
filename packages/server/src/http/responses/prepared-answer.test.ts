import { expect, test, vi } from 'vitest';
import { acceptedEncodings, cacheByHeader, encodingFor, prepareAnswer } from './prepared-answer.ts';

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

test('By default two hundred texts of at most a hundred letters are kept', () => {
  const work = vi.fn((text: string) => text);
  const cachedWork = cacheByHeader(work);
  const texts = Array.from({ length: 200 }, (_, n) => String(n).padStart(100, 'x'));
  for (const text of [...texts, ...texts]) cachedWork(text);
  expect(work).toHaveBeenCalledTimes(200);
  for (const text of ['y', 'y', texts[0] ?? '']) cachedWork(text);
  expect(work).toHaveBeenCalledTimes(202);
  for (const _ of '12') cachedWork('z'.repeat(101));
  expect(work).toHaveBeenCalledTimes(204);
});

test('A text whose result is undefined is processed once as well', () => {
  const work = vi.fn(() => undefined);
  const cachedWork = cacheByHeader(work);
  cachedWork('a');
  cachedWork('a');
  expect(work).toHaveBeenCalledTimes(1);
});

const body = Buffer.alloc(300, 'a');
const headers = { 'content-type': 'text/plain' };
const { length: headerBytes } = [
  'content-type',
  'text/plain',
  'etag',
  prepareAnswer({ headers, body }).etag,
].join();

test.each<[string, Partial<Parameters<typeof prepareAnswer>[0]>, number]>([
  ['alone', {}, 300],
  ['with its brotli encoding', { br: Buffer.alloc(40) }, 340],
  ['with its gzip encoding', { gzip: Buffer.alloc(50) }, 350],
  ['with a gzip encoding that is not made yet, of a third of it', { gzip: () => Buffer.alloc(1) }, 400],
])('A prepared answer counts the memory of its headers and its body %s', (_, encodings, bytes) => {
  expect(prepareAnswer({ headers, body, ...encodings }).bytes).toBe(bytes + headerBytes);
});

test('An encoding is used only if it is shorter than the body, and one that is missing is passed over', () => {
  const answer = prepareAnswer({ headers, body, br: Buffer.alloc(300), gzip: Buffer.alloc(299) });
  const lengthFor = (accepted: string | undefined) => encodingFor(answer, accepted).body.length;
  expect(['br', 'br, gzip', 'gzip', undefined].map(lengthFor)).toEqual([300, 299, 299, 300]);
  expect(encodingFor(answer, 'br, gzip').head.slice(-4)).toEqual([
    'content-length',
    '299',
    'content-encoding',
    'gzip',
  ]);
});

test('An answer has the status 200 unless another one is given', () => {
  expect([
    prepareAnswer({ headers, body }).status,
    prepareAnswer({ headers, body, status: 503 }).status,
  ]).toEqual([200, 503]);
});
