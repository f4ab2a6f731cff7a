import { slipsForgiven } from '../text/edit-distance.ts';
import { nearOn } from '../text/shelf.ts';
import { soundKey } from '../text/sound-key.ts';
import { isBelievable } from './believable-slip.ts';
import { type GazetteerPlace, isGreat } from './gazetteer.ts';
import type { Knowledge, Named } from './knowledge.ts';
import type { ConceptUnit, PlaceUnit, TextUnit } from './query-plan.ts';
import { conceptUnit, placeUnit } from './unit-of.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Repairing = {
  readonly knowledge: Knowledge;
  readonly vocabulary: Vocabulary;
  /** Beside a word that was understood, an unknown one is not made a mere word of the catalogue. */
  readonly isAlone: boolean;
};

// Descriptions are full of proper names that are near to anything: what is likelier meant is allowed more slips.
const advantage = { great: 0.6, concept: 0.4, small: 0.1, word: 0 };
// Spelling by ear is no slip of the hand, but less sure than the letters themselves.
const BY_EAR = 0.5;
const SHORTEST = 4;
const SURELY_LONG = 10;
const lost = { slip: 0.12 };

type Candidate = {
  readonly cost: number;
  readonly weight: number;
  /** A city, a state or a country. */
  readonly isGreat?: boolean;
  readonly make: () => PlaceUnit | ConceptUnit | TextUnit;
};

/** The likeliest thing that a word nobody knows was meant to be. */
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

/** The city or country that a misspelt word is nearest to. */
export function repairName(word: string, knowledge: Knowledge): PlaceUnit | undefined {
  const slips = slipsForgiven(word);
  if (slips === 0) return;
  const unit = best(nameCandidates(word, slips, knowledge).filter(({ isGreat }) => isGreat))?.make();
  return unit?.kind === 'place' ? unit : undefined;
}

/** Beside what was understood, a word that is far from any wish is more likely something else. */
function slipsBeside(word: string): number {
  return word.length >= SURELY_LONG ? 2 : 1;
}

/** Characters that are nearly a name or a wish: one of them mistaken for its like. */
export function repairGlyphs(
  text: string,
  repairing: Repairing,
): PlaceUnit | ConceptUnit | TextUnit | undefined {
  return repairWord(text, { ...repairing, isAlone: false });
}

/** Several words that together are nearly a name or a term: "new yrok", "kap stadt", "coking class". */
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
