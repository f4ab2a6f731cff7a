import type { Hit, Level } from '@ashore/search/index/index-doc.ts';
import { bindingPlan, narrowedPlan } from '@ashore/search/query/binding-units.ts';
import type { QueryPlan, Unit } from '@ashore/search/query/query-plan.ts';
import { namesSomething } from '@ashore/search/query/unmatched-words.ts';
import type { TypedWords } from '@ashore/search/sentence/typed-words.ts';
import type { FoundInIndex, SearchOptions } from '../../gateways/tour-index/port.ts';
import { leadingByTypedWords, meetingTopics, type ProductsOfPlace } from './compare-in-place.ts';
import { isMeantBy } from './meant-products.ts';
import type { SearchState } from './search-state.ts';
import { withoutWordsOfProse } from './words-of-prose.ts';

/** Filters products and keeps their order. It is given the best matches, and then those that fill up the result. */
export type Narrow = (ids: readonly string[], part: 'matches' | 'similar') => Promise<readonly string[]>;

type FindHitsInput = {
  readonly plan: QueryPlan;
  /** Concepts that are not wanted. Products that match one are left out. */
  readonly excluded: readonly string[];
  /** Places that are not wanted. Products there are left out. */
  readonly excludedPlaces: readonly string[];
  readonly narrow: Narrow | undefined;
  readonly options: Pick<SearchOptions, 'limit' | 'signal'>;
  /** Whether the query asks for more than the plan, such as a day. */
  readonly asksMore: boolean;
  /** The words of a sentence, by which the products of a named place are compared. */
  readonly typed?: TypedWords | undefined;
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
  /** Whether any product meets the plan, be it refused or none that is meant. */
  readonly isSold: boolean;
  readonly unmatched: readonly string[];
};

/** A product that merely mentions a wish does not meet it. */
const LEAST_LEVEL: Level = 1;

/**
 * A product that is all about a wish meets it. Only if there is none, one that has it among other things does.
 */
const LEVELS_FROM_THE_STRICTEST: readonly Level[] = [3, 2, LEAST_LEVEL];

/** Finds the products that meet a plan and all filters, and those that are near. Most plans take one pass over the index. */
export async function findHits(searchState: SearchState, input: FindHitsInput): Promise<FoundHits> {
  const { options, narrow } = input;
  const { plan, found } = await searchBinding(searchState, input);
  const { unmatched } = found;
  const isSold = found.hits.some(({ level }) => level !== undefined);
  // A product cannot meet what is not known.
  const meeting = unmatched.some(namesSomething) ? [] : found.hits.filter(({ level }) => level !== undefined);
  const isMeant = isMeantBy(plan, { ...input, resultRows: searchState.resultRows });
  const preferred = await preferredOf(searchState, input);
  const compared = () => productsOfPlace(searchState, input, isMeant);
  const strictest = await strictestMatches(meeting.filter(isMeant), {
    ...{ narrow, preferred },
    leading: async (hits) => {
      const ofPlace = hits.length > 1 ? await compared() : undefined;
      return ofPlace ? leadingByTypedWords(hits, ofPlace) : hits;
    },
  });
  const ofPlace = meeting.length === 0 && isOnlyTalk(unmatched, input) ? await compared() : undefined;
  if (ofPlace) {
    const near = await leadingByTypedWords(await meetingTopics(ofPlace), ofPlace);
    const wanted = near.filter(({ isRefused }) => !isRefused);
    if (wanted.length > 0) return foundInPlace(wanted, found.hits, input);
  }
  const { least, matches, isNarrowed } = strictest;
  const ofLevel = meeting.filter((hit) => isAtLeast(hit, least) && !hit.isRefused);
  const aside = ofLevel.filter((hit) => !isMeant(hit));
  const taken = new Set([...matches, ...aside].map(({ id }) => id));
  const others = found.hits.filter(({ id, isRefused }) => !isRefused && !taken.has(id));
  // What is not meant, such as a transfer, never leads what is near.
  const near = [...others.filter(isMeant), ...others.filter((hit) => !isMeant(hit))];
  const similar = matches.length < options.limit ? [...near, ...aside].slice(0, options.limit) : [];
  const total = isNarrowed ? strictest.total : found.totals[least] - aside.length;
  return {
    matches: preferred ? inOrderOf(preferred, matches) : matches,
    similar: narrow ? await filterHits(similar, (ids) => narrow(ids, 'similar')) : similar,
    total: meeting.length > 0 ? Math.max(0, total) : 0,
    isSold,
    unmatched,
  };
}

/** Whether words without a known meaning stand where a sentence names nothing. */
function isOnlyTalk(unmatched: readonly string[], { typed }: Pick<FindHitsInput, 'typed'>): boolean {
  return unmatched.filter(namesSomething).every((word) => typed?.loose.has(word));
}

/** What meets the wish in a place, where nothing meets every word, with what is near. */
async function foundInPlace(
  wanted: readonly Hit[],
  hits: readonly Hit[],
  { narrow, options }: Pick<FindHitsInput, 'narrow' | 'options'>,
): Promise<FoundHits> {
  const matches = narrow ? await filterHits(wanted, (ids) => narrow(ids, 'matches')) : wanted;
  const taken = new Set(matches.map(({ id }) => id));
  const others = hits.filter(({ id, isRefused }) => !isRefused && !taken.has(id)).slice(0, options.limit);
  return {
    matches,
    similar: narrow ? await filterHits(others, (ids) => narrow(ids, 'similar')) : others,
    total: wanted.length,
    isSold: true,
    unmatched: [],
  };
}

/** Undefined if the words are no sentence about a place. */
async function productsOfPlace(
  searchState: SearchState,
  { typed, options, excluded, narrow, ...input }: FindHitsInput,
  isMeant: (hit: Hit) => boolean,
): Promise<ProductsOfPlace | undefined> {
  const plan = bindingPlan(input.plan);
  const places = plan.units.filter((unit) => unit.kind === 'place' && !unit.words && !unit.isPart);
  if (!typed || !plan.isSentence || places.length === 0) return undefined;
  const search = (units: readonly Unit[], refused: readonly string[] = []) =>
    searchState.index.search(
      { ...plan, units },
      { ...options, ...{ limit: MOST_COMPARED, near: 0, least: LEAST_LEVEL, refused } },
    );
  const all = await search(places, excluded);
  const unwanted = await idsInPlaces(searchState, plan, input);
  const meant = refuse(unwanted, all).hits.filter((hit) => isMeant({ ...hit, level: undefined }));
  if (meant.length === 0 || meant.length === MOST_COMPARED) return undefined;
  const isLeft = await leftBy(true, meant, narrow);
  return { plan, places, hits: meant.filter(isLeft), typed, search };
}

/** In a place with more products, such as a continent, they are not compared. */
const MOST_COMPARED = 1_000;

type BindingSearch = { readonly plan: QueryPlan; readonly found: FoundInIndex };

/** Searches for what a product must meet. If none does, words that only describe products need not be met. */
async function searchBinding(
  searchState: SearchState,
  { options, most, excluded, ...input }: FindHitsInput,
): Promise<BindingSearch> {
  const plan = bindingPlan(input.plan);
  const search = (searched: QueryPlan) =>
    searchState.index.search(searched, {
      ...options,
      ...{ limit: most, near: options.limit, least: LEAST_LEVEL, refused: excluded },
    });
  const unwanted = await idsInPlaces(searchState, plan, input);
  const searchWanted = async (searched: QueryPlan) => refuse(unwanted, await search(searched));
  const found = await searchWanted(plan);
  if (found.hits.some(({ level }) => level !== undefined)) return { plan, found };
  const lighter = await withoutWordsOfProse(plan, searchState.index, { asksMore: input.asksMore });
  return lighter === plan ? { plan, found } : { plan: lighter, found: await searchWanted(lighter) };
}

/** The products in places that are not wanted. */
async function idsInPlaces(
  { index }: SearchState,
  plan: QueryPlan,
  { excludedPlaces }: Pick<FindHitsInput, 'excludedPlaces'>,
): Promise<ReadonlySet<string>> {
  if (excludedPlaces.length === 0) return new Set();
  const units = [{ kind: 'place' as const, ids: excludedPlaces, quality: 1 }];
  const { hits } = await index.search(
    { ...plan, units },
    { limit: MOST_UNWANTED, near: 0, least: LEAST_LEVEL },
  );
  return new Set(hits.map(({ id }) => id));
}

/** Of an unwanted place, this many products are left out. */
const MOST_UNWANTED = 1_000;

/** Marks unwanted products as refused, as the index does for concepts. */
function refuse(unwanted: ReadonlySet<string>, found: FoundInIndex): FoundInIndex {
  if (unwanted.size === 0) return found;
  const totals: [number, number, number, number] = [...found.totals];
  for (const { id, level, isRefused } of found.hits)
    if (unwanted.has(id) && !isRefused && level !== undefined)
      for (let least: number = level; least >= 0; least--) totals[least] = (totals[least] ?? 0) - 1;
  const hits = found.hits.map((hit) => (unwanted.has(hit.id) ? { ...hit, isRefused: true } : hit));
  return { ...found, hits, total: Math.max(0, totals[0]), totals };
}

const isAtLeast = ({ level }: Hit, least: Level) => level !== undefined && level >= least;

/** The ranks of the products that have what the plan only prefers. */
type Preferred = {
  readonly rankOf: (hit: Hit) => number;
  /** Whether what is found is narrowed to this product, if any is. */
  readonly has: (hit: Hit) => boolean;
};

async function preferredOf(
  { index }: SearchState,
  { plan, options, most }: FindHitsInput,
): Promise<Preferred | undefined> {
  const binding = bindingPlan(plan);
  if (binding === plan) return undefined;
  const { hits } = await index.search(plan, { ...options, least: LEAST_LEVEL });
  const ranks = new Map(hits.map(({ id }, at) => [id, at]));
  const narrowed = narrowedPlan(plan);
  const having =
    narrowed.units.length === binding.units.length
      ? []
      : (await index.search(narrowed, { ...options, ...{ limit: most, near: 0, least: LEAST_LEVEL } })).hits;
  const ids = new Set(having.map(({ id }) => id));
  return { rankOf: ({ id }) => ranks.get(id) ?? hits.length, has: ({ id }) => ids.has(id) };
}

function inOrderOf({ rankOf }: Preferred, matches: readonly Hit[]): readonly Hit[] {
  return matches.toSorted((one, other) => rankOf(one) - rankOf(other));
}

type StrictestMatches = {
  readonly least: Level;
  readonly matches: readonly Hit[];
  /** Whether they are only those of the level that have what is preferred, and how many these are before the filters. */
  readonly isNarrowed: boolean;
  readonly total: number;
};

type StrictestInput = {
  readonly narrow: Narrow | undefined;
  readonly preferred: Preferred | undefined;
  /** Of products that are found alike, those that lead. */
  readonly leading: (hits: readonly Hit[]) => Promise<readonly Hit[]>;
};

/**
 * The products of the strictest level at which any is left by the filters. A refused product counts for that, so that a
 * refusal never brings others in.
 */
async function strictestMatches(
  meant: readonly Hit[],
  { narrow, preferred, leading }: StrictestInput,
): Promise<StrictestMatches> {
  const levels = LEVELS_FROM_THE_STRICTEST.filter((level) => meant.some((hit) => hit.level === level));
  const isNeeded = levels.length > 1 || preferred !== undefined || meant.some(({ isRefused }) => isRefused);
  const isLeft = await leftBy(isNeeded, meant, narrow);
  const leastOf = (some: readonly Hit[]) =>
    levels.find((level) => some.some((hit) => isAtLeast(hit, level) && isLeft(hit)));
  const having = preferred ? meant.filter(preferred.has) : [];
  const leastHaving = leastOf(having) ?? LEAST_LEVEL;
  const isNarrowed = leastHaving > LEAST_LEVEL;
  const least = isNarrowed ? leastHaving : (leastOf(meant) ?? LEAST_LEVEL);
  const alike = (isNarrowed ? having : meant).filter((hit) => isAtLeast(hit, least));
  const left = alike.filter(isLeft);
  const leaders = await leading(left);
  const isLed = leaders.length < left.length;
  const wanted = (isLed ? leaders : alike).filter(({ isRefused }) => !isRefused);
  const matches = narrow ? await filterHits(wanted, (ids) => narrow(ids, 'matches')) : wanted;
  return { least, matches, isNarrowed: isNarrowed || isLed, total: wanted.length };
}

/** Tells which products the filters leave, if anything depends on them. */
async function leftBy(
  isNeeded: boolean,
  hits: readonly Hit[],
  narrow: Narrow | undefined,
): Promise<(hit: Hit) => boolean> {
  if (!narrow || !isNeeded) return () => true;
  const left = new Set(
    await narrow(
      hits.map(({ id }) => id),
      'similar',
    ),
  );
  return ({ id }) => left.has(id);
}

async function filterHits(
  hits: readonly Hit[],
  filter: (ids: readonly string[]) => Promise<readonly string[]>,
): Promise<readonly Hit[]> {
  if (hits.length === 0) return hits;
  const left = new Set(await filter(hits.map(({ id }) => id)));
  return hits.filter(({ id }) => left.has(id));
}
