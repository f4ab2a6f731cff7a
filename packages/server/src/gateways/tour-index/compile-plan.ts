import type { SearchFilter } from '@ashore/search/index/index-doc.ts';
import {
  filterLexemes,
  LEVELS,
  type Level,
  type LexemeVariant,
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
};

/**
 * Compiles a plan into a statement on `search_documents`. It computes scores as the index in memory does, so
 * that both rank alike. Undefined if nothing can match. Typed text is passed as parameters only.
 */
export function compilePlan(
  plan: QueryPlan,
  { tier, analyserVersion, filter, limit }: CompilePlanInput,
): CompiledPlan | undefined {
  const units = variantsOf(plan);
  const matching = matchingOf(units, tier);
  if (matching === undefined) return;
  const values: unknown[] = [analyserVersion, matching, limit];
  const matchOf: MatchOf = (variants, level) => `$${values.push(anyOf(variants, level))}::tsquery`;
  const passes = filterLexemes(filter).map(
    (lexemes) => `and lexemes @@ ${matchOf(lexemes.map((lexeme) => ({ lexeme })))}`,
  );
  const text = `
    with worth as materialized (
      select id, group_key, popularity, ${sumOf(units, tier, matchOf)} as sum, ${partsOf(units, tier, matchOf)}
      from search_documents where analyser = $1 and lexemes @@ $2::tsquery ${passes.join(' ')})
    select id, group_key as "supplier", wholes as "unitsMatched",
      sum::float8 * quarters / ${highestProduct(units.length)}::float8 * (1 + ${POPULARITY_WEIGHT}::float8 * popularity) as score,
      count(*) over ()::int as total
    from worth where ${onlyIn(units, tier)}
    order by score desc, id limit $3`;
  return { text, values };
}

type MatchOf = (variants: readonly Pick<LexemeVariant, 'lexeme'>[], level?: Level) => string;
type Units = readonly (readonly LexemeVariant[])[];

const exact = (unit: readonly LexemeVariant[]) => unit.filter(({ isFallback }) => !isFallback);
const kin = (unit: readonly LexemeVariant[]) => unit.filter(({ isFallback }) => isFallback);

function matchingOf(units: Units, tier: Tier): string | undefined {
  const wantedUnits = units.map((unit) => (tier === 'kin' ? unit : exact(unit)));
  const nonEmptyUnits = wantedUnits.filter((unit) => unit.length > 0);
  if (nonEmptyUnits.length === 0 || (tier === 'all' && nonEmptyUnits.length < units.length)) return;
  return nonEmptyUnits.map((unit) => `(${anyOf(unit)})`).join(tier === 'all' ? ' & ' : ' | ');
}

function onlyIn({ length }: Units, tier: Tier): string {
  if (tier === 'all') return 'true';
  return tier === 'some' ? `wholes between 1 and ${length - 1}` : 'wholes = 0 and quarters > 0';
}

/**
 * SQL for the number of matched units and for their value. Where all units must match, both are constants.
 */
function partsOf(units: Units, tier: Tier, matchOf: MatchOf): string {
  if (tier === 'all') return `${units.length} as wholes, ${units.length * QUARTERS_PER_UNIT} as quarters`;
  const isMet = units.map((unit) => fits('lexemes', exact(unit), matchOf));
  const isKin = units.map((unit) => fits('strong', kin(unit), matchOf));
  const quarters = units.map(
    (_, at) =>
      `(case when ${isMet[at]} then ${QUARTERS_PER_UNIT} when ${isKin[at]} then ${FALLBACK_QUARTERS} else 0 end)`,
  );
  return `${isMet.map((met) => `(${met})::int`).join(' + ')} as wholes, ${quarters.join(' + ')} as quarters`;
}

function fits(column: Column, variants: readonly LexemeVariant[], matchOf: MatchOf): string {
  return variants.length > 0 ? `${column} @@ ${matchOf(variants)}` : 'false';
}

type Column = 'strong' | 'lexemes';
type Worth = { readonly worth: number; readonly level: Level; readonly variants: LexemeVariant[] };

const sumOf = (units: Units, tier: Tier, matchOf: MatchOf) =>
  units.map((unit) => `(${worthOf(unit, tier, matchOf)})`).join(' + ');

/**
 * SQL for the worth of the best variant: the first that fits, from the highest worth down. Variants of one
 * worth are tested together.
 */
function worthOf(unit: readonly LexemeVariant[], tier: Tier, matchOf: MatchOf): string {
  const worths = worthsOf(tier === 'all' ? exact(unit) : unit);
  // Where the unit is known to match, a document that fits nothing better fits the last variant. A test for
  // it would read all lexemes of the document.
  const last = tier === 'all' ? worths.pop() : undefined;
  const cases = worths.map(
    ({ worth, level, variants }) => `when ${columnOf(level)} @@ ${matchOf(variants, level)} then ${worth}`,
  );
  const otherwise = last?.worth ?? 0;
  return cases.length > 0 ? `case ${cases.join(' ')} else ${otherwise} end` : `${otherwise}`;
}

function worthsOf(unit: readonly LexemeVariant[]): Worth[] {
  const worths = new Map<string, Worth>();
  for (const variant of unit)
    for (const level of [3, 2, 1, 0] as const) {
      const worth = variant.weight * LEVELS[level];
      const key = `${level} ${worth}`;
      const same = worths.get(key) ?? { worth, level, variants: [] };
      same.variants.push(variant);
      worths.set(key, same);
    }
  return [...worths.values()].sort((a, b) => b.worth - a.worth);
}

const columnOf = (level: Level): Column => (level >= 2 ? 'strong' : 'lexemes');

function anyOf(variants: readonly Pick<LexemeVariant, 'lexeme'>[], level?: Level): string {
  const only = level === undefined ? '' : `:${letterOf(level)}`;
  return variants.map(({ lexeme }) => quoted(lexeme) + only).join(' | ');
}

/** PostgreSQL's name of a level. */
export function letterOf(level: Level): string {
  return 'DCBA'.charAt(level);
}

/** A lexeme as written in the text of a tsvector or tsquery. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
