import { expect, test } from 'vitest';
import { docOf } from '../../test-support/small-documents.ts';
import { mergeSegments } from './merge-segments.ts';
import { unpackPostings } from './packed-postings.ts';
import { markDead, type Segment } from './segment.ts';
import { buildSegment } from './segment-builder.ts';

const titled = (id: string, popularity: number, ...title: string[]) =>
  docOf(id, { popularity, version: popularity * 100, wordsOfTexts: { title, body: ['harbour'] } });

/** The ids of the documents that have a lexeme, in the order of its postings. */
function idsWith({ lexemes, starts, counts, packed, ids }: Segment, lexeme: string): (string | undefined)[] {
  const at = lexemes.words.indexOf(lexeme);
  const into = new Uint32Array(counts[at] ?? 0);
  unpackPostings(packed, { start: starts[at] ?? 0, count: into.length, into });
  return Array.from(into, (posting) => ids[posting >>> 2]);
}

test('Documents are numbered by popularity, and equals by their ids', () => {
  const segment = buildSegment([
    titled('c', 0.1, 'sail'),
    titled('b', 0.5, 'row'),
    titled('d', 0.9, 'sail'),
    titled('a', 0.5, 'sail'),
  ]);
  expect(segment.ids).toEqual(['d', 'a', 'b', 'c']);
  expect([...segment.versions]).toEqual([90, 50, 50, 10]);
  expect(idsWith(segment, 'sail')).toEqual(['d', 'a', 'c']);
  expect(idsWith(segment, 'harbour')).toEqual(['d', 'a', 'b', 'c']);
  expect(segment.lexemes.words.filter((word) => !word.startsWith('#'))).toContain('row');
});

test('Merged segments are as one that was built of all living documents at once', () => {
  const docs = Array.from({ length: 300 }, (_, at) =>
    titled(`p${at}`, ((at * 37) % 100) / 100, at % 3 === 0 ? 'sail' : 'row', `word${at % 7}`),
  );
  const parts = [docs.slice(0, 120), docs.slice(120, 121), docs.slice(121)].map(buildSegment);
  const replaced = parts[0]?.ids.indexOf('p7') ?? -1;
  if (parts[0]) markDead(parts[0], replaced);
  const steps = mergeSegments(parts);
  let step = steps.next();
  while (!step.done) step = steps.next();
  expect(step.value).toEqual(buildSegment(docs.filter(({ id }) => id !== 'p7')));
});

test('A segment without dead documents is not merged with itself', () => {
  const whole = buildSegment([titled('a', 1, 'sail')]);
  expect(mergeSegments([whole]).next()).toEqual({ done: true, value: whole });
});
