import { addDays } from '@ashore/core/time/local-date-time.ts';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { expireBooking } from '../../packages/server/src/features/bookings/maintenance/expire-bookings.ts';
import { handlePaymentEvent } from '../../packages/server/src/features/bookings/settlement/handle-payment-event.ts';
import { settlePayment } from '../../packages/server/src/features/bookings/settlement/settle-payment.ts';
import { readPayment } from '../../packages/server/src/features/payments/payment.ts';
import type { Intent } from '../../packages/server/src/gateways/payments/port.ts';
import type {
  ProviderFault,
  ProviderOperation,
} from '../../packages/server/test-support/payment-providers/faults.ts';
import type { PromisedBooking } from './check-bookings.ts';
import { withoutBookingLock } from './control.ts';
import {
  answerAtBank,
  bookingDepsOf,
  type CheckoutPress,
  cardOf,
  checkAfterRace,
  holdSpots,
  pressPay,
  promisedBookings,
  sandboxOf,
  sendCheckout,
} from './race-bookings.ts';
import { addDepartureWithSpots, createRaceDatabase, firstDay } from './race-database.ts';
import { controlOptions, RACE_TIMEOUT, repeatCount } from './race-limits.ts';

const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const countBookingsByState = async ({ pool }: Database) => {
  const { rows } = await pool.query(
    'select state, count(*)::int as count from bookings group by state order by state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};
const signal = () => AbortSignal.timeout(30_000);
/** What a client may rely on: nothing if its call failed. */
const promisedOrNone = (result: ReturnType<typeof sendCheckout>): Promise<PromisedBooking[]> =>
  result.then(promisedBookings, () => []);

afterEach(() => expect.hasAssertions());

test(
  'Of many simultaneous buyers exactly as many get a booking as there are spots, and all others get nothing',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const card = await cardOf(raceDatabase.database);
    const depsOfServers = [1, 2].map(() => bookingDepsOf(raceDatabase.connectAgain()));
    const receivedBookings: PromisedBooking[] = [];
    for (let day = 0; day < repeatCount(3); day++) {
      const date = addDays(firstDay, day);
      await addDepartureWithSpots(raceDatabase.database, date, { left: 10 });
      await times(60, async (client) => {
        const deps = depsOfServers[client % depsOfServers.length] ?? bookingDepsOf(raceDatabase.database);
        const quote = await holdSpots(deps.database, date);
        if (quote)
          receivedBookings.push(...promisedBookings(await sendCheckout(deps, pressPay(quote, card))));
      });
    }
    expect(receivedBookings).toHaveLength(10 * repeatCount(3));
    expect(await checkAfterRace(raceDatabase.database, receivedBookings)).toEqual([]);
  },
  RACE_TIMEOUT,
);

/** Sends one cart fifty times at once: half of the calls repeat one payment attempt, half are separate attempts. */
async function sendOneCartOften(database: Database, date = firstDay) {
  const deps = bookingDepsOf(database);
  const card = await cardOf(database);
  const quote = await holdSpots(database, date);
  if (!quote) throw new Error('The departure has no available spots.');
  const repeatedPress = pressPay(quote, card);
  const receivedBookings = await times(50, (client) =>
    promisedOrNone(sendCheckout(deps, client % 2 ? repeatedPress : pressPay(quote, card))),
  );
  return receivedBookings.flat();
}

test(
  'A cart that is sent fifty times at once, with any payment attempts, makes one booking and one charge',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const otherServer = raceDatabase.connectAgain();
    for (let round = 0; round < repeatCount(3); round++) {
      const receivedBookings = await sendOneCartOften(otherServer, addDays(firstDay, round));
      expect(new Set(receivedBookings.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    }
    expect(await countBookingsByState(raceDatabase.database)).toEqual({ confirmed: repeatCount(3) });
    expect(await checkAfterRace(raceDatabase.database, [])).toEqual([]);
  },
  RACE_TIMEOUT,
);

test(
  'Without the constraint of one booking per cart, a cart gets several bookings, and the checker reports the double charge',
  controlOptions,
  async () => {
    const raceDatabase = await createRaceDatabase();
    await raceDatabase.database.pool.query(
      'drop index one_live_booking_of_cart; alter table bookings drop constraint bookings_hold_id_key',
    );
    await sendOneCartOften(raceDatabase.connectAgain());
    const wrong = await checkAfterRace(raceDatabase.database, []);
    expect(wrong).toContainEqual(expect.stringMatching(/a cart has two active bookings/));
    expect(wrong).toContainEqual(expect.stringMatching(/a cart was charged twice/));
  },
);

/**
 * Makes bookings whose payments the bank has confirmed. For each of them the browser repeats its checkout three times, and
 * the payment provider sends its event ten times, all at the same moment.
 */
async function deliverAllEventsAtOnce(
  database: Database,
  bookingCount: number,
  settlingDatabase: Database = database,
) {
  const challenge = await cardOf(database, 'challenge');
  const deps = bookingDepsOf(settlingDatabase);
  const presses = await times(bookingCount, async (client): Promise<CheckoutPress> => {
    const quote = await holdSpots(database, addDays(firstDay, client));
    if (!quote) throw new Error('The departure has no available spots.');
    return pressPay(quote, challenge);
  });
  return times(bookingCount, async (client) => {
    const pressed = presses[client];
    if (!pressed) return [];
    const acting = await sendCheckout(deps, pressed);
    if (!('intent' in acting)) throw new Error('The payment does not need the bank’s confirmation.');
    const intentId = acting.intent.id;
    await answerAtBank(database, intentId);
    const event = { gateway: 'sandbox', intentId, attemptId: acting.payment.id } as const;
    const { data } = pressed.body;
    const chargeRequest = { ...data.chargeRequest, paymentIntentId: intentId };
    const back = { ...pressed, body: { data: { ...data, chargeRequest } } };
    const browser = times(3, () => promisedOrNone(sendCheckout(deps, back)));
    const events = times(10, () => handlePaymentEvent(deps, event, signal()).catch(() => undefined));
    await events;
    return (await browser).flat();
  });
}

test(
  'Ten copies of a payment event and the returning browser make one sale, one invoice and one notification',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const receivedBookings = (await deliverAllEventsAtOnce(raceDatabase.database, repeatCount(8))).flat();
    expect(await countBookingsByState(raceDatabase.database)).toEqual({ confirmed: repeatCount(8) });
    expect(await checkAfterRace(raceDatabase.database, receivedBookings)).toEqual([]);
  },
  RACE_TIMEOUT,
);

test(
  'Without the booking lock, events are processed several times, and the checker reports it',
  controlOptions,
  async () => {
    const raceDatabase = await createRaceDatabase();
    await deliverAllEventsAtOnce(raceDatabase.database, 8, withoutBookingLock(raceDatabase.connectAgain()));
    const wrong = await checkAfterRace(raceDatabase.database, []);
    expect(wrong).toContainEqual(expect.stringMatching(/a step was taken twice/));
    expect(wrong).toContainEqual(expect.stringMatching(/does not have exactly one invoice/));
  },
);

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

test(
  'Payment updates may arrive late and in any order; the booking ends in the state that the payment provider reports',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const { database } = raceDatabase;
    const challenge = await cardOf(database, 'challenge');
    const gateway = sandboxOf(database);
    const deps = bookingDepsOf(database, gateway);
    const updates: (keyof typeof intentAfter)[] = ['requires_action', 'processing', 'captured', 'refused'];
    const intentAfter = {
      requires_action: {},
      processing: { state: 'processing', action: null },
      captured: { state: 'captured', action: null },
      refused: { state: 'failed', refusal: 'processing_error', action: null },
    } as const;
    const orders = permutations(updates);
    for (const [round, order] of orders.entries()) {
      const quote = await holdSpots(database, addDays(firstDay, round));
      const checkout = quote && (await sendCheckout(deps, pressPay(quote, challenge)));
      if (!checkout || !('intent' in checkout))
        throw new Error('The payment does not need the bank’s confirmation.');
      const payment = await readPayment(database.pool, checkout.payment.id);
      await answerAtBank(database, checkout.intent.id);
      for (const update of order) {
        const capturedMinor = update === 'captured' ? checkout.intent.amount.amount : 0;
        const intent: Intent = { ...checkout.intent, ...intentAfter[update], capturedMinor };
        if (payment) await settlePayment(deps, { payment, intent });
      }
    }
    expect(await countBookingsByState(database)).toEqual({ confirmed: orders.length });
    expect(await checkAfterRace(database, [])).toEqual([]);
  },
  RACE_TIMEOUT,
);

test(
  'Spots whose holds expire while banks confirm are sold at most once, and buyers without a spot are refunded',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const { database } = raceDatabase;
    const [challenge, card] = [await cardOf(database, 'challenge'), await cardOf(database)];
    const deps = bookingDepsOf(raceDatabase.connectAgain());
    await addDepartureWithSpots(database, firstDay, { left: 6 });
    const begun = await times(6, async () => {
      const quote = await holdSpots(database, firstDay);
      const acting = quote && (await sendCheckout(deps, pressPay(quote, challenge)));
      if (!acting || !('intent' in acting))
        throw new Error('The payment does not need the bank’s confirmation.');
      return acting;
    });
    await database.pool.query(
      `update bookings set pay_until = now() - interval '1 second';
       update holds set expires_at = now() - interval '1 second'`,
    );
    const late = begun.map(async ({ intent, payment, booking }, client) => {
      if (client % 2) await expireBooking(deps, { bookingId: booking.id, actor: 'clock' });
      await answerAtBank(database, intent.id);
      const event = { gateway: 'sandbox', intentId: intent.id, attemptId: payment.id } as const;
      await times(2, () => handlePaymentEvent(deps, event, signal()));
    });
    const otherBuyers = times(6, async () => {
      const quote = await holdSpots(database, firstDay);
      return quote ? promisedOrNone(sendCheckout(deps, pressPay(quote, card))) : [];
    });
    await Promise.all(late);
    const receivedBookings = (await otherBuyers).flat();
    expect(await checkAfterRace(database, receivedBookings)).toEqual([]);
    const { confirmed = 0 } = await countBookingsByState(database);
    expect(confirmed).toBeGreaterThan(0);
    expect(confirmed).toBeLessThanOrEqual(6);
  },
  RACE_TIMEOUT,
);

test(
  'If the connection to the payment provider fails repeatedly, a traveller who repeats the checkout has one booking and one charge',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const { database } = raceDatabase;
    const card = await cardOf(database);
    const faults: (ProviderFault | undefined)[] = ['lost', 'fails', 5, undefined];
    let count = 0;
    const receivedBookings: PromisedBooking[] = [];
    // 5 is an answer that comes five milliseconds late. Not random: each fault meets each operation, in a different order
    // each time.
    const faultOf = (operation: ProviderOperation) => faults[(count++ + operation.length) % faults.length];
    const deps = bookingDepsOf(raceDatabase.connectAgain(), sandboxOf(database, faultOf));
    await times(repeatCount(40), async (client) => {
      const quote = await holdSpots(database, addDays(firstDay, client % repeatCount(10)));
      if (!quote) return;
      const pressed = pressPay(quote, card);
      for (let attempt = 0; attempt < 5; attempt++) {
        const result = await promisedOrNone(sendCheckout(deps, pressed));
        receivedBookings.push(...result);
        if (result.length > 0) return;
      }
    });
    expect(receivedBookings.length).toBeGreaterThan(repeatCount(20));
    expect(await checkAfterRace(database, receivedBookings)).toEqual([]);
  },
  RACE_TIMEOUT,
);
