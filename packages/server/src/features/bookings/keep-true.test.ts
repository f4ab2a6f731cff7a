import { localTime } from '@ashore/core/time/local-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { readPaymentsOf } from '../payments/read-payments.ts';
import { countersOf, loadQuoteWorld, showId, showOption } from '../quotes/quotes-for-tests.ts';
import { completeBooking } from './complete-booking.ts';
import { balances, deskFor, emptyBookings, heldQuote, letPaymentEnd, stateOf } from './desk-for-tests.ts';
import { type DueStep, dueBookings } from './due-bookings.ts';
import { lapseBooking } from './lapse-booking.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { takeBookingStep } from './take-booking-step.ts';
import { timeOutRequest } from './time-out-request.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

const signal = () => AbortSignal.timeout(5_000);
const challenge = { charge: { paymentMethodId: 'challenge' } };
const request = { product: showId, optionId: showOption, time: localTime('18:30') };
const due = (step: DueStep) => dueBookings(place.database.pool, step, { provider: 'sandbox' });
const sql = (text: string) => place.database.pool.query(text);
/** As if everything had happened so long ago. */
const later = (minutes: number) =>
  sql(`update payments set made_at = made_at - interval '${minutes} minutes',
    read_at = read_at - interval '${minutes} minutes'`);

test('What nobody has paid in time ends: its try is cancelled at the provider, and its spots are for others.', async () => {
  const { desk, pay, provider, jobs } = deskFor(place.database);
  const { booking } = await pay(await heldQuote(place.database), challenge);
  const lapse = () => lapseBooking(desk, { bookingId: booking.id, actor: 'clock' });
  expect([await due('lapse'), await lapse()]).toEqual([[], false]);
  // That look has cancelled the try, as the clock of a booking that is over would have.
  await letPaymentEnd(place.database);
  expect(await due('lapse')).toEqual([booking.id]);
  const lapsed = await Promise.all([lapse(), lapse(), lapse()]);
  expect(lapsed.filter(Boolean)).toHaveLength(1);
  expect([...provider.intents.values()]).toMatchObject([{ state: 'cancelled' }]);
  expect(await stateOf(place.database)).toEqual(['expired']);
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 0 }]);
  expect(await jobs()).toEqual(['lapse']);
});

test('Money that was quicker than the clock is a sale, and the clock finds nothing to end.', async () => {
  const { desk, pay, provider } = deskFor(place.database);
  const { booking } = await pay(await heldQuote(place.database), challenge);
  const [id = ''] = provider.intents.keys();
  provider.finish(id, 'paid');
  await letPaymentEnd(place.database);
  expect(await lapseBooking(desk, { bookingId: booking.id, actor: 'clock' })).toBe(false);
  expect(await stateOf(place.database)).toEqual(['confirmed']);
});

test('A provider that does not answer keeps nobody else’s spots: the booking ends, and its try is cancelled later.', async () => {
  let isAway = true;
  const { desk, pay, provider } = deskFor(place.database, {
    faultOf: (deed) => (isAway && deed === 'cancel' ? 'fails' : undefined),
  });
  const { booking } = await pay(await heldQuote(place.database), challenge);
  await letPaymentEnd(place.database);
  expect(await lapseBooking(desk, { bookingId: booking.id, actor: 'clock' })).toBe(true);
  await later(2);
  isAway = false;
  await reconcilePayments(desk, signal());
  expect([...provider.intents.values()]).toMatchObject([{ state: 'cancelled' }]);
});

test('A day without an answer is a no, once: the money is let go and the spots are free.', async () => {
  const { desk, pay, provider, jobs, giveAllBack } = deskFor(place.database);
  const { booking } = await pay(await heldQuote(place.database, request));
  expect(await timeOutRequest(desk, booking.id)).toBe(false);
  await sql(`update bookings set answer_until = now() - interval '1 second'`);
  expect(await due('time_out')).toEqual([booking.id]);
  const struck = await Promise.all(Array.from({ length: 5 }, () => timeOutRequest(desk, booking.id)));
  expect(struck.filter(Boolean)).toHaveLength(1);
  await giveAllBack();
  expect([...provider.intents.values()]).toMatchObject([{ state: 'cancelled' }]);
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 0 }]);
  expect(await jobs()).toEqual(['ask', 'time_out', 'give-back']);
});

test('A supplier who says yes while the clock strikes: one of both, never both and never neither.', async () => {
  const { desk, pay } = deskFor(place.database);
  for (const milliseconds of [-5, 0, 2, 5, 10, 20]) {
    await emptyBookings(place.database);
    const { booking } = await pay(await heldQuote(place.database, request));
    await sql(`update bookings set answer_until = now() + interval '${milliseconds} milliseconds'`);
    const accept = () =>
      transaction(place.database, ({ client }) =>
        takeBookingStep(client, { bookingId: booking.id, step: 'accept', actor: 'supplier' }),
      );
    const clock = async () => {
      for (let strike = 0; strike < 50; strike++) if (await timeOutRequest(desk, booking.id)) return true;
      return false;
    };
    const [accepted, timedOut] = await Promise.all([accept(), clock()]);
    expect([accepted.outcome === 'taken', timedOut]).toContain(true);
    expect(accepted.outcome === 'taken' && timedOut).toBe(false);
  }
});

test('A trip that is over is complete.', async () => {
  const { desk, pay } = deskFor(place.database);
  const { booking } = await pay(await heldQuote(place.database));
  expect(await completeBooking(desk, booking.id)).toBe(false);
  await sql(
    `update bookings set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'`,
  );
  expect(await due('complete')).toEqual([booking.id]);
  expect([await completeBooking(desk, booking.id), await completeBooking(desk, booking.id)]).toEqual([
    true,
    false,
  ]);
});

test('A step that is rolled back is neither written down nor told.', async () => {
  const { pay, jobs } = deskFor(place.database);
  const { booking } = await pay(await heldQuote(place.database, request));
  const before = await jobs();
  await expect(
    transaction(place.database, async ({ client }) => {
      await takeBookingStep(client, { bookingId: booking.id, step: 'decline', actor: 'supplier' });
      throw new Error('The line was cut.');
    }),
  ).rejects.toThrow('The line was cut.');
  expect([await stateOf(place.database), await jobs()]).toEqual([['on_request'], before]);
});

test('An answer that nobody heard, of a server that died, is found and is a sale.', async () => {
  const lost = new Set(['create', 'findByAttempt']);
  const { desk, pay, provider } = deskFor(place.database, {
    faultOf: (deed) => (lost.has(deed) ? 'lost' : undefined),
  });
  await expect(pay(await heldQuote(place.database))).rejects.toMatchObject({ code: 'unavailable' });
  expect(await stateOf(place.database)).toEqual(['awaiting_payment']);
  lost.clear();
  await later(2);
  await reconcilePayments(desk, signal());
  expect(await stateOf(place.database)).toEqual(['confirmed']);
  expect(provider.intents.size).toBe(1);
});

test('A try that never reached the provider is closed after a while, and another card may be used at once after that.', async () => {
  let isAway = true;
  const { desk, pay } = deskFor(place.database, { faultOf: () => (isAway ? 'fails' : undefined) });
  const quote = await heldQuote(place.database);
  await expect(pay(quote)).rejects.toMatchObject({ code: 'unavailable' });
  isAway = false;
  await later(2);
  await reconcilePayments(desk, signal());
  const [booking] = (await sql('select id from bookings')).rows;
  const states = async () =>
    (await readPaymentsOf(place.database.pool, booking.id)).map(({ state }) => state);
  expect(await states()).toEqual(['asked']);
  await later(10);
  await reconcilePayments(desk, signal());
  expect(await states()).toEqual(['failed']);
  expect(await pay(quote)).toMatchObject({ outcome: 'sold' });
});

test('An event that never came is made up for by what the provider says has changed, and only once.', async () => {
  const { desk, pay, provider } = deskFor(place.database);
  await pay(await heldQuote(place.database), challenge);
  const [id = ''] = provider.intents.keys();
  provider.finish(id, 'paid');
  expect(await reconcilePayments(desk, signal())).toMatchObject({ settled: 1, troubles: [] });
  expect(await stateOf(place.database)).toEqual(['confirmed']);
  expect(await reconcilePayments(desk, signal())).toMatchObject({ settled: 0 });
});

test('Every difference that can be is repaired in one pass, and a second finds nothing.', async () => {
  const { desk, pay, provider, giveAllBack } = deskFor(place.database);
  const held = () => heldQuote(place.database, { party: { adult: 1 } });
  await pay(await held(), challenge);
  await pay(await held(), challenge);
  const [paid = '', cancelled = ''] = provider.intents.keys();
  provider.finish(paid, 'paid');
  provider.finish(cancelled, 'cancelled');
  // Money for what has ended, noted and never given back.
  const third = await pay(await held());
  await sql(`update bookings set state = 'expired', payment_id = null where id = '${third.booking.id}'`);
  await sql(`update holds set state = 'released', ended_at = now() where id = '${third.booking.holdId}'`);
  await sql(`update departures set closed = true, sold = sold - 1`);
  // A refund that was written down, and whose job is gone.
  const fourth = [...provider.intents.values()].at(-1);
  await later(2);
  expect((await reconcilePayments(desk, signal())).troubles).toEqual([]);
  await giveAllBack();
  expect(fourth && provider.intents.get(fourth.id)?.refunds).toHaveLength(1);
  expect((await stateOf(place.database)).toSorted()).toEqual(['awaiting_payment', 'confirmed', 'expired']);
  expect(await reconcilePayments(desk, signal())).toMatchObject({ troubles: [] });
  expect(await balances(place.database)).toMatchObject({ provider: -4_850 });
});

test('A fault at one provider or payment is said, and does not keep the others from being looked at.', async () => {
  const { desk, pay, provider } = deskFor(place.database, {
    faultOf: (deed) => (deed === 'changedSince' ? 'fails' : undefined),
  });
  await pay(await heldQuote(place.database), challenge);
  const [id = ''] = provider.intents.keys();
  provider.finish(id, 'paid');
  await later(2);
  expect((await reconcilePayments(desk, signal())).troubles).toEqual(['sandbox: It answered 500.']);
  expect(await stateOf(place.database)).toEqual(['confirmed']);
});
