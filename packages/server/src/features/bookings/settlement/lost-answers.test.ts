import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  balances,
  bookingDeps,
  emptyBookings,
  heldQuote,
  letPaymentEnd,
  stateOf,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { countersOf, quoteCatalogue, showId, showOption } from '../../../../test-support/quotes/quotes.ts';
import { transaction } from '../../../database/transaction.ts';
import { readPaymentsOf } from '../../payments/payment.ts';
import { completeBooking, type DueStep, dueBookings } from '../maintenance/complete-bookings.ts';
import { expireBooking } from '../maintenance/expire-bookings.ts';
import { expireRequest } from '../requests/expire-request.ts';
import { transitionBooking } from '../transition.ts';
import { reconcilePayments } from './reconcile-payments.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const signal = () => AbortSignal.timeout(5_000);
const challenge = { charge: { paymentMethodId: 'challenge' } };
const request = { product: showId, optionId: showOption, time: localTime('18:30') };
const bookingsDue = (step: DueStep) => dueBookings(testDb.database.pool, step, { provider: 'sandbox' });
const sql = (text: string) => testDb.database.pool.query(text);
/** Backdates all payments by this many minutes. */
const later = (minutes: number) =>
  sql(`update payments set made_at = made_at - interval '${minutes} minutes',
    read_at = read_at - interval '${minutes} minutes'`);

test('An unpaid booking expires: its payment attempt is cancelled at the provider and its spots are released', async () => {
  const { deps, pay, provider, jobs } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database), challenge);
  const expire = () => expireBooking(deps, { bookingId: booking.id, actor: 'clock' });
  expect([await bookingsDue('expire'), await expire()]).toEqual([[], false]);
  await letPaymentEnd(testDb.database);
  expect(await bookingsDue('expire')).toEqual([booking.id]);
  const lapsed = await Promise.all([expire(), expire(), expire()]);
  expect(lapsed.filter(Boolean)).toHaveLength(1);
  expect([...provider.intents.values()]).toMatchObject([{ state: 'cancelled' }]);
  expect(await stateOf(testDb.database)).toEqual(['expired']);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 0 }]);
  expect(await jobs()).toEqual(['expire']);
});

test('A payment that arrives before the expiry job confirms the booking, and nothing expires', async () => {
  const { deps, pay, provider } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database), challenge);
  const [id = ''] = provider.intents.keys();
  provider.finish(id, 'paid');
  await letPaymentEnd(testDb.database);
  expect(await expireBooking(deps, { bookingId: booking.id, actor: 'clock' })).toBe(false);
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
});

test('A dispute whose event never arrived is recorded by the reconciliation, and operations are notified once', async () => {
  const { deps, pay, provider } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database));
  const [intent] = provider.intents.values();
  if (!intent) throw new Error('Nothing was paid.');
  provider.put({ ...intent, disputes: [{ id: 'dp_1', amountMinor: 4_850, state: 'open' }] });
  await reconcilePayments(deps, signal());
  await reconcilePayments(deps, signal());
  const disputes = await sql('select provider_id as id, state from payment_disputes');
  expect(disputes.rows).toEqual([{ id: 'dp_1', state: 'open' }]);
  const jobs = await sql(`select key from jobs where key like '%/disputed/%'`);
  expect(jobs.rows).toEqual([{ key: `${booking.id}/disputed/dp_1/open` }]);
});

test('A provider that does not answer does not delay expiry, and the payment attempt is cancelled later', async () => {
  let isAway = true;
  const { deps, pay, provider } = bookingDeps(testDb.database, {
    faultOf: (operation) => (isAway && operation === 'cancel' ? 'fails' : undefined),
  });
  const { booking } = await pay(await heldQuote(testDb.database), challenge);
  await letPaymentEnd(testDb.database);
  expect(await expireBooking(deps, { bookingId: booking.id, actor: 'clock' })).toBe(true);
  await later(2);
  isAway = false;
  await reconcilePayments(deps, signal());
  expect([...provider.intents.values()]).toMatchObject([{ state: 'cancelled' }]);
});

test('A request unanswered for a day expires once: its authorisation is voided and its spots are released', async () => {
  const { deps, pay, provider, jobs, payAllRefunds } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database, request));
  expect(await expireRequest(deps, booking.id)).toBe(false);
  await sql(`update bookings set answer_until = now() - interval '1 second'`);
  expect(await bookingsDue('expire_request')).toEqual([booking.id]);
  const struck = await Promise.all(Array.from({ length: 5 }, () => expireRequest(deps, booking.id)));
  expect(struck.filter(Boolean)).toHaveLength(1);
  await payAllRefunds();
  expect([...provider.intents.values()]).toMatchObject([{ state: 'cancelled' }]);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 0 }]);
  expect(await jobs()).toEqual(['request', 'expire_request', 'pay-refund']);
});

test('A request accepted at its deadline is either accepted or expired, never both and never neither', async () => {
  const { deps, pay } = bookingDeps(testDb.database);
  for (const milliseconds of [-5, 0, 2, 5, 10, 20]) {
    await emptyBookings(testDb.database);
    const { booking } = await pay(await heldQuote(testDb.database, request));
    await sql(`update bookings set answer_until = now() + interval '${milliseconds} milliseconds'`);
    const accept = () =>
      transaction(testDb.database, ({ client }) =>
        transitionBooking(client, { bookingId: booking.id, step: 'accept', actor: 'supplier' }),
      );
    const clock = async () => {
      for (let count = 0; count < 50; count++) if (await expireRequest(deps, booking.id)) return true;
      return false;
    };
    const [accepted, timedOut] = await Promise.all([accept(), clock()]);
    expect([accepted.outcome === 'taken', timedOut]).toContain(true);
    expect(accepted.outcome === 'taken' && timedOut).toBe(false);
  }
});

test('A booking is completed once its trip is over', async () => {
  const { deps, pay } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database));
  expect(await completeBooking(deps, booking.id)).toBe(false);
  await sql(
    `update bookings set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'`,
  );
  expect(await bookingsDue('complete')).toEqual([booking.id]);
  expect([await completeBooking(deps, booking.id), await completeBooking(deps, booking.id)]).toEqual([
    true,
    false,
  ]);
});

test('A step that is rolled back is neither recorded nor notified', async () => {
  const { pay, jobs } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database, request));
  const before = await jobs();
  await expect(
    transaction(testDb.database, async ({ client }) => {
      await transitionBooking(client, { bookingId: booking.id, step: 'decline', actor: 'supplier' });
      throw new Error('The line was cut.');
    }),
  ).rejects.toThrow('The line was cut.');
  expect([await stateOf(testDb.database), await jobs()]).toEqual([['on_request'], before]);
});

test('A payment whose answer was lost with its server is found and confirms the booking', async () => {
  const lostOperations = new Set(['create', 'findByAttempt']);
  const { deps, pay, provider } = bookingDeps(testDb.database, {
    faultOf: (operation) => (lostOperations.has(operation) ? 'lost' : undefined),
  });
  await expect(pay(await heldQuote(testDb.database))).rejects.toMatchObject({ code: 'unavailable' });
  expect(await stateOf(testDb.database)).toEqual(['awaiting_payment']);
  lostOperations.clear();
  await later(2);
  await reconcilePayments(deps, signal());
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
  expect(provider.intents.size).toBe(1);
});

test('A payment attempt that never reached the provider is closed later, and another card can then be used', async () => {
  let isAway = true;
  const { deps, pay } = bookingDeps(testDb.database, { faultOf: () => (isAway ? 'fails' : undefined) });
  const quote = await heldQuote(testDb.database);
  await expect(pay(quote)).rejects.toMatchObject({ code: 'unavailable' });
  isAway = false;
  await later(2);
  await reconcilePayments(deps, signal());
  const [booking] = (await sql('select id from bookings')).rows;
  const states = async () =>
    (await readPaymentsOf(testDb.database.pool, booking.id)).map(({ state }) => state);
  expect(await states()).toEqual(['requested']);
  await later(10);
  // A provider that does not answer may still know the attempt.
  isAway = true;
  await reconcilePayments(deps, signal());
  expect(await states()).toEqual(['requested']);
  isAway = false;
  await reconcilePayments(deps, signal());
  expect(await states()).toEqual(['failed']);
  expect(await pay(quote)).toMatchObject({ outcome: 'sold' });
});

test('A lost provider event is made up for once, from the provider’s list of changes', async () => {
  const { deps, pay, provider } = bookingDeps(testDb.database);
  await pay(await heldQuote(testDb.database), challenge);
  const [id = ''] = provider.intents.keys();
  provider.finish(id, 'paid');
  expect(await reconcilePayments(deps, signal())).toMatchObject({ settled: 1, problems: [] });
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
  expect(await reconcilePayments(deps, signal())).toMatchObject({ settled: 0 });
});

test('One reconciliation repairs every difference that can be repaired, and a second changes nothing', async () => {
  const { deps, pay, provider, payAllRefunds } = bookingDeps(testDb.database);
  const newQuote = () => heldQuote(testDb.database, { party: { adult: 1 } });
  await pay(await newQuote(), challenge);
  await pay(await newQuote(), challenge);
  const [paid = '', cancelled = ''] = provider.intents.keys();
  provider.finish(paid, 'paid');
  provider.finish(cancelled, 'cancelled');
  // A payment for a booking that has ended, recorded and never refunded.
  const third = await pay(await newQuote());
  await sql(`update bookings set state = 'expired', payment_id = null where id = '${third.booking.id}'`);
  await sql(`update holds set state = 'released', ended_at = now() where id = '${third.booking.holdId}'`);
  await sql(`update departures set closed = true, sold = sold - 1`);
  const thirdIntent = [...provider.intents.values()].at(-1);
  await later(2);
  expect((await reconcilePayments(deps, signal())).problems).toEqual([]);
  await payAllRefunds();
  expect(thirdIntent && provider.intents.get(thirdIntent.id)?.refunds).toHaveLength(1);
  expect((await stateOf(testDb.database)).toSorted()).toEqual(['awaiting_payment', 'confirmed', 'expired']);
  // A payment with refunds is always settled again, without effect.
  expect(await reconcilePayments(deps, signal())).toEqual({ settled: 1, problems: [] });
  expect(thirdIntent && provider.intents.get(thirdIntent.id)?.refunds).toHaveLength(1);
  expect(await balances(testDb.database)).toMatchObject({ provider: -4_850 });
});

test('A fault at one provider is reported and does not stop other payments from being checked', async () => {
  const { deps, pay, provider } = bookingDeps(testDb.database, {
    faultOf: (operation) => (operation === 'changedSince' ? 'fails' : undefined),
  });
  await pay(await heldQuote(testDb.database), challenge);
  const [id = ''] = provider.intents.keys();
  provider.finish(id, 'paid');
  await later(2);
  expect((await reconcilePayments(deps, signal())).problems).toEqual(['sandbox: The provider answered 500.']);
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
});

test('A fault with one changed payment keeps the watermark, even if the payments after it are settled', async () => {
  const broken: string[] = [];
  const { deps, pay, provider } = bookingDeps(testDb.database, {
    faultOf: (operation, key) => (operation === 'read' && broken.includes(key) ? 'fails' : undefined),
  });
  for (let nth = 0; nth < 2; nth++)
    await pay(await heldQuote(testDb.database, { party: { adult: 1 } }), challenge);
  const [first = '', second = ''] = provider.intents.keys();
  provider.finish(first, 'paid');
  provider.finish(second, 'paid');
  broken.push(first);
  expect((await reconcilePayments(deps, signal())).problems).toEqual([
    `${first}: The provider answered 500.`,
  ]);
  expect(await stateOf(testDb.database)).toEqual(['awaiting_payment', 'confirmed']);
  const watermarks = async () => (await sql('select from payment_watermarks')).rowCount;
  expect(await watermarks()).toBe(0);
  broken.pop();
  await reconcilePayments(deps, signal());
  expect(await stateOf(testDb.database)).toEqual(['confirmed', 'confirmed']);
  expect(await watermarks()).toBe(1);
});
