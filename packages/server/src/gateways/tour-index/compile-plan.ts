import type { Level, SearchFilter } from '@ashore/search/index/index-doc.ts';
import {
  filterLexemes,
  LEVELS,
  type LexemeVariant,
  refusedLexemes,
  variantsOf,
} from '@ashore/search/index/lexemes.ts';
import {
  FALLBACK_QUARTERS,
  highestProduct,
  POPULARITY_WEIGHT,
  QUARTERS_PER_UNIT,
} from '@ashore/search/index/score.ts';
import type { QueryPlan } from '@ashore/search/query/query-plan.ts';

/**
 * How much of the query a product matches: all of it, some but not all of it, or only something of the same
 * interest.
 */
export type Tier = 'all' | 'some' | 'kin';

export type CompiledPlan = { readonly text: string; readonly values: readonly unknown[] };

type CompilePlanInput = {
  readonly tier: Tier;
  readonly analyserVersion: string;
  readonly filter: SearchFilter;
  readonly limit: number;
  readonly least?: Level | undefined;
  readonly refused?: readonly string[] | undefined;
};

/**
 * Compiles a plan into a statement on `search_documents`. It computes scores as the index in memory does, so
 * that both rank alike. Undefined if nothing can match. Typed text is passed as parameters only.
 */
export function compilePlan(
  plan: QueryPlan,
  { tier, analyserVersion, filter, limit, least = 0, refused = [] }: CompilePlanInput,
): CompiledPlan | undefined {
  const units = variantsOf(plan, least);
  const matching = matchingLexemes(units, tier);
  if (matching === undefined) return;
  const values: unknown[] = [analyserVersion, matching, limit];
  const matchOf: MatchOf = (variants, level) => `$${values.push(anyLexeme(variants, level))}::tsquery`;
  const passes = filterLexemes(filter).map(
    (lexemes) => `and lexemes @@ ${matchOf(lexemes.map((lexeme) => ({ lexeme })))}`,
  );
  const met = tier === 'all' ? undefined : matchingLexemes(units, 'all');
  const notMet = met === undefined ? '' : `and not lexemes @@ $${values.push(met)}::tsquery`;
  const isRefused =
    refused.length > 0
      ? `lexemes @@ ${matchOf(refusedLexemes(refused).map((lexeme) => ({ lexeme })))}`
      : 'false';
  const notRefused = tier === 'all' ? '' : `and not (${isRefused})`;
  const rank =
    tier === 'all'
      ? levelSql(plan, { least, units, values })
      : tier === 'some'
        ? inPlaceSql(plan, matchOf)
        : '0';
  const totals = [0, 1, 2, 3].map(
    (level) => `count(*) filter (where not "isRefused" and rank >= ${level}) over ()::int`,
  );
  const text = `
    with worth as materialized (
      select id, group_key, popularity, ${sumSql(units, tier, matchOf)} as sum, ${matchedUnitsSql(units, tier, matchOf)},
        ${isRefused} as "isRefused", ${rank} as rank
      from search_documents where analyser = $1 and lexemes @@ $2::tsquery ${passes.join(' ')} ${notMet} ${notRefused})
    select id, group_key as "supplier", wholes as "unitsMatched", "isRefused", rank,
      sum::float8 * quarters / ${highestProduct(units.length)}::float8 * (1 + ${POPULARITY_WEIGHT}::float8 * popularity) as score,
      array[${totals.join(', ')}] as totals
    from worth where ${tierCondition(tier)}
    order by rank desc, score desc, id limit $3`;
  return { text, values };
}

type LevelInput = { readonly least: Level; readonly units: Units; readonly values: unknown[] };

/** SQL for the level at which a document meets the plan. Levels that ask for the same lexemes are one. */
function levelSql(plan: QueryPlan, { least, units, values }: LevelInput): string {
  const ofLeast = matchingLexemes(units, 'all');
  const cases: string[] = [];
  for (const level of [3, 2, 1] as const) {
    if (level <= least) break;
    const lexemes = matchingLexemes(variantsOf(plan, level), 'all');
    if (lexemes === ofLeast) return caseSql(cases, level);
    if (lexemes) cases.push(`when lexemes @@ $${values.push(lexemes)}::tsquery then ${level}`);
  }
  return caseSql(cases, least);
}

function caseSql(cases: readonly string[], otherwise: Level): string {
  return cases.length > 0 ? `case ${cases.join(' ')} else ${otherwise} end` : `${otherwise}`;
}

/** SQL for whether a document is in a place that the plan names. */
function inPlaceSql(plan: QueryPlan, matchOf: MatchOf): string {
  const variants = variantsOf({ ...plan, units: plan.units.filter(({ kind }) => kind === 'place') }).flat();
  return variants.length > 0 ? `(lexemes @@ ${matchOf(variants)})::int` : '0';
}

type MatchOf = (variants: readonly Pick<LexemeVariant, 'lexeme'>[], level?: Level) => string;
type Units = readonly (readonly LexemeVariant[])[];

const exactVariants = (unit: readonly LexemeVariant[]) => unit.filter(({ isFallback }) => !isFallback);
const fallbackVariants = (unit: readonly LexemeVariant[]) => unit.filter(({ isFallback }) => isFallback);

function matchingLexemes(units: Units, tier: Tier): string | undefined {
  const wantedUnits = units.map((unit) => (tier === 'kin' ? unit : exactVariants(unit)));
  const lexemesOf = tier === 'all' ? anyLexemeMet : anyLexeme;
  const lexemes = wantedUnits.map((unit) => lexemesOf(unit)).filter(Boolean);
  if (lexemes.length === 0 || (tier === 'all' && lexemes.length < units.length)) return;
  return lexemes.map((some) => `(${some})`).join(tier === 'all' ? ' & ' : ' | ');
}

function tierCondition(tier: Tier): string {
  if (tier === 'all') return 'true';
  return tier === 'some' ? 'wholes > 0' : 'wholes = 0 and quarters > 0';
}

/**
 * SQL for the number of matched units and for their value. Where all units must match, both are constants.
 */
function matchedUnitsSql(units: Units, tier: Tier, matchOf: MatchOf): string {
  if (tier === 'all') return `${units.length} as wholes, ${units.length * QUARTERS_PER_UNIT} as quarters`;
  const exactTests = units.map((unit) => matchSql('lexemes', exactVariants(unit), matchOf));
  const fallbackTests = units.map((unit) => matchSql('strong', fallbackVariants(unit), matchOf));
  const quarters = units.map(
    (_, index) =>
      `(case when ${exactTests[index]} then ${QUARTERS_PER_UNIT} when ${fallbackTests[index]} then ${FALLBACK_QUARTERS} else 0 end)`,
  );
  return `${exactTests.map((met) => `(${met})::int`).join(' + ')} as wholes, ${quarters.join(' + ')} as quarters`;
}

function matchSql(column: Column, variants: readonly LexemeVariant[], matchOf: MatchOf): string {
  return variants.length > 0 ? `${column} @@ ${matchOf(variants)}` : 'false';
}

type Column = 'strong' | 'lexemes';
type Worth = { readonly worth: number; readonly level: Level; readonly variants: LexemeVariant[] };

const sumSql = (units: Units, tier: Tier, matchOf: MatchOf) =>
  units.map((unit) => `(${worthSql(unit, tier, matchOf)})`).join(' + ');

/**
 * SQL for the worth of the best variant: the first that fits, from the highest worth down. Variants of one
 * worth are tested together.
 */
function worthSql(unit: readonly LexemeVariant[], tier: Tier, matchOf: MatchOf): string {
  const worths = tier === 'all' ? worthsOf(exactVariants(unit), (variant) => variant.least) : worthsOf(unit);
  // Where the unit is known to match, a document that fits nothing better fits the last variant. A test for
  // it would read all lexemes of the document.
  const lastWorth = tier === 'all' ? worths.pop() : undefined;
  const cases = worths.map(
    ({ worth, level, variants }) =>
      `when ${columnOfLevel(level)} @@ ${matchOf(variants, level)} then ${worth}`,
  );
  const otherwise = lastWorth?.worth ?? 0;
  return cases.length > 0 ? `case ${cases.join(' ')} else ${otherwise} end` : `${otherwise}`;
}

function worthsOf(
  unit: readonly LexemeVariant[],
  leastOf: (variant: LexemeVariant) => number = () => 0,
): Worth[] {
  const worths = new Map<string, Worth>();
  for (const variant of unit)
    for (const level of ([3, 2, 1, 0] as const).filter((one) => one >= leastOf(variant))) {
      const worth = variant.weight * LEVELS[level];
      const key = `${level} ${worth}`;
      const worthOfKey = worths.get(key) ?? { worth, level, variants: [] };
      worthOfKey.variants.push(variant);
      worths.set(key, worthOfKey);
    }
  return [...worths.values()].sort((a, b) => b.worth - a.worth);
}

const columnOfLevel = (level: Level): Column => (level >= 2 ? 'strong' : 'lexemes');

function anyLexeme(variants: readonly Pick<LexemeVariant, 'lexeme'>[], level?: Level): string {
  const levelSuffix = level === undefined ? '' : `:${letterOf(level)}`;
  return variants.map(({ lexeme }) => quoted(lexeme) + levelSuffix).join(' | ');
}

/** The lexemes from the levels on at which a document meets the unit. */
function anyLexemeMet(variants: readonly LexemeVariant[]): string {
  return variants
    .filter(({ least }) => least < LETTERS.length)
    .map(({ lexeme, least }) => quoted(lexeme) + (least === 0 ? '' : `:${LETTERS.slice(least)}`))
    .join(' | ');
}

const LETTERS = 'DCBA';

/** PostgreSQL's name of a level. */
export function letterOf(level: Level): string {
  return LETTERS.charAt(level);
}

/** A lexeme as written in the text of a tsvector or tsquery. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
