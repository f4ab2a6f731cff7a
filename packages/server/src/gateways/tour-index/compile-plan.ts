import type { SearchFilter } from '@ashore/search/index/index-doc.ts';
import { filterLexemes, LEVELS, type Level, type Variant, variantsOf } from '@ashore/search/index/lexemes.ts';
import { bestOf, FALLBACK, PRIOR, WHOLE } from '@ashore/search/index/score.ts';
import type { QueryPlan } from '@ashore/search/plan/query-plan.ts';

/** All of what was asked for, some of it but not all, or only something of the same interest. */
export type Tier = 'all' | 'some' | 'kin';

export type CompiledPlan = { readonly text: string; readonly values: readonly unknown[] };

type CompilePlan = {
  readonly tier: Tier;
  readonly analyser: string;
  readonly filter: SearchFilter;
  readonly limit: number;
};

/**
 * A plan as a question to `search_documents`, summed as the arrays sum it, so that both order their answers alike.
 * Undefined where nothing can match. What people typed travels as data.
 */
export function compilePlan(
  plan: QueryPlan,
  { tier, analyser, filter, limit }: CompilePlan,
): CompiledPlan | undefined {
  const units = variantsOf(plan);
  const matching = matchingOf(units, tier);
  if (matching === undefined) return;
  const values: unknown[] = [analyser, matching, limit];
  const asked: Asked = (variants, level) => `$${values.push(anyOf(variants, level))}::tsquery`;
  const passes = filterLexemes(filter).map(
    (lexemes) => `and lexemes @@ ${asked(lexemes.map((lexeme) => ({ lexeme })))}`,
  );
  const text = `
    with worth as materialized (
      select id, group_key, popularity, ${sumOf(units, tier, asked)} as sum, ${partsOf(units, tier, asked)}
      from search_documents where analyser = $1 and lexemes @@ $2::tsquery ${passes.join(' ')})
    select id, group_key as "group", wholes as "unitsMatched",
      sum::float8 * quarters / ${bestOf(units.length)}::float8 * (1 + ${PRIOR}::float8 * popularity) as score,
      count(*) filter (where quarters = closest) over ()::int as total
    from (select *, max(quarters) over () as closest from worth where ${onlyIn(units, tier)}) ranked
    order by score desc, id limit $3`;
  return { text, values };
}

type Asked = (variants: readonly Pick<Variant, 'lexeme'>[], level?: Level) => string;
type Units = readonly (readonly Variant[])[];

const exact = (unit: readonly Variant[]) => unit.filter(({ isFallback }) => !isFallback);
const kin = (unit: readonly Variant[]) => unit.filter(({ isFallback }) => isFallback);

function matchingOf(units: Units, tier: Tier): string | undefined {
  const wanted = units.map((unit) => (tier === 'kin' ? unit : exact(unit)));
  const some = wanted.filter((unit) => unit.length > 0);
  if (some.length === 0 || (tier === 'all' && some.length < units.length)) return;
  return some.map((unit) => `(${anyOf(unit)})`).join(tier === 'all' ? ' & ' : ' | ');
}

function onlyIn({ length }: Units, tier: Tier): string {
  if (tier === 'all') return 'true';
  return tier === 'some' ? `wholes between 1 and ${length - 1}` : 'wholes = 0 and quarters > 0';
}

/** How many units are met, and how much that is. Nothing has to be looked up where all of them are. */
function partsOf(units: Units, tier: Tier, asked: Asked): string {
  if (tier === 'all') return `${units.length} as wholes, ${units.length * WHOLE} as quarters`;
  const isMet = units.map((unit) => fits('lexemes', exact(unit), asked));
  const isKin = units.map((unit) => fits('strong', kin(unit), asked));
  const quarters = units.map(
    (_, at) => `(case when ${isMet[at]} then ${WHOLE} when ${isKin[at]} then ${FALLBACK} else 0 end)`,
  );
  return `${isMet.map((met) => `(${met})::int`).join(' + ')} as wholes, ${quarters.join(' + ')} as quarters`;
}

function fits(column: Column, variants: readonly Variant[], asked: Asked): string {
  return variants.length > 0 ? `${column} @@ ${asked(variants)}` : 'false';
}

type Column = 'strong' | 'lexemes';
type Worth = { readonly worth: number; readonly level: Level; readonly variants: Variant[] };

const sumOf = (units: Units, tier: Tier, asked: Asked) =>
  units.map((unit) => `(${worthOf(unit, tier, asked)})`).join(' + ');

/** What the best variant gives: the first that fits, of those worth most. Those of one worth are looked for at once. */
function worthOf(unit: readonly Variant[], tier: Tier, asked: Asked): string {
  const worths = worthsOf(tier === 'all' ? exact(unit) : unit);
  // Where the unit is met, what fits nothing better fits the last. To look for it there would be to read all it has.
  const last = tier === 'all' ? worths.pop() : undefined;
  const cases = worths.map(
    ({ worth, level, variants }) => `when ${columnOf(level)} @@ ${asked(variants, level)} then ${worth}`,
  );
  const otherwise = last?.worth ?? 0;
  return cases.length > 0 ? `case ${cases.join(' ')} else ${otherwise} end` : `${otherwise}`;
}

function worthsOf(unit: readonly Variant[]): Worth[] {
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

function anyOf(variants: readonly Pick<Variant, 'lexeme'>[], level?: Level): string {
  const only = level === undefined ? '' : `:${letterOf(level)}`;
  return variants.map(({ lexeme }) => quoted(lexeme) + only).join(' | ');
}

/** What PostgreSQL calls a level. */
export function letterOf(level: Level): string {
  return 'DCBA'.charAt(level);
}

/** As a lexeme stands in the text of a tsvector or tsquery. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
