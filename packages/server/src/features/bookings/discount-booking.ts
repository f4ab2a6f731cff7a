import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { allocateMoney } from '@ashore/core/money/allocate-money.ts';
import { money } from '@ashore/core/money/money.ts';
import type { Queryable } from '../../database/queryable.ts';
import { takeDiscount } from '../discounts/take-discount.ts';
import type { Booking } from './booking.ts';
import type { TicketRow } from './new-booking.ts';

type Written = {
  /** As it was written a moment ago in this transaction, at its full price. */
  readonly booking: Booking;
  readonly tickets: readonly TicketRow[];
  readonly cart: CheckoutRequest['cart'];
};

/**
 * Uses up the code of a cart for its booking, and says what it costs now. Each ticket bears its part, by its price, so that
 * one that is given up later comes back at what was paid for it. A code that takes nothing off books nothing: whoever
 * typed it expects another sum.
 */
export async function discountBooking(
  client: Queryable,
  { booking, tickets, cart }: Written,
): Promise<Booking> {
  const { voucherCode: code, persons } = cart;
  const { id: bookingId, productId, grossMinor, currency } = booking;
  const email = persons[0]?.email;
  if (code === null || email === undefined) return booking;
  const sale = { productId, gross: money(grossMinor, currency) };
  const applied = await takeDiscount(client, { code, bookingId, email, ...sale });
  if ('refusal' in applied) throw new Failure('conflict', { field: 'voucherCode', reason: applied.refusal });
  const parts = allocateMoney(
    applied.off,
    tickets.map((ticket) => ticket.price_minor),
  );
  const discountMinor = applied.off.amount;
  await client.query({ name: 'discount-booking', text: DISCOUNT }, [
    bookingId,
    discountMinor,
    tickets.map(({ position }) => position),
    parts.map(({ amount }) => amount),
  ]);
  return { ...booking, discountMinor, totalMinor: grossMinor - discountMinor };
}

const DISCOUNT = `
  with whole as (
    update bookings set discount_minor = $2::bigint, total_minor = gross_minor - $2::bigint where id = $1)
  update booking_tickets t set discount_minor = part.minor
  from unnest($3::integer[], $4::bigint[]) as part (position, minor)
  where t.booking_id = $1 and t.position = part.position`;
