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
  readonly stepNames: readonly CheckoutStep[];
  readonly step: CheckoutStep;
  /** Whether the address already names this step, so that no further navigation moves the focus. */
  readonly isAtAddress: boolean;
  readonly previousStep: CheckoutStep | undefined;
  readonly nextStep: CheckoutStep | undefined;
  /** Texts of a step for this booking. */
  textsOf(step: CheckoutStep): StepTexts;
  addressOf(step: CheckoutStep): string;
  goTo(step: CheckoutStep): void;
};

/**
 * The current position in the checkout. The address of a step that is not reached leads to the furthest one
 * reached.
 */
export function useSteps(requirements: Requirements, requestedStep: CheckoutStep): Steps {
  const { locale } = usePage();
  const navigate = useNavigate();
  const values = useFormValues();
  const stepNames = stepsFor(requirements, values);
  const reached = reachedStep(requirements, values, browserToday());
  const step = stepToShow(requestedStep, reached, stepNames);
  useEffect(() => useCommerceStore.getState().reach(reached), [reached]);
  useEffect(() => {
    if (step !== requestedStep) void navigate(checkoutAddress(step, locale), { replace: true });
  }, [step, requestedStep, locale, navigate]);
  const currentIndex = stepNames.indexOf(step);
  return {
    stepNames,
    step,
    isAtAddress: step === requestedStep,
    previousStep: stepNames[currentIndex - 1],
    nextStep: stepNames[currentIndex + 1],
    textsOf: (one) => stepTexts(one, requirements, values),
    addressOf: (one) => checkoutAddress(one, locale),
    goTo: (one) => void navigate(checkoutAddress(one, locale)),
  };
}
