import { randomUUID } from 'node:crypto';
import { PAYMENT_MINUTES } from '@ashore/core/booking/payment-rules.ts';
import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { type QuestionAnswer, sailingThatCounts } from '@ashore/core/cruises/stated-ship.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { allocateMoney, money } from '@ashore/core/money/money.ts';
import { taxPercentAt } from '@ashore/core/pricing/tax.ts';
import type { TicketType } from '@ashore/core/pricing/ticket.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { newMailSecret } from '../../../gateways/mail/mail-token.ts';
import { BEGIN_FOR_BOOKING } from '../../payments/payment.ts';
import { EXTEND_HOLD_OF_BOOKING } from '../../quotes/holds/hold.queries.ts';
import type { StoredQuote } from '../../quotes/quote.ts';
import { type Booking, bookingColumns, newOrderNumber, newTicketCode } from '../booking.ts';
import { dueNow, roomTicketRows, taxPercentOfStay } from '../stays/sold-stay.ts';
import type { ProductRequirements } from './product-requirements.ts';

/** Columns that a correction keeps. The traveller may already know the order number and the key. */
const keptColumns = {
  id: 'uuid',
  cart_id: 'uuid',
  order_number: 'text',
  access_key: 'text',
  held_until: 'timestamptz',
} as const;

const changedColumns = {
  hold_id: 'uuid',
  variant: 'text',
  checkout_kind: 'text',
  locale: 'text',
  staff_locale: 'text',
  quote: 'jsonb',
  product_id: 'uuid',
  supplier_id: 'uuid',
  organisation_id: 'uuid',
  booked_by: 'uuid',
  account_id: 'uuid',
  spots: 'integer',
  currency: 'text',
  gross_minor: 'bigint',
  discount_minor: 'bigint',
  total_minor: 'bigint',
  commission_percent: 'numeric',
  tax_percent: 'numeric',
  needs_answer: 'boolean',
  method: 'text',
  contact: 'jsonb',
  participants: 'jsonb',
  answers: 'jsonb',
  traveller_notes: 'jsonb',
  terms_version: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  time_zone: 'text',
} as const;

const columns = { ...keptColumns, ...changedColumns } as const;
const givenColumns = { ...columns, referral_source: 'text' } satisfies Record<keyof BookingRow, string>;

const columnNames = Object.keys(columns).join(', ');
const givenRow = `jsonb_to_record($1::jsonb) as given (${Object.entries(givenColumns)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')})`;

/**
 * The affiliate that sent the traveller: named by the checkout or the hold, or else by the latest hold of the cart that
 * names one. A traveller may change the date, or hold spots again, on a page that no longer knows the affiliate.
 */
const referralSource = `coalesce(given.referral_source, (
  select hold.quote ->> 'referralSource' from holds hold
  where hold.cart_id = given.cart_id and hold.quote ->> 'referralSource' is not null
  order by hold.made_at desc limit 1))`;

const givenTickets = `jsonb_to_recordset($2::jsonb) as given_ticket (position integer, band text, participant_name text,
  price_minor bigint, code text)`;
const ticketColumnNames = 'booking_id, position, band, participant_name, price_minor, code';

/**
 * How long a payment that has begun keeps the hold. This is PAYMENT_MINUTES from now, but at most $3
 * (`extensionMinutes`) beyond the hold's own end.
 */
const payUntil = (heldUntil: string) =>
  `least(now() + interval '${PAYMENT_MINUTES} minutes', ${heldUntil} + make_interval(mins => $3))`;

/**
 * Writes a booking, its tickets and its first step, unless its cart or its hold has an active booking. $1 is
 * the row, $2 the tickets.
 */
const insertedBooking = (condition = 'true') => `booking as (
    insert into bookings as booking (${columnNames}, referral_source, state, pay_until)
    select ${columnNames}, ${referralSource}, 'awaiting_payment', ${payUntil('held_until')} from ${givenRow}
    where ${condition}
    on conflict do nothing returning *),
  noted as (
    insert into booking_transitions (booking_id, step, from_state, to_state, actor)
    select id, 'book', 'quoted', 'awaiting_payment', 'traveller' from booking),
  tickets as (
    insert into booking_tickets (${ticketColumnNames})
    select booking.id, given_ticket.position, given_ticket.band, given_ticket.participant_name,
      given_ticket.price_minor, given_ticket.code from booking, ${givenTickets})`;

const INSERT = `with ${insertedBooking()} select ${bookingColumns} from booking`;

/** Undefined if the cart or its hold has an active booking, or if the order number is taken. */
export async function insertBooking(
  client: Queryable,
  row: BookingRow,
  tickets: readonly BookedTicketRow[],
  extensionMinutes: number,
): Promise<Booking | undefined> {
  const { rows } = await client.query<Booking>({ name: 'insert-booking', text: INSERT }, [
    JSON.stringify(row),
    JSON.stringify(tickets),
    extensionMinutes,
  ]);
  return rows[0];
}

/** SQL condition: the hold that a row names (`cart_id`, `hold_id`) is active. It may end at any time. */
const isHeldSql = (row: string) => `exists (
  select from holds hold where hold.cart_id = ${row}.cart_id and hold.id = ${row}.hold_id
    and hold.state = 'held' and hold.expires_at > now())`;

/**
 * Writes a booking, extends its hold and begins its payment attempt. $4 and $5 are those of `BEGIN_FOR_BOOKING`. Writes nothing if the
 * hold has ended or the attempt is known: the statements of a transaction then find out what to answer.
 */
const INSERT_AND_BEGIN = `
  with ${insertedBooking(`${isHeldSql('given')} and not exists (select from payments where id = $4)`)},
  extended_hold as (${EXTEND_HOLD_OF_BOOKING}),
  attempt as (${BEGIN_FOR_BOOKING} where exists (select from extended_hold) on conflict (id) do nothing returning id)
  select ${bookingColumns}, exists (select from extended_hold) as "isHoldExtended", exists (select from attempt) as "isBegun"
  from booking`;

export type BegunBooking = Booking & {
  /** False if the hold ended at the same moment. */
  readonly isHoldExtended: boolean;
  /** False if the hold was not extended, or another cart used the id of the attempt at the same moment. */
  readonly isBegun: boolean;
};

/** Undefined if the cart cannot be booked in one statement. */
export async function insertBookingWithAttempt(
  client: Queryable,
  { row, tickets, extensionMinutes }: BookingToInsert,
  attempt: { readonly id: string; readonly gateway: string },
): Promise<BegunBooking | undefined> {
  const { rows } = await client.query<BegunBooking>(
    { name: 'insert-booking-with-attempt', text: INSERT_AND_BEGIN },
    [JSON.stringify(row), JSON.stringify(tickets), extensionMinutes, attempt.id, attempt.gateway],
  );
  return rows[0];
}

type BookingToInsert = {
  readonly row: BookingRow;
  readonly tickets: readonly BookedTicketRow[];
  readonly extensionMinutes: number;
};

const assignments = Object.keys(changedColumns)
  .map((name) => `${name} = given.${name}`)
  .join(', ');

// A payment may have moved the end of the current hold, so the recorded end is kept.
const heldUntil =
  'case when booking.hold_id = given.hold_id then booking.held_until else given.held_until end';

const CORRECT = `
  update bookings booking set ${assignments}, referral_source = ${referralSource}, held_until = ${heldUntil}, pay_until = ${payUntil(heldUntil)}
  from ${givenRow} where booking.id = $2 returning ${bookingColumns}`;

/** Corrects an unpaid booking, inside the transaction that has locked it. */
export async function correctBooking(
  client: Queryable,
  bookingId: string,
  row: BookingRow,
  tickets: readonly BookedTicketRow[],
  extensionMinutes: number,
): Promise<Booking> {
  const { rows } = await client.query<Booking>({ name: 'correct-booking', text: CORRECT }, [
    JSON.stringify(row),
    bookingId,
    extensionMinutes,
  ]);
  await client.query('delete from booking_tickets where booking_id = $1', [bookingId]);
  await client.query(
    `insert into booking_tickets (${ticketColumnNames})
     select $1, given_ticket.position, given_ticket.band, given_ticket.participant_name,
       given_ticket.price_minor, given_ticket.code from ${givenTickets}`,
    [bookingId, JSON.stringify(tickets)],
  );
  const [booking] = rows;
  if (!booking) throw new Error(`There is no booking ${bookingId}.`);
  return booking;
}

export type NewBooking = {
  readonly request: CheckoutRequest;
  readonly storedQuote: StoredQuote;
  readonly hold: { readonly id: string; readonly spots: number; readonly expiresAt: Date };
  readonly product: ProductRequirements;
  readonly kind: 'direct' | 'billed';
  readonly organisationId: string | null;
  /** The member who books for the organisation. */
  readonly bookedBy?: string;
  readonly accountId: string | null;
  readonly needsAnswer: boolean;
  readonly variant: string;
  readonly locale: MessageLocale;
  readonly staffLocale?: MessageLocale;
};

/** Builds the row of a new booking, keyed by column names. The price comes from the quote alone. */
export function bookingRow(newBooking: NewBooking) {
  const { request, storedQuote, hold, product } = newBooking;
  return {
    id: randomUUID(),
    cart_id: request.cart.id,
    hold_id: hold.id,
    order_number: newOrderNumber(),
    access_key: newMailSecret(),
    variant: newBooking.variant,
    checkout_kind: newBooking.kind,
    locale: newBooking.locale,
    staff_locale: newBooking.staffLocale ?? null,
    quote: quoteOfNamedShip(newBooking),
    product_id: product.id,
    supplier_id: product.supplierId,
    organisation_id: newBooking.organisationId,
    booked_by: newBooking.bookedBy ?? null,
    account_id: newBooking.accountId,
    spots: hold.spots,
    currency: storedQuote.currency,
    gross_minor: dueNow(storedQuote),
    discount_minor: 0,
    total_minor: dueNow(storedQuote),
    // Rooms of another seller: the price is ours, and the seller is owed what the rooms cost.
    commission_percent: storedQuote.foreignOffer === undefined ? product.commissionPercent : 100,
    tax_percent: taxPercentOf(newBooking),
    needs_answer: newBooking.needsAnswer,
    referral_source: request.cart.cartItems[0]?.referralSource ?? storedQuote.referralSource ?? null,
    terms_version: request.acceptedTerms,
    starts_at: storedQuote.startsAt,
    ends_at: storedQuote.endsAt,
    time_zone: storedQuote.timeZone,
    held_until: hold.expiresAt,
    ...columnsFromRequest(request),
  };
}
/** Lodging is taxed by the hotel's own lines, everything else by the standard rate of its place. */
function taxPercentOf({ storedQuote, product }: NewBooking): number {
  const { stay, currency, timeZone } = storedQuote;
  if (stay) return taxPercentOfStay({ stay, currency });
  return taxPercentAt({ countryCode: product.countryCode, timeZone });
}

export type BookingRow = ReturnType<typeof bookingRow>;

/**
 * The quote without the ship of its sailing, if the travellers name another ship: neither the times nor the return
 * promise of the sailing apply to it.
 */
function quoteOfNamedShip({ storedQuote, product, request }: NewBooking): StoredQuote {
  const { ship, ...quoteWithoutShip } = storedQuote;
  if (!ship) return storedQuote;
  const { questions } = product.required;
  const { startingPointInformation: start, dropOffInformation: end } = request;
  const answers = request.bookingQuestionsAnswers.flatMap(({ questionId, answer }): QuestionAnswer[] =>
    questions.flatMap(({ id, kind }) => (id === questionId ? [['', answer, kind]] : [])),
  );
  const statements = { answers, transferRequest: storedQuote.ride ?? null, start, end };
  return sailingThatCounts(ship, statements) ? storedQuote : quoteWithoutShip;
}

/** What the traveller entered. All other columns come from the quote, the hold and the product. */
function columnsFromRequest(request: CheckoutRequest) {
  const { cart, stripePaymentMethod, bookingQuestionsAnswers } = request;
  const [contact] = cart.persons;
  const [item] = cart.cartItems;
  const { startingPointInformation, dropOffInformation, pickupId, dropOffId, guideLanguage } = request;
  return {
    method: stripePaymentMethod,
    contact,
    participants: cart.participants,
    answers: bookingQuestionsAnswers,
    traveller_notes: {
      comments: item?.itemComments ?? '',
      arrivalTime: item?.arrivalTime ?? null,
      startingPointInformation,
      dropOffInformation,
      pickupId,
      dropOffId,
      guideLanguage,
    },
  };
}

/** One row for each traveller. The prices of a line's tickets always add up to the line's total. */
export function ticketRows({
  request,
  storedQuote,
}: Pick<NewBooking, 'request' | 'storedQuote'>): BookedTicketRow[] {
  if (storedQuote.stay) return roomTicketRows(storedQuote.stay, request.cart.participants);
  return storedQuote.lines.flatMap(({ band, count, totalMinor }) => {
    const prices = allocateMoney(money(totalMinor, storedQuote.currency), Array(count).fill(1));
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
export type BookedTicketRow = {
  readonly position: number;
  readonly band: TicketType;
  readonly participant_name: string;
  readonly price_minor: number;
  readonly code: string;
};
