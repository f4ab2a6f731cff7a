import { ATTRIBUTES } from '../lexicon/attributes.ts';
import type { EitherUnit, QueryPlan, Unit } from '../query/query-plan.ts';
import type { IndexDoc, SearchFilter } from './index-doc.ts';

/**
 * How much a lexeme counts in a document, from a word of its texts to a word of its title. Whole numbers, so
 * that every engine gets the same sums. Four of them, because a posting keeps the level in two bits. The
 * PostgreSQL index keeps the level as one of four letters, and counts the upper two as strong.
 *
 * After a change to the levels, the labels or `lexemesOf`, raise `ANALYSIS` in `query/knowledge.ts`: saved
 * indexes are then built again.
 */
export const LEVELS = [35, 50, 70, 100] as const;
export type Level = 0 | 1 | 2 | 3;
const TITLE_LEVEL: Level = 3;
const MARK_LEVEL: Level = 2;
const BODY_LEVEL: Level = 0;

/** Boundary between labels and words: labels sort before all words in any alphabet. */
export const FIRST_OF_WORDS = '$';
const labelPrefix = { place: '#p:', interest: '#i:', concept: '#c:', mention: '#m:' } as const;

/** Everything by which a document is found. Each lexeme occurs once, at its best level. */
export function lexemesOf(doc: IndexDoc): Map<string, Level> {
  const lexemes = new Map<string, Level>();
  for (const word of doc.wordsOfTexts.body) lexemes.set(word, BODY_LEVEL);
  for (const word of doc.wordsOfTexts.title) lexemes.set(word, TITLE_LEVEL);
  for (const { id, weight } of doc.concepts) {
    const level = levelOf(weight);
    if (level === undefined) lexemes.set(labelPrefix.mention + id, TITLE_LEVEL);
    else lexemes.set(labelPrefix.concept + id, level);
  }
  for (const id of doc.places) lexemes.set(labelPrefix.place + id, TITLE_LEVEL);
  for (const id of doc.interests) lexemes.set(labelPrefix.interest + id, TITLE_LEVEL);
  return lexemes;
}

/** The highest level that the weight reaches. A concept that reaches none is only mentioned. */
function levelOf(weight: number): Level | undefined {
  const level = LEVELS.findLastIndex((least) => weight * 100 >= least);
  return ([0, 1, 2, 3] as const)[level];
}

export type LexemeVariant = {
  readonly lexeme: string;
  /** Weight in thousandths. */
  readonly weight: number;
  /** Only a mention or a shared interest, which counts a quarter of a match. */
  readonly isFallback: boolean;
  /** A document that has the lexeme at a lower level is near the query and does not meet it. */
  readonly least: Level;
};

/**
 * The lexemes by which each unit is looked up. The best one counts. A product meets a concept only from the level
 * `least` on.
 */
export function variantsOf({ units }: QueryPlan, least: Level = BODY_LEVEL): LexemeVariant[][] {
  return units.map((unit) => bestPerLexeme(variantsOfUnit(unit, least)));
}

export function filterLexemes({ places, interests }: SearchFilter): string[][] {
  return [
    ...(places ? [places.map((id) => labelPrefix.place + id)] : []),
    ...(interests ? [interests.map((id) => labelPrefix.interest + id)] : []),
  ];
}

function variantsOfUnit(unit: Unit, least: Level): LexemeVariant[] {
  if (unit.kind === 'either') return variantsOfEither(unit, least);
  if (unit.kind === 'place')
    return [
      ...unit.ids.map((id) => variant(labelPrefix.place + id, unit.quality)),
      ...(unit.words ?? []).map((word) => variant(word, unit.quality * NAME_IN_TITLE, TITLE_LEVEL)),
    ];
  if (unit.kind === 'text')
    return unit.variants.map(({ word, weight }) =>
      variant(word, weight, unit.isCommon ? TITLE_LEVEL : BODY_LEVEL),
    );
  return [
    ...unit.words.map((word) => variant(word, unit.quality, least)),
    ...unit.ids.map((id) => variant(labelPrefix.concept + id, unit.quality * 0.9, leastOf(id, least))),
    ...unit.ids.map((id) => fallback(labelPrefix.mention + id, unit.quality * 0.3)),
    ...unit.parents.map((id) => fallback(labelPrefix.interest + id, unit.quality * 0.25)),
  ];
}

/** A product whose title has the name of a sight counts a little less than one that is at the sight. */
const NAME_IN_TITLE = 0.8;

/** What a product is for, or for whom, is certain from its data, and hardly ever what it is all about. */
function leastOf(id: string, least: Level): Level {
  return ATTRIBUTES.has(id) && least === TITLE_LEVEL ? MARK_LEVEL : least;
}

/** A half-typed word has no parents yet. They would fill the list with a quarter of all products. */
function variantsOfEither({ units }: EitherUnit, least: Level): LexemeVariant[] {
  return units.flatMap((unit) => variantsOfUnit(unit, least)).filter(({ isFallback }) => !isFallback);
}

function variant(lexeme: string, weight: number, least: Level = BODY_LEVEL): LexemeVariant {
  return { lexeme, weight: Math.round(weight * 1_000), isFallback: false, least };
}

function fallback(lexeme: string, weight: number): LexemeVariant {
  return { ...variant(lexeme, weight), isFallback: true };
}

function bestPerLexeme(variants: readonly LexemeVariant[]): LexemeVariant[] {
  const best = new Map<string, LexemeVariant>();
  for (const variantToCompare of variants)
    if ((best.get(variantToCompare.lexeme)?.weight ?? 0) < variantToCompare.weight)
      best.set(variantToCompare.lexeme, variantToCompare);
  return [...best.values()];
}
