import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPostingWriter, unpackPostings } from './packed-postings.ts';

const lists = fc.array(
  fc
    .uniqueArray(fc.oneof(fc.nat(40), fc.nat(1_000_000), fc.nat(2 ** 28 - 1)), { maxLength: 40 })
    .chain((documents) =>
      fc
        .array(fc.nat(3), { minLength: documents.length, maxLength: documents.length })
        .map((levels) =>
          documents.sort((a, b) => a - b).map((document, at) => document * 4 + (levels[at] ?? 0)),
        ),
    ),
);

test('Postings are read as they were written, near or far apart', () => {
  fc.assert(
    fc.property(lists, (written) => {
      const writer = createPostingWriter(1);
      const starts = written.map((postings) => {
        const start = writer.length;
        writer.begin();
        for (const posting of postings) writer.add(posting);
        return start;
      });
      const bytes = writer.bytes();
      const read = written.map(({ length }, at) => {
        const into = new Uint32Array(length);
        unpackPostings(bytes, { start: starts[at] ?? 0, count: length, into });
        return [...into];
      });
      expect(read).toEqual(written);
    }),
  );
});

test('The postings of a common lexeme take a byte each', () => {
  const writer = createPostingWriter();
  writer.begin();
  for (let document = 0; document < 3_000; document += 3) writer.add(document * 4 + 1);
  expect(writer.bytes()).toHaveLength(1_000);
});
