import type { QueryPlan } from './query-plan.ts';

/**
 * The places that a query names for certain. A traveller who names a place wants what is there: a product
 * elsewhere is at most similar, however well it meets the rest. A half-typed word names no place yet.
 */
export function boundPlaces({ units }: Pick<QueryPlan, 'units'>): string[] {
  return [...new Set(units.flatMap((unit) => (unit.kind === 'place' ? unit.ids : [])))];
}
