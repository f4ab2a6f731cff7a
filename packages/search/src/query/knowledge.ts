import type { Interest } from '@ashore/core/catalogue/interests.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { BROADER_CONCEPTS } from '../lexicon/broader-concepts.ts';
import { LEXICON, type Lexicon } from '../lexicon/lexicon.ts';
import { QUESTION_ONLY_TERMS } from '../lexicon/question-only-terms.ts';
import { STOP_PHRASES } from '../lexicon/stop-phrases.ts';
import type { Gazetteer, GazetteerPlace } from '../places/gazetteer.ts';
import { cutAtoms, joinAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import { type Shelf, shelve } from '../text/sorted-words.ts';
import { soundKey } from '../text/sound-key.ts';
import { type StemLanguage, stemWord } from '../text/stem-word.ts';
import { addPhrase, noPhrases, type Phrases } from './phrases.ts';

type PerLanguage = Readonly<Record<MessageLocale, readonly string[]>>;

/** Word data from which the knowledge is built. */
type Words = {
  readonly lexicon: Lexicon;
  readonly stopPhrases: PerLanguage;
  /** Terms that count in a query but not in a description. */
  readonly questionOnlyTerms: PerLanguage;
  /** Broader concepts of each concept. */
  readonly broaderConcepts: Partial<Readonly<Record<string, readonly string[]>>>;
};

/** Keys that can be searched by beginning and by similarity, and what each key means. */
export type Named<Thing> = { readonly shelf: Shelf; readonly of: ReadonlyMap<string, readonly Thing[]> };

/** Concepts by the exact words of their terms, and by the stems of those words. */
export type Concepts = {
  readonly terms: Phrases<string>;
  readonly stems: Readonly<Record<StemLanguage, Phrases<string>>>;
};

/** Knowledge that does not depend on places. */
export type KnownWords = {
  /** Version of the analysis. Documents and plans fit each other only if it is the same. */
  readonly analyser: string;
  readonly interestsOf: (concept: string) => readonly Interest[];
  /** Terms for reading queries; `told` has those for reading descriptions. */
  readonly queryTerms: Concepts;
  readonly textTerms: Concepts;
  readonly broaderOf: (concept: string) => readonly string[];
  readonly stops: Phrases<true>;
  readonly terms: Named<string>;
};

/** Knowledge about places, which change while words stay the same. */
export type KnownNames = {
  readonly placeOf: ReadonlyMap<string, GazetteerPlace>;
  readonly places: Phrases<GazetteerPlace>;
  readonly names: Named<GazetteerPlace>;
  readonly sounds: Named<GazetteerPlace>;
  /** Names without their first words. Travellers say "York" for New York. */
  readonly laterWords: Named<GazetteerPlace>;
  /** Last words of the cities' main names, for names of several words. */
  readonly lastWords: ReadonlyMap<string, readonly GazetteerPlace[]>;
  /** IDs of the places directly inside each place. */
  readonly insides: ReadonlyMap<string, readonly string[]>;
};

/** Everything needed to read queries and documents. */
export type Knowledge = KnownWords & KnownNames;

// Raise this number when the same text would be indexed differently. Saved indexes are then rebuilt.
const ANALYSIS = 1;

const SHORTEST_LAST_WORD = 4;

export function gatherKnowledge({
  gazetteer,
  ...words
}: Words & { readonly gazetteer: Gazetteer }): Knowledge {
  return { ...gatherWords(words), ...gatherNames(gazetteer) };
}

/** Takes a tenth of a second and does not depend on the places. Callers should do it once. */
export function gatherWords({ lexicon, stopPhrases, questionOnlyTerms, broaderConcepts }: Words): KnownWords {
  const stops = noPhrases<true>();
  for (const phrase of Object.values(stopPhrases).flat()) addPhrase(stops, atomsIn(phrase), true);
  const terms = termsOf(lexicon);
  const isAskedOnly = ({ language, term }: Term) => questionOnlyTerms[language].includes(term);
  return {
    analyser: `${ANALYSIS}-${fingerprint(JSON.stringify([lexicon, questionOnlyTerms, broaderConcepts]))}`,
    interestsOf: (concept) => lexicon[concept]?.interests ?? [],
    broaderOf: (concept) => broaderConcepts[concept] ?? [],
    stops,
    queryTerms: conceptsOf(terms),
    textTerms: conceptsOf(terms.filter((term) => !isAskedOnly(term))),
    terms: namedTerms(terms),
  };
}

export function gatherNames(gazetteer: Gazetteer): KnownNames {
  const names = namesOf(gazetteer, (name) => name);
  const places = noPhrases<GazetteerPlace>();
  for (const [name, called] of names.of) for (const place of called) addPhrase(places, atomsIn(name), place);
  return {
    placeOf: new Map(gazetteer.map((place) => [place.id, place])),
    places,
    names,
    sounds: namesOf(gazetteer, soundKey),
    laterWords: laterWordsOf(names),
    lastWords: lastWordsOf(gazetteer),
    insides: insidesOf(gazetteer),
  };
}

type Term = { readonly id: string; readonly language: MessageLocale; readonly term: string };

function termsOf(lexicon: Lexicon): Term[] {
  return Object.entries(lexicon).flatMap(([id, { terms }]) =>
    MESSAGE_LOCALES.flatMap((language) => terms[language].map((term) => ({ id, language, term }))),
  );
}

function conceptsOf(all: readonly Term[]): Concepts {
  const terms = noPhrases<string>();
  const stems = { en: noPhrases<string>(), de: noPhrases<string>() };
  for (const { id, language, term } of all) {
    const atoms = atomsIn(term);
    addPhrase(terms, atoms, id);
    if (language === 'zh-Hans') continue;
    const stemmed = atoms.map((atom) => stemWord(atom, language));
    addPhrase(stems[language], stemmed, id);
  }
  return { terms, stems };
}

function namedTerms(terms: readonly Term[]): Named<string> {
  const of = new Map<string, string[]>();
  for (const { id, term } of terms) push(of, keyIn(term), id);
  return { shelf: shelve(of.keys()), of };
}

/** Lists each name once, under its key, with its places, the most popular first. */
function namesOf(gazetteer: Gazetteer, keyOfName: (folded: string) => string): Named<GazetteerPlace> {
  const of = new Map<string, GazetteerPlace[]>();
  const popular = [...gazetteer].sort((a, b) => b.popularity - a.popularity);
  for (const place of popular) for (const name of place.names) push(of, keyOfName(keyIn(name)), place);
  of.delete('');
  return { shelf: shelve(of.keys()), of };
}

function laterWordsOf({ of }: Named<GazetteerPlace>): Named<GazetteerPlace> {
  const later = new Map<string, GazetteerPlace[]>();
  for (const [name, places] of of)
    for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1))
      for (const place of places) push(later, name.slice(at + 1), place);
  return { shelf: shelve(later.keys()), of: later };
}

/**
 * Reads only the main names, not the other names: "apple" must not mean a city that is called the Big Apple.
 */
function lastWordsOf(gazetteer: Gazetteer): Map<string, GazetteerPlace[]> {
  const last = new Map<string, GazetteerPlace[]>();
  for (const place of gazetteer) {
    if (place.kind !== 'city') continue;
    for (const name of place.names.slice(0, MESSAGE_LOCALES.length)) {
      const words = keyIn(name).split(' ');
      const word = words.at(-1) ?? '';
      if (words.length > 1 && word.length >= SHORTEST_LAST_WORD) push(last, word, place);
    }
  }
  return last;
}

function insidesOf(gazetteer: Gazetteer): Map<string, string[]> {
  const insides = new Map<string, string[]>();
  for (const { id, parent } of gazetteer) if (parent !== null) push(insides, parent, id);
  return insides;
}

const atomsIn = (text: string) => cutAtoms(foldText(text)).map((atom) => atom.text);
const keyIn = (text: string) => joinAtoms(cutAtoms(foldText(text)));

function push<Thing>(map: Map<string, Thing[]>, key: string, thing: Thing): void {
  const things = map.get(key);
  if (!things) map.set(key, [thing]);
  else if (!things.includes(thing)) things.push(thing);
}

function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Ashore's own word data. Tests of single rules bring a smaller set. */
export const OUR_WORDS: Words = {
  lexicon: LEXICON,
  stopPhrases: STOP_PHRASES,
  questionOnlyTerms: QUESTION_ONLY_TERMS,
  broaderConcepts: BROADER_CONCEPTS,
};
