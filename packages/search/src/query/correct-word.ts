import { type GazetteerPlace, isMajorPlace } from '../places/gazetteer.ts';
import { beginsWithGlyph } from '../text/cut-atoms.ts';
import { editsAllowed } from '../text/edit-distance.ts';
import { findSimilarWords } from '../text/sorted-words.ts';
import { soundKey } from '../text/sound-key.ts';
import type { Knowledge, SearchableIndex } from './knowledge.ts';
import type { ConceptUnit, PlaceUnit, TextUnit } from './query-plan.ts';
import { conceptUnit, placeUnit } from './read-pieces.ts';
import type { Vocabulary } from './vocabulary.ts';

export type CorrectionInput = {
  readonly knowledge: Knowledge;
  readonly vocabulary: Vocabulary;
  /**
   * Whether nothing else in the query was understood. Beside an understood word, an unknown word is not
   * corrected to a plain catalogue word.
   */
  readonly isAlone: boolean;
};

// Descriptions are full of proper names that resemble any word. A likelier meaning is therefore accepted at a
// greater distance.
const costReduction = { majorPlace: 0.6, concept: 0.4, minorPlace: 0.1, word: 0 };
// A name spelt as it sounds is not a typing error, but it is less certain than exact letters.
const SPELT_AS_IT_SOUNDS_DISTANCE = 0.5;
const MIN_KEY_LENGTH = 4;
const LONG_WORD_LENGTH = 10;
const QUALITY_LOST_PER_EDIT = 0.12;
/** Quality of what was typed with one slip. */
export const ONE_SLIP_QUALITY = 1 - QUALITY_LOST_PER_EDIT;

type Candidate = {
  readonly cost: number;
  readonly weight: number;
  /** Whether the candidate is a city, state or country. */
  readonly isMajorPlace?: boolean;
  readonly makeUnit: () => PlaceUnit | ConceptUnit | TextUnit;
};

/** Finds the most likely correction of an unknown word. */
export function correctWord(
  word: string,
  input: CorrectionInput,
): PlaceUnit | ConceptUnit | TextUnit | undefined {
  const maxEdits = editsAllowed(word);
  if (maxEdits === 0) return;
  const { knowledge } = input;
  const candidates = [
    ...nameCandidates(word, maxEdits, knowledge),
    ...termCandidates(
      word,
      input.isAlone ? maxEdits : Math.min(maxEdits, editsAllowedNextToKnownWord(word)),
      knowledge,
    ),
    ...(input.isAlone ? wordCandidates(word, maxEdits, input.vocabulary) : []),
  ];
  return bestCandidate(candidates)?.makeUnit();
}

/** Finds the city, state or country that is nearest to a misspelt word. */
export function correctName(word: string, knowledge: Knowledge): PlaceUnit | undefined {
  const maxEdits = editsAllowed(word);
  if (maxEdits === 0) return;
  const unit = bestCandidate(
    nameCandidates(word, maxEdits, knowledge).filter(({ isMajorPlace: isMajor }) => isMajor),
  )?.makeUnit();
  return unit?.kind === 'place' ? unit : undefined;
}

/**
 * Edits allowed beside an understood word. There, a word that is far from every concept more likely means
 * something else.
 */
function editsAllowedNextToKnownWord(word: string): number {
  return word.length >= LONG_WORD_LENGTH ? 2 : 1;
}

/**
 * Corrects Chinese characters that are nearly a name or a concept, with one character mistaken for a similar
 * one.
 */
export function correctGlyphs(
  text: string,
  input: CorrectionInput,
): PlaceUnit | ConceptUnit | TextUnit | undefined {
  return correctWord(text, { ...input, isAlone: false });
}

/**
 * Corrects several words that together are nearly a name or a term: "new yrok", "kap stadt", "coking class".
 */
export function correctSpan(
  words: string,
  knowledge: Knowledge,
): PlaceUnit | ConceptUnit | TextUnit | undefined {
  const maxEdits = editsAllowed(words);
  return bestCandidate([
    ...nameCandidates(words, maxEdits, knowledge),
    ...termCandidates(words, maxEdits, knowledge),
  ])?.makeUnit();
}

function bestCandidate(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>((best, candidate) => {
    if (!best) return candidate;
    const costDifference = best.cost - candidate.cost || candidate.weight - best.weight;
    return costDifference > 0 ? candidate : best;
  }, undefined);
}

function nameCandidates(
  word: string,
  maxEdits: number,
  { namesIndex, namesBySound }: Knowledge,
): Candidate[] {
  const sound = soundKey(word);
  return [
    ...similarNames(namesIndex, word, maxEdits, 0),
    ...(sound.length >= MIN_KEY_LENGTH
      ? similarNames(namesBySound, sound, maxEdits - 1, SPELT_AS_IT_SOUNDS_DISTANCE)
      : []),
  ];
}

function similarNames(
  names: SearchableIndex<GazetteerPlace>,
  word: string,
  maxEdits: number,
  extraDistance: number,
): Candidate[] {
  return findSimilarKeys('name', names, { word, maxEdits }).map(({ values, distance }) => {
    const majorPlaces = values.filter(isMajorPlace);
    const meantPlaces = majorPlaces.length > 0 ? majorPlaces : values;
    const totalDistance = distance + extraDistance;
    return {
      cost: totalDistance - (majorPlaces.length > 0 ? costReduction.majorPlace : costReduction.minorPlace),
      weight: meantPlaces[0]?.popularity ?? 0,
      isMajorPlace: majorPlaces.length > 0,
      makeUnit: () => placeUnit(meantPlaces, 1 - totalDistance * QUALITY_LOST_PER_EDIT),
    };
  });
}

function termCandidates(word: string, maxEdits: number, knowledge: Knowledge): Candidate[] {
  return findSimilarKeys('concept', knowledge.termsIndex, { word, maxEdits }).map(({ values, distance }) => ({
    cost: distance - costReduction.concept,
    weight: 0,
    makeUnit: () => conceptUnit(values, { knowledge, quality: 1 - distance * QUALITY_LOST_PER_EDIT }),
  }));
}

function wordCandidates(word: string, maxEdits: number, vocabulary: Vocabulary): Candidate[] {
  const similarWords = vocabulary
    .similar(word, maxEdits)
    .filter((candidate) =>
      isPlausibleCorrection('word', { typed: word, meant: candidate.word, distance: candidate.distance }),
    );
  return similarWords.map(({ word: similarWord, distance, documentFrequency }) => ({
    cost: distance - costReduction.word,
    weight: documentFrequency,
    makeUnit: () => ({
      kind: 'text',
      variants: [{ word: similarWord, weight: 1 - distance * QUALITY_LOST_PER_EDIT }],
    }),
  }));
}

type SimilarKeysInput = { readonly word: string; readonly maxEdits: number };

function findSimilarKeys<Value>(
  kind: 'name' | 'concept',
  { words, valuesByWord }: SearchableIndex<Value>,
  { word, maxEdits }: SimilarKeysInput,
) {
  return findSimilarWords(words, word, maxEdits).flatMap(({ position, distance }) => {
    const key = words.words[position] ?? '';
    const isTooShort = key.length < Math.min(MIN_KEY_LENGTH, word.length);
    const isMeant = !isTooShort && isPlausibleCorrection(kind, { typed: word, meant: key, distance });
    return isMeant ? [{ values: valuesByWord.get(key) ?? [], distance }] : [];
  });
}

export type Correction = { readonly typed: string; readonly meant: string; readonly distance: number };

type MeaningKind = 'name' | 'concept' | 'word';

// Shorter words are one or two edits from another word, or from a city that we do not offer: Turin is near
// "turn".
const MIN_LENGTH_FOR_SWAP = { name: 4, concept: 4, word: 6 };
const MIN_LENGTH_FOR_ONE_EDIT = { name: 4, concept: 4, word: 7 };
const MIN_LENGTH_FOR_TWO_EDITS = { name: 7, concept: 8, word: 10 };
// Two city names of three characters may differ in one: Bordeaux and Porto do.
const MIN_GLYPHS = { name: 4, concept: 3, word: 3 };

/**
 * Whether a traveller who meant `meant` may have typed `typed`. A traveller who names a place that we do not
 * offer should learn that. Results for a similar spelling would mislead.
 */
function isPlausibleCorrection(kind: MeaningKind, { typed, meant, distance }: Correction): boolean {
  if (distance === 0) return true;
  if (beginsWithGlyph(typed)) return typed[0] === meant[0] && typed.length >= MIN_GLYPHS[kind];
  if (distance === 1 && typed.length >= MIN_LENGTH_FOR_SWAP[kind] && isSwapped(typed, meant)) return true;
  if (!beginsAlike(typed, meant)) return false;
  // In a word of four letters, one other letter makes another word: Lima is not "limo".
  if (typed.length === 4 && meant.length === 4) return false;
  if (distance === 1) return typed.length >= MIN_LENGTH_FOR_ONE_EDIT[kind];
  return Math.max(typed.length, meant.length) >= MIN_LENGTH_FOR_TWO_EDITS[kind];
}

/** Whether both words begin with the same letter or sound. The first letter is hardly ever mistyped. */
function beginsAlike(typed: string, meant: string): boolean {
  return typed[0] === meant[0] || soundKey(typed)[0] === soundKey(meant)[0];
}

function isSwapped(typed: string, meant: string): boolean {
  return typed.length === meant.length && [...typed].sort().join() === [...meant].sort().join();
}
