import { type BookingState, ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import type { PaymentMethod } from '@ashore/core/booking/payment-rules.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import type { Database } from '../../../database/connect.ts';
import { storedQuoteSchema } from '../../quotes/quote.ts';
import { selectQuotedProduct } from '../../quotes/quoted-product.queries.ts';
import { openedByKeySql } from '../access.ts';
import type { InvoiceParty } from '../documents/issue-invoice.ts';
import { readNotes } from '../trip-facts/notes.ts';
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
  readonly tickets: readonly { readonly participantName: string; readonly band: Band }[];
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
    readonly band: Band;
    readonly code: string;
    readonly isCancelled: boolean;
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
  const key =
    'id' in by ? [by.id, null, ENDED_STATES, null] : [null, by.accessKey, ENDED_STATES, by.accountId ?? null];
  const { rows } = await database.pool.query<BookingFactsRow>({ name: 'booking-facts', text: FACTS }, key);
  const [row] = rows;
  if (!row) return undefined;
  const locale = readerLocale ?? row.locale;
  const storedQuote = storedQuoteSchema.parse(row.quote);
  const product = await selectQuotedProduct(database, row.productId, locale);
  const { quote: _, contact, invoices, staffLocale, ...facts } = row;
  const trip = tripOf(storedQuote, product);
  const supplierName = product?.vendor.name ?? row.supplier.name;
  const notes = (await readNotes(database.pool, [row.id], locale)).get(row.id);
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
    }),
    path: storedQuote.path,
    lines: storedQuote.lines,
    contact,
    contactName: personName(contact.firstName, contact.lastName),
    supplierName,
    invoices: invoices.map(({ issuedAt, ...invoice }) => ({ ...invoice, issuedAt: new Date(issuedAt) })),
  };
}

const tickets = `
  (select coalesce(jsonb_agg(jsonb_build_object('participantName', t.participant_name, 'band', t.band, 'code', t.code,
     'isCancelled', t.cancelled_at is not null or b.state = any($3)) order by t.position), '[]')
   from booking_tickets t where t.booking_id = b.id)`;

/** Tickets cancelled together have the timestamp of their credit note. */
const cancelledTickets = `
  (select coalesce(jsonb_agg(jsonb_build_object('participantName', t.participant_name, 'band', t.band) order by t.position), '[]')
   from booking_tickets t
   where i.kind = 'credit_note' and t.booking_id = i.booking_id and t.cancelled_at = i.issued_at)`;

const invoices = `
  (select coalesce(jsonb_agg(jsonb_build_object('number', i.number, 'kind', i.kind, 'corrects', i.corrects,
     'totalMinor', i.total_minor, 'taxPercent', i.tax_percent, 'taxMinor', i.tax_minor, 'issuedTo', i.issued_to,
     'issuedBy', i.issued_by, 'issuedAt', i.issued_at, 'tickets', ${cancelledTickets}) order by i.issued_at, i.number), '[]')
   from invoices i where i.booking_id = b.id)`;

const FACTS = `
  select b.id, b.access_key as "accessKey", b.guest_key as "guestKey",
    (b.guest_key = $2) is true as "isGuest", b.order_number as "orderNumber", b.state, b.locale,
    b.staff_locale as "staffLocale", b.quote,
    b.product_id as "productId", b.quote ->> 'optionId' as "optionId", b.currency,
    b.discount_minor::float8 as "discountMinor", b.total_minor::float8 as "totalMinor", b.method, b.contact,
    b.booked_at as "bookedAt", b.confirmed_at as "confirmedAt", b.answer_until as "answerUntil",
    coalesce(last.taken_at, b.confirmed_at, b.booked_at) as "changedAt", last.reason,
    jsonb_build_object('name', s.name, 'emailAddress', s.email_address, 'languages', s.languages,
      'phone', s.phone, 'emergencyPhone', s.emergency_phone) as supplier,
    case when b.method = 'bill-organisation' then
      jsonb_build_object('name', o.name, 'emailAddress', o.email_address, 'languages', o.languages) end as organisation,
    ${tickets} as tickets, ${invoices} as invoices,
    coalesce((select sum(p.captured_minor) from payments p where p.booking_id = b.id), 0)::float8 as "paidMinor",
    coalesce((
      select sum(r.amount_minor) from refunds r join payments p on p.id = r.payment_id
      where p.booking_id = b.id and r.state <> 'failed'), 0)::float8 as "refundedMinor"
  from bookings b
  join organisations s on s.id = b.supplier_id
  left join organisations o on o.id = b.organisation_id
  left join lateral (
    select taken_at, reason from booking_transitions where booking_id = b.id order by id desc limit 1) last on true
  where b.id = $1::uuid or ${openedByKeySql('$2', '$4')}`;
