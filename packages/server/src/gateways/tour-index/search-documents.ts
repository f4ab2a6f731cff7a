import {
  type Hit,
  type Level,
  NO_HITS,
  type SearchHits,
  type Totals,
} from '@ashore/search/index/index-doc.ts';
import type { QueryPlan } from '@ashore/search/query/query-plan.ts';
import type { Database } from '../../database/connect.ts';
import { compilePlan, quoted, type Tier } from './compile-plan.ts';
import type { FoundInIndex, SearchOptions } from './port.ts';
import { unlessAborted } from './unless-aborted.ts';

export type SearchDocumentsInput = SearchOptions & {
  readonly plan: QueryPlan;
  readonly analyserVersion: string;
};

/**
 * Finds what fits a plan, best first: full matches, then partial matches if those are too few, then related
 * products.
 */
export async function searchDocuments(
  database: Database,
  input: SearchDocumentsInput,
): Promise<FoundInIndex> {
  const { limit, near = limit, filter = {}, signal } = input;
  signal?.throwIfAborted();
  const plan = await withFreshWords(database, input);
  const isImpossible = filter.places?.length === 0 || filter.interests?.length === 0;
  const { unmatched } = plan;
  if (plan.units.length === 0 || isImpossible) return { ...NO_HITS, unmatched };
  const ofPlan = { ...input, plan, filter };
  const found = await searchTier(database, { ...ofPlan, tier: 'all' });
  let hits = found.hits;
  // Other tiers do not answer the query and are never counted.
  for (const tier of ['some', 'kin'] as const) {
    const missing = near - hits.filter(({ isRefused }) => !isRefused).length;
    if (missing > 0)
      hits = [...hits, ...(await searchTier(database, { ...ofPlan, tier, limit: missing })).hits];
  }
  return { ...found, hits, unmatched };
}

type SearchTier = SearchDocumentsInput & Required<Pick<SearchOptions, 'filter'>> & { readonly tier: Tier };
type HitRow = Omit<Hit, 'level'> & { readonly rank: Level; readonly totals: Totals };

async function searchTier({ pool }: Database, input: SearchTier): Promise<SearchHits> {
  const compiled = compilePlan(input.plan, input);
  if (!compiled) return NO_HITS;
  const { text, values } = compiled;
  const { rows } = await unlessAborted(pool.query<HitRow>(text, [...values]), input.signal);
  const [{ totals } = NO_HITS] = rows;
  const hits = rows.map(({ totals: _, rank, ...hit }) => ({
    ...hit,
    level: input.tier === 'all' ? rank : undefined,
  }));
  return { hits, total: totals[0], totals };
}

/** The vocabulary lags behind. A product may have brought a word since that the vocabulary does not know. */
async function withFreshWords({ pool }: Database, input: SearchDocumentsInput): Promise<QueryPlan> {
  const { plan, analyserVersion, signal } = input;
  if (plan.unmatched.length === 0) return plan;
  const { rows } = await unlessAborted(
    pool.query<{ word: string }>(
      `select word from unnest($1::text[], $2::text[]) as given (word, query) where exists (
         select from search_documents where analyser = $3 and lexemes @@ query::tsquery)`,
      [plan.unmatched, plan.unmatched.map(quoted), analyserVersion],
    ),
    signal,
  );
  const fresh = new Set(rows.map(({ word }) => word));
  const units = [...fresh].map((word) => ({ kind: 'text' as const, variants: [{ word, weight: 1 }] }));
  const unmatched = plan.unmatched.filter((word) => !fresh.has(word));
  return { ...plan, units: [...plan.units, ...units], unmatched };
}
