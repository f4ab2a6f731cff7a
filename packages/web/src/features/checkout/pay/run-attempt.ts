import type { CheckoutType } from '../../../store/checkout-steps.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { type Booked, checkoutData, type Payment } from '../plan/checkout-data.ts';
import { beginElsewhere, confirmPayment, sendCheckout } from './calls.ts';
import { hearHold } from './hear-hold.ts';
import type { Outcome } from './outcome.ts';

/** One press of the button, by its own name: sent again it is the same one. */
export type Attempt = Pick<Payment, 'attemptId' | 'method' | 'authorize' | 'paymentMethodId'> & {
  readonly paidWith: unknown;
};

type Run = {
  readonly booked: Booked;
  readonly attempt: Attempt;
  readonly type: CheckoutType;
  /** Shows what a bank asks; false when the traveller goes away from it. */
  challenge(url: string): Promise<boolean>;
  /** Lets the provider’s own script do what must be done; what came of it is asked of the server. */
  prove(clientSecret: string): Promise<void>;
};

const abandoned = { kind: 'refused', code: 'abandoned' } as const;

/** Asks for the money, goes where the traveller must act, and asks again. Nothing comes back where the page is being left. */
export async function runAttempt(run: Run): Promise<Outcome | undefined> {
  const { booked, attempt, type, challenge, prove } = run;
  const { method } = attempt;
  const data = (paymentIntentId: string | null) =>
    checkoutData(booked, { ...attempt, paymentIntentId, payPalInvoiceId: null });
  // A wallet whose sheet the provider’s script shows has paid with what it made, as a card does.
  const isWallet = method === 'web-payments' && attempt.paymentMethodId === null;
  const isElsewhere = method === 'paypal' || method === 'bancontact' || isWallet;
  const outcome = isElsewhere ? await beginElsewhere(data(null)) : await sendCheckout(data(null), type);
  if (outcome.kind !== 'act') return outcome;
  // A payment that has begun keeps the spots for longer than the hold did.
  void hearHold();
  const { intentId, clientSecret, url } = outcome;
  useCommerceStore.getState().requireAction(intentId, clientSecret);
  if (outcome.where === 'redirect') {
    window.location.assign(url);
    return undefined;
  }
  const begun = { cartId: booked.quote.cartId, method, intentId };
  if (outcome.where === 'script') await prove(clientSecret ?? '');
  else if (!(await challenge(url))) return giveUp(begun);
  const confirm = () => confirmPayment(begun);
  if (isElsewhere) return orAbandoned(await confirm());
  const again = await sendCheckout(data(intentId), type);
  // The hold may have ended while the bank asked, and the bank have paid: that is another question.
  return orAbandoned(again.kind === 'gone' || again.kind === 'changed' ? await confirm() : again);
}

/** Whoever is asked once more for what he was just asked has gone away from it. */
function orAbandoned(outcome: Outcome): Outcome {
  return outcome.kind === 'act' ? abandoned : outcome;
}

/** The server is told, so that the spots wait no longer than they must. It may have been paid all the same. */
async function giveUp(begun: Parameters<typeof confirmPayment>[0]): Promise<Outcome> {
  const outcome = await confirmPayment(begun, { isGivenUp: true });
  return outcome.kind === 'booked' || outcome.kind === 'gone' ? outcome : abandoned;
}

/** Nobody knows whether it arrived: the same must be asked again, under the same name. */
export function isUnheard(outcome: Outcome | undefined): boolean {
  return outcome?.kind === 'failed' && (outcome.status === 0 || outcome.status >= 500);
}
