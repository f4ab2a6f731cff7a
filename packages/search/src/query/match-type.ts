import type { QueryPlan, Unit } from './query-plan.ts';

export type BestMatchType = 'tour' | 'location' | 'none';

type ResultCounts = { readonly tours: number; readonly locations: number };

/** From this weight on, a catalogue word counts as understood. Beside a place its weight is halved. */
const CONFIDENT_WEIGHT = 0.4;

/**
 * Decides which of two lists the traveller more likely wants. Their scores cannot be compared, so the plan
 * decides. A plan of places only means locations; anything else means tours.
 */
export function bestMatchType({ units }: QueryPlan, { tours, locations }: ResultCounts): BestMatchType {
  if (tours === 0 && locations === 0) return 'none';
  if (tours === 0) return 'location';
  if (locations === 0) return 'tour';
  const understood = units.filter(isUnderstood);
  if (understood.length === 0) return 'location';
  return understood.every(isPlace) ? 'location' : 'tour';
}

function isPlace(unit: Unit): boolean {
  if (unit.kind === 'either') return unit.units[0]?.kind === 'place';
  return unit.kind === 'place';
}

function isUnderstood(unit: Unit): boolean {
  return unit.kind !== 'text' || unit.variants.some(({ weight }) => weight >= CONFIDENT_WEIGHT);
}
