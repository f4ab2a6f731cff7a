import { type BookingState, ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import type { PaymentMethod } from '@ashore/core/booking/payment-rules.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { TicketType } from '@ashore/core/pricing/ticket.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import type { Database } from '../../../database/connect.ts';
import { storedQuoteSchema } from '../../quotes/quote.ts';
import { selectQuotedProduct } from '../../quotes/quoted-product.queries.ts';
import { openedByKeySql } from '../access.ts';
import type { InvoiceParty } from '../documents/number-documents.ts';
import { readNotesOf } from '../trip-facts/notes.ts';
import { tripFacts } from '../trip-facts/trip-facts.ts';
import { tripOf } from '../trip-facts/trip-of.ts';

export type BookingInvoice = {
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly corrects: string | null;
  readonly totalMinor: number;
  readonly taxPercent: number;
  readonly taxMinor: number;
  readonly issuedTo: InvoiceParty;
  readonly issuedBy: InvoiceParty;
  readonly issuedAt: Date;
  /** Tickets that a credit note covers; empty for an invoice and for goodwill. */
  readonly tickets: readonly { readonly participantName: string; readonly band: TicketType }[];
};

type BookingFactsRow = {
  readonly id: string;
  readonly accessKey: string;
  readonly guestKey: string;
  /** Read with the key of a guest whose organisation pays. Such a guest sees no sums and no invoices. */
  readonly isGuest: boolean;
  readonly orderNumber: string;
  readonly state: BookingState;
  readonly locale: MessageLocale;
  readonly staffLocale: MessageLocale | null;
  /** The version of the terms that was accepted; null for bookings from before it was stored. */
  readonly termsVersion: string | null;
  readonly quote: unknown;
  readonly productId: string;
  readonly optionId: string;
  readonly currency: SelectableCurrency;
  readonly discountMinor: number;
  readonly totalMinor: number;
  readonly method: PaymentMethod | 'bill-organisation';
  readonly contact: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phoneNumber: string | null;
  };
  readonly bookedAt: Date;
  readonly changedAt: Date;
  readonly confirmedAt: Date | null;
  readonly answerUntil: Date | null;
  readonly supplier: {
    readonly name: string;
    readonly emailAddress: string | null;
    readonly languages: readonly string[];
    readonly phone: string | null;
    readonly emergencyPhone: string | null;
  };
  readonly organisation: {
    readonly name: string;
    readonly emailAddress: string | null;
    readonly languages: readonly string[];
  } | null;
  readonly tickets: readonly {
    readonly participantName: string;
    readonly band: TicketType;
    readonly code: string;
    readonly isCancelled: boolean;
    /** Cancelled by an earlier step than the last one of the booking. */
    readonly wasCancelledBefore: boolean;
  }[];
  readonly invoices: readonly (Omit<BookingInvoice, 'issuedAt'> & { readonly issuedAt: string })[];
  readonly paidMinor: number;
  readonly refundedMinor: number;
  readonly reason: string | null;
};

type By = { readonly id: string } | { readonly accessKey: string; readonly accountId?: string | undefined };

export type BookingFacts = NonNullable<Awaited<ReturnType<typeof readFacts>>>;

/**
 * Reads everything that documents and emails say of a booking, in its own language unless another is requested.
 */
export async function readFacts(database: Pick<Database, 'pool'>, by: By, readerLocale?: MessageLocale) {
  const row = await ('id' in by ? selectById(database, by.id) : selectByKey(database, by));
  if (!row) return undefined;
  const locale = readerLocale ?? row.locale;
  const storedQuote = storedQuoteSchema.parse(row.quote);
  const product = await selectQuotedProduct(database, row.productId, locale);
  const { quote: _, contact, invoices, staffLocale, ...facts } = row;
  const trip = tripOf(storedQuote, product, locale);
  const supplierName = product?.vendor.name ?? row.supplier.name;
  const notes = await readNotesOf(database.pool, row.id, locale);
  return {
    ...facts,
    locale,
    staffLocale,
    trip,
    facts: tripFacts({
      locale,
      state: row.state,
      trip,
      supplier: { ...row.supplier, name: supplierName },
      notes,
      now: row.changedAt,
      isGuest: row.isGuest,
      payment: row,
    }),
    notes,
    path: storedQuote.path,
    pictureStem: product?.picture?.stem ?? null,
    /** Another seller books the rooms and answers for them. */
    isAnsweredBySeller: storedQuote.foreignOffer !== undefined,
    ship: storedQuote.ship,
    stay: storedQuote.stay,
    lines: storedQuote.lines,
    contact,
    contactName: personName(contact.firstName, contact.lastName),
    supplierName,
    invoices: invoices.map(({ issuedAt, ...invoice }) => ({ ...invoice, issuedAt: new Date(issuedAt) })),
  };
}

async function selectById(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<BookingFactsRow | undefined> {
  const { rows } = await pool.query<BookingFactsRow>({ name: 'booking-facts', text: FACTS_BY_ID }, [
    id,
    ENDED_STATES,
  ]);
  return rows[0];
}

async function selectByKey(
  { pool }: Pick<Database, 'pool'>,
  { accessKey, accountId = undefined }: Exclude<By, { id: string }>,
): Promise<BookingFactsRow | undefined> {
  const { rows } = await pool.query<BookingFactsRow>({ name: 'booking-facts-by-key', text: FACTS_BY_KEY }, [
    accessKey,
    ENDED_STATES,
    accountId ?? null,
  ]);
  return rows[0];
}

const tickets = `
  (select coalesce(jsonb_agg(jsonb_build_object('participantName', ticket.participant_name, 'band', ticket.band,
    'code', ticket.code,
     'isCancelled', ticket.cancelled_at is not null or booking.state = any($2),
     'wasCancelledBefore', coalesce(ticket.cancelled_at < (
       select max(taken_at) from booking_transitions where booking_id = booking.id), false)) order by ticket.position), '[]')
   from booking_tickets ticket where ticket.booking_id = booking.id)`;

/** Tickets cancelled together have the timestamp of what caused their credit note. */
const cancelledTickets = `
  (select coalesce(jsonb_agg(jsonb_build_object('participantName', ticket.participant_name, 'band', ticket.band)
    order by ticket.position), '[]')
   from booking_tickets ticket
   where invoice.kind = 'credit_note' and ticket.booking_id = invoice.booking_id
     and ticket.cancelled_at = coalesce(invoice.caused_at, invoice.issued_at))`;

const invoices = `
  (select coalesce(jsonb_agg(jsonb_build_object('number', invoice.number, 'kind', invoice.kind, 'corrects', invoice.corrects,
     'totalMinor', invoice.total_minor, 'taxPercent', invoice.tax_percent, 'taxMinor', invoice.tax_minor,
       'issuedTo', invoice.issued_to,
     'issuedBy', invoice.issued_by, 'issuedAt', invoice.issued_at, 'tickets', ${cancelledTickets})
       order by invoice.issued_at, invoice.number), '[]')
   from invoices invoice where invoice.booking_id = booking.id)`;

const factsWhere = ({ condition, isGuest }: { readonly condition: string; readonly isGuest: string }) => `
  select booking.id, booking.access_key as "accessKey", booking.guest_key as "guestKey",
    ${isGuest} as "isGuest", booking.order_number as "orderNumber", booking.state, booking.locale,
    booking.staff_locale as "staffLocale", booking.terms_version as "termsVersion", booking.quote,
    booking.product_id as "productId", booking.quote ->> 'optionId' as "optionId", booking.currency,
    booking.discount_minor::float8 as "discountMinor", booking.total_minor::float8 as "totalMinor",
      booking.method, booking.contact,
    booking.booked_at as "bookedAt", booking.confirmed_at as "confirmedAt", booking.answer_until as "answerUntil",
    coalesce(last.taken_at, booking.confirmed_at, booking.booked_at) as "changedAt", last.reason,
    jsonb_build_object('name', supplier.name, 'emailAddress', supplier.email_address, 'languages', supplier.languages,
      'phone', supplier.phone, 'emergencyPhone', supplier.emergency_phone) as supplier,
    case when booking.method = 'bill-organisation' then
      jsonb_build_object('name', organisation.name, 'emailAddress', organisation.email_address, 'languages',
        organisation.languages) end as organisation,
    ${tickets} as tickets, ${invoices} as invoices,
    coalesce((select sum(payment.captured_minor) from payments payment
      where payment.booking_id = booking.id), 0)::float8 as "paidMinor",
    coalesce((
      select sum(refund.amount_minor) from refunds refund join payments payment on payment.id = refund.payment_id
      where payment.booking_id = booking.id and refund.state <> 'failed'), 0)::float8 as "refundedMinor"
  from bookings booking
  join organisations supplier on supplier.id = booking.supplier_id
  left join organisations organisation on organisation.id = booking.organisation_id
  left join lateral (
    select taken_at, reason from booking_transitions where booking_id = booking.id order by id desc limit 1) last on true
  where ${condition}`;

// One statement for both would have another plan for each, which the database would make again for every booking.
const FACTS_BY_ID = factsWhere({ condition: 'booking.id = $1', isGuest: 'false' });
const FACTS_BY_KEY = factsWhere({
  condition: openedByKeySql('$1', '$3'),
  isGuest: 'booking.guest_key = $1',
});
