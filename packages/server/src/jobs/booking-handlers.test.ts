import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertBooking } from '../../test-support/bookings/booked-cart.ts';
import {
  bookingDeps,
  emptyBookings,
  heldQuote,
  letPaymentEnd,
} from '../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../test-support/quotes/quotes.ts';
import type { BookingDeps } from '../features/bookings/booking-deps.ts';
import { refundByOperator } from '../features/bookings/cancellation/refund-by-operator.ts';
import { dueBookings } from '../features/bookings/maintenance/complete-bookings.ts';
import type { PaymentGateway } from '../gateways/payments/port.ts';
import { createBookingHandlers } from './booking-handlers.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const challengedCard = { charge: { paymentMethodId: 'challenge' } };

// In the alphabet one stands before `sandbox` and one after it. A handler that called the payment providers one
// by one would therefore hang in either order.
const hangingProviders = ['paypal', 'stripe'];

/** Creates bookings that were not paid in time. The first of them use the hanging payment providers. */
async function createUnpaidBookings(count: number, hangingCount: number) {
  const { deps, pay, provider } = bookingDeps(testDb.database);
  const ids: string[] = [];
  for (let index = 0; index < count; index++)
    ids.push((await pay(await heldQuote(testDb.database), challengedCard)).booking.id);
  await letPaymentEnd(testDb.database);
  await testDb.database.pool.query(
    `update bookings set pay_until = pay_until - interval '1 hour' where id = any($1)`,
    [ids.slice(0, hangingCount)],
  );
  for (const [at, id] of ids.slice(0, hangingCount).entries())
    await testDb.database.pool.query(`update payments set gateway = $2 where booking_id = $1`, [
      id,
      hangingProviders[at % 2],
    ]);
  return { deps, ids, provider };
}

async function bookingStates(ids: readonly string[]) {
  const { rows } = await testDb.database.pool.query('select id, state from bookings');
  return ids.map((id) => rows.find((row) => row.id === id)?.state);
}

function whereOthersHang(deps: BookingDeps): BookingDeps {
  const never = () => new Promise<never>(() => {});
  const { payments } = deps;
  const operations = {
    read: never,
    findByAttempt: never,
    cancel: never,
    proceed: never,
    changedSince: never,
  };
  const others = hangingProviders.map((name) => ({ name, ...operations }) as unknown as PaymentGateway);
  const gatewayNamed = (wanted: string) =>
    others.find(({ name }) => name === wanted) ?? payments.gatewayNamed(wanted);
  return { ...deps, payments: { ...payments, gatewayNamed, all: [...others, ...payments.all] } };
}

test('A hanging payment provider delays only its own bookings, regardless of their age', async () => {
  const { deps, ids } = await createUnpaidBookings(3, 2);
  const handlers = createBookingHandlers(whereOthersHang(deps));
  const signal = AbortSignal.timeout(20_000);
  void handlers['expire-bookings'].run({}, signal).catch(() => {});
  await expect.poll(() => bookingStates(ids.slice(2))).toEqual(['expired']);
  expect(await bookingStates(ids.slice(0, 2))).toEqual(Array(2).fill('awaiting_payment'));
});

test('A hanging payment provider does not delay the reconciliation of other payments', async () => {
  const { deps, ids, provider } = await createUnpaidBookings(2, 1);
  const { pool } = testDb.database;
  await pool.query(`delete from jobs`);
  await pool.query(`update bookings set pay_until = now() + interval '1 hour'`);
  await pool.query(`update holds set state = 'held', expires_at = now() + interval '1 hour'`);
  await pool.query(`update payments set made_at = made_at - interval '2 minutes', read_at = null`);
  for (const [id] of [...provider.intents].slice(1)) provider.finish(id, 'paid');
  const handlers = createBookingHandlers(whereOthersHang(deps));
  void handlers['reconcile-payments'].run({}, AbortSignal.timeout(20_000)).catch(() => {});
  await expect.poll(() => bookingStates(ids)).toEqual(['awaiting_payment', 'confirmed']);
});

test('A booking that fails is handled once, is reported and does not block other bookings', async () => {
  const { deps, ids } = await createUnpaidBookings(3, 0);
  const [first = ''] = ids;
  const { payments } = deps;
  const { rows } = await testDb.database.pool.query(
    'select provider_id from payments where booking_id = $1',
    [first],
  );
  const failing = {
    ...payments.gatewayNamed('sandbox'),
    read: (id: string, signal: AbortSignal) => {
      if (id === rows[0].provider_id) throw new Error('no such thing');
      return payments.gatewayNamed('sandbox')?.read(id, signal);
    },
  } as PaymentGateway;
  const handlers = createBookingHandlers({ ...deps, payments: { ...payments, gatewayNamed: () => failing } });
  const ended = await handlers['expire-bookings'].run({}, AbortSignal.timeout(5_000));
  expect(ended).toMatchObject({ end: 'never', reason: `${first}: no such thing` });
  expect(await bookingStates(ids)).toEqual(['awaiting_payment', 'expired', 'expired']);
  const dueBookingIds = (without: readonly string[]) =>
    dueBookings(testDb.database.pool, 'expire', { provider: 'sandbox', without });
  expect([await dueBookingIds([]), await dueBookingIds([first])]).toEqual([[first], []]);
});

/** Inserts bookings that are due for a step of the clock, and the same that are not due yet. */
async function insertDueAndPending() {
  const ids: Record<string, string> = {};
  for (const [name, state, column, interval] of [
    ['overdue request', 'on_request', 'answer_until', '-1 second'],
    ['open request', 'on_request', 'answer_until', '1 hour'],
    ['ended trip', 'confirmed', 'ends_at', '-1 second'],
    ['coming trip', 'confirmed', 'ends_at', '1 hour'],
    ['cancelled trip', 'cancelled', 'ends_at', '-1 second'],
  ] as const) {
    const { id } = await insertBooking(testDb.database, { state });
    ids[name] = id;
    await testDb.database.pool.query(`update bookings set ${column} = now() + $2::interval where id = $1`, [
      id,
      interval,
    ]);
  }
  return ids;
}

test.each([
  ['expire-requests', { 'overdue request': 'unanswered' }],
  ['complete-bookings', { 'ended trip': 'completed' }],
  ['expire-bookings', {}],
] as const)('The job %s changes the bookings that are due for it, and no other', async (kind, expected) => {
  const ids = await insertDueAndPending();
  const before = await bookingStates(Object.values(ids));
  const { deps } = bookingDeps(testDb.database);
  const ended = await createBookingHandlers(deps)[kind].run({}, AbortSignal.timeout(20_000));
  expect(ended).toEqual({ end: 'done' });
  const after = await bookingStates(Object.values(ids));
  const changed = Object.keys(ids).flatMap((name, at) =>
    after[at] === before[at] ? [] : [[name, after[at]] as const],
  );
  expect(Object.fromEntries(changed)).toEqual(expected);
});

test('A job of the clock that is stopped handles no further booking', async () => {
  const ids = await insertDueAndPending();
  const { deps } = bookingDeps(testDb.database);
  const handlers = createBookingHandlers(deps);
  await expect(handlers['complete-bookings'].run({}, AbortSignal.abort())).rejects.toThrow();
  expect(await bookingStates([ids['ended trip'] ?? ''])).toEqual(['confirmed']);
});

test('An event about a payment whose provider does not answer is handled again later, and one of others is done', async () => {
  const { deps, ids, provider } = await createUnpaidBookings(1, 0);
  const { rows } = await testDb.database.pool.query(
    'select provider_id from payments where booking_id = $1',
    ids,
  );
  for (const intent of provider.intents.values())
    provider.put({ ...intent, id: 'pi_of_others', attemptId: randomUUID() });
  const run = (of: BookingDeps, intentId: string) =>
    createBookingHandlers(of)['settle-payment'].run(
      { gateway: 'sandbox', intentId },
      AbortSignal.timeout(5_000),
    );
  expect(await run(deps, 'pi_of_others')).toEqual({ end: 'done' });
  const noAnswer = async () => ({ outcome: 'unknown', reason: 'no answer' }) as const;
  const silent = { name: 'sandbox', read: noAnswer, proceed: noAnswer } as unknown as PaymentGateway;
  const unheard = { ...deps, payments: { ...deps.payments, gatewayNamed: () => silent } };
  expect(await run(unheard, rows[0].provider_id)).toEqual({ end: 'later', reason: 'no answer' });
  expect(await run(deps, rows[0].provider_id)).toEqual({ end: 'done' });
});

test('A job that has nothing left to do is done, and so is one that finishes its work', async () => {
  const { deps, pay, provider } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database));
  const handlers = createBookingHandlers(deps);
  const signal = AbortSignal.timeout(20_000);
  for (const kind of [
    'expire-bookings',
    'expire-requests',
    'complete-bookings',
    'reconcile-payments',
  ] as const)
    expect([kind, await handlers[kind].run({}, signal)]).toEqual([kind, { end: 'done' }]);
  expect(await handlers['capture-booking'].run({ bookingId: booking.id }, signal)).toEqual({ end: 'done' });
  const of = { amountMinor: 500 };
  await refundByOperator(testDb.database, {
    bookingId: booking.id,
    refund: of,
    name: 'rain',
    requestedBy: 'Ada',
  });
  const { rows } = await testDb.database.pool.query('select id from payments');
  expect(await handlers['pay-refund'].run({ paymentId: rows[0].id }, signal)).toEqual({ end: 'done' });
  expect([...provider.intents.values()]).toMatchObject([{ refunds: [{ amountMinor: 500 }] }]);
});
