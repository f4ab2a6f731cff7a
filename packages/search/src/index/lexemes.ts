import type { EitherUnit, QueryPlan, Unit } from '../plan/query-plan.ts';
import type { IndexDoc, SearchFilter } from './index-doc.ts';

/**
 * How much of a document a lexeme is, from what is told of it to what its title says. Whole numbers, so that every
 * engine sums alike.
 */
export const LEVELS = [35, 50, 70, 100] as const;
export type Level = 0 | 1 | 2 | 3;
const TOP: Level = 3;
const TOLD: Level = 0;

/** Where words end: labels stand before all of them in any order of letters. */
export const FIRST_OF_WORDS = '$';
const label = { place: '#p:', interest: '#i:', concept: '#c:', mention: '#m:' } as const;

/** Everything a document is found by. Each lexeme once, at the best level it has. */
export function lexemesOf(doc: IndexDoc): Map<string, Level> {
  const lexemes = new Map<string, Level>();
  for (const word of doc.words.body) lexemes.set(word, TOLD);
  for (const word of doc.words.title) lexemes.set(word, TOP);
  for (const { id, weight } of doc.concepts) {
    const level = levelOf(weight);
    if (level === undefined) lexemes.set(label.mention + id, TOP);
    else lexemes.set(label.concept + id, level);
  }
  for (const id of doc.places) lexemes.set(label.place + id, TOP);
  for (const id of doc.interests) lexemes.set(label.interest + id, TOP);
  return lexemes;
}

/** The highest that it reaches; what reaches none is only mentioned. */
function levelOf(weight: number): Level | undefined {
  const level = LEVELS.findLastIndex((least) => weight * 100 >= least);
  return ([0, 1, 2, 3] as const)[level];
}

export type Variant = {
  readonly lexeme: string;
  /** In thousandths. */
  readonly weight: number;
  /** Only mentions it, or is of the same interest: a quarter of what was asked for. */
  readonly isFallback: boolean;
};

/** What each unit is looked up by, the best of which counts. */
export function variantsOf({ units }: QueryPlan): Variant[][] {
  return units.map((unit) => distinct(ofUnit(unit)));
}

export function filterLexemes({ places, interests }: SearchFilter): string[][] {
  return [
    ...(places ? [places.map((id) => label.place + id)] : []),
    ...(interests ? [interests.map((id) => label.interest + id)] : []),
  ];
}

function ofUnit(unit: Unit): Variant[] {
  if (unit.kind === 'either') return ofEither(unit);
  if (unit.kind === 'place') return unit.ids.map((id) => variant(label.place + id, unit.quality));
  if (unit.kind === 'text') return unit.variants.map(({ word, weight }) => variant(word, weight));
  return [
    ...unit.words.map((word) => variant(word, unit.quality)),
    ...unit.ids.map((id) => variant(label.concept + id, unit.quality * 0.9)),
    ...unit.ids.map((id) => fallback(label.mention + id, unit.quality * 0.3)),
    ...unit.parents.map((id) => fallback(label.interest + id, unit.quality * 0.25)),
  ];
}

/** Half a word has no parents yet: it would fill the list with a quarter of everything. */
function ofEither({ units }: EitherUnit): Variant[] {
  return units.flatMap((unit) => ofUnit(unit)).filter(({ isFallback }) => !isFallback);
}

function variant(lexeme: string, weight: number): Variant {
  return { lexeme, weight: Math.round(weight * 1_000), isFallback: false };
}

function fallback(lexeme: string, weight: number): Variant {
  return { ...variant(lexeme, weight), isFallback: true };
}

function distinct(variants: readonly Variant[]): Variant[] {
  const best = new Map<string, Variant>();
  for (const one of variants) if ((best.get(one.lexeme)?.weight ?? 0) < one.weight) best.set(one.lexeme, one);
  return [...best.values()];
}
