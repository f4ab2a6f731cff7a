import { isRedirectMethod, type PaymentMethod } from '@ashore/core/booking/payment-rules.ts';
import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { CheckoutType } from '../../../store/checkout-steps.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import type { PaymentAttempt } from '../../../store/confirmation.ts';
import { readHold } from '../../../store/quote-store.ts';
import { type CheckoutInput, checkoutRequestOf, type Payment } from '../fields/checkout-request.ts';
import { outcomeOf, outcomeOfFailure, type PaymentOutcome } from './payment-outcome.ts';

/** A payment attempt with its own ID. Sent again, it is the same attempt. */
export type PaymentAttemptInput = Pick<Payment, 'attemptId' | 'method' | 'authorize' | 'paymentMethodId'> & {
  readonly paidWith: unknown;
};

type RunAttemptInput = {
  readonly booked: CheckoutInput;
  readonly attempt: PaymentAttemptInput;
  readonly type: CheckoutType;
  /** Shows a bank's verification. Resolves to false if the traveller leaves it. */
  showChallenge(url: string): Promise<boolean>;
  /**
   * Lets the payment provider's script act, for a wallet with the token of its sheet. Resolves to whether the
   * script has finished; the outcome is read from the server either way.
   */
  runProviderScript(clientSecret: string, walletToken: string | null): Promise<boolean>;
};

const ABANDONED = { kind: 'refused', code: 'abandoned' } as const;

/**
 * Requests the payment, leads the traveller to a required action, and requests the outcome. Undefined if the
 * page is being left.
 */
export async function runPaymentAttempt(input: RunAttemptInput): Promise<PaymentOutcome | undefined> {
  const { booked, attempt, type, showChallenge, runProviderScript } = input;
  const { method } = attempt;
  const requestFor = (paymentIntentId: string | null) =>
    checkoutRequestOf(booked, { ...attempt, paymentIntentId, payPalInvoiceId: paymentIntentId });
  const isElsewhere = paysElsewhere(method);
  // The token of a wallet's sheet goes to the payment provider alone.
  const walletToken = method === 'web-payments' ? attempt.paymentMethodId : null;
  const outcome = isElsewhere
    ? await beginElsewhere(requestFor(null), walletToken)
    : await sendCheckout(requestFor(null), type);
  if (outcome.kind !== 'action_required') return outcome;
  // A payment that has begun extends the hold.
  void readHold({ isPaying: true });
  const { intentId, clientSecret, url } = outcome;
  useCommerceStore.getState().requireAction(intentId, clientSecret);
  if (outcome.where === 'redirect') {
    window.location.assign(url);
    return undefined;
  }
  const startedPayment = { cartId: booked.quote.cartId, method, intentId };
  if (outcome.where === 'script') {
    const isFinished = await runProviderScript(clientSecret ?? '', walletToken);
    // The code of WeChat Pay could still be scanned after the traveller has closed it.
    if (!isFinished && isElsewhere) return endUnpaidWallet(startedPayment);
  } else if (!(await showChallenge(url))) return abandonAttempt(startedPayment);
  const confirm = () => confirmPayment(startedPayment);
  if (isElsewhere) return orAbandoned(await confirm());
  const repeatedOutcome = await sendCheckout(requestFor(intentId), type);
  // The hold may have ended during the verification although the bank has paid. The payment's outcome is
  // therefore read separately.
  return orAbandoned(
    repeatedOutcome.kind === 'hold_ended' || repeatedOutcome.kind === 'changed'
      ? await confirm()
      : repeatedOutcome,
  );
}

/** A second required action means that the traveller has left the first one. */
function orAbandoned(outcome: PaymentOutcome): PaymentOutcome {
  return outcome.kind === 'action_required' ? ABANDONED : outcome;
}

/**
 * Notifies the server, so that the payment does not extend the hold longer than necessary. The payment may
 * still have succeeded.
 */
async function abandonAttempt(payment: StartedPayment): Promise<PaymentOutcome> {
  const outcome = await confirmPayment(payment, { isAbandoned: true });
  return outcome.kind === 'booked' || outcome.kind === 'hold_ended' ? outcome : ABANDONED;
}

/** The wallet did not pay, so the attempt ends. The reason is the provider's, if it names one. */
async function endUnpaidWallet(payment: StartedPayment): Promise<PaymentOutcome> {
  const outcome = await confirmPayment(payment, { isAbandoned: true });
  return outcome.kind === 'action_required' || outcome.kind === 'failed' ? ABANDONED : outcome;
}

/** Whether it is unknown if the request arrived. It must then be sent again with the same attempt ID. */
export function isUnanswered(outcome: PaymentOutcome | undefined): boolean {
  return outcome?.kind === 'failed' && (outcome.status === 0 || outcome.status >= 500);
}

/**
 * Books and requests the payment. The same attempt can be sent again without a second charge if the answer
 * was lost.
 */
async function sendCheckout(data: CheckoutRequest, type: CheckoutType): Promise<PaymentOutcome> {
  return outcomeOfCall(async (api) =>
    type === 'billed' ? api.checkout.authorizationCheckout({ data }) : api.checkout.checkout({ data }),
  );
}

/** Starts a payment that the traveller completes elsewhere: at a bank, or in a wallet. */
async function beginElsewhere(data: CheckoutRequest, walletToken: string | null): Promise<PaymentOutcome> {
  try {
    const { api } = await import('../../../api/browser-client.ts');
    const isPayPal = data.stripePaymentMethod === 'paypal';
    const begun = isPayPal
      ? await api.checkout.payPalOrder({ data })
      : await api.checkout.paymentIntent({ data });
    const { id, clientSecret, nextAction } = begun;
    const needsScript = walletToken !== null || data.stripePaymentMethod === 'wechat-pay';
    if (nextAction === null && needsScript && clientSecret !== null)
      return { kind: 'action_required', intentId: id, clientSecret, where: 'script', url: '' };
    if (nextAction === null)
      return confirmPayment({ cartId: data.cart.id, method: data.stripePaymentMethod, intentId: id });
    return {
      kind: 'action_required',
      intentId: id,
      clientSecret,
      where: nextAction.kind,
      url: nextAction.url,
    };
  } catch (error) {
    return outcomeOfFailure(error);
  }
}

type StartedPayment = Pick<PaymentAttempt, 'cartId' | 'method'> & { readonly intentId: string };

type ReturnHint = { readonly redirectStatus?: string; readonly isAbandoned?: boolean };

/**
 * Reads the outcome after the traveller has returned from paying. The server decides; the address is only a
 * hint.
 */
export async function confirmPayment(
  payment: StartedPayment,
  { redirectStatus, isAbandoned }: ReturnHint = {},
): Promise<PaymentOutcome> {
  const { cartId, method, intentId: paymentIntentId } = payment;
  const stripePaymentMethod = paysElsewhere(method) ? method : 'credit-card';
  return outcomeOfCall(async (api) =>
    api.checkout.paymentConfirmation({
      data: { cartId, paymentIntentId, stripePaymentMethod, redirectStatus, isGivenUp: isAbandoned },
    }),
  );
}

/** Whether the traveller finishes the payment at a bank, or in a wallet. */
function paysElsewhere(method: PaymentAttempt['method']): method is Exclude<PaymentMethod, 'credit-card'> {
  return method === 'paypal' || method === 'web-payments' || isRedirectMethod(method);
}

type Api = typeof import('../../../api/browser-client.ts').api;

async function outcomeOfCall(
  call: (api: Api) => Promise<Parameters<typeof outcomeOf>[0]>,
): Promise<PaymentOutcome> {
  try {
    const { api } = await import('../../../api/browser-client.ts');
    return outcomeOf(await call(api));
  } catch (error) {
    return outcomeOfFailure(error);
  }
}
