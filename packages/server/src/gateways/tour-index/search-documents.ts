import type { Found, Hit } from '@ashore/search/index/index-doc.ts';
import type { QueryPlan } from '@ashore/search/plan/query-plan.ts';
import type { Database } from '../../database/connect-database.ts';
import { compilePlan, quoted, type Tier } from './compile-plan.ts';
import type { FoundInIndex, SearchOptions } from './port.ts';
import { unlessAborted } from './unless-aborted.ts';

export type SearchDocuments = SearchOptions & { readonly plan: QueryPlan; readonly analyser: string };

/** What fits a plan, best first: all of it, then some of it where that is too little, then what is only alike. */
export async function searchDocuments(database: Database, asked: SearchDocuments): Promise<FoundInIndex> {
  const { limit, filter = {}, signal } = asked;
  signal?.throwIfAborted();
  const plan = await withFreshWords(database, asked);
  const isImpossible = filter.places?.length === 0 || filter.interests?.length === 0;
  const { unmatched } = plan;
  if (plan.units.length === 0 || isImpossible) return { hits: [], total: 0, unmatched };
  let hits: readonly Hit[] = [];
  let total = 0;
  for (const tier of ['all', 'some', 'kin'] as const) {
    if (total > 0 && hits.length >= limit) break;
    const found = await searchTier(database, { ...asked, plan, filter, tier, limit: limit - hits.length });
    hits = [...hits, ...found.hits];
    total ||= found.total;
  }
  return { hits, total, unmatched };
}

type SearchTier = SearchDocuments & Required<Pick<SearchOptions, 'filter'>> & { readonly tier: Tier };
type Row = Hit & { readonly total: number };

async function searchTier({ pool }: Database, asked: SearchTier): Promise<Found> {
  const compiled = compilePlan(asked.plan, asked);
  if (!compiled) return { hits: [], total: 0 };
  const { text, values } = compiled;
  const { rows } = await unlessAborted(pool.query<Row>(text, [...values]), asked.signal);
  return { hits: rows.map(({ total: _, ...hit }) => hit), total: rows[0]?.total ?? 0 };
}

/** The vocabulary lags behind. A word that it did not know may have come with a product since. */
async function withFreshWords({ pool }: Database, asked: SearchDocuments): Promise<QueryPlan> {
  const { plan, analyser, signal } = asked;
  if (plan.unmatched.length === 0) return plan;
  const { rows } = await unlessAborted(
    pool.query<{ word: string }>(
      `select word from unnest($1::text[], $2::text[]) as given (word, query) where exists (
         select from search_documents where analyser = $3 and lexemes @@ query::tsquery)`,
      [plan.unmatched, plan.unmatched.map(quoted), analyser],
    ),
    signal,
  );
  const fresh = new Set(rows.map(({ word }) => word));
  const units = [...fresh].map((word) => ({ kind: 'text' as const, variants: [{ word, weight: 1 }] }));
  const unmatched = plan.unmatched.filter((word) => !fresh.has(word));
  return { ...plan, units: [...plan.units, ...units], unmatched };
}
