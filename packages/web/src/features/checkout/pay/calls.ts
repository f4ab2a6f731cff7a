import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { CheckoutType } from '../../../store/checkout-steps.ts';
import type { PaymentAttempt } from '../../../store/confirmation.ts';
import { type Outcome, outcomeOf, outcomeOfFailure } from './outcome.ts';

/** Books and asks for the money. The same attempt sent again is the same one: a lost answer costs nothing. */
export async function sendCheckout(data: CheckoutRequest, type: CheckoutType): Promise<Outcome> {
  return settled(async (api) =>
    type === 'billed' ? api.checkout.authorizationCheckout({ data }) : api.checkout.checkout({ data }),
  );
}

/** Begins a payment that the traveller finishes elsewhere: at a bank, or in a wallet. */
export async function beginElsewhere(data: CheckoutRequest): Promise<Outcome> {
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

/** The traveller has come back from paying. What happened is asked of the server; the address is a hint, nothing more. */
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
