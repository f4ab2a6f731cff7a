import { randomBytes } from 'node:crypto';
import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import type { PaymentMethod } from '@ashore/core/booking/payment-rules.ts';
import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { ShownWaiver } from '../waivers/present-waiver.ts';

/** A booking as stored, without the personal data that only documents and pages need. */
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
  readonly cancelledMinor: number;
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
  /** Current time of the database, which decides every deadline. */
  readonly now: Date;
};

/** Columns of a `Booking`, for statements that name its row `booking`. */
export const bookingColumns = `booking.id, booking.cart_id as "cartId", booking.hold_id as "holdId", booking.order_number as "orderNumber",
  booking.access_key as "accessKey", booking.state, booking.variant, booking.checkout_kind as "checkoutKind", booking.locale, booking.quote,
  booking.product_id as "productId", booking.supplier_id as "supplierId", booking.organisation_id as "organisationId", booking.spots, booking.currency,
  booking.gross_minor::float8 as "grossMinor", booking.discount_minor::float8 as "discountMinor",
  booking.total_minor::float8 as "totalMinor", booking.cancelled_minor::float8 as "cancelledMinor",
  booking.commission_percent::float8 as "commissionPercent", booking.tax_percent::float8 as "taxPercent",
  booking.needs_answer as "needsAnswer", booking.method, booking.payment_id as "paymentId", booking.starts_at as "startsAt", booking.ends_at as "endsAt",
  booking.time_zone as "timeZone", booking.booked_at as "bookedAt", booking.held_until as "heldUntil", booking.pay_until as "payUntil",
  booking.answer_until as "answerUntil", booking.confirmed_at as "confirmedAt", now() as now`;

export async function readBooking(client: Queryable, id: string): Promise<Booking | undefined> {
  const { rows } = await client.query<Booking>(
    { name: 'read-booking', text: `select ${bookingColumns} from bookings booking where booking.id = $1` },
    [id],
  );
  return rows[0];
}

/** Reads the latest booking of a cart. */
export async function readBookingOfCart(client: Queryable, cartId: string): Promise<Booking | undefined> {
  const { rows } = await client.query<Booking>(
    {
      name: 'read-booking-of-cart',
      text: `select ${bookingColumns} from bookings booking where booking.cart_id = $1
        order by booking.booked_at desc limit 1`,
    },
    [cartId],
  );
  return rows[0];
}

/**
 * Locks a booking. Every transaction that changes a booking locks it first, then its hold and its departure.
 */
export async function lockBooking(client: Queryable, id: string): Promise<Booking> {
  const { rows } = await client.query<Booking>(
    {
      name: 'lock-booking',
      text: `select ${bookingColumns} from bookings booking where booking.id = $1 for update`,
    },
    [id],
  );
  const [booking] = rows;
  if (!booking) throw new Error(`There is no booking ${id}.`);
  return booking;
}

/** A booking with everything that belongs to it, as read for display. */
export type BookingDetails = Booking & {
  /** Whether the guest key was used, the guest key itself, and the organisation that booked for the guest. */
  readonly isGuest: boolean;
  /** Whether the reader’s key opens an invitation to review the trip. */
  readonly mayReview: boolean;
  readonly guestKey: string;
  readonly organisationName: string | null;
  readonly contact: { readonly firstName: string; readonly lastName: string; readonly email: string };
  readonly supplier: {
    readonly name: string;
    readonly phone: string | null;
    readonly emergencyPhone: string | null;
  };
  readonly tickets: readonly {
    readonly name: string;
    readonly band: BookingView['tickets'][number]['ticketType'];
    readonly code: string;
    readonly isCancelled: boolean;
  }[];
  readonly invoices: readonly {
    readonly number: string;
    readonly kind: 'invoice' | 'credit_note';
    readonly totalMinor: number;
    readonly taxPercent: number;
    readonly taxMinor: number;
    readonly issuedAt: string;
  }[];
  /** Waivers signed for the trip by current and former travellers. */
  readonly waivers: readonly ShownWaiver[];
  readonly paidMinor: number;
  readonly refundedMinor: number;
  readonly isRefundPending: boolean;
  readonly discountCode: string | null;
  readonly reason: string | null;
};

/** Finds a booking for an operator by its order number, grouped in any way. */
export async function findBookingByOrderNumber(
  client: Queryable,
  orderNumber: string,
): Promise<Booking | undefined> {
  const { rows } = await client.query<Booking>(
    `select ${bookingColumns} from bookings booking where booking.order_number = $1`,
    [normaliseOrderNumber(orderNumber)],
  );
  return rows[0];
}

// Leaves out I, L, O and U, which look like other characters or form words. The 32 characters divide the 256
// values of a byte, so each is equally likely.
const CODE_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates an order number that people can read aloud: eight characters, about 10^12 combinations. */
export function newOrderNumber(): string {
  return randomCode(8);
}

/** Reads O as 0, and I or L as 1. Order numbers contain none of these letters. */
export function normaliseOrderNumber(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}

/** Creates the ticket code that suppliers scan. Its 80 random bits cannot be guessed. */
export function newTicketCode(): string {
  return randomCode(16);
}

function randomCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => CODE_CHARACTERS[byte % CODE_CHARACTERS.length]).join('');
}

/**
 * Whether the contact person cancelled the booking before it was paid and was notified. A late payment does
 * not revive it.
 */
export async function wasAbandoned(client: Queryable, { id }: Pick<Booking, 'id'>): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from booking_transitions where booking_id = $1 and step = 'expire' and actor = 'traveller'`,
    [id],
  );
  return rowCount !== 0;
}
