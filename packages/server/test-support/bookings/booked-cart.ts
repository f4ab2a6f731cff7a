import { randomBytes, randomUUID } from 'node:crypto';
import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import type { Database } from '../../src/database/connect.ts';
import { releaseHold } from '../../src/features/quotes/holds/release-hold.ts';
import { askForQuote, type TestQuoteInput } from '../quotes/quotes.ts';

type Booked = {
  readonly id: string;
  readonly orderNumber: string;
  readonly accessKey: string;
};

export type BookingOverrides = Partial<{
  readonly quote: TestQuoteInput;
  readonly state: BookingState;
  readonly locale: 'en' | 'de' | 'zh-Hans';
  readonly staffLocale: 'en' | 'de' | 'zh-Hans';
  readonly names: readonly string[];
  readonly contact: Record<string, unknown>;
  readonly answers: unknown;
  readonly travellerNotes: unknown;
  readonly participants: unknown;
  readonly taxPercent: number;
  readonly organisationId: string;
  readonly answerUntil: Date;
}>;

/** Inserts a booking as a checkout leaves it, made from a real hold, without a checkout. */
export async function insertBooking(database: Database, as: BookingOverrides = {}): Promise<Booked> {
  const { names = ['Mara Lind', 'Jonas Lind'], state = 'confirmed', organisationId } = as;
  const holdOutcome = await askForQuote(database, as.quote);
  if (holdOutcome.outcome !== 'held') throw new Error(`No spots are held: ${holdOutcome.outcome}.`);
  const { quoteId, cartId } = holdOutcome.quote;
  const booked = {
    id: randomUUID(),
    orderNumber: crockford(8),
    accessKey: randomBytes(32).toString('base64url'),
  };
  const answerUntil = state === 'on_request' ? (as.answerUntil ?? new Date('2037-11-22T20:00:00Z')) : null;
  await database.pool.query(INSERT_BOOKING, [
    booked.id,
    booked.orderNumber,
    booked.accessKey,
    state,
    organisationId ? 'billed' : 'direct',
    as.locale ?? 'en',
    organisationId ?? null,
    names.length,
    as.taxPercent ?? 19,
    organisationId ? 'bill-organisation' : 'credit-card',
    JSON.stringify(as.contact ?? mara),
    JSON.stringify(as.participants ?? names.map((participantName) => ({ participantName }))),
    JSON.stringify(as.answers ?? []),
    JSON.stringify(as.travellerNotes ?? {}),
    answerUntil,
    quoteId,
    as.staffLocale ?? null,
  ]);
  // Tests may book more spots than the boat has.
  await releaseHold(database, cartId);
  for (const [position, name] of names.entries()) {
    await database.pool.query(
      `insert into booking_tickets (booking_id, position, band, participant_name, price_minor, code)
       values ($1, $2, 'adult', $3, (select total_minor / $4 from bookings where id = $1), $5)`,
      [booked.id, position, name, names.length, crockford(16)],
    );
  }
  return booked;
}

const mara = { firstName: 'Mara', lastName: 'Lind', email: 'mara@example.org', phoneNumber: '+4917012345' };

function crockford(length: number): string {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  return [...randomBytes(length)].map((byte) => letters[byte % 32]).join('');
}

const INSERT_BOOKING = `
  insert into bookings (id, order_number, access_key, state, checkout_kind, locale, organisation_id, spots, tax_percent,
    method, contact, participants, answers, traveller_notes, answer_until, cart_id, hold_id, held_until, variant, quote, product_id, supplier_id,
    currency, gross_minor, total_minor, commission_percent, needs_answer, starts_at, ends_at, time_zone, confirmed_at, staff_locale)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, h.cart_id, h.id, h.expires_at, 'ashore', h.quote, p.id,
    p.supplier_id, h.quote ->> 'currency', (h.quote ->> 'totalMinor')::bigint, (h.quote ->> 'totalMinor')::bigint, 20,
    (h.quote ->> 'onRequest')::boolean, (h.quote ->> 'startsAt')::timestamptz, (h.quote ->> 'endsAt')::timestamptz,
    h.quote ->> 'timeZone', case when $4 in ('confirmed', 'completed', 'cancelled') then now() end, $17
  from holds h join products p on p.id = (h.quote ->> 'productId')::uuid where h.id = $16`;
