import { CIRCUMSTANCES, NARROWING_CIRCUMSTANCES } from '../lexicon/attributes.ts';
import type { QueryPlan, Unit } from './query-plan.ts';

/** The plan with only what a product must meet. Circumstances alone are the wish themselves. */
export function bindingPlan(plan: QueryPlan): QueryPlan {
  const asking = withUnits(plan, (unit) => !isAside(unit));
  const isBinding = (unit: Unit) => !isAmong(unit, CIRCUMSTANCES);
  const hasTopic = asking.units.some((unit) => isBinding(unit) && unit.kind !== 'place');
  return hasTopic ? withUnits(asking, isBinding) : asking;
}

/**
 * The plan with the circumstances to which what is found is narrowed, if some of it has them. Where a query names nothing but a
 * place, these are also the words that describe: "somewhere cool in Istanbul".
 */
export function narrowedPlan(plan: QueryPlan): QueryPlan {
  const isOfPlace = bindingPlan(plan).units.every(({ kind }) => kind === 'place');
  return withUnits(plan, (unit) =>
    isAside(unit) ? isOfPlace : !isAmong(unit, CIRCUMSTANCES) || isAmong(unit, NARROWING_CIRCUMSTANCES),
  );
}

function isAside(unit: Unit): boolean {
  return unit.kind === 'text' && unit.isAside === true;
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
