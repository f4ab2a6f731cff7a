import { splitLocale, withLocale } from '@ashore/core/locale/locale-path.ts';
import { LOCALES, type Locale } from '@ashore/core/locale/locales.ts';

/** `billed`: an organisation books for its guests and first chooses how it pays. */
export type CheckoutType = 'direct' | 'billed';

const directSteps = ['personal_info', 'traveler_info', 'questions', 'payment'] as const;
const steps = { direct: directSteps, billed: ['method_select', ...directSteps] } as const;

export type CheckoutStep = (typeof steps)[CheckoutType][number];

/** The steps of a checkout, in order. */
export function stepsOf(type: CheckoutType): readonly CheckoutStep[] {
  return steps[type];
}

export function firstStepOf(type: CheckoutType): CheckoutStep {
  return steps[type][0];
}

export function checkoutPath(step: CheckoutStep): string {
  return `/new/checkout/${step}`;
}

/**
 * Whether a text is the full address of a step, with its language. The stored text may have been edited by
 * hand.
 */
export function isCheckoutAddress(text: string): boolean {
  const { locale, path } = splitLocale(text);
  const isStepPath = steps.billed.some((step) => path === checkoutPath(step));
  return isStepPath && LOCALES.some((one) => one === locale && text === withLocale(path, one));
}

/** Address of a step in a language. */
export function checkoutAddress(step: CheckoutStep, locale: Locale): string {
  return withLocale(checkoutPath(step), locale);
}
