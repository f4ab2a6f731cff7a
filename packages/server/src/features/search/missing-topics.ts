import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { QueryPlan } from '@ashore/search/query/query-plan.ts';
import { namesSomething } from '@ashore/search/query/unmatched-words.ts';
import type { FoundHits } from './find-hits.ts';
import type { SearchState } from './search-state.ts';

/** What a query asks for and nothing on sale is. */
export type MissingTopics = {
  /** The words for it, folded. */
  readonly words: readonly string[];
  /** The place that the query names, as in "in Lisbon", in the reader's language; empty if it names none. */
  readonly where: string;
};

type Input = { readonly searchState: SearchState; readonly locale: MessageLocale };

/** Names what is missing if no product meets the plan. Undefined if only filters leave none. */
export async function missingOf(
  plan: QueryPlan,
  { unmatched, isSold }: Pick<FoundHits, 'unmatched' | 'isSold'>,
  { searchState, locale }: Input,
): Promise<MissingTopics | undefined> {
  const named = plan.units.map((unit, at) => ({ unit, words: plan.words[at] ?? '' }));
  const placed = named.filter(({ unit }) => unit.kind === 'place');
  const [place] = placed.flatMap(({ unit }) => (unit.kind === 'place' ? unit.ids : []));
  const where = (place && searchState.places.get(place)?.texts[locale].locative) ?? '';
  const unknown = unmatched.filter(namesSomething);
  if (unknown.length > 0) return { words: unknown, where };
  if (plan.units.length === 0 || isSold) return undefined;
  const isTopicSold = async (units: QueryPlan['units']) =>
    (await searchState.index.search({ ...plan, units }, { limit: 1, near: 0, least: 1 })).total > 0;
  const topics = named.filter(({ unit }) => unit.kind !== 'place');
  const missing: string[] = [];
  for (const { unit, words } of topics)
    if (!(await isTopicSold([...placed.map((one) => one.unit), unit]))) missing.push(words);
  const lacking = topics.length > 0 ? topics : placed;
  // Each is sold, but not together.
  return { words: missing.length > 0 ? missing : lacking.map(({ words }) => words), where };
}
