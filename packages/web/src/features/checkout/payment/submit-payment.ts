import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { CheckoutType } from '../../../store/checkout-steps.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import type { PaymentAttempt } from '../../../store/confirmation.ts';
import { readHold } from '../../../store/quote-store.ts';
import { type Booked, checkoutData, type Payment } from '../fields/checkout-request.ts';
import { type Outcome, outcomeOf, outcomeOfFailure } from './payment-outcome.ts';

/** A payment attempt with its own ID. Sent again, it is the same attempt. */
export type Attempt = Pick<Payment, 'attemptId' | 'method' | 'authorize' | 'paymentMethodId'> & {
  readonly paidWith: unknown;
};

type Run = {
  readonly booked: Booked;
  readonly attempt: Attempt;
  readonly type: CheckoutType;
  /** Shows a bank's verification. Resolves to false if the traveller leaves it. */
  challenge(url: string): Promise<boolean>;
  /** Lets the payment provider's script act. The outcome is then read from the server. */
  prove(clientSecret: string): Promise<void>;
};

const abandoned = { kind: 'refused', code: 'abandoned' } as const;

/**
 * Requests the payment, leads the traveller to a required action, and requests the outcome. Undefined if the
 * page is being left.
 */
export async function runAttempt(run: Run): Promise<Outcome | undefined> {
  const { booked, attempt, type, challenge, prove } = run;
  const { method } = attempt;
  const data = (paymentIntentId: string | null) =>
    checkoutData(booked, { ...attempt, paymentIntentId, payPalInvoiceId: null });
  // A wallet whose sheet the payment provider's script shows pays with the sheet's token, like a card.
  const isWallet = method === 'web-payments' && attempt.paymentMethodId === null;
  const isElsewhere = method === 'paypal' || method === 'bancontact' || isWallet;
  const outcome = isElsewhere ? await beginElsewhere(data(null)) : await sendCheckout(data(null), type);
  if (outcome.kind !== 'act') return outcome;
  // A payment that has begun extends the hold.
  void readHold({ isPaying: true });
  const { intentId, clientSecret, url } = outcome;
  useCommerceStore.getState().requireAction(intentId, clientSecret);
  if (outcome.where === 'redirect') {
    window.location.assign(url);
    return undefined;
  }
  const begun = { cartId: booked.quote.cartId, method, intentId };
  if (outcome.where === 'script') await prove(clientSecret ?? '');
  else if (!(await challenge(url))) return abandonAttempt(begun);
  const confirm = () => confirmPayment(begun);
  if (isElsewhere) return orAbandoned(await confirm());
  const again = await sendCheckout(data(intentId), type);
  // The hold may have ended during the verification although the bank has paid. The payment's outcome is
  // therefore read separately.
  return orAbandoned(again.kind === 'gone' || again.kind === 'changed' ? await confirm() : again);
}

/** A second request to act means that the traveller has left the first one. */
function orAbandoned(outcome: Outcome): Outcome {
  return outcome.kind === 'act' ? abandoned : outcome;
}

/**
 * Notifies the server, so that the payment does not extend the hold longer than necessary. The payment may
 * still have succeeded.
 */
async function abandonAttempt(begun: Parameters<typeof confirmPayment>[0]): Promise<Outcome> {
  const outcome = await confirmPayment(begun, { isGivenUp: true });
  return outcome.kind === 'booked' || outcome.kind === 'gone' ? outcome : abandoned;
}

/** Whether it is unknown if the request arrived. It must then be sent again with the same attempt ID. */
export function isUnanswered(outcome: Outcome | undefined): boolean {
  return outcome?.kind === 'failed' && (outcome.status === 0 || outcome.status >= 500);
}

/**
 * Books and requests the payment. The same attempt can be sent again without a second charge if the answer
 * was lost.
 */
async function sendCheckout(data: CheckoutRequest, type: CheckoutType): Promise<Outcome> {
  return settled(async (api) =>
    type === 'billed' ? api.checkout.authorizationCheckout({ data }) : api.checkout.checkout({ data }),
  );
}

/** Starts a payment that the traveller completes elsewhere: at a bank, or in a wallet. */
async function beginElsewhere(data: CheckoutRequest): Promise<Outcome> {
  try {
    const { api } = await import('../../../api/browser-client.ts');
    const isPayPal = data.stripePaymentMethod === 'paypal';
    const begun = isPayPal
      ? await api.checkout.payPalOrder({ data })
      : await api.checkout.paymentIntent({ data });
    const { id, clientSecret, nextAction } = begun;
    if (nextAction === null)
      return confirmPayment({ cartId: data.cart.id, method: methodOf(data), intentId: id });
    return { kind: 'act', intentId: id, clientSecret, where: nextAction.kind, url: nextAction.url };
  } catch (error) {
    return outcomeOfFailure(error);
  }
}

type Begun = Pick<PaymentAttempt, 'cartId' | 'method'> & { readonly intentId: string };

type Hint = { readonly redirectStatus?: string; readonly isGivenUp?: boolean };

/**
 * Reads the outcome after the traveller has returned from paying. The server decides; the address is only a
 * hint.
 */
export async function confirmPayment(
  begun: Begun,
  { redirectStatus, isGivenUp }: Hint = {},
): Promise<Outcome> {
  const { cartId, method, intentId: paymentIntentId } = begun;
  const stripePaymentMethod =
    method === 'paypal' || method === 'bancontact' || method === 'web-payments' ? method : 'credit-card';
  return settled(async (api) =>
    api.checkout.paymentConfirmation({
      data: { cartId, paymentIntentId, stripePaymentMethod, redirectStatus, isGivenUp },
    }),
  );
}

function methodOf({ stripePaymentMethod: method }: CheckoutRequest): PaymentAttempt['method'] {
  return method === 'bill-organisation' ? 'credit-card' : method;
}

type Api = typeof import('../../../api/browser-client.ts').api;

async function settled(call: (api: Api) => Promise<Parameters<typeof outcomeOf>[0]>): Promise<Outcome> {
  try {
    const { api } = await import('../../../api/browser-client.ts');
    return outcomeOf(await call(api));
  } catch (error) {
    return outcomeOfFailure(error);
  }
}
