import type { Interest } from '@ashore/core/catalogue/interests.ts';
import { kindOfWord } from '../lexicon/kinds/kind-of-word.ts';
import { HAS_KINDS, QUALIFIED_TERMS, QUALIFIERS, type Qualifier } from '../lexicon/qualifiers.ts';
import { type GazetteerPlace, isMajorPlace } from '../places/gazetteer.ts';
import { type Atom, beginsWithGlyph, joinAtoms } from '../text/cut-atoms.ts';
import { glyphWords } from '../text/glyph-words.ts';
import { rangeWithBeginning } from '../text/sorted-words.ts';
import { type StemLanguage, stemWord } from '../text/stem-word.ts';
import type { Knowledge } from './knowledge.ts';
import { longestPhrase, type Phrases } from './phrases.ts';
import type { ConceptUnit, PlaceUnit, TextUnit, Unit } from './query-plan.ts';
import { type WorldName, type WorldNameInput, worldNameAt } from './world-names.ts';

/** Quality of a place of whose name only the beginning or the last word was typed. Guessed spellings have others. */
export const PARTIAL_NAME_QUALITY = 0.9;

/** Everything that a part of a query may mean, or nothing yet. */
export type Piece = {
  readonly atoms: readonly Atom[];
  /** The atoms with the particles that were removed. The beginning of a name may look like a particle. */
  readonly atomsWithParticles?: readonly Atom[];
  readonly places: readonly GazetteerPlace[];
  readonly concepts: readonly string[];
  readonly isStop: boolean;
  /** Of which kind the thing must be that the piece, or the next one, names. */
  readonly kind?: KindOfThing;
  /** 1 if the text matches letter by letter. */
  readonly quality: number;
  /** Whether the piece ends the query, so that the traveller may still be typing it. */
  readonly isLast: boolean;
};

type KindOfThing = {
  readonly qualifier: Qualifier;
  /** The words of the kind and of the thing, folded. */
  readonly words: string;
};

export type ReadPiecesInput = WorldNameInput & { readonly isUnfinished: boolean };

/** Finds the longest match at every position. Unmatched atoms between two matches stay together. */
export function readPieces(atoms: readonly Atom[], input: ReadPiecesInput): Piece[] {
  const pieces: Piece[] = [];
  let unmatchedFrom = 0;
  const addUnmatchedUntil = (to: number) => {
    if (to > unmatchedFrom)
      pieces.push(...splitUnmatched(atoms.slice(unmatchedFrom, to), to === atoms.length));
  };
  const senses = new Map(input.knowledge.otherSenses(atoms).map(({ from, to }) => [from, to]));
  for (let at = 0; at < atoms.length; ) {
    const longest = withKind(atoms, at, matchAt(atoms, at, input), input);
    const sense = senses.get(at) ?? 0;
    const isOther = sense > 0 && sense >= (longest?.to ?? 0);
    const match = isOther ? { to: sense, isStop: true } : longest;
    if (!match || (!isOther && isCutFromLonger(atoms, at, match, input.knowledge))) {
      at++;
      continue;
    }
    addUnmatchedUntil(at);
    const { to, ...meant } = match;
    pieces.push({ ...noMeaning, ...meant, atoms: atoms.slice(at, to), isLast: to === atoms.length });
    at = to;
    unmatchedFrom = to;
  }
  addUnmatchedUntil(atoms.length);
  return pieces.map((piece) => removeParticles(piece, input.knowledge));
}

export const isUnmatched = ({ places, concepts, isStop }: Piece): boolean =>
  !isStop && places.length === 0 && concepts.length === 0;

type PieceMatch = Partial<Piece> & { readonly to: number };

const noMeaning = { places: [], concepts: [], isStop: false, quality: 1 };

function matchAt(atoms: readonly Atom[], from: number, input: ReadPiecesInput): PieceMatch | undefined {
  const { placesByName, queryTerms, stopPhrases } = input.knowledge;
  const place = longestPhrase(placesByName, atoms, from);
  const concept = longestPhrase(queryTerms.terms, atoms, from);
  const stopPhrase = longestPhrase(stopPhrases, atoms, from);
  const to = Math.max(place?.to ?? 0, concept?.to ?? 0, stopPhrase?.to ?? 0);
  const stem = isOtherVerb(atoms[from], input.knowledge)
    ? undefined
    : longestStem(queryTerms.stems, atoms, from);
  const isPlace = place !== undefined && place.to === to;
  const worldName = worldNameAt(atoms, from, { to: Math.max(to, stem?.to ?? 0), isPlace }, input);
  if (worldName && !(input.isUnfinished && mayBecome(worldName, atoms, from, input.knowledge)))
    return worldName;
  const unfinished = input.isUnfinished ? unfinishedName(input.knowledge, atoms, from) : [];
  if (unfinished.length > 0 && to < atoms.length)
    return { to: atoms.length, places: unfinished, quality: PARTIAL_NAME_QUALITY };
  if (stem && stem.to > to) return { to: stem.to, concepts: stem.meanings, quality: 0.95 };
  // A single Chinese character is part of a word until no other character can belong to it.
  if (to === 0 || (to === from + 1 && atoms[from]?.isGlyph)) return;
  return {
    to,
    places: place?.to === to ? place.meanings : [],
    concepts: concept?.to === to ? concept.meanings : [],
    isStop: stopPhrase?.to === to,
  };
}

/** Adds what a match says of the kind of something: "Indian" before "cooking class", and 京剧. */
function withKind(
  atoms: readonly Atom[],
  from: number,
  match: PieceMatch | undefined,
  input: ReadPiecesInput,
): PieceMatch | undefined {
  const [first] = atoms.slice(from);
  const term = match && QUALIFIED_TERMS.get(joinAtoms(atoms, from, match.to));
  if (term) return { ...match, kind: { qualifier: term, words: joinAtoms(atoms, from, match.to) } };
  if (!first || match?.concepts?.length) return match;
  return first.isGlyph ? chineseKind(atoms, from, match) : latinKind(atoms, from, match, input);
}

function latinKind(
  atoms: readonly Atom[],
  from: number,
  match: PieceMatch | undefined,
  input: ReadPiecesInput,
): PieceMatch | undefined {
  const qualifier = QUALIFIERS.get(atoms[from]?.text ?? '');
  if (!qualifier || (match?.to ?? 0) > from + 1) return match;
  const thing = matchAt(atoms, from + 1, input);
  if (!thing?.concepts?.some((id) => HAS_KINDS.has(id))) return match;
  const kind = { qualifier, words: joinAtoms(atoms, from, thing.to) };
  return { to: from + 1, isStop: true, kind };
}

/** 印度菜: the food of a country. */
function chineseKind(
  atoms: readonly Atom[],
  from: number,
  match: PieceMatch | undefined,
): PieceMatch | undefined {
  for (let to = from + 2; to <= from + 5 && to < atoms.length; to++) {
    const qualifier = QUALIFIERS.get(joinAtoms(atoms, from, to));
    const next = joinAtoms(atoms, to, to + 2);
    const length = /^(?:料理|风味|口味|美食)/u.test(next) ? 2 : /^[菜餐]/u.test(next) ? 1 : 0;
    if (!qualifier || length === 0) continue;
    const end = to + length;
    return { to: end, isStop: true, kind: { qualifier, words: joinAtoms(atoms, from, end) } };
  }
  return match;
}

/** Products of the kind: those of its country, and those that have one of its words. */
export function kindUnit({ qualifier: { words, country } }: KindOfThing, { namesIndex }: Knowledge): Unit {
  const text: TextUnit = { kind: 'text', variants: words.map((word) => ({ word, weight: 1 })) };
  const countries = (country === undefined ? [] : (namesIndex.valuesByWord.get(country) ?? [])).filter(
    ({ kind }) => kind === 'country' || kind === 'state',
  );
  return {
    kind: 'either',
    isOfKind: true,
    units: countries.length > 0 ? [text, placeUnit(countries, OF_COUNTRY_QUALITY)] : [text],
  };
}

/** Less than the words themselves. */
const OF_COUNTRY_QUALITY = 0.8;

/** Verbs with which a Chinese term may begin that names what is done: 看海, 坐船. */
const VERB = /^[看去坐玩吃喝听学逛游爬划泡乘拍骑买]$/u;
const MOST_GLYPHS_AROUND = 8;

/** Whether a Chinese term has only the beginning of what follows its verb: 看海 in 看海底世界. */
function isCutFromLonger(
  atoms: readonly Atom[],
  from: number,
  { to, places = [] }: PieceMatch,
  { queryTerms, placesByName }: Knowledge,
): boolean {
  const inner = from + 1;
  if (!VERB.test(atoms[from]?.text ?? '') || places.length > 0 || to <= inner) return false;
  const term = longestPhrase(queryTerms.terms, atoms, inner)?.to ?? 0;
  const place = longestPhrase(placesByName, atoms, inner)?.to ?? 0;
  const end = Math.max(term, place);
  if (end <= to) return false;
  return end - inner > to - from || isWordAt(atoms, { from, inner, end });
}

/** Whether a word of the language begins at `inner` and reaches to `end`. */
function isWordAt(
  atoms: readonly Atom[],
  { from, inner, end }: { readonly from: number; readonly inner: number; readonly end: number },
): boolean {
  let at = from;
  for (const word of glyphWords(joinAtoms(atoms, from, from + MOST_GLYPHS_AROUND))) {
    const next = at + [...word].length;
    if (at === inner) return next >= end;
    at = next;
  }
  return false;
}
/** Whether the word is a form of a verb that names nothing by itself: who potters about a town makes no pottery. */
function isOtherVerb(atom: Atom | undefined, { wordKinds, queryTerms }: Knowledge): boolean {
  const word = atom?.text ?? '';
  if (!wordKinds || !VERB_FORM.test(word) || queryTerms.terms.next.has(word)) return false;
  return kindOfWord(word, { kinds: wordKinds, language: 'en' }) === 'never';
}

const VERB_FORM = /[a-z]{3}(?:ed|ing)$/;

function longestStem(
  stems: Readonly<Record<StemLanguage, Phrases<string>>>,
  atoms: readonly Atom[],
  from: number,
) {
  if (atoms[from]?.isGlyph) return;
  const en = longestPhrase(stems.en, atoms, from, ({ text }) => stemWord(text, 'en'));
  const de = longestPhrase(stems.de, atoms, from, ({ text }) => stemWord(text, 'de'));
  return (de?.to ?? 0) > (en?.to ?? 0) ? de : en;
}

/**
 * Whether the last words may still become something of the catalogue. "Mar" begins the name of a city, and "kaya" the kayaks,
 * which are likelier than a town that travellers hardly name.
 */
function mayBecome(
  { to, places }: WorldName,
  atoms: readonly Atom[],
  from: number,
  { namesIndex, termsIndex, world }: Knowledge,
): boolean {
  if (to < atoms.length) return false;
  const begun = joinAtoms(atoms, from);
  const { from: first, to: end } = rangeWithBeginning(namesIndex.words, begun);
  const names = namesIndex.words.words.slice(first, end);
  if (names.some((name) => namesIndex.valuesByWord.get(name)?.some(isMajorPlace))) return true;
  const terms = rangeWithBeginning(termsIndex.words, begun);
  return terms.to > terms.from && !places.some(({ id }) => world.get(id)?.isTravelled);
}

/** Finds names of several words that are not completely typed: "new yo". */
function unfinishedName({ namesIndex }: Knowledge, atoms: readonly Atom[], from: number): GazetteerPlace[] {
  const count = atoms.length - from;
  if (count < 2 || count > 5 || atoms[from]?.isGlyph) return [];
  const { from: first, to } = rangeWithBeginning(namesIndex.words, joinAtoms(atoms, from));
  const places = namesIndex.words.words
    .slice(first, to)
    .flatMap((name) => namesIndex.valuesByWord.get(name) ?? []);
  return [...new Set(places)].filter(isMajorPlace);
}

/** Splits unmatched atoms into words and characters, because the two are corrected in different ways. */
function splitUnmatched(atoms: readonly Atom[], endsQuery: boolean): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let to = 1; to <= atoms.length; to++) {
    const isOfOneKind = atoms[to]?.isGlyph === atoms[from]?.isGlyph;
    if (to < atoms.length && isOfOneKind && (!atoms[to]?.isGlyph || atoms[to]?.isJoined)) continue;
    pieces.push({ ...noMeaning, atoms: atoms.slice(from, to), isLast: endsQuery && to === atoms.length });
    from = to;
  }
  return pieces;
}

/**
 * Removes the particles at both ends of unmatched characters. If one character is left, it gets the meanings
 * that it has alone.
 */
function removeParticles(piece: Piece, { queryTerms, placesByName, stopPhrases }: Knowledge): Piece {
  if (!isUnmatched(piece) || !piece.atoms[0]?.isGlyph) return piece;
  const isParticle = (atom: Atom | undefined) =>
    atom !== undefined && stopPhrases.next.get(atom.text)?.meanings.length;
  let atoms = piece.atoms;
  while (atoms.length > 0 && isParticle(atoms[0])) atoms = atoms.slice(1);
  while (atoms.length > 0 && isParticle(atoms.at(-1))) atoms = atoms.slice(0, -1);
  if (atoms.length === 0) return { ...piece, isStop: true };
  if (atoms.length > 1) return { ...piece, atoms, atomsWithParticles: piece.atoms };
  const onlyCharacter = atoms[0]?.text ?? '';
  return {
    ...piece,
    atoms,
    atomsWithParticles: piece.atoms,
    concepts: queryTerms.terms.next.get(onlyCharacter)?.meanings ?? [],
    places: placesByName.next.get(onlyCharacter)?.meanings ?? [],
  };
}

/**
 * Returns what a matched piece means: a country, state or city, else a concept, else another place. Undefined
 * for a stop word.
 */
export function unitOf(piece: Piece, knowledge: Knowledge): PlaceUnit | ConceptUnit | undefined {
  const { places, concepts, quality } = piece;
  const majorPlaces = places.filter(isMajorPlace);
  if (majorPlaces.length > 0) return placeUnit(majorPlaces, quality);
  if (concepts.length > 0) return conceptUnit(concepts, { knowledge, quality, words: wordsIn(piece) });
  return places.length > 0 ? { ...placeUnit(places, quality), words: wordsOfSight(piece) } : undefined;
}

const MIN_SIGHT_WORD_LENGTH = 4;

/** The words of a sight by which a title names it: one long word, or two characters. */
function wordsOfSight(piece: Piece): string[] {
  return wordsIn(piece).filter(isWordOfSight);
}

export const isWordOfSight = (word: string) => beginsWithGlyph(word) || word.length >= MIN_SIGHT_WORD_LENGTH;

/** Keeps all places of one name, the most popular first. */
export function placeUnit(places: readonly GazetteerPlace[], quality: number): PlaceUnit {
  const placesByPopularity = [...places].sort(
    (a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1),
  );
  return { kind: 'place', ids: placesByPopularity.map(({ id }) => id), quality };
}

type ConceptUnitInput = {
  readonly knowledge: Knowledge;
  readonly quality: number;
  readonly words?: readonly string[];
};

export function conceptUnit(
  ids: readonly string[],
  { knowledge, quality, words = [] }: ConceptUnitInput,
): ConceptUnit {
  const parents = new Set<Interest>(ids.flatMap((id) => knowledge.interestsOf(id)));
  return { kind: 'concept', ids: [...new Set(ids)], parents: [...parents], words, quality };
}

/** Words of the piece as the index has them: one word, or two characters. */
function wordsIn({ atoms }: Piece): string[] {
  const [first, second] = atoms;
  if (!first) return [];
  if (atoms.length === 1) return [first.text];
  return atoms.length === 2 && second && first.isGlyph && second.isGlyph ? [first.text + second.text] : [];
}
