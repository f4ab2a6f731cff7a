import { fieldWithCard } from '@ashore/core/booking/field-with-card.ts';
import { mayPayWith } from '@ashore/core/booking/payment-methods.ts';
import { TERMS_VERSION } from '@ashore/core/booking/terms-version.ts';
import { wrongInCheckout } from '@ashore/core/booking/wrong-in-checkout.ts';
import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { KeptQuote } from '../quotes/kept-quote.ts';
import { refuseOtherSum } from './refuse-other-sum.ts';
import type { SoldProduct } from './sold-product.ts';

export type Checked = {
  readonly request: CheckoutRequest;
  readonly kind: 'direct' | 'billed';
  readonly holdId: string;
  readonly kept: KeptQuote;
  readonly product: SoldProduct;
  readonly needsAnswer: boolean;
  readonly now: Date;
};

/**
 * Compares what a client sends with what was promised, and with what the supplier must know. 409 where the client is
 * wrong about what it buys: it shows the new sum and asks again. 422 where a field is missing or cannot be.
 */
export function checkCheckout(checked: Checked): void {
  const { request, kept, product, now } = checked;
  checkPromise(checked);
  checkMethod(checked);
  const wrong =
    fieldWithCard(request) ??
    wrongInCheckout(request, product.required, {
      counts: Object.fromEntries(kept.lines.map(({ band, count }) => [band, count])),
      ages: product.ages[kept.optionId] ?? {},
      date: kept.date,
      today: localDateAt(now, kept.timeZone),
      hasRide: kept.ride !== null,
    });
  if (wrong !== undefined) throw new Failure('unprocessable', { field: `data.${wrong}` });
}

function checkPromise({ request, kept, holdId, needsAnswer }: Checked): void {
  const { cart, chargeRequest, acceptedTerms, requireConfirmation } = request;
  if (chargeRequest.currency !== kept.currency || cart.currency.id !== kept.currency)
    throw new Failure('conflict', { field: 'currency' });
  const quoteId = quoteIdOf(cart.cartItems[0]?.itemDetailsJson ?? null);
  if (quoteId !== undefined && quoteId !== holdId) throw new Failure('conflict', { field: 'quoteId' });
  // What a code takes off is known when it is taken.
  if (cart.voucherCode === null) refuseOtherSum(request, kept);
  // A client that has not heard that the card is only held may say what the product alone says.
  const mayBeSaid: readonly unknown[] = [undefined, needsAnswer, kept.onRequest];
  if (!mayBeSaid.includes(requireConfirmation))
    throw new Failure('conflict', { field: 'requireConfirmation' });
  if (acceptedTerms !== TERMS_VERSION) throw new Failure('conflict', { field: 'acceptedTerms' });
}

/** Undefined only where a client says nothing of its quote: what says something must name it. */
function quoteIdOf(json: string | null): unknown {
  if (json === null) return undefined;
  const details = readJson(json);
  if (typeof details !== 'object' || details === null || !('quoteId' in details))
    throw new Failure('invalid_input', { field: 'data.cart.cartItems.0.itemDetailsJson' });
  return details.quoteId;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function checkMethod({ request, kind, kept, needsAnswer }: Checked): void {
  const method = request.stripePaymentMethod;
  const offered =
    method === 'bill-organisation'
      ? kind === 'billed'
      : mayPayWith(method, { currency: kept.currency, isLater: needsAnswer });
  if (!offered) throw new Failure('unprocessable', { field: 'data.stripePaymentMethod' });
}
