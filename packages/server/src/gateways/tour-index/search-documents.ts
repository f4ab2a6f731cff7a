import type { Hit, SearchHits } from '@ashore/search/index/index-doc.ts';
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
  const { limit, filter = {}, matchesOnly = false, signal } = input;
  signal?.throwIfAborted();
  const plan = await withFreshWords(database, input);
  const isImpossible = filter.places?.length === 0 || filter.interests?.length === 0;
  const { unmatched } = plan;
  if (plan.units.length === 0 || isImpossible) return { hits: [], total: 0, unmatched };
  let hits: readonly Hit[] = [];
  let total = 0;
  for (const tier of matchesOnly ? (['all'] as const) : (['all', 'some', 'kin'] as const)) {
    if (hits.length >= limit) break;
    const tierHits = await searchTier(database, { ...input, plan, filter, tier, limit: limit - hits.length });
    hits = [...hits, ...tierHits.hits];
    // Other tiers do not answer the query and are never counted.
    if (tier === 'all') total = tierHits.total;
  }
  return { hits, total, unmatched };
}

type SearchTier = SearchDocumentsInput & Required<Pick<SearchOptions, 'filter'>> & { readonly tier: Tier };
type HitRow = Hit & { readonly total: number };

async function searchTier({ pool }: Database, input: SearchTier): Promise<SearchHits> {
  const compiled = compilePlan(input.plan, input);
  if (!compiled) return { hits: [], total: 0 };
  const { text, values } = compiled;
  const { rows } = await unlessAborted(pool.query<HitRow>(text, [...values]), input.signal);
  return { hits: rows.map(({ total: _, ...hit }) => hit), total: rows[0]?.total ?? 0 };
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
