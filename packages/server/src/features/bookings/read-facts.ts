import { type BookingState, GIVEN_UP } from '@ashore/core/booking/booking-process.ts';
import type { PaymentMethod } from '@ashore/core/booking/payment-methods.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { localTime } from '@ashore/core/time/local-time.ts';
import type { Database } from '../../database/connect-database.ts';
import { type KeptQuote, keptQuote } from '../quotes/kept-quote.ts';
import { type QuotedProduct, selectQuotedProduct } from '../quotes/quoted-product.queries.ts';
import type { Party } from './issue-invoice.ts';
import { openedBy } from './opened-by.ts';

export type InvoiceFacts = {
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly corrects: string | null;
  readonly totalMinor: number;
  readonly taxPercent: number;
  readonly taxMinor: number;
  readonly issuedTo: Party;
  readonly issuedBy: Party;
  readonly issuedAt: Date;
  /** That a credit note takes back; none of an invoice, nor of a favour, which takes none. */
  readonly tickets: readonly { readonly participantName: string; readonly band: Band }[];
};

type Row = {
  readonly id: string;
  readonly accessKey: string;
  readonly guestKey: string;
  /** It was asked for with the key of a guest, whom another pays for: of sums and invoices he is told nothing. */
  readonly isGuest: boolean;
  readonly orderNumber: string;
  readonly state: BookingState;
  readonly locale: MessageLocale;
  readonly deskLocale: MessageLocale | null;
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
  };
  readonly house: {
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
  readonly invoices: readonly (Omit<InvoiceFacts, 'issuedAt'> & { readonly issuedAt: string })[];
  readonly paidMinor: number;
  readonly refundedMinor: number;
  readonly reason: string | null;
};

type By = { readonly id: string } | { readonly accessKey: string };

export type BookingFacts = NonNullable<Awaited<ReturnType<typeof readFacts>>>;

/** Everything that papers and mails say of a booking, in the language it was made in unless another is wished for. */
export async function readFacts(database: Pick<Database, 'pool'>, by: By, wanted?: MessageLocale) {
  const key = 'id' in by ? [by.id, null, GIVEN_UP] : [null, by.accessKey, GIVEN_UP];
  const { rows } = await database.pool.query<Row>({ name: 'booking-facts', text: FACTS }, key);
  const [row] = rows;
  if (!row) return undefined;
  const locale = wanted ?? row.locale;
  const kept = keptQuote.parse(row.quote);
  const product = await selectQuotedProduct(database, row.productId, locale);
  const { quote: _, contact, invoices, ...facts } = row;
  return {
    ...facts,
    locale,
    trip: tripOf(kept, product),
    path: kept.path,
    cancellation: kept.cancellation,
    lines: kept.lines,
    contact,
    contactName: personName(contact.firstName, contact.lastName),
    supplierName: row.supplier.name,
    invoices: invoices.map(({ issuedAt, ...paper }) => ({ ...paper, issuedAt: new Date(issuedAt) })),
  };
}

/** Of a product that the catalogue does not have any more, what was kept of it. */
function tripOf(kept: KeptQuote, product: QuotedProduct | undefined) {
  return {
    name: product?.name ?? kept.name,
    label: product?.labels[kept.optionId] ?? kept.label,
    city: product?.city ?? kept.timeZone,
    date: localDate(kept.date),
    time: kept.time === null ? null : localTime(kept.time),
    startsAt: new Date(kept.startsAt),
    endsAt: new Date(kept.endsAt),
    timeZone: kept.timeZone,
    durationMinutes: kept.durationMinutes,
    meeting: product?.start ?? null,
    ride: kept.ride,
  };
}

const tickets = `
  (select coalesce(jsonb_agg(jsonb_build_object('participantName', t.participant_name, 'band', t.band, 'code', t.code,
     'isCancelled', t.cancelled_at is not null or b.state = any($3)) order by t.position), '[]')
   from booking_tickets t where t.booking_id = b.id)`;

/** What is given up in one deed, and the paper of it, have the same instant. */
const takenBack = `
  (select coalesce(jsonb_agg(jsonb_build_object('participantName', t.participant_name, 'band', t.band) order by t.position), '[]')
   from booking_tickets t
   where i.kind = 'credit_note' and t.booking_id = i.booking_id and t.cancelled_at = i.issued_at)`;

const invoices = `
  (select coalesce(jsonb_agg(jsonb_build_object('number', i.number, 'kind', i.kind, 'corrects', i.corrects,
     'totalMinor', i.total_minor, 'taxPercent', i.tax_percent, 'taxMinor', i.tax_minor, 'issuedTo', i.issued_to,
     'issuedBy', i.issued_by, 'issuedAt', i.issued_at, 'tickets', ${takenBack}) order by i.issued_at, i.number), '[]')
   from invoices i where i.booking_id = b.id)`;

const FACTS = `
  select b.id, b.access_key as "accessKey", b.guest_key as "guestKey",
    (b.guest_key = $2) is true as "isGuest", b.order_number as "orderNumber", b.state, b.locale,
    b.desk_locale as "deskLocale", b.quote,
    b.product_id as "productId", b.quote ->> 'optionId' as "optionId", b.currency,
    b.discount_minor::float8 as "discountMinor", b.total_minor::float8 as "totalMinor", b.method, b.contact,
    b.booked_at as "bookedAt", b.confirmed_at as "confirmedAt", b.answer_until as "answerUntil",
    coalesce(last.taken_at, b.confirmed_at, b.booked_at) as "changedAt", last.reason,
    jsonb_build_object('name', s.name, 'emailAddress', s.email_address, 'languages', s.languages) as supplier,
    case when b.method = 'bill-organisation' then
      jsonb_build_object('name', o.name, 'emailAddress', o.email_address, 'languages', o.languages) end as house,
    ${tickets} as tickets, ${invoices} as invoices,
    coalesce((select sum(p.captured_minor) from payments p where p.booking_id = b.id), 0)::float8 as "paidMinor",
    coalesce((
      select sum(r.amount_minor) from refunds r join payments p on p.id = r.payment_id
      where p.booking_id = b.id and r.state <> 'failed'), 0)::float8 as "refundedMinor"
  from bookings b
  join organisations s on s.id = b.supplier_id
  left join organisations o on o.id = b.organisation_id
  left join lateral (
    select taken_at, reason from booking_steps where booking_id = b.id order by id desc limit 1) last on true
  where b.id = $1::uuid or ${openedBy('$2')}`;
