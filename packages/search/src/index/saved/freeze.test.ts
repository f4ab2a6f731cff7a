import fc from 'fast-check';
import { expect, test } from 'vitest';
import { docOf, planOf, word } from '../../../test-support/small-documents.ts';
import type { IndexDoc } from '../index-doc.ts';
import { indexTours } from '../index-tours.ts';
import { buildSegment } from '../segment-builder.ts';
import { freeze } from './freeze.ts';
import { thaw } from './thaw.ts';

const someProducts = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z0-9-]{1,12}$/),
    title: fc.array(fc.stringMatching(/^[a-zé里斯本]{1,6}$/), { maxLength: 5 }),
    popularity: fc.double({ min: 0, max: 1, noNaN: true }),
    version: fc.nat(),
  }),
  { selector: ({ id }) => id, maxLength: 20 },
);
const docsOf = (
  products: { id: string; title: string[]; popularity: number; version: number }[],
): IndexDoc[] =>
  products.map(({ title, ...doc }) => docOf(doc.id, { ...doc, wordsOfTexts: { title, body: ['harbour'] } }));

const saved = { analyserVersion: '1-abc', note: 'catalogue 7' };
const small = freeze(buildSegment([docOf('a', { wordsOfTexts: { title: ['sail'], body: [] } })]), saved);

test('A frozen segment is thawed unchanged', () => {
  fc.assert(
    fc.property(someProducts, (products) => {
      const segment = buildSegment(docsOf(products));
      expect(thaw(freeze(segment, saved), '1-abc')).toEqual({ segment, note: 'catalogue 7' });
    }),
  );
});

test('Bytes that were read from a file are thawed like any other bytes', () => {
  expect(thaw(Buffer.from(small), '1-abc')).toEqual(thaw(small, '1-abc'));
  expect(thaw(Buffer.concat([Buffer.alloc(3), small]).subarray(3), '1-abc')).toBeDefined();
});

test('A thawed segment is searched and changed as before, at any position of its bytes in memory', () => {
  const moved = new Uint8Array(small.length + 3);
  moved.set(small, 3);
  const thawed = thaw(moved.subarray(3), '1-abc');
  const index = indexTours(thawed?.segment);
  expect(index.search(planOf(word('sail')), { limit: 1 }).hits).toMatchObject([{ id: 'a' }]);
  index.upsert([docOf('a', { version: 2, wordsOfTexts: { title: ['row'], body: [] } })]);
  expect(index.search(planOf(word('sail')), { limit: 1 }).total).toBe(0);
});

test('Bytes of another analyser, damaged bytes and other files are refused', () => {
  expect(thaw(small, '1-other')).toBeUndefined();
  expect(thaw(small.subarray(0, small.length - 8), '1-abc')).toBeUndefined();
  expect(thaw(new Uint8Array(), '1-abc')).toBeUndefined();
  const damaged = small.slice();
  damaged[damaged.length - 20] = (damaged[damaged.length - 20] ?? 0) ^ 1;
  expect(thaw(damaged, '1-abc')).toBeUndefined();
});

test('`thaw` never throws, with any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(small.length), (bytes, at) => {
      const broken = small.slice();
      broken.set(bytes.subarray(0, small.length - at), at);
      expect([undefined, 'catalogue 7']).toContain(thaw(broken, '1-abc')?.note);
      expect(thaw(bytes, '1-abc')).toBeUndefined();
    }),
  );
});
