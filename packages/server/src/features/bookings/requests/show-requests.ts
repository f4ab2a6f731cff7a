import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { hashOf, newMailSecret } from '../../../gateways/mail/mail-token.ts';
import { storedQuoteSchema } from '../../quotes/quote.ts';
import type { QuoteReaders } from '../../quotes/quote-readers.ts';
import { readBooking } from '../booking.ts';
import { readNotes } from '../trip-facts/notes.ts';
import { factsToDecide } from '../trip-facts/request-facts.ts';

export type ListedRequest = {
  readonly orderNumber: string;
  readonly product: string;
  readonly supplier: string;
  readonly date: string;
  readonly time: string | null;
  /** Tickets, not spots: a group takes all spots of a boat. */
  readonly travellers: number;
  readonly answerUntil: Date;
};

/** Lists bookings that wait for an answer, the most urgent first. */
export async function listRequests({ pool }: Pick<Database, 'pool'>): Promise<ListedRequest[]> {
  const { rows } = await pool.query<ListedRequest>(
    `select booking.order_number as "orderNumber", booking.quote ->> 'name' as product, supplier.name as supplier,
       booking.quote ->> 'date' as date, booking.quote ->> 'time' as time,
       (select count(*)::int from booking_tickets ticket where ticket.booking_id = booking.id
         and ticket.cancelled_at is null) as travellers, booking.answer_until as "answerUntil"
     from bookings booking join organisations supplier on supplier.id = booking.supplier_id
     where booking.state = 'on_request' order by booking.answer_until, booking.order_number`,
  );
  return rows;
}

type ShowRequestInput = {
  readonly client: Queryable;
  readonly readTexts: QuoteReaders['readTexts'];
  readonly locale: MessageLocale;
};

/**
 * What a supplier needs to accept or decline: also ages, pickup, answers and message, as long as the request awaits an
 * answer. Who the travellers are stays private until confirmation.
 */
export async function showRequest({ client, readTexts, locale }: ShowRequestInput, secret: string) {
  const id = await findBySupplierLink(client, secret);
  const booking = id === undefined ? undefined : await readBooking(client, id);
  if (!booking) return undefined;
  const storedQuote = storedQuoteSchema.parse(booking.quote);
  const product = await readTexts(storedQuote.productId, locale);
  // The contract names every state of the process, although a stored booking is never `quoted`.
  const state: BookingState = booking.state;
  const notes =
    state === 'on_request' ? (await readNotes(client, [booking.id], locale)).get(booking.id) : undefined;
  return {
    state,
    orderNumber: booking.orderNumber,
    tripName: product?.name ?? storedQuote.name,
    label: product?.labels[storedQuote.optionId] ?? storedQuote.label,
    date: storedQuote.date,
    time: storedQuote.time,
    timeZone: storedQuote.timeZone,
    city: product?.city ?? storedQuote.timeZone,
    people: storedQuote.lines.map(({ band, count }) => ({ ticketType: band, count })),
    facts: notes ? factsToDecide(notes, locale) : [],
    answerUntil: (state === 'on_request' && booking.answerUntil?.toISOString()) || null,
    utcNow: booking.now.toISOString(),
  };
}

type SupplierLink = {
  readonly bookingId: string;
  readonly locale: MessageLocale;
  readonly publicUrl: string;
};

/** Creates the link at which a supplier answers a request, for the email written in the same transaction. */
export async function makeSupplierLink(
  client: Queryable,
  { bookingId, locale, publicUrl }: SupplierLink,
): Promise<string> {
  const secret = newMailSecret();
  await client.query('insert into supplier_links (hash, booking_id) values ($1, $2)', [
    hashOf(secret),
    bookingId,
  ]);
  // The secret follows `#`, because browsers do not send that part. No server on the way logs it.
  return `${publicUrl}/${locale}/supplier-answer#token=${secret}`;
}

/**
 * Finds the booking that a link's secret answers for. Whether it still waits for an answer depends on its
 * state.
 */
export async function findBySupplierLink(client: Queryable, secret: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    'select booking_id as id from supplier_links where hash = $1',
    [hashOf(secret)],
  );
  return rows[0]?.id;
}
