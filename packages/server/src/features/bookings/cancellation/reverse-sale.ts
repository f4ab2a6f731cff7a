import { type LedgerEntry, reversedEntries, splitSale } from '@ashore/core/booking/ledger.ts';
import { money } from '@ashore/core/money/money.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { type CreateRefundInput, createRefund } from '../../payments/create-refund.ts';
import { writeMovement } from '../../payments/ledger.ts';
import { readPayment } from '../../payments/payment.ts';
import type { Booking } from '../booking.ts';
import { creditInvoice } from '../documents/issue-invoice.ts';
import { releaseSoldSpots } from './release-spots.ts';

type RefundCancelledInput = ReversedAmount & Pick<CreateRefundInput, 'requestedBy'>;

/** Refunds an amount that is no longer owed for a sale, and issues its credit note, in the cancelling transaction. */
export async function refundCancelledAmount(
  client: Queryable,
  booking: Booking,
  refund: RefundCancelledInput,
): Promise<void> {
  const { paymentId } = booking;
  const { amountMinor, reason, requestedBy } = refund;
  if (amountMinor === 0) return;
  const payment = paymentId === null ? undefined : await readPayment(client, paymentId);
  if (payment) await createRefund(client, { payment, amountMinor, reason, requestedBy });
  await issueCreditNote(client, booking, refund);
}

/**
 * Reverses the ledger shares of an amount that is no longer owed, counts it as cancelled on the booking, and
 * issues a credit note, in the cancelling transaction.
 */
export async function issueCreditNote(
  client: Queryable,
  booking: Booking,
  reversal: ReversedAmount,
): Promise<void> {
  const { id: bookingId } = booking;
  const { amountMinor } = reversal;
  await reverseLedgerEntries(client, booking, reversal);
  await client.query('update bookings set cancelled_minor = cancelled_minor + $2 where id = $1', [
    bookingId,
    amountMinor,
  ]);
  await creditInvoice(client, { bookingId, totalMinor: amountMinor });
}

type ReversedAmount = {
  /** One name for each cancellation, so that its ledger entries are written once. */
  readonly name: string;
  /** The amount no longer owed, and the discount that a code had taken off besides. */
  readonly amountMinor: number;
  readonly discountMinor: number;
  readonly reason: CreateRefundInput['reason'];
};

/**
 * Reverses the ledger entries of a cancelled amount, in the same shares as in the sale. If nothing of the
 * sale remains, every account is cleared completely, including rounding. We bear goodwill refunds.
 */
async function reverseLedgerEntries(
  client: Queryable,
  booking: Booking,
  { name, amountMinor, discountMinor, reason }: ReversedAmount,
): Promise<void> {
  const { id: bookingId, currency, commissionPercent, method, totalMinor, cancelledMinor } = booking;
  const payer = method === 'bill-organisation' ? 'organisation' : 'traveller';
  // A reversal of the commission alone leaves the supplier's share as it is.
  const reversedPercent = reason === 'goodwill' ? 100 : commissionPercent;
  const isAll = reason !== 'goodwill' && cancelledMinor + amountMinor === totalMinor;
  const entries = isAll
    ? await fullRemainder(client, booking)
    : reversedEntries(
        splitSale({
          currency,
          grossMinor: amountMinor + discountMinor,
          discountMinor,
          commissionPercent: reversedPercent,
          payer,
        }),
      );
  await writeMovement(client, { name: `cancelled/${bookingId}/${name}`, bookingId, entries });
}

/** Sums only sales and their reversals. Captures and refunds record what was paid, not what is owed. */
async function fullRemainder(client: Queryable, { id, currency }: Booking): Promise<readonly LedgerEntry[]> {
  const { rows } = await client.query<{ account: LedgerEntry['account']; minor: number }>(
    `select account, sum(amount_minor)::float8 as minor from ledger_entries
     where booking_id = $1 and (movement like 'sale/%' or movement like 'cancelled/%')
     group by account having sum(amount_minor) <> 0`,
    [id],
  );
  return reversedEntries(rows.map(({ account, minor }) => ({ account, amount: money(minor, currency) })));
}

/**
 * Ends a booking's claim to spots and money, in the transaction of its step. Releases the spots and refunds
 * or voids the payment. A confirmed booking also has ledger entries to reverse, which this function leaves
 * alone.
 */
export async function releaseSpotsAndRefund(
  client: Queryable,
  { paymentId, holdId, spots }: Booking,
  reason: CreateRefundInput['reason'],
): Promise<void> {
  const payment = paymentId === null ? undefined : await readPayment(client, paymentId);
  if (payment) await createRefund(client, { payment, reason });
  await releaseSoldSpots(client, { holdId, spots: 'all', bookedSpots: spots });
}
