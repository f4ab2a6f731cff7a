import { CIRCUMSTANCES } from '../lexicon/attributes.ts';
import type { QueryPlan, Unit } from './query-plan.ts';

/** The plan with only what a product must meet. Circumstances alone are the wish themselves. */
export function bindingPlan(plan: QueryPlan): QueryPlan {
  const isBinding = plan.units.map((unit) => !isCircumstance(unit));
  const hasTopic = plan.units.some((unit, at) => isBinding[at] && unit.kind !== 'place');
  if (!hasTopic || isBinding.every(Boolean)) return plan;
  return {
    ...plan,
    units: plan.units.filter((_, at) => isBinding[at]),
    words: plan.words.filter((_, at) => isBinding[at]),
  };
}

function isCircumstance(unit: Unit): boolean {
  return unit.kind === 'concept' && unit.ids.every((id) => CIRCUMSTANCES.has(id));
}
