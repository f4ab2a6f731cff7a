import { addDays } from '@ashore/core/time/local-date-time.ts';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { expireBooking } from '../../packages/server/src/features/bookings/maintenance/expire-bookings.ts';
import { handlePaymentEvent } from '../../packages/server/src/features/bookings/settlement/handle-payment-event.ts';
import { settlePayment } from '../../packages/server/src/features/bookings/settlement/settle-payment.ts';
import { readPayment } from '../../packages/server/src/features/payments/payment.ts';
import type { Intent } from '../../packages/server/src/gateways/payments/port.ts';
import type {
  Fault,
  ProviderOperation,
} from '../../packages/server/test-support/payment-providers/faults.ts';
import {
  bookingDepsOf,
  cardOf,
  decide,
  hold,
  judged,
  type Press,
  press,
  sandboxOf,
  seenIn,
  send,
} from './booking-place.ts';
import type { Seen } from './check-bookings.ts';
import { forgetfulOfLocks } from './control.ts';
import { control, often, patience } from './how-long.ts';
import { firstDay, leaveSpots, racePlace } from './race-place.ts';

const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const states = async ({ pool }: Database) => {
  const { rows } = await pool.query(
    'select state, count(*)::int as count from bookings group by state order by state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};
const signal = () => AbortSignal.timeout(30_000);
/** What a client may rely on: nothing if its call failed. */
const seenOrNot = (sent: ReturnType<typeof send>): Promise<Seen[]> => sent.then(seenIn, () => []);

afterEach(() => expect.hasAssertions());

test(
  'Of many simultaneous buyers exactly as many get a booking as there are spots, and all others get nothing',
  async () => {
    const place = await racePlace();
    const card = await cardOf(place.database);
    const depsOfServers = [1, 2].map(() => bookingDepsOf(place.another()));
    const seen: Seen[] = [];
    for (let day = 0; day < often(3); day++) {
      const date = addDays(firstDay, day);
      await leaveSpots(place.database, date, { left: 10 });
      await times(60, async (client) => {
        const deps = depsOfServers[client % depsOfServers.length] ?? bookingDepsOf(place.database);
        const quote = await hold(deps.database, date);
        if (quote) seen.push(...seenIn(await send(deps, press(quote, card))));
      });
    }
    expect(seen).toHaveLength(10 * often(3));
    expect(await judged(place.database, seen)).toEqual([]);
  },
  patience,
);

/** Sends one cart fifty times at once: half repeat the same attempt, half are separate attempts. */
async function oneCartOften(database: Database, deps = bookingDepsOf(database)) {
  const card = await cardOf(database);
  const quote = await hold(database, firstDay);
  if (!quote) throw new Error('Nothing is held.');
  const same = press(quote, card);
  const seen = await times(50, (client) => seenOrNot(send(deps, client % 2 ? same : press(quote, card))));
  return seen.flat();
}

test(
  'One cart that is sent fifty times at once makes one booking and one charge, whatever the payment attempts',
  async () => {
    const place = await racePlace();
    for (let round = 0; round < often(3); round++) {
      const seen = await oneCartOften(place.another());
      expect(new Set(seen.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    }
    expect(await states(place.database)).toEqual({ confirmed: often(3) });
    expect(await judged(place.database, [])).toEqual([]);
  },
  patience,
);

test(
  'Without the rule of one booking per cart there are several, and the checker reports the double charge',
  control,
  async () => {
    const place = await racePlace();
    await place.database.pool.query(
      'drop index one_live_booking_of_cart; alter table bookings drop constraint bookings_hold_id_key',
    );
    await oneCartOften(place.another());
    const wrong = await judged(place.database, []);
    expect(wrong).toContainEqual(expect.stringMatching(/a cart has two bookings that live/));
    expect(wrong).toContainEqual(expect.stringMatching(/a cart was charged twice/));
  },
);

/**
 * The bank has confirmed. At the same moment the browser returns, and the provider sends its event ten times.
 */
async function allHearAtOnce(database: Database, many: number, settling: Database = database) {
  const challenge = await cardOf(database, 'challenge');
  const deps = bookingDepsOf(settling);
  const presses = await times(many, async (client): Promise<Press> => {
    const quote = await hold(database, addDays(firstDay, client));
    if (!quote) throw new Error('Nothing is held.');
    return press(quote, challenge);
  });
  return times(many, async (client) => {
    const pressed = presses[client];
    if (!pressed) return [];
    const acting = await send(deps, pressed);
    if (!('intent' in acting)) throw new Error('The bank was not asked.');
    const intentId = acting.intent.id;
    await decide(database, intentId);
    const event = { gateway: 'sandbox', intentId, attemptId: acting.payment.id } as const;
    const { data } = pressed.body;
    const chargeRequest = { ...data.chargeRequest, paymentIntentId: intentId };
    const back = { ...pressed, body: { data: { ...data, chargeRequest } } };
    const browser = times(3, () => seenOrNot(send(deps, back)));
    const events = times(10, () => handlePaymentEvent(deps, event, signal()).catch(() => undefined));
    await events;
    return (await browser).flat();
  });
}

test(
  'Ten copies of a payment event and the returning browser make one sale, one invoice and one notification',
  async () => {
    const place = await racePlace();
    const seen = (await allHearAtOnce(place.database, often(8))).flat();
    expect(await states(place.database)).toEqual({ confirmed: often(8) });
    expect(await judged(place.database, seen)).toEqual([]);
  },
  patience,
);

test(
  'Without the booking lock they are processed several times, and the checker reports it',
  control,
  async () => {
    const place = await racePlace();
    await allHearAtOnce(place.database, 8, forgetfulOfLocks(place.another()));
    const wrong = await judged(place.database, []);
    expect(wrong).toContainEqual(expect.stringMatching(/a step was taken twice/));
    expect(wrong).toContainEqual(expect.stringMatching(/not exactly one invoice/));
  },
);

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

test(
  'Whatever the order and age of payment updates, the booking ends as the payment provider states',
  async () => {
    const place = await racePlace();
    const { database } = place;
    const challenge = await cardOf(database, 'challenge');
    const gateway = sandboxOf(database);
    const deps = bookingDepsOf(database, gateway);
    const news: (keyof typeof asItWas)[] = ['requires_action', 'processing', 'captured', 'refused'];
    const asItWas = {
      requires_action: {},
      processing: { state: 'processing', action: null },
      captured: { state: 'captured', action: null },
      refused: { state: 'failed', refusal: 'processing_error', action: null },
    } as const;
    for (const [round, order] of permutations(news).entries()) {
      const quote = await hold(database, addDays(firstDay, round));
      const begun = quote && (await send(deps, press(quote, challenge)));
      if (!begun || !('intent' in begun)) throw new Error('The bank was not asked.');
      const payment = await readPayment(database.pool, begun.payment.id);
      await decide(database, begun.intent.id);
      for (const one of order) {
        const capturedMinor = one === 'captured' ? begun.intent.amount.amount : 0;
        const intent: Intent = { ...begun.intent, ...asItWas[one], capturedMinor };
        if (payment) await settlePayment(deps, { payment, intent });
      }
    }
    expect(await states(database)).toEqual({ confirmed: 24 });
    expect(await judged(database, [])).toEqual([]);
  },
  patience,
);

test(
  'Spots lost while banks take their time go to the first buyer, and all others are refunded',
  async () => {
    const place = await racePlace();
    const { database } = place;
    const [challenge, card] = [await cardOf(database, 'challenge'), await cardOf(database)];
    const deps = bookingDepsOf(place.another());
    await leaveSpots(database, firstDay, { left: 6 });
    const begun = await times(6, async () => {
      const quote = await hold(database, firstDay);
      const acting = quote && (await send(deps, press(quote, challenge)));
      if (!acting || !('intent' in acting)) throw new Error('The bank was not asked.');
      return acting;
    });
    await database.pool.query(
      `update bookings set pay_until = now() - interval '1 second';
       update holds set expires_at = now() - interval '1 second'`,
    );
    const late = begun.map(async ({ intent, payment, booking }, client) => {
      if (client % 2) await expireBooking(deps, { bookingId: booking.id, actor: 'clock' });
      await decide(database, intent.id);
      const event = { gateway: 'sandbox', intentId: intent.id, attemptId: payment.id } as const;
      await times(2, () => handlePaymentEvent(deps, event, signal()));
    });
    const others = times(6, async () => {
      const quote = await hold(database, firstDay);
      return quote ? seenOrNot(send(deps, press(quote, card))) : [];
    });
    await Promise.all(late);
    const seen = (await others).flat();
    expect(await judged(database, seen)).toEqual([]);
    const { confirmed = 0 } = await states(database);
    expect(confirmed).toBeGreaterThan(0);
    expect(confirmed).toBeLessThanOrEqual(6);
  },
  patience,
);

test(
  'However often the connection to the payment provider fails, a traveller who tries again has one booking and one charge',
  async () => {
    const place = await racePlace();
    const { database } = place;
    const card = await cardOf(database);
    const faults: (Fault | undefined)[] = ['lost', 'fails', 5, undefined];
    let count = 0;
    const seen: Seen[] = [];
    // Not random: each fault meets each operation, in a different order each time.
    const faultOf = (operation: ProviderOperation) => faults[(count++ + operation.length) % faults.length];
    const deps = bookingDepsOf(place.another(), sandboxOf(database, faultOf));
    await times(often(40), async (client) => {
      const quote = await hold(database, addDays(firstDay, client % 10));
      if (!quote) return;
      const pressed = press(quote, card);
      for (let attempt = 0; attempt < 5; attempt++) {
        const result = await seenOrNot(send(deps, pressed));
        seen.push(...result);
        if (result.length > 0) return;
      }
    });
    expect(seen.length).toBeGreaterThan(often(20));
    expect(await judged(database, seen)).toEqual([]);
  },
  patience,
);
