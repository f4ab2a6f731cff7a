import { ATTRIBUTES } from '../lexicon/attributes.ts';
import type { EitherUnit, QueryPlan, Unit } from '../query/query-plan.ts';
import type { IndexDoc, Level, SearchFilter } from './index-doc.ts';

/**
 * How much a lexeme counts in a document, from a word of its texts to a word of its title. Whole numbers, so
 * that every engine gets the same sums. Four of them, because a posting keeps the level in two bits. The
 * PostgreSQL index keeps the level as one of four letters, and counts the upper two as strong.
 *
 * After a change to the levels, the labels or `lexemesOf`, raise `ANALYSIS` in `query/knowledge.ts`: saved
 * indexes are then built again.
 */
export const LEVELS = [35, 50, 70, 100] as const;
const TITLE_LEVEL: Level = 3;
const MARK_LEVEL: Level = 2;
const LEAD_LEVEL: Level = 1;
const BODY_LEVEL: Level = 0;

/** Boundary between labels and words: labels sort before all words in any alphabet. */
export const FIRST_OF_WORDS = '$';
const labelPrefix = { place: '#p:', interest: '#i:', concept: '#c:', mention: '#m:' } as const;

/** Everything by which a document is found. Each lexeme occurs once, at its best level. */
export function lexemesOf(doc: IndexDoc): Map<string, Level> {
  const lexemes = new Map<string, Level>();
  for (const word of doc.wordsOfTexts.body) lexemes.set(word, BODY_LEVEL);
  for (const word of doc.wordsOfTexts.lead ?? []) lexemes.set(word, LEAD_LEVEL);
  for (const word of doc.wordsOfTexts.title) lexemes.set(word, TITLE_LEVEL);
  for (const { id, weight } of doc.concepts) {
    const level = levelOf(weight);
    if (level === undefined) lexemes.set(labelPrefix.mention + id, TITLE_LEVEL);
    else lexemes.set(labelPrefix.concept + id, level);
  }
  for (const { id, isInTitle } of doc.placesLedTo ?? [])
    lexemes.set(labelPrefix.place + id, isInTitle ? MARK_LEVEL : LEAD_LEVEL);
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
  /**
   * A document that has the lexeme at a lower level is near the query and does not meet it. Above all levels if no document
   * meets it by this lexeme.
   */
  readonly least: number;
  /** The level of the match, by the level at which a document has the lexeme. */
  readonly matchLevels: MatchLevels;
};

type MatchLevels = readonly [number, number, number, number];

/** By the level of a lexeme: how much a product that has it is what was asked for. Below zero it is not at all. */
const MATCH_LEVELS = {
  concept: [0, 1, 2, 3],
  // What a product is for is certain from its data, and hardly ever what it is all about.
  attribute: [0, 1, 3, 3],
  // A title with the typed word is about it, and a text with it is not.
  typedWord: [0, 0, 0, 3],
  // A product in the place comes before one whose title leads there, and that before one whose text does.
  place: [1, 1, 2, 3],
  inTitle: [-1, -1, -1, 1],
  // A product of a whole city, where a part of it was named.
  wholePlace: [1, 1, 1, 1],
  // A word of a title says what a product is, and one of its text how.
  word: [1, 2, 2, 3],
  commonWord: [-1, -1, -1, 3],
} as const satisfies Readonly<Record<string, MatchLevels>>;

/**
 * The lexemes by which each unit is looked up. The best one counts. A product meets a concept only from the level
 * `least` on.
 */
export function variantsOf({ units }: QueryPlan, least: Level = BODY_LEVEL): LexemeVariant[][] {
  return units.map((unit) => bestPerLexeme(variantsOfUnit(unit, least)));
}

/** The lexemes of which a refused product has any. A mere mention of a concept does no harm. */
export function refusedLexemes(concepts: readonly string[]): string[] {
  return concepts.map((id) => labelPrefix.concept + id);
}

export function filterLexemes({ places, interests }: SearchFilter): string[][] {
  return [
    ...(places ? [places.map((id) => labelPrefix.place + id)] : []),
    ...(interests ? [interests.map((id) => labelPrefix.interest + id)] : []),
  ];
}

function variantsOfUnit(unit: Unit, least: Level): LexemeVariant[] {
  const variant = (lexeme: string, weight: number, matchLevels: MatchLevels) => ({
    ...{ lexeme, weight: Math.round(weight * 1_000), isFallback: false, matchLevels },
    least: floorOf(matchLevels, least),
  });
  if (unit.kind === 'either') return variantsOfEither(unit, least);
  if (unit.kind === 'place') {
    const { ids, quality, words = [], isPart } = unit;
    const [ofPlace, ofWord] = isPart
      ? [MATCH_LEVELS.wholePlace, MATCH_LEVELS.word]
      : [MATCH_LEVELS.place, MATCH_LEVELS.inTitle];
    return [
      ...ids.map((id) => variant(labelPrefix.place + id, quality, ofPlace)),
      ...words.map((word) => variant(word, quality * NAME_IN_TITLE, ofWord)),
    ];
  }
  if (unit.kind === 'text')
    return unit.variants.map(({ word, weight }) =>
      variant(word, weight, unit.isCommon ? MATCH_LEVELS.commonWord : MATCH_LEVELS.word),
    );
  const levelsOf = (id: string) => (ATTRIBUTES.has(id) ? MATCH_LEVELS.attribute : MATCH_LEVELS.concept);
  const fallback = (lexeme: string, weight: number) => ({
    ...variant(lexeme, weight, MATCH_LEVELS.concept),
    isFallback: true,
  });
  return [
    ...unit.words.map((word) => variant(word, unit.quality, MATCH_LEVELS.typedWord)),
    ...unit.ids.map((id) => variant(labelPrefix.concept + id, unit.quality * 0.9, levelsOf(id))),
    ...unit.ids.map((id) => fallback(labelPrefix.mention + id, unit.quality * 0.3)),
    ...unit.parents.map((id) => fallback(labelPrefix.interest + id, unit.quality * 0.25)),
  ];
}

/** A product whose title has the name of a sight counts a little less than one that is at the sight. */
const NAME_IN_TITLE = 0.8;

/** The lowest level of a lexeme at which a match is at least of this level. */
function floorOf(matchLevels: MatchLevels, least: Level): number {
  const floor = matchLevels.findIndex((level) => level >= least);
  return floor < 0 ? matchLevels.length : floor;
}

/** A half-typed word has no parents yet. They would fill the list with a quarter of all products. */
function variantsOfEither({ units }: EitherUnit, least: Level): LexemeVariant[] {
  return units.flatMap((unit) => variantsOfUnit(unit, least)).filter(({ isFallback }) => !isFallback);
}

function bestPerLexeme(variants: readonly LexemeVariant[]): LexemeVariant[] {
  const best = new Map<string, LexemeVariant>();
  for (const variantToCompare of variants)
    if ((best.get(variantToCompare.lexeme)?.weight ?? 0) < variantToCompare.weight)
      best.set(variantToCompare.lexeme, variantToCompare);
  return [...best.values()];
}
