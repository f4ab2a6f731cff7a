import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingDeps, emptyBookings, heldQuote } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { transaction } from '../../../database/transaction.ts';
import { createRefund } from '../../payments/create-refund.ts';
import { readPaymentsOf } from '../../payments/payment.ts';
import { expireBooking } from '../maintenance/expire-bookings.ts';
import { handlePaymentEvent } from '../settlement/handle-payment-event.ts';
import { sendNotifications } from './send-notifications.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(async () => {
  await emptyBookings(testDb.database);
  await testDb.database.pool.query('delete from emails');
});
afterAll(() => testDb.drop());

const site = { name: 'Ashore', publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };
/** All spots of the departure, so that another cart's hold takes them from the booking. */
const allSpots = { party: { adult: 6 } } as const;

/** A payment that arrives after its booking has expired and its spots are gone. */
async function latePayment(endedBy: 'clock' | 'traveller') {
  const shop = bookingDeps(testDb.database);
  const { booking } = await shop.pay(await heldQuote(testDb.database, allSpots), {
    charge: { paymentMethodId: 'challenge' },
  });
  const [payment] = await readPaymentsOf(testDb.database.pool, booking.id);
  const intent = shop.provider.intents.get(payment?.providerId ?? '');
  if (!payment || !intent) throw new Error('Nothing was begun.');
  if (endedBy === 'clock')
    await testDb.database.pool.query(`update bookings set pay_until = now() - interval '1 second'`);
  await expireBooking(shop.deps, { bookingId: booking.id, actor: endedBy });
  if (endedBy === 'clock') await heldQuote(testDb.database, allSpots);
  shop.provider.put({ ...intent, state: 'captured', capturedMinor: 29_100 });
  const event = { gateway: 'sandbox', intentId: intent.id, attemptId: payment.id } as const;
  await handlePaymentEvent(shop.deps, event, AbortSignal.timeout(5_000));
  return { ...shop, payment };
}

/** Writes the emails of all notification jobs, and returns their subjects and sentences about money. */
async function emails() {
  const { pool } = testDb.database;
  const { rows: jobs } = await pool.query(
    `select payload from jobs where kind = 'notify-booking' order by id`,
  );
  for (const { payload } of jobs) await sendNotifications({ database: testDb.database, site }, payload);
  const { rows } = await pool.query('select subject, body from emails order by written_at, key');
  return rows.map(({ subject, body }) => `${subject} | ${body.paragraphs[2]}`);
}

const refund = expect.stringContaining('We’re refunding €291.00');

test('One email states the refund of a payment that came after its booking had expired', async () => {
  const { payAllRefunds } = await latePayment('clock');
  await payAllRefunds();
  const sent = await emails();
  expect(sent).toEqual([refund]);
  expect(sent[0]).toContain('Payment too late');
});

test('A refund of a payment that no other email is about has an email of its own', async () => {
  const { payAllRefunds } = await latePayment('traveller');
  await payAllRefunds();
  const sent = await emails();
  expect(sent).toEqual([refund]);
  expect(sent[0]).toMatch(/^Refund: /);
});

test('If the refund of a late payment failed and is made again, its email says so', async () => {
  const { payment, payAllRefunds } = await latePayment('clock');
  await testDb.database.pool.query(`update refunds set state = 'failed', ended_at = now()`);
  await transaction(testDb.database, ({ client }) =>
    createRefund(client, {
      payment: { id: payment.id, state: 'captured', capturedMinor: 29_100 },
      reason: 'late',
      requestedBy: 'desk',
    }),
  );
  await payAllRefunds();
  expect((await emails()).map((line) => line.split(':')[0])).toEqual([
    'Payment too late, not booked',
    'Refund',
  ]);
});
