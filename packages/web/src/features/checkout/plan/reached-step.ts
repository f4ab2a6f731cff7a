import type { CheckoutStep } from '../../../store/checkout-steps.ts';
import type { FormValues } from './field.ts';
import type { Needs } from './needs.ts';
import { problemOf } from './problem-of.ts';
import { stepsFor, stepTable } from './step-table.ts';

/** Whether all that a step asks has been answered. */
function isAnswered(step: CheckoutStep, needs: Needs, values: FormValues, today: string): boolean {
  const fields = stepTable[step].groups(needs, values).flatMap((group) => group.fields);
  return fields.every((field) => problemOf(field, values, today) === undefined);
}

/** How far one may go: the first step at which something is still to be said. It follows from what was typed, so a reload keeps it. */
export function reachedStep(needs: Needs, values: FormValues, today: string): CheckoutStep {
  const steps = stepsFor(needs, values);
  return steps.find((step) => !isAnswered(step, needs, values, today)) ?? 'payment';
}

/** Where an address leads: there, or to as far as one may go. */
export function stepToShow(
  wanted: CheckoutStep,
  reached: CheckoutStep,
  steps: readonly CheckoutStep[],
): CheckoutStep {
  const place = steps.indexOf(wanted);
  return place >= 0 && place <= steps.indexOf(reached) ? wanted : reached;
}
