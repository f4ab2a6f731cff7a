import {
  checkoutProblem,
  fieldWithCardNumber,
  type QuotedTravellers,
} from '@ashore/core/booking/checkout-problem.ts';
import { canPayWith, canRefundTrip, TERMS_VERSION } from '@ashore/core/booking/payment-rules.ts';
import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { fromDecimal, money, toDecimal } from '@ashore/core/money/money.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { TicketType } from '@ashore/core/pricing/ticket.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { StoredQuote } from '../../quotes/quote.ts';
import { missingWaivers } from '../../waivers/signed-waivers.ts';
import { dueNow, otherGuestsOf } from '../stays/sold-stay.ts';
import type { ProductRequirements } from './product-requirements.ts';

export type CheckoutToValidate = {
  readonly request: CheckoutRequest;
  readonly kind: 'direct' | 'billed';
  readonly holdId: string;
  readonly storedQuote: StoredQuote;
  readonly product: ProductRequirements;
  readonly needsAnswer: boolean;
  readonly now: Date;
};

/**
 * Compares a checkout with its quote and with the supplier's requirements. Throws 409 if price, currency, quote
 * or terms differ from what the client showed. The client then shows the new price and asks again. Throws 422
 * if a field is missing or invalid.
 */
export function validateCheckout(checkout: CheckoutToValidate): void {
  const { request, storedQuote, product, now } = checkout;
  checkAgainstQuote(checkout);
  checkMethod(checkout);
  const invalidField =
    fieldWithCardNumber(request) ??
    checkoutProblem(request, product.required, {
      counts: countTickets(storedQuote.lines),
      otherGuests: otherGuestsOf(storedQuote.stay),
      ages: product.ages[storedQuote.optionId] ?? {},
      date: storedQuote.date,
      today: localDateAt(now, storedQuote.timeZone),
      hasTransferRequest: storedQuote.ride !== null,
      guideLanguages: storedQuote.guideLanguages ?? [],
    });
  if (invalidField !== undefined) throw new Failure('unprocessable', { field: `data.${invalidField}` });
}

/** How many tickets of each type were quoted. Each room of a stay is a line of its own. */
function countTickets(lines: StoredQuote['lines']): QuotedTravellers['counts'] {
  const counts: Partial<Record<TicketType, number>> = {};
  for (const { band, count } of lines) counts[band] = (counts[band] ?? 0) + count;
  return counts;
}

function checkAgainstQuote({ request, storedQuote, holdId, needsAnswer }: CheckoutToValidate): void {
  const { cart, chargeRequest, acceptedTerms, requireConfirmation } = request;
  if (chargeRequest.currency !== storedQuote.currency || cart.currency.id !== storedQuote.currency)
    throw new Failure('conflict', { field: 'currency', total: totalDue(amountOf(storedQuote)) });
  const quoteId = quoteIdOf(cart.cartItems[0]?.itemDetailsJson ?? null);
  if (quoteId !== undefined && quoteId !== holdId) throw new Failure('conflict', { field: 'quoteId' });
  // The discount is known only when its code is redeemed.
  if (cart.voucherCode === null) requireAmountDue(request, amountOf(storedQuote));
  // A client may not know that the card is only authorised, so it may also send the product's own value.
  const acceptedConfirmationFlags: readonly unknown[] = [undefined, needsAnswer, storedQuote.onRequest];
  if (!acceptedConfirmationFlags.includes(requireConfirmation))
    throw new Failure('conflict', { field: 'requireConfirmation' });
  if (acceptedTerms !== TERMS_VERSION) throw new Failure('conflict', { field: 'acceptedTerms' });
}

/** Undefined only if the client sends no details. Details must name a quote. */
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

function checkMethod({ request, kind, storedQuote, needsAnswer, now }: CheckoutToValidate): void {
  const method = request.stripePaymentMethod;
  const isOffered =
    method === 'bill-organisation'
      ? kind === 'billed'
      : canPayWith(method, { currency: storedQuote.currency, isLater: needsAnswer }) &&
        canRefundTrip(method, { paidAt: now, tripEndsAt: new Date(storedQuote.endsAt) });
  if (!isOffered) throw new Failure('unprocessable', { field: 'data.stripePaymentMethod' });
}

/** What is due for a quote before a discount. */
function amountOf(storedQuote: StoredQuote): AmountDue {
  return { totalMinor: dueNow(storedQuote), currency: storedQuote.currency };
}

type AmountDue = { readonly totalMinor: number; readonly currency: SelectableCurrency };

/** Refuses an amount other than the amount due. The client shows the new amount before the traveller pays. */
export function requireAmountDue(
  { chargeRequest }: CheckoutRequest,
  { totalMinor, currency }: AmountDue,
): void {
  if (claimedMinor(chargeRequest.amount, currency) !== totalMinor)
    throw new Failure('conflict', { field: 'amount', total: totalDue({ totalMinor, currency }) });
}

/** The amount due as the client shows it before it asks the traveller again. */
export function totalDue({ totalMinor, currency }: AmountDue) {
  return { amount: toDecimal(money(totalMinor, currency)), currency };
}

function claimedMinor(amount: number, currency: SelectableCurrency): number {
  try {
    return fromDecimal(amount, currency).amount;
  } catch {
    throw new Failure('invalid_input', { field: 'data.chargeRequest.amount' });
  }
}

type WaiverCheck = {
  readonly request: CheckoutRequest;
  readonly storedQuote: StoredQuote;
  readonly product: ProductRequirements;
};

/** Throws 422 if a traveller has not signed the required waiver. */
export async function requireWaivers(
  client: Queryable,
  { request, storedQuote, product }: WaiverCheck,
): Promise<void> {
  const { id: cartId, participants } = request.cart;
  const { productId, date } = storedQuote;
  const [unsignedIndex] = await missingWaivers(client, {
    cartId,
    kind: product.waiver,
    productId,
    date,
    participants,
  });
  if (unsignedIndex !== undefined)
    throw new Failure('unprocessable', { field: `data.cart.participants.${unsignedIndex}.waiver` });
}
