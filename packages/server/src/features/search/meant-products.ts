import type { Hit } from '@ashore/search/index/index-doc.ts';
import type { QueryPlan } from '@ashore/search/query/query-plan.ts';
import type { SearchState } from './search-state.ts';

const TRANSFERS: ReadonlySet<string> = new Set([
  'airport-transfer',
  'cruise-transfer',
  'private-driver',
  'luggage',
]);

type MeantInput = Pick<SearchState, 'resultRows'> & {
  readonly asksMore: boolean;
  readonly excluded: readonly string[];
  readonly excludedPlaces: readonly string[];
};

/** The level at which a title has the words of a query. */
const IN_TITLE = 3;

/**
 * A transfer is meant only by a query that speaks of one, that asks for nothing but a place, or that names something of its
 * title, such as an airport. What its text tells of the way is no reason.
 */
export function isMeantBy(
  { units, isSentence }: QueryPlan,
  { resultRows, asksMore, excluded, excludedPlaces }: MeantInput,
): (hit: Hit) => boolean {
  const isName = !isSentence && !asksMore && excluded.length + excludedPlaces.length === 0;
  const speaksOfTransfer = units.some(
    (unit) => unit.kind === 'concept' && unit.ids.some((id) => TRANSFERS.has(id)),
  );
  if (speaksOfTransfer || (isName && units.every(({ kind }) => kind !== 'concept'))) return () => true;
  const hasWords = units.some(({ kind }) => kind === 'text');
  return ({ id, level }) =>
    resultRows.countedFactsOf(id)?.type !== 'transfers' ||
    (hasWords && level !== undefined && level >= IN_TITLE);
}
