import { type GazetteerPlace, isGreat } from '../places/gazetteer.ts';
import { slipsForgiven } from '../text/edit-distance.ts';
import { nearOn } from '../text/sorted-words.ts';
import { soundKey } from '../text/sound-key.ts';
import type { Knowledge, Named } from './knowledge.ts';
import type { ConceptUnit, PlaceUnit, TextUnit } from './query-plan.ts';
import { conceptUnit, placeUnit } from './read-pieces.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Repairing = {
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
const advantage = { great: 0.6, concept: 0.4, small: 0.1, word: 0 };
// A name spelt as it sounds is not a typing error, but it is less certain than exact letters.
const BY_EAR = 0.5;
const SHORTEST = 4;
const SURELY_LONG = 10;
const lost = { slip: 0.12 };

type Candidate = {
  readonly cost: number;
  readonly weight: number;
  /** Whether the candidate is a city, state or country. */
  readonly isGreat?: boolean;
  readonly make: () => PlaceUnit | ConceptUnit | TextUnit;
};

/** Finds the most likely correction of an unknown word. */
export function repairWord(
  word: string,
  repairing: Repairing,
): PlaceUnit | ConceptUnit | TextUnit | undefined {
  const slips = slipsForgiven(word);
  if (slips === 0) return;
  const { knowledge } = repairing;
  const candidates = [
    ...nameCandidates(word, slips, knowledge),
    ...termCandidates(word, repairing.isAlone ? slips : Math.min(slips, slipsBeside(word)), knowledge),
    ...(repairing.isAlone ? wordCandidates(word, slips, repairing.vocabulary) : []),
  ];
  return best(candidates)?.make();
}

/** Finds the city, state or country that is nearest to a misspelt word. */
export function repairName(word: string, knowledge: Knowledge): PlaceUnit | undefined {
  const slips = slipsForgiven(word);
  if (slips === 0) return;
  const unit = best(nameCandidates(word, slips, knowledge).filter(({ isGreat }) => isGreat))?.make();
  return unit?.kind === 'place' ? unit : undefined;
}

/**
 * Edits allowed beside an understood word. There, a word that is far from every concept more likely means
 * something else.
 */
function slipsBeside(word: string): number {
  return word.length >= SURELY_LONG ? 2 : 1;
}

/**
 * Corrects Chinese characters that are nearly a name or a concept, with one character mistaken for a similar
 * one.
 */
export function repairGlyphs(
  text: string,
  repairing: Repairing,
): PlaceUnit | ConceptUnit | TextUnit | undefined {
  return repairWord(text, { ...repairing, isAlone: false });
}

/**
 * Corrects several words that together are nearly a name or a term: "new yrok", "kap stadt", "coking class".
 */
export function repairSpan(
  words: string,
  knowledge: Knowledge,
): PlaceUnit | ConceptUnit | TextUnit | undefined {
  const slips = slipsForgiven(words);
  return best([
    ...nameCandidates(words, slips, knowledge),
    ...termCandidates(words, slips, knowledge),
  ])?.make();
}

function best(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>((first, next) => {
    if (!first) return next;
    const nearer = first.cost - next.cost || next.weight - first.weight;
    return nearer > 0 ? next : first;
  }, undefined);
}

function nameCandidates(word: string, slips: number, { names, sounds }: Knowledge): Candidate[] {
  const sound = soundKey(word);
  return [
    ...nearNames(names, word, slips, 0),
    ...(sound.length >= SHORTEST ? nearNames(sounds, sound, slips - 1, BY_EAR) : []),
  ];
}

function nearNames(names: Named<GazetteerPlace>, word: string, slips: number, more: number): Candidate[] {
  return nearKeys('name', names, { word, slips }).map(({ things, distance }) => {
    const great = things.filter(isGreat);
    const places = great.length > 0 ? great : things;
    const away = distance + more;
    return {
      cost: away - (great.length > 0 ? advantage.great : advantage.small),
      weight: places[0]?.popularity ?? 0,
      isGreat: great.length > 0,
      make: () => placeUnit(places, 1 - away * lost.slip),
    };
  });
}

function termCandidates(word: string, slips: number, knowledge: Knowledge): Candidate[] {
  return nearKeys('wish', knowledge.terms, { word, slips }).map(({ things, distance }) => ({
    cost: distance - advantage.concept,
    weight: 0,
    make: () => conceptUnit(things, { knowledge, quality: 1 - distance * lost.slip }),
  }));
}

function wordCandidates(word: string, slips: number, vocabulary: Vocabulary): Candidate[] {
  const words = vocabulary
    .near(word, slips)
    .filter((near) => isBelievable('word', { typed: word, meant: near.word, distance: near.distance }));
  return words.map(({ word: near, distance, df }) => ({
    cost: distance - advantage.word,
    weight: df,
    make: () => ({ kind: 'text', variants: [{ word: near, weight: 1 - distance * lost.slip }] }),
  }));
}

type Wanted = { readonly word: string; readonly slips: number };

function nearKeys<Thing>(kind: 'name' | 'wish', { shelf, of }: Named<Thing>, { word, slips }: Wanted) {
  return nearOn(shelf, word, slips).flatMap(({ at, distance }) => {
    const key = shelf.words[at] ?? '';
    const isTooShort = key.length < Math.min(SHORTEST, word.length);
    const isMeant = !isTooShort && isBelievable(kind, { typed: word, meant: key, distance });
    return isMeant ? [{ things: of.get(key) ?? [], distance }] : [];
  });
}

export type Slip = { readonly typed: string; readonly meant: string; readonly distance: number };

type Kind = 'name' | 'wish' | 'word';

// Shorter words are one or two edits from another word, or from a city that we do not offer: Turin is near
// "turn".
const LEAST_SWAPPED = { name: 4, wish: 4, word: 6 };
const LEAST_FOR_ONE = { name: 4, wish: 4, word: 7 };
const LEAST_FOR_TWO = { name: 7, wish: 8, word: 10 };
// Two city names of three characters may differ in one: Bordeaux and Porto do.
const LEAST_GLYPHS = { name: 4, wish: 3, word: 3 };

/**
 * Whether a traveller who meant `meant` may have typed `typed`. A traveller who names a place that we do not
 * offer should learn that. Results for a similar spelling would mislead.
 */
function isBelievable(kind: Kind, { typed, meant, distance }: Slip): boolean {
  if (distance === 0) return true;
  if (typed.charCodeAt(0) > 0x2e00) return typed[0] === meant[0] && typed.length >= LEAST_GLYPHS[kind];
  if (distance === 1 && typed.length >= LEAST_SWAPPED[kind] && isSwapped(typed, meant)) return true;
  if (!beginsAlike(typed, meant)) return false;
  // In a word of four letters, one other letter makes another word: Lima is not "limo".
  if (typed.length === 4 && meant.length === 4) return false;
  if (distance === 1) return typed.length >= LEAST_FOR_ONE[kind];
  return Math.max(typed.length, meant.length) >= LEAST_FOR_TWO[kind];
}

/** Whether both words begin with the same letter or sound. The first letter is hardly ever mistyped. */
function beginsAlike(typed: string, meant: string): boolean {
  return typed[0] === meant[0] || soundKey(typed)[0] === soundKey(meant)[0];
}

function isSwapped(typed: string, meant: string): boolean {
  return typed.length === meant.length && [...typed].sort().join() === [...meant].sort().join();
}
