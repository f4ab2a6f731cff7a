import type { MessageKey } from '../../../i18n/messages.ts';
import type { CheckoutStep, CheckoutType } from '../../../store/checkout-steps.ts';
import { type FormValues, typedIn } from './field.ts';
import { stepTable } from './step-table.ts';

export type StepWords = {
  /** Among the names of all steps. */
  readonly label: MessageKey;
  readonly title: MessageKey;
  /** On the button that leads to it. */
  readonly goTo: MessageKey;
};

const guest = {
  label: 'checkout.guest',
  title: 'traveller.guestTitle',
  goTo: 'traveller.toGuest',
} as const satisfies StepWords;

const account = {
  label: 'checkout.check',
  title: 'pay.accountTitle',
  goTo: 'traveller.toCheck',
} as const satisfies StepWords;

/** What a step is called. Whoever books for a guest is neither that guest nor whoever pays. */
export function stepWords(step: CheckoutStep, type: CheckoutType, values: FormValues): StepWords {
  const usual = { label: `checkout.${step}`, ...stepTable[step] } as const;
  if (type === 'direct') return usual;
  if (step === 'personal_info') return guest;
  if (step !== 'payment') return usual;
  return typedIn(values, 'method') === 'bill-organisation'
    ? account
    : { ...usual, title: 'pay.guestCardTitle' };
}
