import type { QueryPlan, Unit } from './query-plan.ts';

export type BestMatchType = 'tour' | 'location' | 'none';

type Found = { readonly tours: number; readonly locations: number };

/** From here on a word of the catalogue counts as understood; beside a place it is worth half of itself. */
const CONFIDENT = 0.4;

/**
 * Which of two lists is likelier meant. Their scores cannot be compared, so what was understood decides: nothing but
 * places asks for places, anything else for something to do.
 */
export function bestMatchType({ units }: QueryPlan, { tours, locations }: Found): BestMatchType {
  if (tours === 0 && locations === 0) return 'none';
  if (tours === 0) return 'location';
  if (locations === 0) return 'tour';
  const understood = units.filter(isSure);
  if (understood.length === 0) return locations > 0 ? 'location' : 'tour';
  return understood.every(isPlace) ? 'location' : 'tour';
}

function isPlace(unit: Unit): boolean {
  if (unit.kind === 'either') return unit.units[0]?.kind === 'place';
  return unit.kind === 'place';
}

function isSure(unit: Unit): boolean {
  return unit.kind !== 'text' || unit.variants.some(({ weight }) => weight >= CONFIDENT);
}
