import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBooking } from '../../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';
import { transaction } from '../../database/transaction.ts';
import { quoteReadersOf } from '../quotes/quote-readers.ts';
import { readBookingEvent } from './notifications/booking-event.ts';
import { readFacts } from './notifications/booking-facts.ts';
import { showBooking } from './show-booking.ts';
import { readNotes } from './trip-facts/notes.ts';

let testDb: TestDatabase;

/** Two bookings of one departure whose steps, refunds and documents have the same timestamps. */
let [mara, zoe] = [noBooking(), noBooking()];

function noBooking() {
  return { id: '', accessKey: '', refunds: [] as string[], steps: [] as string[] };
}

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  const booked = async (name: string) => {
    const { id, accessKey } = await insertBooking(testDb.database, {
      names: [`${name} One`, `${name} Two`, `${name} Three`],
      contact: { firstName: name, lastName: name, email: `${name}@example.org`, phoneNumber: null },
      travellerNotes: { comments: `${name} writes.` },
    });
    return { ...noBooking(), id, accessKey };
  };
  [mara, zoe] = [await booked('Mara'), await booked('Zoe')];
  await record([
    { booking: mara, step: 'cancel_tickets', minor: 1_000, position: 0, reason: 'Mara first' },
    { booking: zoe, step: 'cancel_tickets', minor: 2_000, position: 0, reason: 'Zoe first' },
  ]);
  await record([
    { booking: mara, step: 'cancel_tickets', minor: 300, position: 1, reason: 'Mara second' },
    { booking: zoe, step: 'cancel', minor: 400, position: 1, reason: 'Zoe second' },
  ]);
  await sign('Mara');
  await sign('Zoe');
});
afterAll(() => testDb.drop());

type Recorded = {
  readonly booking: ReturnType<typeof noBooking>;
  readonly step: string;
  readonly minor: number;
  readonly position: number;
  readonly reason: string;
};

/** Records steps with a refund, a failed one, a credit note and a cancelled ticket each, all at the same time. */
async function record(all: readonly Recorded[]): Promise<void> {
  await transaction(testDb.database, async ({ client }) => {
    for (const { booking, step, minor, position, reason } of all) {
      const note = `2037-00000${minor}`;
      const { rows: steps } = await client.query(
        `insert into booking_transitions (booking_id, step, from_state, to_state, actor, reason)
         values ($1, $2, 'confirmed', 'confirmed', $4, $3) returning id::text`,
        [booking.id, step, reason, booking === zoe ? 'supplier' : 'traveller'],
      );
      const { rows: refunds } = await client.query(
        `with paid as (
           insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_capture_later, state, captured_minor)
           values (gen_random_uuid(), $1, 'sandbox', 'credit-card', 'EUR', 9700, false, 'captured', $2::bigint * 3)
           returning id)
         insert into refunds (id, payment_id, amount_minor, reason, state)
         select gen_random_uuid(), id, $2::bigint, 'cancelled', state from paid, (values ('done'), ('failed')) as each (state)
         order by state returning id`,
        [booking.id, minor],
      );
      await client.query(
        `insert into invoices (number, kind, booking_id, currency, total_minor, tax_percent, tax_minor, issued_to, issued_by)
         values ($2 || '1', 'invoice', $1, 'EUR', 9700, 19, 100, '{}', '{}')`,
        [booking.id, note],
      );
      await client.query(
        `insert into invoices (number, kind, booking_id, corrects, currency, total_minor, tax_percent, tax_minor, issued_to, issued_by)
         values ($2 || '2', 'credit_note', $1, $2 || '1', 'EUR', $3, 19, 100, '{}', '{}')`,
        [booking.id, note, minor],
      );
      await client.query(
        'update booking_tickets set cancelled_at = now() where booking_id = $1 and position = $2',
        [booking.id, position],
      );
      booking.steps.push(steps[0].id);
      booking.refunds.push(refunds[0].id);
    }
  });
}

/** Signs a waiver for the trip, one for another day, and one for another trip. */
async function sign(name: string): Promise<void> {
  await testDb.database.pool.query(
    `insert into waivers (cart_id, participant_name, number, product_id, trip_date, kind, text_version, text_hash,
       signature_kind, signed_hash, signed_at, secret, document, document_hash)
     select b.cart_id, $1 || ' Three', signed.number, coalesce(signed.product, b.product_id), signed.day::date, 'water',
       'v', sha256('t'), 'typed', sha256('s'), now(), rpad($1 || signed.number, 43, 'x'), 'p', sha256('p')
     from bookings b, (values (1, null, '2037-11-23'), (2, null, '2037-11-23'), (3, null, '2037-11-24'),
       (4, $2::uuid, '2037-11-23')) signed (number, product, day)
     where b.contact ->> 'firstName' = $1`,
    [name, randomUUID()],
  );
}

const show = ({ accessKey }: { readonly accessKey: string }) =>
  showBooking(
    { client: testDb.database.pool, readTexts: quoteReadersOf(testDb.database).readTexts, locale: 'en' },
    accessKey,
  );

test('What is shown of a booking contains nothing of another booking of its departure', async () => {
  const view = await show(mara);
  expect(JSON.stringify(view)).not.toContain('Zoe');
  // Captured are three times the refunds. A failed refund does not count.
  expect(view).toMatchObject({
    paidTotal: 39,
    refundedTotal: 13,
    refundPending: false,
    reason: 'Mara second',
  });
  expect(view?.tickets.map(({ participantName }) => participantName)).toEqual([
    'Mara One',
    'Mara Two',
    'Mara Three',
  ]);
  expect(await show(zoe)).toMatchObject({ paidTotal: 72, refundedTotal: 24, reason: 'Zoe second' });
});

test('Of the waivers of a traveller the latest for this trip and day is shown', async () => {
  expect(JSON.stringify(await show(mara)).match(/Mara\dx/g)).toEqual(['Mara2x']);
});

test('Emails and documents about a booking contain nothing of another booking', async () => {
  const facts = await readFacts(testDb.database, { id: mara.id });
  expect(JSON.stringify(facts)).not.toContain('Zoe');
  expect(facts).toMatchObject({ paidMinor: 3_900, refundedMinor: 1_300, reason: 'Mara second' });
  const creditNotes = facts?.invoices.filter(({ kind }) => kind === 'credit_note');
  expect(creditNotes?.map(({ totalMinor, tickets }) => [totalMinor, ...tickets])).toEqual([
    [1_000, expect.objectContaining({ participantName: 'Mara One' })],
    [300, expect.objectContaining({ participantName: 'Mara Two' })],
  ]);
  expect(facts?.invoices.filter(({ kind }) => kind === 'invoice').map(({ tickets }) => tickets)).toEqual([
    [],
    [],
  ]);
  expect(await readFacts(testDb.database, { accessKey: zoe.accessKey })).toMatchObject({ id: zoe.id });
  const notes = await readNotes(testDb.database.pool, [mara.id], 'en');
  expect([...notes.keys()]).toEqual([mara.id]);
  expect(JSON.stringify([...notes])).not.toContain('Zoe');
  expect(notes.get(mara.id)).toMatchObject({ comments: 'Mara writes.', people: [{ name: 'Mara Three' }] });
});

test('An event counts the refund and the credit note of its own step of its own booking', async () => {
  const { pool } = testDb.database;
  const event = (
    bookingId: string,
    about: 'cancel_tickets' | 'cancel' | 'refunded' | 'late_money',
    which?: string,
  ) => readBookingEvent(pool, { bookingId, about, which });
  const [first, second] = mara.steps;
  // Each step has two refunds: the email was written before one of them failed.
  expect(await event(mara.id, 'cancel_tickets', first)).toEqual({
    actor: 'traveller',
    takenAt: expect.any(Date),
    cancelledPositions: [0],
    refundMinor: 2_000,
    creditedMinor: 1_000,
    isStatedElsewhere: false,
    isGoodwill: false,
    hasUnnumberedDocuments: false,
  });
  expect(await event(mara.id, 'cancel_tickets', second)).toMatchObject({
    refundMinor: 600,
    creditedMinor: 300,
  });
  expect(await event(mara.id, 'cancel_tickets')).toMatchObject({ creditedMinor: 300 });
  expect(await event(zoe.id, 'cancel_tickets')).toMatchObject({ actor: 'supplier', creditedMinor: 2_000 });
  expect(await event(zoe.id, 'cancel')).toMatchObject({ creditedMinor: 400 });
  expect(await event(mara.id, 'cancel')).toEqual({
    actor: null,
    takenAt: null,
    cancelledPositions: [],
    refundMinor: 0,
    creditedMinor: 0,
    isStatedElsewhere: false,
    isGoodwill: false,
    hasUnnumberedDocuments: false,
  });
  expect(await event(mara.id, 'cancel_tickets', zoe.steps[0])).toMatchObject({
    actor: null,
    creditedMinor: 0,
  });
  expect(await event(mara.id, 'refunded', mara.refunds[1])).toMatchObject({
    refundMinor: 300,
    isStatedElsewhere: true,
  });
  expect(await event(mara.id, 'refunded', zoe.refunds[1])).toMatchObject({ refundMinor: 0 });
  expect(await event(mara.id, 'late_money')).toMatchObject({ refundMinor: 0 });
  await pool.query(`update refunds set reason = 'late' where id = any($1)`, [
    [mara.refunds[0], zoe.refunds[0]],
  ]);
  expect(await event(mara.id, 'late_money')).toMatchObject({ refundMinor: 1_000 });
});
