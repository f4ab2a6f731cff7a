import { compareCodeUnits } from '../text/sorted-words.ts';
import type { IndexDoc, Level } from './index-doc.ts';
import { lexemesOf } from './lexemes.ts';
import { createPostingWriter } from './packed-postings.ts';
import { compareDocuments, type Segment, sortedLexemes } from './segment.ts';

export type SegmentBuilder = {
  /** Each id may be added once. */
  add(doc: IndexDoc): void;
  finish(): Segment;
};

type Fact = Pick<IndexDoc, 'id' | 'version' | 'popularity' | 'supplier'> & {
  /** Where its entries begin and end. */
  readonly firstEntry: number;
  readonly lastEntry: number;
};

/** Collects documents in growing arrays, and sorts everything once at the end. */
export function createSegmentBuilder(): SegmentBuilder {
  const facts: Fact[] = [];
  const numberOfLexeme = new Map<string, number>();
  const frequencies: number[] = [];
  // For each document the lexemes and levels that it has, one after the other: four times the number of the lexeme plus the level.
  let entries = new Uint32Array(1_024);
  let end = 0;

  function addEntry(lexeme: string, level: Level): void {
    let number = numberOfLexeme.get(lexeme);
    if (number === undefined) {
      number = frequencies.length;
      numberOfLexeme.set(lexeme, number);
      frequencies.push(0);
    }
    frequencies[number] = (frequencies[number] ?? 0) + 1;
    if (end === entries.length) {
      const larger = new Uint32Array(entries.length * 2);
      larger.set(entries);
      entries = larger;
    }
    entries[end++] = number * 4 + level;
  }

  return {
    add(doc) {
      const { id, version, popularity, supplier } = doc;
      const firstEntry = end;
      for (const [lexeme, level] of lexemesOf(doc)) addEntry(lexeme, level);
      facts.push({ id, version, popularity, supplier, firstEntry, lastEntry: end });
    },
    finish() {
      const lexemes = [...numberOfLexeme.keys()].sort(compareCodeUnits);
      const counts = Uint32Array.from(lexemes, (lexeme) => frequencies[numberOfLexeme.get(lexeme) ?? 0] ?? 0);
      const nextOfLexeme = new Uint32Array(lexemes.length);
      let next = 0;
      lexemes.forEach((lexeme, at) => {
        nextOfLexeme[numberOfLexeme.get(lexeme) ?? 0] = next;
        next += counts[at] ?? 0;
      });
      const inOrder = facts.toSorted(compareDocuments);
      const postings = new Uint32Array(end);
      inOrder.forEach(({ firstEntry, lastEntry }, number) => {
        for (let index = firstEntry; index < lastEntry; index++) {
          const entry = entries[index] ?? 0;
          const lexeme = entry >>> 2;
          const to = nextOfLexeme[lexeme] ?? 0;
          nextOfLexeme[lexeme] = to + 1;
          postings[to] = number * 4 + (entry & 3);
        }
      });
      return {
        ids: inOrder.map(({ id }) => id),
        versions: Float64Array.from(inOrder, ({ version }) => version),
        popularity: Float64Array.from(inOrder, ({ popularity }) => popularity),
        suppliers: inOrder.map(({ supplier }) => supplier),
        lexemes: sortedLexemes(lexemes),
        ...packed(postings, counts),
        dead: new Uint8Array(inOrder.length),
        deadCount: 0,
      };
    },
  };
}

function packed(postings: Uint32Array, counts: Uint32Array): Pick<Segment, 'starts' | 'counts' | 'packed'> {
  const writer = createPostingWriter(postings.length * USUAL_BYTES_PER_POSTING);
  let next = 0;
  const starts = counts.map((count) => {
    const start = writer.length;
    writer.begin();
    for (const last = next + count; next < last; next++) writer.add(postings[next] ?? 0);
    return start;
  });
  return { starts, counts, packed: writer.bytes() };
}

const USUAL_BYTES_PER_POSTING = 2;

/** Each id may occur at most once. */
export function buildSegment(docs: readonly IndexDoc[]): Segment {
  const builder = createSegmentBuilder();
  for (const doc of docs) builder.add(doc);
  return builder.finish();
}
