import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import type { PaymentMethod } from '@ashore/core/booking/payment-methods.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Queryable } from '../../database/queryable.ts';

/** A booking as its row is, but for what is personal and only papers and pages need. */
export type Booking = {
  readonly id: string;
  readonly cartId: string;
  readonly holdId: string;
  readonly orderNumber: string;
  readonly accessKey: string;
  readonly state: Exclude<BookingState, 'quoted'>;
  readonly variant: string;
  readonly checkoutKind: 'direct' | 'billed';
  readonly locale: MessageLocale;
  readonly quote: unknown;
  readonly productId: string;
  readonly supplierId: string;
  readonly organisationId: string | null;
  readonly spots: number;
  readonly currency: SelectableCurrency;
  readonly grossMinor: number;
  readonly discountMinor: number;
  readonly totalMinor: number;
  readonly givenUpMinor: number;
  readonly commissionPercent: number;
  readonly taxPercent: number;
  readonly needsAnswer: boolean;
  readonly method: PaymentMethod | 'bill-organisation';
  readonly paymentId: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly bookedAt: Date;
  readonly heldUntil: Date;
  readonly payUntil: Date | null;
  readonly answerUntil: Date | null;
  readonly confirmedAt: Date | null;
  /** The clock that all of this goes by. */
  readonly now: Date;
};

export const bookingColumns = `b.id, b.cart_id as "cartId", b.hold_id as "holdId", b.order_number as "orderNumber",
  b.access_key as "accessKey", b.state, b.variant, b.checkout_kind as "checkoutKind", b.locale, b.quote,
  b.product_id as "productId", b.supplier_id as "supplierId", b.organisation_id as "organisationId", b.spots, b.currency,
  b.gross_minor::float8 as "grossMinor", b.discount_minor::float8 as "discountMinor",
  b.total_minor::float8 as "totalMinor", b.given_up_minor::float8 as "givenUpMinor",
  b.commission_percent::float8 as "commissionPercent", b.tax_percent::float8 as "taxPercent",
  b.needs_answer as "needsAnswer", b.method, b.payment_id as "paymentId", b.starts_at as "startsAt", b.ends_at as "endsAt",
  b.time_zone as "timeZone", b.booked_at as "bookedAt", b.held_until as "heldUntil", b.pay_until as "payUntil",
  b.answer_until as "answerUntil", b.confirmed_at as "confirmedAt", now() as now`;

export async function readBooking(client: Queryable, id: string): Promise<Booking | undefined> {
  const { rows } = await client.query<Booking>(
    { name: 'read-booking', text: `select ${bookingColumns} from bookings b where b.id = $1` },
    [id],
  );
  return rows[0];
}

/** What a cart has booked last. */
export async function readBookingOfCart(client: Queryable, cartId: string): Promise<Booking | undefined> {
  const { rows } = await client.query<Booking>(
    {
      name: 'read-booking-of-cart',
      text: `select ${bookingColumns} from bookings b where b.cart_id = $1 order by b.booked_at desc limit 1`,
    },
    [cartId],
  );
  return rows[0];
}

/** Everybody who changes a booking locks it first, and its hold and departure after it. */
export async function lockBooking(client: Queryable, id: string): Promise<Booking> {
  const { rows } = await client.query<Booking>(
    { name: 'lock-booking', text: `select ${bookingColumns} from bookings b where b.id = $1 for update` },
    [id],
  );
  const [booking] = rows;
  if (!booking) throw new Error(`There is no booking ${id}.`);
  return booking;
}
