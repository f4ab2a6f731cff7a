import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import type { Knowledge } from '../query/knowledge.ts';
import { longestPhrase } from '../query/phrases.ts';
import { type Atom, beginsWithGlyph, cutAtoms, joinAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import { findSimilarWords, rangeWithBeginning, type SortedWords, sortWords } from '../text/sorted-words.ts';
import type { HotelFacts } from './hotel-features.ts';

/** Names of hotels, to be found by the whole name with a slip, by its beginning, or by words of it. */
export type HotelNames = {
  readonly names: SortedWords;
  readonly hotelsByName: ReadonlyMap<string, readonly string[]>;
  readonly words: SortedWords;
  readonly hotelsByWord: ReadonlyMap<string, ReadonlySet<string>>;
};

export type NamedHotels = {
  readonly ids: readonly string[];
  /** Whether the query is the name of these hotels, so that nothing else can be meant. */
  readonly isCertain: boolean;
};

/** Words that any hotel may add to its name or leave out. */
const GENERIC = new Set('hotel hotels hotell hostal the le la les el il das der die'.split(' '));
const GENERIC_GLYPHS = /(?:酒店|宾馆|旅馆|饭店)$/u;

export function indexHotelNames(hotels: Iterable<HotelFacts>): HotelNames {
  const hotelsByName = new Map<string, string[]>();
  const hotelsByWord = new Map<string, Set<string>>();
  for (const { id, names } of hotels) {
    for (const name of new Set(MESSAGE_LOCALES.map((locale) => names[locale]))) {
      const atoms = cutAtoms(foldText(name));
      for (const key of new Set([joinAtoms(atoms), distinctiveKey(atoms)])) {
        const known = hotelsByName.get(key) ?? [];
        if (!known.includes(id)) hotelsByName.set(key, [...known, id]);
      }
      for (const { text, isGlyph } of atoms)
        if (!isGlyph) hotelsByWord.set(text, (hotelsByWord.get(text) ?? new Set()).add(id));
    }
  }
  hotelsByName.delete('');
  return {
    names: sortWords(hotelsByName.keys()),
    hotelsByName,
    words: sortWords(hotelsByWord.keys()),
    hotelsByWord,
  };
}

type FindNamedInput = {
  readonly hotelNames: HotelNames;
  /** Of `lodgingKnowledge`: names of places beside the name of a hotel are no part of it. */
  readonly knowledge: Knowledge;
  /** Whether the query is understood as it stands. Then a slip is unlikely. */
  readonly isUnderstood: boolean;
  /** Whether trips have this word, or one that begins with it. Such a word alone names no hotel. */
  readonly isWordOfTrips: (word: string) => boolean;
};

/** Finds the hotels that a query names, with or without the place and the word hotel. */
export function findNamedHotels(query: string, input: FindNamedInput): NamedHotels | undefined {
  const atoms = cutAtoms(foldText(query), MAX_ATOMS);
  const withoutPlaces = removePlaces(atoms, input.knowledge);
  const keys = new Set(
    [atoms, withoutPlaces]
      .flatMap((one) => [joinAtoms(one), distinctiveKey(one)])
      .filter((key) => key.length > 1),
  );
  const whole = findWhole(keys, input);
  if (whole) return whole;
  const ids = findByParts(distinctiveAtoms(withoutPlaces), keys, input);
  return ids.length > 0 ? { ids, isCertain: false } : undefined;
}

/** More words are no name. */
const MAX_ATOMS = 24;

function findWhole(
  keys: ReadonlySet<string>,
  { hotelNames, isUnderstood }: FindNamedInput,
): NamedHotels | undefined {
  for (const key of keys) {
    const ids = hotelNames.hotelsByName.get(key);
    if (ids) return { ids, isCertain: true };
  }
  if (isUnderstood) return undefined;
  for (const key of keys) {
    const similar = findSimilarWords(hotelNames.names, key, slipsAllowed(key)).sort(
      (a, b) => a.distance - b.distance,
    );
    const nearest = similar.filter(({ distance }) => distance === similar[0]?.distance);
    const ids = nearest.flatMap(
      ({ position }) => hotelNames.hotelsByName.get(hotelNames.names.words[position] ?? '') ?? [],
    );
    if (ids.length > 0) return { ids: [...new Set(ids)], isCertain: true };
  }
  return undefined;
}

/** One slip from six letters on, and two from twelve. Characters say more than letters. */
function slipsAllowed(key: string): number {
  if (beginsWithGlyph(key)) return key.length >= 4 ? 1 : 0;
  if (key.length >= 12) return 2;
  return key.length >= 6 ? 1 : 0;
}

const MIN_BEGINNING = 4;
const MIN_GLYPHS = 2;

/** Hotels whose name begins with the query, or has all of its words, the last of them perhaps unfinished. */
function findByParts(
  atoms: readonly Atom[],
  keys: ReadonlySet<string>,
  { hotelNames, knowledge, isWordOfTrips }: FindNamedInput,
): string[] {
  const isOrdinary = (word: string) => isWordOfTrips(word) || isWordOfLodging(word, knowledge);
  if (atoms.every(({ text, isGlyph }) => !isGlyph && isOrdinary(text))) return [];
  const found = new Set<string>();
  for (const key of keys) {
    if (key.length < (beginsWithGlyph(key) ? MIN_GLYPHS : MIN_BEGINNING)) continue;
    if (isOrdinary(key)) continue;
    const { from, to } = rangeWithBeginning(hotelNames.names, key);
    for (const name of hotelNames.names.words.slice(from, Math.min(to, from + MOST_NAMES)))
      for (const id of hotelNames.hotelsByName.get(name) ?? []) found.add(id);
  }
  if (atoms.length > 0 && atoms.every(({ isGlyph }) => !isGlyph))
    for (const id of haveAllWords(atoms, hotelNames)) found.add(id);
  return [...found].slice(0, MOST_NAMES);
}

/** A beginning that more hotels have names none. */
const MOST_NAMES = 12;

function haveAllWords(atoms: readonly Atom[], { words, hotelsByWord }: HotelNames): string[] {
  const last = atoms.at(-1);
  const perWord = atoms.map((atom) => {
    const whole = hotelsByWord.get(atom.text);
    if (whole || atom !== last || atom.text.length < MIN_BEGINNING) return whole ?? new Set<string>();
    const { from, to } = rangeWithBeginning(words, atom.text);
    return new Set(
      words.words
        .slice(from, Math.min(to, from + MOST_NAMES))
        .flatMap((word) => [...(hotelsByWord.get(word) ?? [])]),
    );
  });
  const isLongEnough = atoms.some(({ text }) => text.length >= MIN_BEGINNING);
  const all = perWord.reduce<ReadonlySet<string> | undefined>(
    (common, ids) => common?.intersection(ids) ?? ids,
    undefined,
  );
  return isLongEnough && all && all.size <= MOST_NAMES ? [...all] : [];
}

function isWordOfLodging(word: string, { queryTerms, stopPhrases, placesByName }: Knowledge): boolean {
  return [queryTerms.terms, stopPhrases, placesByName].some(
    (phrases) => (phrases.next.get(word)?.meanings.length ?? 0) > 0,
  );
}

function distinctiveAtoms(atoms: readonly Atom[]): Atom[] {
  return atoms.filter(({ text }) => !GENERIC.has(text));
}

function distinctiveKey(atoms: readonly Atom[]): string {
  return joinAtoms(distinctiveAtoms(atoms)).replace(GENERIC_GLYPHS, '');
}

function removePlaces(atoms: readonly Atom[], { placesByName }: Knowledge): Atom[] {
  const others: Atom[] = [];
  for (let at = 0; at < atoms.length; ) {
    const place = longestPhrase(placesByName, atoms, at);
    const atom = atoms[at];
    if (!place && atom) others.push(atom);
    at = place?.to ?? at + 1;
  }
  return others;
}
