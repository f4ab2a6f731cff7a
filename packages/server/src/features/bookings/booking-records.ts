import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import type { Database } from '../../database/connect.ts';

/** What was paid, refunded, invoiced and issued for one booking, for operators. */
export type BookingRecords = {
  readonly payments: readonly {
    readonly day: string;
    readonly amountMinor: number;
    readonly state: string;
  }[];
  readonly refunds: readonly {
    readonly day: string;
    readonly amountMinor: number;
    readonly state: string;
    readonly reason: string;
    readonly requestedBy: string | null;
  }[];
  readonly documents: readonly {
    readonly day: string;
    readonly number: string;
    readonly kind: 'invoice' | 'credit_note';
    readonly currency: CurrencyCode;
    readonly totalMinor: number;
  }[];
  readonly tickets: readonly {
    /** As commands name it: the first is 1. */
    readonly number: number;
    readonly band: string;
    readonly name: string;
    readonly amountMinor: number;
    readonly isCancelled: boolean;
  }[];
  /** Rooms that another seller has booked. */
  readonly sellers: readonly {
    readonly source: string;
    readonly state: string;
    readonly theirReference: string | null;
    readonly hotelNumber: string | null;
    /** What the seller gets by the ledger, and the currency of its contract. */
    readonly owedMinor: number;
    readonly currency: CurrencyCode;
  }[];
};

/** Reads the records of a booking, each kind in the order in which it was written. */
export async function readBookingRecords(
  { pool }: Pick<Database, 'pool'>,
  bookingId: string,
): Promise<BookingRecords> {
  const [payments, refunds, documents, tickets, sellers] = await Promise.all([
    pool.query<BookingRecords['payments'][number]>(PAYMENTS, [bookingId]),
    pool.query<BookingRecords['refunds'][number]>(REFUNDS, [bookingId]),
    pool.query<BookingRecords['documents'][number]>(DOCUMENTS, [bookingId]),
    pool.query<BookingRecords['tickets'][number]>(TICKETS, [bookingId]),
    pool.query<BookingRecords['sellers'][number]>(SELLERS, [bookingId]),
  ]);
  return {
    payments: payments.rows,
    refunds: refunds.rows,
    documents: documents.rows,
    tickets: tickets.rows,
    sellers: sellers.rows,
  };
}

const PAYMENTS = `
  select to_char(made_at at time zone 'UTC', 'YYYY-MM-DD') as day, amount_minor::float8 as "amountMinor", state
  from payments where booking_id = $1 order by made_at, id`;

const REFUNDS = `
  select to_char(refund.requested_at at time zone 'UTC', 'YYYY-MM-DD') as day,
    refund.amount_minor::float8 as "amountMinor", refund.state,
    refund.reason, refund.requested_by as "requestedBy"
  from refunds refund join payments payment on payment.id = refund.payment_id where payment.booking_id = $1
    order by refund.requested_at, refund.id`;

const DOCUMENTS = `
  select to_char(issued_at at time zone 'UTC', 'YYYY-MM-DD') as day, number, kind, currency,
    total_minor::float8 as "totalMinor"
  from invoices where booking_id = $1 order by issued_at, number`;

const SELLERS = `
  select source, state, their_reference as "theirReference", hotel_reference as "hotelNumber",
    offer #>> '{rooms,0,cost,currency}' as currency,
    coalesce((select sum(entry.amount_minor) from ledger_entries entry
      where entry.booking_id = foreign_booking.booking_id and entry.account = 'seller'), 0)::float8 as "owedMinor"
  from foreign_bookings foreign_booking where booking_id = $1`;

const TICKETS = `
  select position + 1 as number, band, participant_name as name, (price_minor - discount_minor)::float8 as "amountMinor",
    cancelled_at is not null as "isCancelled"
  from booking_tickets where booking_id = $1 order by position`;
