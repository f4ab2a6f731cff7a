import { bookingProcess } from '@ashore/core/booking/booking-process.ts';
import { stepsOffered } from '@ashore/core/booking/take-step.ts';
import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { toDecimal } from '@ashore/core/money/decimal.ts';
import { money } from '@ashore/core/money/money.ts';
import { taxIncluded } from '@ashore/core/pricing/tax-included.ts';
import { presentQuote } from '../quotes/present-quote.ts';
import type { QuotedProduct } from '../quotes/quoted-product.queries.ts';
import { holdOf, presentSeen } from './present-seen.ts';
import { factsOf } from './take-booking-step.ts';
import type { WholeBooking } from './whole-booking.ts';

/** What leaves the server of a booking: for its owner, and nobody else has its key. */
export function presentBooking(booking: WholeBooking, product: QuotedProduct | undefined): BookingView {
  const { state, accessKey, currency, totalMinor } = booking;
  const sum = (amount: number) => toDecimal(money(amount, currency));
  const offered = stepsOffered(bookingProcess, {
    state,
    actor: 'traveller',
    facts: factsOf(booking, {}),
  });
  return {
    ...presentSeen(booking, accessKey),
    seenBy: 'owner',
    payUntil: (state === 'awaiting_payment' && booking.payUntil?.toISOString()) || null,
    trip: presentQuote(holdOf(booking), product),
    currencyCode: currency,
    grossTotal: sum(booking.grossMinor),
    discountTotal: sum(booking.discountMinor),
    grandTotal: sum(totalMinor),
    taxPercent: booking.taxPercent,
    taxTotal: toDecimal(taxIncluded(money(totalMinor, currency), booking.taxPercent)),
    paidTotal: sum(booking.paidMinor),
    refundedTotal: sum(booking.refundedMinor),
    refundPending: booking.isRefundPending,
    method: booking.method,
    isHeldOnly: booking.needsAnswer,
    invoices: booking.invoices.map(({ number, kind, taxPercent, taxMinor, issuedAt, ...paper }) => ({
      number,
      kind,
      total: sum(paper.totalMinor),
      taxPercent,
      tax: sum(taxMinor),
      issuedAt: new Date(issuedAt).toISOString(),
      url: `/papers/${accessKey}/invoice-${number}.pdf`,
    })),
    mayCancel: offered.some((step) => step === 'cancel' || step === 'withdraw' || step === 'lapse'),
  };
}
