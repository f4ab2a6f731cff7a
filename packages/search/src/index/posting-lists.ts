import { findWord } from '../text/sorted-words.ts';
import { add, addTo, type BitSet, keepIn, wordsFor } from './bit-set.ts';
import { LEVELS, type LexemeVariant } from './lexemes.ts';
import { unpackPostings } from './packed-postings.ts';
import type { Segment } from './segment.ts';

/** The postings of one variant, and what each adds to the score of its document. */
export type PostingList = {
  /** The postings, if the list is short. */
  readonly postings: Uint32Array;
  /** What a posting adds, by its level. */
  readonly scoreByLevel: readonly number[];
  readonly isFallback: boolean;
  /** A posting of a lower level is near the query and does not meet it. */
  readonly least: number;
  /** The level of the match, by the level of the posting. A higher level never matches less. */
  readonly matchLevels: readonly number[];
  /** The documents by the level of their postings, if the list is long. */
  readonly levelSets: LevelSets | undefined;
};

/** The documents that have a lexeme at each level or a higher one. */
export type LevelSets = readonly [BitSet, BitSet, BitSet, BitSet];

/** The lists of one unit in one segment. */
export function postingListsOf(segment: Segment, variants: readonly LexemeVariant[]): PostingList[] {
  return variants.flatMap(({ lexeme, weight, isFallback, least, matchLevels }) => {
    const at = findWord(segment.lexemes, lexeme);
    if (at < 0) return [];
    const scoreByLevel = LEVELS.map((level) => weight * level);
    const levelSets = isLong(segment, at) ? levelSetsOf(segment, at) : undefined;
    const postings = levelSets ? NO_POSTINGS : postingsOf(segment, at);
    return [{ postings, levelSets, scoreByLevel, isFallback, least, matchLevels }];
  });
}

const NO_POSTINGS = new Uint32Array();

function postingsOf({ starts, counts, packed }: Segment, at: number): Uint32Array {
  const count = counts[at] ?? 0;
  const into = new Uint32Array(count);
  unpackPostings(packed, { start: starts[at] ?? 0, count, into });
  return into;
}

/** One document in so many makes a list long: joining two sets of all documents then takes less time than reading it. */
const LONG_SHARE = 1 / 32;
const MIN_LONG = 256;

function isLong({ ids, counts }: Segment, at: number): boolean {
  return (counts[at] ?? 0) >= Math.max(MIN_LONG, ids.length * LONG_SHARE);
}

/** With a hundred thousand documents, the sets of this many lists take about ten megabytes. */
const MAX_CACHED_LISTS = 400;
const cachedSets = new WeakMap<Uint8Array, Map<number, LevelSets>>();

/** The sets of the lists used last. Few words are in so many products, and travellers use the same ones. */
function levelSetsOf(segment: Segment, at: number): LevelSets {
  const cached = cachedSets.get(segment.packed) ?? new Map<number, LevelSets>();
  cachedSets.set(segment.packed, cached);
  const sets = cached.get(at) ?? makeLevelSets(segment, at);
  cached.delete(at);
  cached.set(at, sets);
  const [oldest = at] = cached.size > MAX_CACHED_LISTS ? cached.keys() : [];
  if (oldest !== at) cached.delete(oldest);
  return sets;
}

function makeLevelSets(segment: Segment, at: number): LevelSets {
  const words = wordsFor(segment.ids.length);
  const sets: BitSet[] = [];
  for (const posting of postingsOf(segment, at)) {
    const level = posting & 3;
    const set = sets[level] ?? new Uint32Array(words);
    sets[level] = set;
    add(set, posting >>> 2);
  }
  const highest = sets[3] ?? new Uint32Array(words);
  const fromTwo = withHigher(sets[2], highest);
  const fromOne = withHigher(sets[1], fromTwo);
  return [withHigher(sets[0], fromOne), fromOne, fromTwo, highest];
}

/** Levels without postings share the set of the next one: all products of a place are there at the highest. */
function withHigher(set: BitSet | undefined, higher: BitSet): BitSet {
  if (!set) return higher;
  addTo(set, higher);
  return set;
}

/** The documents that pass every filter, or undefined without any filter. */
export function documentsMatching(
  segment: Segment,
  filters: readonly (readonly string[])[],
): BitSet | undefined {
  let passed: BitSet | undefined;
  for (const lexemes of filters) {
    const passing = new Uint32Array(wordsFor(segment.ids.length));
    for (const lexeme of lexemes) {
      const at = findWord(segment.lexemes, lexeme);
      if (at < 0) continue;
      for (const posting of postingsOf(segment, at)) add(passing, posting >>> 2);
    }
    if (passed) keepIn(passing, passed);
    passed = passing;
  }
  return passed;
}

const cachedDead = new WeakMap<Segment, { readonly count: number; readonly set: BitSet }>();

/** The documents that were replaced or removed, or undefined if there are none. */
export function deadDocuments(segment: Segment): BitSet | undefined {
  const { dead, deadCount } = segment;
  if (deadCount === 0) return undefined;
  const cached = cachedDead.get(segment);
  if (cached?.count === deadCount) return cached.set;
  const set = new Uint32Array(wordsFor(dead.length));
  for (let number = 0; number < dead.length; number++) if (dead[number] === 1) add(set, number);
  cachedDead.set(segment, { count: deadCount, set });
  return set;
}
