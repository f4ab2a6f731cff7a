import { bookingView } from '@ashore/core/contract/booking-view.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { bookingRow } from '../discounts/discounts-for-tests.ts';
import { oweBack } from '../payments/owe-back.ts';
import { sourcesOf } from '../quotes/quote-sources.ts';
import { loadQuoteWorld } from '../quotes/quotes-for-tests.ts';
import { deskFor, emptyBookings, heldQuote } from './desk-for-tests.ts';
import { findBooking } from './find-booking.ts';
import { showBooking } from './show-booking.ts';
import { takeBookingStep } from './take-booking-step.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

const shown = (accessKey: string, locale: MessageLocale = 'en') => {
  const { words } = sourcesOf(place.database);
  return showBooking({ client: place.database.pool, words, locale }, accessKey);
};

/** Two who have paid, after a card that was refused. */
async function paid() {
  const { pay } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  await pay(quote, { charge: { paymentMethodId: 'declined' } });
  const settled = await pay(quote);
  if (settled.outcome !== 'sold') throw new Error(settled.outcome);
  return settled;
}

test('Whoever has the key sees the booking with its tickets, its paper and what was paid; nobody else sees any.', async () => {
  const { booking } = await paid();
  const view = await shown(booking.accessKey);
  expect(bookingView.safeParse(view).error).toBeUndefined();
  expect(view).toMatchObject({
    orderNumber: booking.orderNumber,
    state: 'confirmed',
    paidTotal: 97,
    refundedTotal: 0,
    refundPending: false,
    reason: null,
    tickets: [{ participantName: 'adult 1' }, { participantName: 'adult 2' }],
    invoices: [{ kind: 'invoice', total: 97 }],
  });
  for (const key of ['', 'k'.repeat(43), booking.id, booking.orderNumber, booking.accessKey.toLowerCase()])
    expect(await shown(key)).toBeUndefined();
});

test('What goes back is told while it is under way, when it has arrived, and not when it could not.', async () => {
  const { booking, payment } = await paid();
  await oweBack(place.database.pool, { payment, amountMinor: 4_850, reason: 'cancelled' });
  const told = async () => {
    const { refundedTotal, refundPending } = (await shown(booking.accessKey)) ?? {};
    return [refundedTotal, refundPending];
  };
  const state = (is: string) => place.database.pool.query('update refunds set state = $1', [is]);
  expect(await told()).toEqual([48.5, true]);
  await state('pending');
  expect(await told()).toEqual([48.5, true]);
  await state('done');
  expect(await told()).toEqual([48.5, false]);
  await state('failed');
  expect(await told()).toEqual([0, false]);
});

test('Why no trip came of it is what was said last, and nothing that was said before.', async () => {
  const { booking } = await paid();
  const step = (name: 'call_off', reason: string) =>
    transaction(place.database, ({ client }) =>
      takeBookingStep(client, { bookingId: booking.id, step: name, actor: 'supplier', reason }),
    );
  await step('call_off', 'The sea is too high.');
  expect(await shown(booking.accessKey)).toMatchObject({
    state: 'cancelled',
    reason: 'The sea is too high.',
    ticketUrl: null,
    mayCancel: false,
  });
  await place.database.pool.query(
    `update booking_steps set reason = case when step = 'call_off' then null else 'Said before.' end`,
  );
  expect(await shown(booking.accessKey)).toMatchObject({ reason: null });
});

test('Tickets stand in the order of those who come, with those that were given up among them.', async () => {
  const { booking } = await paid();
  await place.database.pool.query(
    `update booking_tickets set cancelled_at = now(), position = position + 10 where position = 0`,
  );
  expect((await shown(booking.accessKey))?.tickets).toMatchObject([
    { participantName: 'adult 2', isCancelled: false },
    { participantName: 'adult 1', isCancelled: true },
  ]);
});

test('A booking is read in the words of its reader, and keeps the language it was made in.', async () => {
  const { booking } = await paid();
  const [english, chinese] = [await shown(booking.accessKey), await shown(booking.accessKey, 'zh-Hans')];
  expect(chinese?.locale).toBe('en');
  expect(chinese?.trip.tourCity).toBeTruthy();
  expect({ ...chinese?.trip, utcNow: '' }).not.toEqual({ ...english?.trip, utcNow: '' });
  expect(chinese?.grandTotal).toBe(english?.grandTotal);
});

test('A booking is found by its number, however it is typed, together with its address; by neither alone.', async () => {
  const { pool } = place.database;
  const id = await bookingRow(place.database);
  const { rows } = await pool.query(
    `update bookings set order_number = '10ABC0Z1', contact = '{"email":"Mara@Example.org"}' where id = $1
     returning access_key`,
    [id],
  );
  const email = 'mara@example.ORG';
  for (const orderNumber of ['10ABC0Z1', '10abc0z1', ' 10ab-c0z1', '1OABCOZ1', 'iOabcoZl', 'LO-AB-CO-ZI'])
    expect(await findBooking(pool, { orderNumber, email })).toBe(rows[0].access_key);
  for (const orderNumber of ['10ABC0Z', '10ABC0Z10', '%', '________', ''])
    expect(await findBooking(pool, { orderNumber, email })).toBeUndefined();
  for (const other of ['mara@example.com', '', '%', 'mara+1@example.org'])
    expect(await findBooking(pool, { orderNumber: '10ABC0Z1', email: other })).toBeUndefined();
});
