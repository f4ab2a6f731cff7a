import type { Hit, SearchHits } from '@ashore/search/index/index-doc.ts';
import type { Level } from '@ashore/search/index/lexemes.ts';
import { bindingPlan } from '@ashore/search/query/binding-units.ts';
import { boundPlaces } from '@ashore/search/query/bound-places.ts';
import type { QueryPlan } from '@ashore/search/query/query-plan.ts';
import { conceptUnit } from '@ashore/search/query/read-pieces.ts';
import { namesSomething } from '@ashore/search/query/unmatched-words.ts';
import type { SearchOptions } from '../../gateways/tour-index/port.ts';
import type { SearchState } from './search-state.ts';

/** Filters products and keeps their order. It is given the best matches, and then those that fill up the result. */
export type Narrow = (ids: readonly string[], part: 'matches' | 'similar') => Promise<readonly string[]>;

type FindHitsInput = {
  readonly plan: QueryPlan;
  /** Concepts that are not wanted. Products that match one are left out. */
  readonly excluded: readonly string[];
  readonly narrow: Narrow | undefined;
  readonly options: Pick<SearchOptions, 'limit' | 'signal'>;
  /** Whether the query asks for more than the plan, such as a day. */
  readonly asksMore: boolean;
  /** How many matches are filtered. */
  readonly most: number;
};

export type FoundHits = {
  /** Products that meet all that was asked. */
  readonly matches: readonly Hit[];
  /** Products that are near it. */
  readonly similar: readonly Hit[];
  /** How many products meet the plan, before the filters. */
  readonly total: number;
  readonly unmatched: readonly string[];
};

/**
 * A product that is all about a wish meets it. Only if there is none, one that has it among other things does; one that
 * merely mentions it never does.
 */
const LEVELS_FROM_THE_STRICTEST: readonly Level[] = [3, 2, 1];
const LEAST_LEVEL: Level = 1;

/** Of a concept that is not wanted, this many products are left out. */
const MOST_UNWANTED = 1_000;

type Input = FindHitsInput & { readonly searchState: SearchState };

/** Finds the products that meet a plan and all filters, and those that are near. */
export async function findHits(searchState: SearchState, input: FindHitsInput): Promise<FoundHits> {
  const { options, narrow } = input;
  const plan = bindingPlan(input.plan);
  const levels = plan.units.some(({ kind }) => kind === 'concept')
    ? LEVELS_FROM_THE_STRICTEST
    : [LEAST_LEVEL];
  const fresh = await searchState.index.search(plan, { ...options, least: LEAST_LEVEL, matchesOnly: true });
  const { unmatched } = fresh;
  // A product cannot meet what is not known.
  const isUnknown = unmatched.some(namesSomething);
  let met: Matches = { matches: [], aside: [], total: 0, isAny: false };
  let least: Level = LEAST_LEVEL;
  if (!isUnknown && fresh.total > 0)
    for (least of levels) {
      met = await matchesAt(least, { ...input, plan, searchState });
      if (met.isAny) break;
    }
  const similar =
    met.matches.length >= options.limit ? [] : await similarHits({ ...input, searchState, least }, met);
  const left = narrow ? await filterHits(similar, (ids) => narrow(ids, 'similar')) : similar;
  const matches =
    plan === input.plan ? met.matches : await inOrderOf(input.plan, met.matches, { searchState, options });
  return { matches, similar: left, total: met.total, unmatched };
}

/** Puts products first that meet what the plan only prefers. */
async function inOrderOf(
  plan: QueryPlan,
  matches: readonly Hit[],
  { searchState, options }: Pick<Input, 'searchState' | 'options'>,
): Promise<readonly Hit[]> {
  const { hits } = await searchState.index.search(plan, { ...options, least: LEAST_LEVEL });
  const rank = new Map(hits.map(({ id }, at) => [id, at]));
  const rankOf = ({ id }: Hit) => rank.get(id) ?? hits.length;
  return matches.toSorted((one, other) => rankOf(one) - rankOf(other));
}

type Matches = {
  readonly matches: readonly Hit[];
  /** Products that match the words and are not what is meant. */
  readonly aside: readonly Hit[];
  readonly total: number;
  /** Whether there are any, were it not for what is refused. A refusal must not bring others in. */
  readonly isAny: boolean;
};

async function matchesAt(least: Level, input: Input): Promise<Matches> {
  const { searchState, plan, options, narrow, most, excluded } = input;
  const { hits, total } = await searchState.index.search(plan, {
    ...options,
    limit: most,
    least,
    matchesOnly: true,
  });
  const isMeant = isMeantBy(plan, input);
  const filtered = async (some: readonly Hit[]) =>
    narrow ? await filterHits(some, (ids) => narrow(ids, 'matches')) : some;
  const isRefused = excluded.length > 0 && (await filtered(hits.filter(isMeant))).length > 0;
  const wanted = await leaveOut({ hits, total }, { ...input, least });
  const meant = wanted.hits.filter(isMeant);
  const aside = wanted.hits.filter((hit) => !isMeant(hit));
  const matches = await filtered(meant);
  return {
    matches,
    isAny: isRefused || matches.length > 0,
    aside,
    total: Math.max(0, wanted.total - aside.length),
  };
}

const TRANSFERS: ReadonlySet<string> = new Set([
  'airport-transfer',
  'cruise-transfer',
  'private-driver',
  'luggage',
]);

/** A transfer is meant only by a query that speaks of one, or that asks for nothing but a place. */
function isMeantBy(
  { units, isSentence }: QueryPlan,
  { searchState: { resultRows }, asksMore, excluded }: Input,
): (hit: Hit) => boolean {
  const isName = !isSentence && !asksMore && excluded.length === 0;
  const mayMeanTransfer = units.some(
    (unit) => unit.kind === 'text' || (unit.kind === 'concept' && unit.ids.some((id) => TRANSFERS.has(id))),
  );
  if (mayMeanTransfer || (isName && units.every(({ kind }) => kind !== 'concept'))) return () => true;
  return ({ id }) => resultRows.get(id)?.type !== 'transfers';
}

type SimilarInput = Input & { readonly least: Level };

/**
 * Products near what is asked. Those in the named places come before those elsewhere, which may meet more of the rest of
 * the query. What does not pass the filters is left out later.
 */
async function similarHits(input: SimilarInput, { matches, aside }: Matches): Promise<readonly Hit[]> {
  const { searchState, plan, options, least, excluded } = input;
  const { index } = searchState;
  const places = boundPlaces(plan);
  const everywhere = await index.search(plan, { ...options, least });
  const inPlaces =
    places.length > 0 ? await index.search(plan, { ...options, least, filter: { places } }) : undefined;
  const taken = new Set([...matches, ...aside].map(({ id }) => id));
  const unwanted = excluded.length > 0 ? await unwantedIds(input) : undefined;
  const near = [...(inPlaces?.hits ?? []), ...everywhere.hits].filter(
    ({ id }) => !taken.has(id) && taken.add(id),
  );
  return [...near, ...aside].filter(({ id }) => !unwanted?.has(id)).slice(0, options.limit);
}

/** Leaves out the products that match an excluded concept. A mere mention of it does no harm. */
async function leaveOut(
  { hits, total }: Pick<SearchHits, 'hits' | 'total'>,
  input: Input & { readonly least: Level },
): Promise<Pick<SearchHits, 'hits' | 'total'>> {
  const { searchState, plan, excluded, options, least } = input;
  if (excluded.length === 0) return { hits, total };
  const unwanted = await unwantedIds(input);
  const both = await searchState.index.search(
    {
      ...plan,
      units: [...plan.units, conceptUnit(excluded, { knowledge: searchState.knowledge, quality: 1 })],
    },
    { ...options, least, matchesOnly: true },
  );
  return { hits: hits.filter(({ id }) => !unwanted.has(id)), total: Math.max(0, total - both.total) };
}

async function unwantedIds({ searchState, plan, excluded, options }: Input): Promise<ReadonlySet<string>> {
  const { index, knowledge } = searchState;
  const unit = conceptUnit(excluded, { knowledge, quality: 1 });
  const among = { ...options, limit: MOST_UNWANTED, matchesOnly: true };
  const [both, alone] = await Promise.all([
    index.search({ ...plan, units: [...plan.units, unit] }, among),
    index.search({ ...plan, units: [unit] }, among),
  ]);
  return new Set([...both.hits, ...alone.hits].map(({ id }) => id));
}

async function filterHits(
  hits: readonly Hit[],
  filter: (ids: readonly string[]) => Promise<readonly string[]>,
): Promise<readonly Hit[]> {
  const left = new Set(await filter(hits.map(({ id }) => id)));
  return hits.filter(({ id }) => left.has(id));
}
