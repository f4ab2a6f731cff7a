import { CIRCUMSTANCES, NARROWING_CIRCUMSTANCES } from '../lexicon/attributes.ts';
import type { QueryPlan, Unit } from './query-plan.ts';

/** The plan with only what a product must meet. Circumstances alone are the wish themselves. */
export function bindingPlan(plan: QueryPlan): QueryPlan {
  const isBinding = (unit: Unit) => !isAmong(unit, CIRCUMSTANCES);
  const hasTopic = plan.units.some((unit) => isBinding(unit) && unit.kind !== 'place');
  return hasTopic ? withUnits(plan, isBinding) : plan;
}

/** The plan with the circumstances to which what is found is narrowed, if some of it has them. */
export function narrowedPlan(plan: QueryPlan): QueryPlan {
  return withUnits(plan, (unit) => !isAmong(unit, CIRCUMSTANCES) || isAmong(unit, NARROWING_CIRCUMSTANCES));
}

/** The plan with only some of its units; the same if it has no others. */
export function withUnits(plan: QueryPlan, stays: (unit: Unit) => boolean): QueryPlan {
  const staying = plan.units.map(stays);
  if (staying.every(Boolean)) return plan;
  return {
    ...plan,
    units: plan.units.filter((_, at) => staying[at]),
    words: plan.words.filter((_, at) => staying[at]),
  };
}

function isAmong(unit: Unit, concepts: ReadonlySet<string>): boolean {
  return unit.kind === 'concept' && unit.ids.every((id) => concepts.has(id));
}
