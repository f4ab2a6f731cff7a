import type { Interest } from '@ashore/core/catalogue/interests.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { cutAtoms, joinAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import { type Shelf, shelve } from '../text/shelf.ts';
import { soundKey } from '../text/sound-key.ts';
import { type StemLanguage, stemWord } from '../text/stem-word.ts';
import type { Gazetteer, GazetteerPlace } from './gazetteer.ts';
import { addPhrase, noPhrases, type Phrases } from './phrases.ts';

type PerLanguage = Readonly<Record<MessageLocale, readonly string[]>>;

/** What is known of words, as data. */
export type Words = {
  readonly lexicon: Lexicon;
  readonly stopPhrases: PerLanguage;
  /** Terms that say something in a question, and nothing in a description. */
  readonly questionOnlyTerms: PerLanguage;
  /** What a concept is a kind of. */
  readonly broaderConcepts: Partial<Readonly<Record<string, readonly string[]>>>;
};

/** Keys to be looked through by beginning and likeness, and what each of them stands for. */
export type Named<Thing> = { readonly shelf: Shelf; readonly of: ReadonlyMap<string, readonly Thing[]> };

/** Terms letter by letter, and each word by its stem. */
export type Concepts = {
  readonly terms: Phrases<string>;
  readonly stems: Readonly<Record<StemLanguage, Phrases<string>>>;
};

/** What is known without any place. */
export type KnownWords = {
  /** Documents and plans fit each other only under one analyser. */
  readonly analyser: string;
  readonly interestsOf: (concept: string) => readonly Interest[];
  /** What questions are read by, and descriptions. */
  readonly asked: Concepts;
  readonly told: Concepts;
  readonly broaderOf: (concept: string) => readonly string[];
  readonly stops: Phrases<true>;
  readonly terms: Named<string>;
};

/** What is known of places, which come and go while words stay. */
export type KnownNames = {
  readonly placeOf: ReadonlyMap<string, GazetteerPlace>;
  readonly places: Phrases<GazetteerPlace>;
  readonly names: Named<GazetteerPlace>;
  readonly sounds: Named<GazetteerPlace>;
  /** Names from their second and later words on: people say "York" for New York. */
  readonly laterWords: Named<GazetteerPlace>;
  /** The last word of what a city is called first of all, where that has several. */
  readonly lastWords: ReadonlyMap<string, readonly GazetteerPlace[]>;
  /** What lies in a place, right below it. */
  readonly insides: ReadonlyMap<string, readonly string[]>;
};

/** Everything that questions and documents are read by. */
export type Knowledge = KnownWords & KnownNames;

// To be raised when the same text would be indexed otherwise than before: what was saved is then made anew.
const ANALYSIS = 1;

const SHORTEST_LAST_WORD = 4;

export function gatherKnowledge({
  gazetteer,
  ...words
}: Words & { readonly gazetteer: Gazetteer }): Knowledge {
  return { ...gatherWords(words), ...gatherNames(gazetteer) };
}

/** Takes a tenth of a second, and is the same for every world: to be done once. */
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
    asked: conceptsOf(terms),
    told: conceptsOf(terms.filter((term) => !isAskedOnly(term))),
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

/** Each name once, under its key, the most asked for of its places first. */
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

/** Not of its by-names: an apple is no city, however big. */
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
