import { randomUUID } from 'node:crypto';
import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { allocateMoney } from '@ashore/core/money/allocate-money.ts';
import { money } from '@ashore/core/money/money.ts';
import { taxPercentIn } from '@ashore/core/pricing/tax-rates.ts';
import { newMailSecret } from '../../gateways/mail/mail-secret.ts';
import type { KeptQuote } from '../quotes/kept-quote.ts';
import { newOrderNumber, newTicketCode } from './order-number.ts';
import type { SoldProduct } from './sold-product.ts';

export type NewBooking = {
  readonly request: CheckoutRequest;
  readonly kept: KeptQuote;
  readonly hold: { readonly id: string; readonly spots: number; readonly expiresAt: Date };
  readonly product: SoldProduct;
  readonly kind: 'direct' | 'billed';
  readonly organisationId: string | null;
  readonly needsAnswer: boolean;
  readonly variant: string;
  readonly locale: MessageLocale;
  readonly deskLocale?: MessageLocale;
};

/** A booking as it is written: the names are those of its columns. What it costs is the quote's word alone. */
export function bookingRow(made: NewBooking) {
  const { request, kept, hold, product } = made;
  return {
    id: randomUUID(),
    cart_id: request.cart.id,
    hold_id: hold.id,
    order_number: newOrderNumber(),
    access_key: newMailSecret(),
    variant: made.variant,
    checkout_kind: made.kind,
    locale: made.locale,
    desk_locale: made.deskLocale ?? null,
    quote: kept,
    product_id: product.id,
    supplier_id: product.supplierId,
    organisation_id: made.organisationId,
    spots: hold.spots,
    currency: kept.currency,
    gross_minor: kept.totalMinor,
    discount_minor: 0,
    total_minor: kept.totalMinor,
    commission_percent: product.commissionPercent,
    tax_percent: taxPercentIn(product.countryCode),
    needs_answer: made.needsAnswer,
    starts_at: kept.startsAt,
    ends_at: kept.endsAt,
    time_zone: kept.timeZone,
    held_until: hold.expiresAt,
    ...correctable(request),
  };
}
export type BookingRow = ReturnType<typeof bookingRow>;

/** What may be put right as long as nothing is paid. */
function correctable(request: CheckoutRequest) {
  const { cart, stripePaymentMethod, bookingQuestionsAnswers } = request;
  const [contact] = cart.persons;
  const [item] = cart.cartItems;
  const { startingPointInformation, dropOffInformation, pickupId, dropOffId } = request;
  return {
    method: stripePaymentMethod,
    contact,
    participants: cart.participants,
    answers: bookingQuestionsAnswers,
    wishes: {
      comments: item?.itemComments ?? '',
      startingPointInformation,
      dropOffInformation,
      pickupId,
      dropOffId,
    },
    referral_source: item?.referralSource ?? null,
  };
}

/** One for everybody who comes. The parts of a line always add up to it. */
export function ticketRows({ request, kept }: Pick<NewBooking, 'request' | 'kept'>) {
  return kept.lines.flatMap(({ band, count, totalMinor }) => {
    const prices = allocateMoney(money(totalMinor, kept.currency), Array(count).fill(1));
    const people = request.cart.participants
      .map(({ participantName, ticketType }, position) => ({ participantName, ticketType, position }))
      .filter(({ ticketType }) => ticketType === band);
    return people.map(({ participantName, position }, index) => ({
      position,
      band,
      participant_name: participantName,
      price_minor: prices[index]?.amount ?? 0,
      code: newTicketCode(),
    }));
  });
}
export type TicketRow = ReturnType<typeof ticketRows>[number];
