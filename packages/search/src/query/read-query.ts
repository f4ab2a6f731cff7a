import { MAX_QUERY_LENGTH } from '@ashore/core/contract/values/limits.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { ALSO_MEANS_AT_A_PLACE } from '../lexicon/homographs.ts';
import { isMajorPlace } from '../places/gazetteer.ts';
import { type Atom, cutAtoms, joinAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import { isTransliterated } from '../text/is-transliterated.ts';
import { splitCompound } from '../text/split-compound.ts';
import { stemWord } from '../text/stem-word.ts';
import { completeWord } from './complete-word.ts';
import { correctGlyphs, correctSpan, correctWord } from './correct-word.ts';
import { placeInPinyin, placeSoundingLike } from './find-by-pinyin.ts';
import type { Knowledge } from './knowledge.ts';
import { preferCity } from './prefer-city.ts';
import type { QueryPlan, TextUnit, Unit } from './query-plan.ts';
import { conceptUnit, isUnmatched, type Piece, readPieces, unitOf } from './read-pieces.ts';
import type { Vocabulary } from './vocabulary.ts';

export type ReadQueryInput = {
  readonly knowledge: Knowledge;
  readonly vocabulary: Vocabulary;
  readonly language: MessageLocale;
};

// More atoms add no meaning, and each of them is looked up in every document.
const MAX_ATOMS = 60;
const MAX_UNITS = 10;
// Corrections take the most time. A query with more misspelt words asks for nothing in particular.
const MAX_CORRECTIONS = 10;

/**
 * Turns a query into a plan. Any text gets one, and the time depends only on the length of the text that is
 * read.
 */
export function readQuery(query: string, { knowledge, vocabulary, language }: ReadQueryInput): QueryPlan {
  const folded = foldText(query.slice(0, MAX_QUERY_LENGTH));
  const atoms = cutAtoms(folded, MAX_ATOMS);
  const isUnfinished = atoms.length > 0 && folded.endsWith(atoms.at(-1)?.text ?? ' ');
  const pieces = resolveAmbiguities(readPieces(atoms, { knowledge, isUnfinished }));
  const hasUnderstoodPiece = pieces.some((piece) => unitOf(piece, knowledge) !== undefined);
  const units: Unit[] = [];
  const unmatched: string[] = [];
  const correctionBudget = { correctionsLeft: MAX_CORRECTIONS };
  for (const piece of pieces) {
    const unit = unitOf(piece, knowledge);
    if (unit) units.push(unit);
    if (unit || !isUnmatched(piece)) continue;
    const interpretation = interpretUnmatched(piece, {
      knowledge,
      vocabulary,
      isOpen: isUnfinished,
      isAlone: !hasUnderstoodPiece,
      correctionBudget,
    });
    units.push(...interpretation.units.map((one) => (hasUnderstoodPiece ? halveTextWeight(one) : one)));
    unmatched.push(...interpretation.unmatched);
  }
  return {
    lang: language,
    units: units.slice(0, MAX_UNITS),
    unmatched,
    analyserVersion: knowledge.analyserVersion,
  };
}

/** Halves the weight of a plain catalogue word beside an understood word. */
function halveTextWeight(unit: Unit): Unit {
  if (unit.kind !== 'text') return unit;
  return { ...unit, variants: unit.variants.map(({ word, weight }) => ({ word, weight: weight / 2 })) };
}

/**
 * Decides between the meanings of ambiguous pieces. "Nice" is a city until the query names another city; then
 * it is a word. A stop phrase that is also a term counts as the term only if the query says nothing else. If
 * only stop phrases are left, they count as words.
 */
function resolveAmbiguities(pieces: readonly Piece[]): Piece[] {
  const isMajorPlaceName = ({ places }: Piece) => places.some(isMajorPlace);
  const isOnlyPlaceName = (piece: Piece) =>
    isMajorPlaceName(piece) && piece.concepts.length === 0 && !piece.isStop;
  const hasPlaceName = pieces.some(isOnlyPlaceName);
  const hasOtherMeaning = pieces.some((piece) => !piece.isStop && !isUnmatched(piece));
  const resolvedPieces = pieces.map((piece) => {
    const places =
      hasPlaceName && !isOnlyPlaceName(piece)
        ? piece.places.filter((place) => !isMajorPlace(place))
        : piece.places;
    return piece.isStop && hasOtherMeaning && places.length === 0
      ? { ...piece, places, concepts: [] }
      : { ...piece, places };
  });
  const isAllStops = resolvedPieces.every(
    (piece) => piece.isStop && !piece.places.length && !piece.concepts.length,
  );
  if (isAllStops) return resolvedPieces.map((piece) => ({ ...piece, isStop: false }));
  return resolvedPieces.some(({ places }) => places.length > 0)
    ? resolvedPieces.map(addMeaningAtPlace)
    : resolvedPieces;
}

function addMeaningAtPlace(piece: Piece): Piece {
  const furtherConcept = ALSO_MEANS_AT_A_PLACE[joinAtoms(piece.atoms)];
  if (furtherConcept === undefined || piece.concepts.length === 0) return piece;
  return { ...piece, concepts: [...piece.concepts, furtherConcept] };
}

type InterpretInput = Omit<ReadQueryInput, 'language'> & {
  readonly isOpen: boolean;
  readonly isAlone: boolean;
  readonly correctionBudget: { correctionsLeft: number };
};
type Interpretation = { readonly units: readonly Unit[]; readonly unmatched: readonly string[] };

function interpretUnmatched(piece: Piece, input: InterpretInput): Interpretation {
  return piece.atoms[0]?.isGlyph ? interpretGlyphs(piece, input) : interpretWords(piece, input);
}

/** Corrects each word separately, unless several words together are nearly a name or a term. */
function interpretWords({ atoms, isLast }: Piece, input: InterpretInput): Interpretation {
  const units: Unit[] = [];
  const unmatched: string[] = [];
  for (let at = 0; at < atoms.length; ) {
    const name = pinyinName(atoms, at, input) ?? correctSeveralWords(atoms, at, input);
    const word = atoms[at]?.text ?? '';
    if (!name && !input.isAlone && isStopForm(word, input.knowledge)) {
      at++;
      continue;
    }
    const endsQuery = isLast && at === atoms.length - 1;
    const unit = name?.unit ?? interpretWord(word, { ...input, isOpen: input.isOpen && endsQuery });
    if (Array.isArray(unit)) units.push(...unit);
    else unmatched.push(word);
    at = name?.to ?? at + 1;
  }
  return { units, unmatched };
}

/** A name in pinyin. A word that the catalogue has means itself. */
function pinyinName(atoms: readonly Atom[], from: number, { knowledge, vocabulary }: InterpretInput) {
  if (vocabulary.documentFrequency(atoms[from]?.text ?? '') > 0) return;
  const found = placeInPinyin(atoms, from, knowledge);
  return found && { unit: [found.unit], to: found.to };
}

function correctSeveralWords(
  atoms: readonly Atom[],
  from: number,
  { knowledge, vocabulary, correctionBudget }: InterpretInput,
) {
  for (let to = Math.min(atoms.length, from + 3); to > from + 1; to--) {
    const span = atoms.slice(from, to);
    // Words that the catalogue has are not misspelt.
    if (
      span.every(({ text }) => vocabulary.documentFrequency(text) > 0) ||
      correctionBudget.correctionsLeft <= 0
    )
      continue;
    const unit = correctSpan(joinAtoms(span), knowledge);
    if (unit) return { unit: [unit], to };
  }
}

/** Whether the word is a form of a stop word, such as "schöner" of "schön". */
function isStopForm(word: string, { stopPhrases }: Knowledge): boolean {
  const base = word.replace(/(?:e[rsmn]?)$/, '');
  return word.length > 4 && base !== word && (stopPhrases.next.get(base)?.meanings.length ?? 0) > 0;
}

function interpretWord(word: string, input: InterpretInput): Unit[] | undefined {
  const { knowledge, vocabulary, isOpen: isUnfinished } = input;
  const unfinished = isUnfinished ? completeWord(word, input) : undefined;
  // A name or a concept that the traveller is still typing. A plain catalogue word may instead be a compound
  // of concepts, so it is examined further.
  if (unfinished && unfinished.kind !== 'text') return [unfinished];
  const parts = splitCompound(word, (part) => hasMeaning(part, knowledge)) ?? [];
  const compound = parts.flatMap((part) => conceptsOfPart(part, knowledge));
  if (parts.length > 1 && compound.length > 0) return compound;
  const catalogueWord = unfinished ?? findCatalogueWord(word, vocabulary);
  const unit = preferCity(word, catalogueWord, input) ?? catalogueWord ?? correctWithinBudget(word, input);
  if (unit) return [unit];
  return compound.length > 0 ? compound : undefined;
}

function correctWithinBudget(word: string, input: InterpretInput): Unit | undefined {
  return input.correctionBudget.correctionsLeft-- > 0 ? correctWord(word, input) : undefined;
}

function conceptsOfPart(part: string, knowledge: Knowledge): Unit[] {
  const ids = GENERAL_ENDS.has(part) ? [] : meaningsOf(part, knowledge);
  return ids.length > 0 ? [conceptUnit(ids, { knowledge, quality: 0.9, words: [part] })] : [];
}

/**
 * Whether a part of a compound is known. "Familienausflug" is for families; that it is an outing adds
 * nothing.
 */
function hasMeaning(part: string, knowledge: Knowledge): boolean {
  const isStop = part.length > 3 && (knowledge.stopPhrases.next.get(part)?.meanings.length ?? 0) > 0;
  return isStop || GENERAL_ENDS.has(part) || meaningsOf(part, knowledge).length > 0;
}

/** Endings with which German makes an activity of any noun. In a compound they add no concept. */
const GENERAL_ENDS = new Set(
  'fahrt ritt gang tour trip kurs abend runde besuch programm angebot ticket karte'.split(' '),
);

function meaningsOf(part: string, { queryTerms }: Knowledge): readonly string[] {
  const exact = queryTerms.terms.next.get(part)?.meanings ?? [];
  return exact.length > 0 ? exact : (queryTerms.stems.de.next.get(stemWord(part, 'de'))?.meanings ?? []);
}

/**
 * Completes or corrects a name or a concept. Otherwise it looks up every two adjacent characters in the
 * catalogue.
 */
function interpretGlyphs(
  { atoms, atomsWithParticles = atoms, isLast }: Piece,
  input: InterpretInput,
): Interpretation {
  const { vocabulary, isOpen: isUnfinished } = input;
  for (const text of new Set([joinAtoms(atomsWithParticles), joinAtoms(atoms)])) {
    const unit = (isUnfinished && isLast && completeWord(text, input)) || correctGlyphs(text, input);
    if (unit) return { units: [unit], unmatched: [] };
  }
  const namedBySound = soundsLikePlace(atomsWithParticles, input);
  if (namedBySound) return { units: [namedBySound], unmatched: [] };
  // A single character is part of too many words to be one.
  if (atoms.length === 1 && !input.isAlone) return { units: [], unmatched: [] };
  const pairs = atoms.slice(1).map((atom, at) => (atoms[at]?.text ?? '') + atom.text);
  const words = pairs.length > 0 ? pairs : [joinAtoms(atoms)];
  const catalogueWords = words.filter((word) => vocabulary.documentFrequency(word) > 0);
  // Foreign names share their parts: Frankfurt has half of France. A foreign name that the catalogue has only
  // in part is therefore another place.
  const isOtherPlace = catalogueWords.length < words.length && isTransliterated(joinAtoms(atoms));
  const searchedWords = isOtherPlace ? [] : catalogueWords;
  const units = searchedWords.map((word): Unit => ({ kind: 'text', variants: [{ word, weight: 1 }] }));
  return { units, unmatched: searchedWords.length > 0 ? [] : [joinAtoms(atoms)] };
}

/** A name with a wrong character of the same sound, which keyboards offer. Words of the catalogue are no slips. */
function soundsLikePlace(atoms: readonly Atom[], { knowledge, vocabulary }: InterpretInput) {
  const pairs = atoms.slice(1).map((atom, at) => (atoms[at]?.text ?? '') + atom.text);
  const isUnknown = pairs.length > 0 && pairs.every((pair) => vocabulary.documentFrequency(pair) === 0);
  return isUnknown ? placeSoundingLike(joinAtoms(atoms), knowledge) : undefined;
}

/** Finds a catalogue word, in this or another form. */
function findCatalogueWord(word: string, vocabulary: Vocabulary): TextUnit | undefined {
  const forms = formsOf(word, vocabulary).filter((form) => form !== word);
  const isInCatalogue = vocabulary.documentFrequency(word) > 0;
  if (!isInCatalogue && forms.length === 0) return;
  return {
    kind: 'text',
    variants: [
      ...(isInCatalogue ? [{ word, weight: 1 }] : []),
      ...forms.map((form) => ({ word: form, weight: 0.9 })),
    ],
  };
}

const MAX_EXAMINED = 40;
const MAX_FORMS = 6;

/** Finds the words with the same stem. Each of them begins with that stem. */
function formsOf(word: string, vocabulary: Vocabulary): string[] {
  const forms = new Set<string>();
  if (word.length < 4) return [];
  for (const language of ['en', 'de'] as const) {
    const stem = stemWord(word, language);
    for (const form of vocabulary.prefix(stem.replace(/i$/, ''), MAX_EXAMINED))
      if (stemWord(form, language) === stem) forms.add(form);
  }
  return [...forms].slice(0, MAX_FORMS);
}
