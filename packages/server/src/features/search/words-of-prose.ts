import { withUnits } from '@ashore/search/query/binding-units.ts';
import type { QueryPlan, Unit } from '@ashore/search/query/query-plan.ts';
import type { TourIndex } from '../../gateways/tour-index/port.ts';

/** The level at which a title has a word. */
const IN_TITLE = 3;

/**
 * The plan without the words that no title has, or that too many products have. Such words say how something is, as in
 * "a relaxed boat trip", and beside a wish no product must have them. In a sentence about a place, what its filters ask for is a
 * wish. The same plan if there are none, or no wish.
 */
export async function withoutWordsOfProse(
  plan: QueryPlan,
  index: Pick<TourIndex, 'search'>,
  { asksMore = false } = {},
): Promise<QueryPlan> {
  const isOfPlace = asksMore && plan.isSentence && plan.units.some(({ kind }) => kind === 'place');
  if (!isOfPlace && !plan.units.some(isTopic)) return plan;
  const ofProse = new Set<Unit>();
  for (const unit of plan.units) {
    if (unit.kind !== 'text') continue;
    const options = { limit: 1, near: 0, least: IN_TITLE } as const;
    if (unit.isCommon || (await index.search({ ...plan, units: [unit] }, options)).total === 0)
      ofProse.add(unit);
  }
  return withUnits(plan, (unit) => !ofProse.has(unit));
}

const isTopic = (unit: Unit) =>
  unit.kind === 'concept' || (unit.kind === 'place' && unit.words !== undefined);
