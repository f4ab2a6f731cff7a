import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { usePage } from '../../../page/use-page.ts';
import { type CheckoutStep, checkoutAddress } from '../../../store/checkout-steps.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { browserToday } from '../../../store/root-store.ts';
import type { Requirements } from '../fields/requirements.ts';
import { reachedStep, type StepTexts, stepsFor, stepTexts, stepToShow } from '../fields/steps.ts';
import { useFormValues } from '../form/form-values.ts';

export type Steps = {
  readonly all: readonly CheckoutStep[];
  readonly step: CheckoutStep;
  /** Whether the address already names this step, so that no further navigation moves the focus. */
  readonly isThere: boolean;
  readonly before: CheckoutStep | undefined;
  readonly after: CheckoutStep | undefined;
  /** Texts of a step for this booking. */
  wordsOf(step: CheckoutStep): StepTexts;
  addressOf(step: CheckoutStep): string;
  go(step: CheckoutStep): void;
};

/**
 * The current position in the checkout. The address of a step that is not reached leads to the furthest one
 * reached.
 */
export function useSteps(requirements: Requirements, wanted: CheckoutStep): Steps {
  const { locale } = usePage();
  const navigate = useNavigate();
  const values = useFormValues();
  const all = stepsFor(requirements, values);
  const reached = reachedStep(requirements, values, browserToday());
  const step = stepToShow(wanted, reached, all);
  useEffect(() => useCommerceStore.getState().reach(reached), [reached]);
  useEffect(() => {
    if (step !== wanted) void navigate(checkoutAddress(step, locale), { replace: true });
  }, [step, wanted, locale, navigate]);
  const place = all.indexOf(step);
  return {
    all,
    step,
    isThere: step === wanted,
    before: all[place - 1],
    after: all[place + 1],
    wordsOf: (one) => stepTexts(one, requirements.type, values),
    addressOf: (one) => checkoutAddress(one, locale),
    go: (one) => void navigate(checkoutAddress(one, locale)),
  };
}
