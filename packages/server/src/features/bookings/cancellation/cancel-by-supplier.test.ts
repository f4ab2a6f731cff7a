import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  balances,
  bookingDeps,
  emptyBookings,
  heldQuote,
  stateOf,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import {
  alone,
  countersOf,
  quoteCatalogue,
  shared,
  showId,
  showOption,
} from '../../../../test-support/quotes/quotes.ts';
import { numberDocuments } from '../documents/number-documents.ts';
import { completeBooking } from '../maintenance/complete-bookings.ts';
import { sendNotifications } from '../notifications/send-notifications.ts';
import { answerRequest } from '../requests/answer-request.ts';
import { captureAcceptedBooking } from '../settlement/capture-accepted-booking.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { cancelBooking } from './cancel-booking.ts';
import { cancelBySupplier, cancelDepartures } from './cancel-by-supplier.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const sql = (text: string) => testDb.database.pool.query(text);
const storm = { actor: 'operator', actorName: 'Ada', reason: 'weather' } as const;
const departure = { option: shared, date: localDate('2037-11-23'), time: localTime('10:00') };
const oneAdult = { party: { adult: 1 } } as const;

test('A supplier cancellation refunds everything under all terms, even after the start, and records actor and reason', async () => {
  const { pay, provider, payAllRefunds, jobs } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database));
  await sql(`update bookings set starts_at = now() - interval '1 minute', locale = 'de'`);
  const cancel = () => cancelBySupplier(testDb.database, { bookingId: booking.id, ...storm });
  const outcomes = await Promise.all([cancel(), cancel(), cancel()]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'done', 'taken']);
  await payAllRefunds();
  expect([...provider.intents.values()]).toMatchObject([{ refunds: [{ amountMinor: 9_700 }] }]);
  expect(await countersOf(testDb.database)).toMatchObject([{ sold: 0, soldSum: 0 }]);
  expect(await balances(testDb.database)).toEqual({});
  await numberDocuments(testDb.database);
  const invoices = await sql('select kind, total_minor::int as minor from invoices order by number');
  expect(invoices.rows).toEqual([
    { kind: 'invoice', minor: 9_700 },
    { kind: 'credit_note', minor: 9_700 },
  ]);
  const steps = await sql('select actor_name, reason from booking_transitions order by id desc limit 1');
  expect(steps.rows).toEqual([{ actor_name: 'Ada', reason: 'Das Wetter lässt es nicht zu.' }]);
  expect(await jobs()).toEqual(['pay', 'cancel_by_supplier', 'pay-refund', 'refunded']);
});

test('After a traveller has cancelled a ticket, a supplier cancellation refunds the rest and no more', async () => {
  const { pay, deps, provider, payAllRefunds } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database));
  await cancelBooking(deps, { accessKey: booking.accessKey, tickets: [0], refund: 48.5 });
  await cancelBySupplier(testDb.database, { bookingId: booking.id, ...storm });
  await payAllRefunds();
  expect([...provider.intents.values()]).toMatchObject([
    { refunds: [{ amountMinor: 4_850 }, { amountMinor: 4_850 }] },
  ]);
  expect(await balances(testDb.database)).toEqual({});
  await numberDocuments(testDb.database);
  const creditNotes = await sql(
    `select total_minor::int as minor from invoices where kind = 'credit_note' order by number`,
  );
  expect(creditNotes.rows).toEqual([{ minor: 4_850 }, { minor: 4_850 }]);
});

test('A supplier can cancel a completed departure until two days after its end', async () => {
  const { pay, deps, provider, payAllRefunds } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database));
  const ended = (hours: number) =>
    sql(
      `update bookings set starts_at = now() - interval '4 days', ends_at = now() - interval '${hours} hours'`,
    );
  await ended(49);
  expect(await completeBooking(deps, booking.id)).toBe(true);
  const cancel = () => cancelDepartures(testDb.database, { departures: [departure], ...storm });
  expect(await cancel()).toEqual({ cancelled: 0 });
  expect(await stateOf(testDb.database)).toEqual(['completed']);
  await ended(47);
  expect(await cancel()).toEqual({ cancelled: 1 });
  await payAllRefunds();
  expect(await stateOf(testDb.database)).toEqual(['cancelled']);
  expect([...provider.intents.values()]).toMatchObject([{ refunds: [{ amountMinor: 9_700 }] }]);
  expect(await balances(testDb.database)).toEqual({});
});

test('A trip that did not take place after all has no review invitation, neither waiting nor sent', async () => {
  const { pay, deps } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database));
  await sql(`update bookings set starts_at = now() - interval '2 days', ends_at = now() - interval '1 hour',
    quote = quote || '{"startsAt": "2026-06-14T10:00:00Z", "endsAt": "2026-06-14T12:00:00Z"}'`);
  await completeBooking(deps, booking.id);
  const site = { name: 'Ashore', publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };
  const completed = { bookingId: booking.id, about: 'complete' } as const;
  await sendNotifications({ database: testDb.database, site }, completed);
  const open = async () =>
    (
      await sql(
        `select (select count(*)::int from jobs where key like 'review-invitation/%') as jobs,
           (select count(*)::int from emails where key like 'review-invitation/%') as emails,
           (select count(*)::int from review_invitations where expires_at > now()) as links`,
      )
    ).rows[0];
  expect(await open()).toEqual({ jobs: 1, emails: 1, links: 1 });
  await cancelBySupplier(testDb.database, { bookingId: booking.id, ...storm });
  expect(await open()).toEqual({ jobs: 0, emails: 0, links: 0 });
  // The job about the completion may run, or run again, after the cancellation.
  await sendNotifications({ database: testDb.database, site }, completed);
  expect(await open()).toEqual({ jobs: 0, emails: 0, links: 0 });
});

test('A supplier can cancel pending and accepted requests, and a payment captured first is refunded', async () => {
  const request = { product: showId, optionId: showOption, time: localTime('18:30') };
  for (const isCharged of [false, true]) {
    await emptyBookings(testDb.database);
    const { pay, provider, payAllRefunds, deps } = bookingDeps(testDb.database, {
      faultOf: (operation) => (operation === 'capture' ? 'lost' : undefined),
    });
    const { booking } = await pay(await heldQuote(testDb.database, request));
    if (isCharged) {
      await answerRequest(testDb.database, { bookingId: booking.id, answer: 'accept', actor: 'supplier' });
      await captureAcceptedBooking(deps, booking.id, AbortSignal.timeout(5_000));
    }
    await cancelBySupplier(testDb.database, { bookingId: booking.id, ...storm });
    await payAllRefunds();
    await payAllRefunds();
    expect(await stateOf(testDb.database)).toEqual(['cancelled']);
    const [intent] = provider.intents.values();
    const refundedMinor = intent?.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    expect([intent?.state, refundedMinor]).toEqual(
      isCharged ? ['captured', booking.totalMinor] : ['cancelled', 0],
    );
    expect(await balances(testDb.database)).toEqual({});
  }
});

test('Cancelling a departure cancels all its bookings and no others, and a repeat cancels only the rest', async () => {
  const { pay } = bookingDeps(testDb.database);
  const evening = localTime('18:30');
  for (let count = 0; count < 3; count++) await pay(await heldQuote(testDb.database, oneAdult));
  await pay(await heldQuote(testDb.database, { ...oneAdult, time: evening }));
  const { booking: ofOtherOption } = await pay(await heldQuote(testDb.database, oneAdult));
  await sql(
    `update bookings set quote = jsonb_set(quote, '{optionId}', '"${alone}"') where id = '${ofOtherOption.id}'`,
  );
  await sql(`update departures set closed = true where local_time = '10:00'`);
  // Simulates an interrupted run: one booking is already cancelled.
  const { rows } = await sql('select id from bookings order by booked_at limit 1');
  await cancelBySupplier(testDb.database, { bookingId: rows[0].id, ...storm });
  const cancel = () => cancelDepartures(testDb.database, { departures: [departure], ...storm });
  expect(await cancel()).toEqual({ cancelled: 2 });
  expect(await cancel()).toEqual({ cancelled: 0 });
  const states = ['cancelled', 'cancelled', 'cancelled', 'confirmed', 'confirmed'];
  expect(await stateOf(testDb.database)).toEqual(states);
  expect((await countersOf(testDb.database)).map(({ sold }) => sold)).toEqual([1, 1]);
});

test('A traveller still paying when the departure is cancelled gets a refund and no booking', async () => {
  const { pay, provider, deps, payAllRefunds, jobs } = bookingDeps(testDb.database);
  const paying = await pay(await heldQuote(testDb.database, oneAdult), {
    charge: { paymentMethodId: 'challenge' },
  });
  await sql('update departures set closed = true');
  await cancelDepartures(testDb.database, { departures: [departure], ...storm });
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, heldSum: 0, sold: 0 }]);
  const [id = ''] = provider.intents.keys();
  provider.finish(id, 'paid');
  const intent = provider.intents.get(id);
  if (!intent || !('payment' in paying)) throw new Error('No payment was requested.');
  expect(await settlePayment(deps, { payment: paying.payment, intent })).toMatchObject({
    outcome: 'refunded',
  });
  await payAllRefunds();
  expect(provider.intents.get(id)?.refunds).toHaveLength(1);
  expect(await stateOf(testDb.database)).toEqual(['expired']);
  expect(await jobs()).toContain('late_money');
});
