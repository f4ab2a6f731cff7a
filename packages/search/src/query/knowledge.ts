import type { Interest } from '@ashore/core/catalogue/interests.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { ORDINARY_WORDS } from '../gazetteer/ordinary-words.ts';
import { textOfWorld } from '../gazetteer/read-world.ts';
import { isSameCity } from '../gazetteer/same-city.ts';
import { type WorldGazetteer, worldGazetteer } from '../gazetteer/world-gazetteer.ts';
import { BROADER_CONCEPTS } from '../lexicon/broader-concepts.ts';
import { FILLER_WORDS, type FillerWords } from '../lexicon/fillers/fillers.ts';
import { readWordKinds, type WordKinds } from '../lexicon/kinds/word-kinds.ts';
import { LEXICON, type Lexicon } from '../lexicon/lexicon.ts';
import { QUESTION_ONLY_TERMS } from '../lexicon/question-only-terms.ts';
import { type AtomSpan, otherSenses } from '../lexicon/senses/other-senses.ts';
import { STOP_PHRASES } from '../lexicon/stop-phrases.ts';
import { type Gazetteer, type GazetteerPlace, isMajorPlace } from '../places/gazetteer.ts';
import { type Atom, beginsWithGlyph, cutAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import { keyOfText } from '../text/key-of-text.ts';
import { pinyinOf } from '../text/pinyin-of.ts';
import { type SortedWords, sortWords } from '../text/sorted-words.ts';
import { soundKey } from '../text/sound-key.ts';
import { type StemLanguage, stemWord } from '../text/stem-word.ts';
import { type Fillers, fillersOf } from './fillers.ts';
import { addPhrase, emptyPhrases, type Phrases, withPhrases } from './phrases.ts';

type PerLanguage = Readonly<Record<MessageLocale, readonly string[]>>;

/** Word data from which the knowledge is built. */
type WordData = {
  readonly lexicon: Lexicon;
  readonly stopPhrases: PerLanguage;
  /** Terms that count in a query but not in a description. */
  readonly questionOnlyTerms: PerLanguage;
  /** Broader concepts of each concept. */
  readonly broaderConcepts: Partial<Readonly<Record<string, readonly string[]>>>;
  /** Words that say nothing about the topic of a query. */
  readonly fillers: Readonly<Record<MessageLocale, FillerWords>>;
  /** Finds words that mean something else among their neighbours. Without it every word means what it can. */
  readonly otherSenses?: (atoms: readonly Atom[]) => readonly AtomSpan[];
  /** How the words of dictionaries ask for something. Undefined where every word asks. */
  readonly wordKinds: WordKinds | undefined;
};

/** Sorted words that can be searched by beginning and by similarity, and the values of each word. */
export type SearchableIndex<Value> = {
  readonly words: SortedWords;
  readonly valuesByWord: ReadonlyMap<string, readonly Value[]>;
};

/** Concepts by the exact words of their terms, and by the stems of those words. */
export type ConceptPhrases = {
  readonly terms: Phrases<string>;
  readonly stems: Readonly<Record<StemLanguage, Phrases<string>>>;
};

/** Knowledge that does not depend on places. */
export type WordKnowledge = {
  /** Version of the analysis. Documents and plans fit each other only if it is the same. */
  readonly analyserVersion: string;
  readonly interestsOf: (concept: string) => readonly Interest[];
  /** Terms for reading queries; `textTerms` are those for reading descriptions. */
  readonly queryTerms: ConceptPhrases;
  readonly textTerms: ConceptPhrases;
  readonly broaderOf: (concept: string) => readonly string[];
  readonly stopPhrases: Phrases<true>;
  readonly fillers: Fillers;
  readonly otherSenses: (atoms: readonly Atom[]) => readonly AtomSpan[];
  readonly wordKinds: WordKinds | undefined;
  readonly termsIndex: SearchableIndex<string>;
  /** Concepts by the pinyin of their Chinese terms. Made when it is first needed. */
  readonly termsByPinyin: () => ReadonlyMap<string, readonly string[]>;
};

/** Knowledge about places, which change while words stay the same. */
export type PlaceKnowledge = {
  readonly placeOf: ReadonlyMap<string, GazetteerPlace>;
  readonly placesByName: Phrases<GazetteerPlace>;
  readonly namesIndex: SearchableIndex<GazetteerPlace>;
  readonly namesBySound: SearchableIndex<GazetteerPlace>;
  /** Names without their first words. Travellers say "York" for New York. */
  readonly laterWordsIndex: SearchableIndex<GazetteerPlace>;
  /** Last words of the cities' main names, for names of several words. */
  readonly placesByLastWord: ReadonlyMap<string, readonly GazetteerPlace[]>;
  /** Cities, states and countries by the pinyin of their Chinese names. */
  readonly placesByPinyin: ReadonlyMap<string, readonly GazetteerPlace[]>;
  /** IDs of the places directly inside each place. */
  readonly placesInside: ReadonlyMap<string, readonly string[]>;
  /** The places of the world, whether the catalogue has them or not. */
  readonly world: WorldGazetteer;
};

/** Everything needed to read queries and documents. */
export type Knowledge = WordKnowledge & PlaceKnowledge;

// Raise this number when the same text would be indexed differently: after a change in `text/`, `weigh-concepts.ts`,
// `mentioned-places.ts`, `lexemes.ts` or `mark-concepts.ts`, for example. Saved indexes are then rebuilt. The word lists and
// the places of the world need no number.
const ANALYSIS = 3;

const MIN_LAST_WORD_LENGTH = 4;

export function buildKnowledge({
  gazetteer,
  world,
  ...words
}: WordData & { readonly gazetteer: Gazetteer; readonly world?: WorldGazetteer }): Knowledge {
  return { ...buildWordKnowledge(words), ...buildPlaceKnowledge(gazetteer, world) };
}

/** Takes a tenth of a second and does not depend on the places of the catalogue. Callers should do it once. */
export function buildWordKnowledge(
  {
    lexicon,
    stopPhrases,
    questionOnlyTerms,
    broaderConcepts,
    fillers,
    otherSenses = () => [],
    wordKinds,
  }: WordData,
  namesOfWorld: readonly string[] = [textOfWorld(), ...ORDINARY_WORDS],
): WordKnowledge {
  const stopPhraseTree = emptyPhrases<true>();
  for (const phrase of Object.values(stopPhrases).flat())
    addPhrase(stopPhraseTree, atomTextsOf(phrase), true);
  const terms = termsOf(lexicon);
  const isQuestionOnly = ({ language, term }: KnownTerm) => questionOnlyTerms[language].includes(term);
  return {
    analyserVersion: `${ANALYSIS}-${fingerprint(JSON.stringify([lexicon, questionOnlyTerms, broaderConcepts, stopPhrases, namesOfWorld]))}`,
    interestsOf: (concept) => lexicon[concept]?.interests ?? [],
    broaderOf: (concept) => broaderConcepts[concept] ?? [],
    stopPhrases: stopPhraseTree,
    fillers: fillersOf(fillers),
    otherSenses,
    wordKinds,
    queryTerms: conceptPhrasesOf(terms),
    textTerms: conceptPhrasesOf(terms.filter((term) => !isQuestionOnly(term))),
    termsIndex: indexTerms(terms),
    termsByPinyin: once(() => groupTermsByPinyin(terms)),
  };
}

export function buildPlaceKnowledge(catalogue: Gazetteer, world = worldGazetteer()): PlaceKnowledge {
  const gazetteer = catalogue.map((place) => withNamesOfWorld(place, world));
  const namesIndex = indexNames(gazetteer, (name) => name);
  const placesByName = emptyPhrases<GazetteerPlace>();
  for (const [name, places] of namesIndex.valuesByWord)
    for (const place of places) addPhrase(placesByName, atomTextsOf(name), place);
  return {
    placeOf: new Map(gazetteer.map((place) => [place.id, place])),
    placesByName,
    namesIndex,
    namesBySound: indexNames(gazetteer, soundKey),
    laterWordsIndex: indexLaterWords(namesIndex),
    placesByLastWord: groupByLastWord(gazetteer),
    placesByPinyin: groupByPinyin(gazetteer),
    placesInside: placesInsideOf(gazetteer),
    world,
  };
}

/**
 * A city of the catalogue answers to all names that the world has for it. An operator may have named Lisbon in one language only, and
 * Lissabon would else be a city that is not served, next to itself.
 */
function withNamesOfWorld(place: GazetteerPlace, world: WorldGazetteer): GazetteerPlace {
  const { kind, names } = place;
  const same =
    kind === 'city' &&
    names.flatMap((name) => world.named(keyOfText(name))).find((ofWorld) => isSameCity(place, ofWorld));
  if (!same) return place;
  return { ...place, names: [...new Set([...names, ...Object.values(same.names), ...same.otherNames])] };
}

/** A word for concepts that no list contains. Queries are read with it, descriptions are not. */
export type FurtherTerm = { readonly word: string; readonly concepts: readonly string[] };

/**
 * The knowledge with further words for its concepts. They stand beside the terms of queries, which all readers of this process
 * share and which do not change.
 */
export function withFurtherTerms<Known extends WordKnowledge>(
  known: Known,
  further: readonly FurtherTerm[],
): Known {
  if (further.length === 0) return known;
  const { terms, stems } = known.queryTerms;
  const phrases = further.flatMap(({ word, concepts }) =>
    concepts.map((meaning) => ({ atoms: atomTextsOf(word), meaning })),
  );
  const stemmedPhrases = (language: StemLanguage) =>
    phrases
      .filter(({ atoms: [first = ''] }) => !beginsWithGlyph(first))
      .map(({ atoms, meaning }) => ({ atoms: atoms.map((atom) => stemWord(atom, language)), meaning }));
  const valuesByWord = new Map([...known.termsIndex.valuesByWord].map(([word, ids]) => [word, [...ids]]));
  for (const { word, concepts } of further)
    for (const concept of concepts) addValue(valuesByWord, keyOfText(word), concept);
  return {
    ...known,
    queryTerms: {
      terms: withPhrases(terms, phrases),
      stems: {
        en: withPhrases(stems.en, stemmedPhrases('en')),
        de: withPhrases(stems.de, stemmedPhrases('de')),
      },
    },
    termsIndex: { words: sortWords(valuesByWord.keys()), valuesByWord },
  };
}

type KnownTerm = { readonly id: string; readonly language: MessageLocale; readonly term: string };

function termsOf(lexicon: Lexicon): KnownTerm[] {
  return Object.entries(lexicon).flatMap(([id, { terms }]) =>
    MESSAGE_LOCALES.flatMap((language) => terms[language].map((term) => ({ id, language, term }))),
  );
}

function conceptPhrasesOf(allTerms: readonly KnownTerm[]): ConceptPhrases {
  const terms = emptyPhrases<string>();
  const stems = { en: emptyPhrases<string>(), de: emptyPhrases<string>() };
  for (const { id, language, term } of allTerms) {
    const atoms = atomTextsOf(term);
    addPhrase(terms, atoms, id);
    if (language === 'zh-Hans') continue;
    const stemmedAtoms = atoms.map((atom) => stemWord(atom, language));
    addPhrase(stems[language], stemmedAtoms, id);
  }
  return { terms, stems };
}

function indexTerms(terms: readonly KnownTerm[]): SearchableIndex<string> {
  const valuesByWord = new Map<string, string[]>();
  for (const { id, term } of terms) addValue(valuesByWord, keyOfText(term), id);
  return { words: sortWords(valuesByWord.keys()), valuesByWord };
}

function groupTermsByPinyin(terms: readonly KnownTerm[]): Map<string, string[]> {
  const idsByPinyin = new Map<string, string[]>();
  for (const { id, language, term } of terms)
    if (language === 'zh-Hans' && term.length > 1) addValue(idsByPinyin, pinyinOf(term), id);
  idsByPinyin.delete('');
  return idsByPinyin;
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Lists each name once, under its key, with its places, the most popular first. */
function indexNames(
  gazetteer: Gazetteer,
  keyOfName: (folded: string) => string,
): SearchableIndex<GazetteerPlace> {
  const valuesByWord = new Map<string, GazetteerPlace[]>();
  const placesByPopularity = [...gazetteer].sort((a, b) => b.popularity - a.popularity);
  for (const place of placesByPopularity)
    for (const name of place.names) addValue(valuesByWord, keyOfName(keyOfText(name)), place);
  valuesByWord.delete('');
  return { words: sortWords(valuesByWord.keys()), valuesByWord };
}

function indexLaterWords({ valuesByWord }: SearchableIndex<GazetteerPlace>): SearchableIndex<GazetteerPlace> {
  const placesByLaterWord = new Map<string, GazetteerPlace[]>();
  for (const [name, places] of valuesByWord)
    for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1))
      for (const place of places) addValue(placesByLaterWord, name.slice(at + 1), place);
  return { words: sortWords(placesByLaterWord.keys()), valuesByWord: placesByLaterWord };
}

/**
 * Reads only the main names, not the other names: "apple" must not mean a city that is called the Big Apple.
 */
function groupByLastWord(gazetteer: Gazetteer): Map<string, GazetteerPlace[]> {
  const placesByWord = new Map<string, GazetteerPlace[]>();
  for (const place of gazetteer) {
    if (place.kind !== 'city') continue;
    for (const name of place.names.slice(0, MESSAGE_LOCALES.length)) {
      const words = keyOfText(name).split(' ');
      const word = words.at(-1) ?? '';
      if (words.length > 1 && word.length >= MIN_LAST_WORD_LENGTH) addValue(placesByWord, word, place);
    }
  }
  return placesByWord;
}

function groupByPinyin(gazetteer: Gazetteer): Map<string, GazetteerPlace[]> {
  const placesByPinyin = new Map<string, GazetteerPlace[]>();
  for (const place of gazetteer.filter(isMajorPlace))
    for (const name of place.names) addValue(placesByPinyin, pinyinOf(name), place);
  placesByPinyin.delete('');
  return placesByPinyin;
}

function placesInsideOf(gazetteer: Gazetteer): Map<string, string[]> {
  const idsByParent = new Map<string, string[]>();
  for (const { id, parent } of gazetteer) if (parent !== null) addValue(idsByParent, parent, id);
  return idsByParent;
}

const atomTextsOf = (text: string) => cutAtoms(foldText(text)).map((atom) => atom.text);

function addValue<Thing>(map: Map<string, Thing[]>, key: string, thing: Thing): void {
  const thingsOfKey = map.get(key);
  if (!thingsOfKey) map.set(key, [thing]);
  else if (!thingsOfKey.includes(thing)) thingsOfKey.push(thing);
}

function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Ashore's own word data. Tests of single rules use a smaller set. */
export const ASHORE_WORDS: WordData = {
  lexicon: LEXICON,
  stopPhrases: STOP_PHRASES,
  questionOnlyTerms: QUESTION_ONLY_TERMS,
  broaderConcepts: BROADER_CONCEPTS,
  fillers: FILLER_WORDS,
  otherSenses,
  wordKinds: readWordKinds(),
};
