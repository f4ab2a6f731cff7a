import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { usePage } from '../../../page/use-page.ts';
import { browserToday } from '../../../store/browser-today.ts';
import { type CheckoutStep, checkoutAddress } from '../../../store/checkout-steps.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useFormValues } from '../form/use-form.ts';
import type { Needs } from '../plan/needs.ts';
import { reachedStep, stepToShow } from '../plan/reached-step.ts';
import { stepsFor } from '../plan/step-table.ts';
import { type StepWords, stepWords } from '../plan/step-words.ts';

export type Steps = {
  readonly all: readonly CheckoutStep[];
  readonly step: CheckoutStep;
  /** The address says the same: nothing is going to be focused as a page that was come to. */
  readonly isThere: boolean;
  readonly before: CheckoutStep | undefined;
  readonly after: CheckoutStep | undefined;
  /** What a step is called here. */
  wordsOf(step: CheckoutStep): StepWords;
  addressOf(step: CheckoutStep): string;
  go(step: CheckoutStep): void;
};

/** Where on the way one is. An address of a step that was not reached leads to the last one that was. */
export function useSteps(needs: Needs, wanted: CheckoutStep): Steps {
  const { locale } = usePage();
  const navigate = useNavigate();
  const values = useFormValues();
  const all = stepsFor(needs, values);
  const reached = reachedStep(needs, values, browserToday());
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
    wordsOf: (one) => stepWords(one, needs.type, values),
    addressOf: (one) => checkoutAddress(one, locale),
    go: (one) => void navigate(checkoutAddress(one, locale)),
  };
}
