import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays, localTime } from '@ashore/core/time/local-date-time.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { cancelDepartures } from '../../packages/server/src/features/bookings/cancellation/cancel-by-supplier.ts';
import { answerRequest } from '../../packages/server/src/features/bookings/requests/answer-request.ts';
import { captureAcceptedBooking } from '../../packages/server/src/features/bookings/settlement/capture-accepted-booking.ts';
import { handlePaymentEvent } from '../../packages/server/src/features/bookings/settlement/handle-payment-event.ts';
import type { PromisedBooking } from './check-bookings.ts';
import { type DeathPoint, mortalServer } from './mortal-server.ts';
import {
  answerAtBank,
  bookingDepsOf,
  cardOf,
  checkAfterRace,
  holdSpots,
  pressPay,
  promisedBookings,
  sandboxOf,
  sendCheckout,
} from './race-bookings.ts';
import { createRaceDatabase, firstDay, type RaceDatabase, sailOption } from './race-database.ts';
import { RACE_TIMEOUT, repeatCount } from './race-limits.ts';
import { withoutTransactions, withTransactionsOnly } from './without-transactions.ts';

const deaths = (count: number): DeathPoint[] =>
  Array.from({ length: count }, (_, at) => [
    { at, when: 'before' } as const,
    { at, when: 'after' } as const,
  ]).flat();

type DyingServer = {
  readonly death: DeathPoint;
  readonly day: number;
  readonly triesAgain: boolean;
  readonly wrap: (database: Database) => Database;
};

/**
 * A server books and dies at one of its operations. Another server then repeats the call if `triesAgain`.
 * Returns the answer to the client.
 */
async function buyOnDyingServer(
  raceDatabase: RaceDatabase,
  { death, day, triesAgain, wrap }: DyingServer,
): Promise<PromisedBooking[]> {
  const card = await cardOf(raceDatabase.database);
  const quote = await holdSpots(raceDatabase.database, addDays(firstDay, day));
  if (!quote) throw new Error('The departure has no available spots.');
  const pressed = pressPay(quote, card);
  const server = mortalServer(wrap(raceDatabase.database), sandboxOf(raceDatabase.database), death);
  const answer = await sendCheckout(bookingDepsOf(server.database, server.gateway), pressed).then(
    promisedBookings,
    () => undefined,
  );
  if (answer || !triesAgain) return answer ?? [];
  return promisedBookings(await sendCheckout(bookingDepsOf(raceDatabase.database), pressed));
}

test.each<[string, number, (database: Database) => Database]>([
  ['in single statements', 4, (database) => database],
  ['in transactions', 14, withTransactionsOnly],
])(
  'If a server that books %s dies before or after any operation, a client that repeats the call has one booking, and one that does not has at most one',
  async (_, leastOperations, wrap) => {
    const raceDatabase = await createRaceDatabase();
    const live = mortalServer(wrap(raceDatabase.database), sandboxOf(raceDatabase.database), {
      at: -1,
      when: 'before',
    });
    const quote = await holdSpots(raceDatabase.database, firstDay);
    if (quote)
      await sendCheckout(
        bookingDepsOf(live.database, live.gateway),
        pressPay(quote, await cardOf(raceDatabase.database)),
      );
    expect(live.operationCount()).toBeGreaterThan(leastOperations);
    const receivedBookings: PromisedBooking[] = [];
    for (const [day, death] of deaths(live.operationCount()).entries()) {
      receivedBookings.push(
        ...(await buyOnDyingServer(raceDatabase, { death, day, triesAgain: true, wrap })),
      );
      await buyOnDyingServer(raceDatabase, { death, day, triesAgain: false, wrap });
    }
    expect(receivedBookings).toHaveLength(2 * live.operationCount());
    expect(await checkAfterRace(raceDatabase.database, receivedBookings)).toEqual([]);
  },
  RACE_TIMEOUT,
);

test(
  'Without transactions, a server that dies leaves part of a booking behind, and the checker reports it',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const card = await cardOf(raceDatabase.database);
    // The first eighteen operations reach into the confirmation, which leaves a sale without an invoice behind.
    for (const [day, death] of deaths(18).entries()) {
      const quote = await holdSpots(raceDatabase.database, addDays(firstDay, day));
      if (!quote) throw new Error('The departure has no available spots.');
      const server = mortalServer(
        withoutTransactions(withTransactionsOnly(raceDatabase.database)),
        sandboxOf(raceDatabase.database),
        death,
      );
      await sendCheckout(bookingDepsOf(server.database, server.gateway), pressPay(quote, card)).catch(
        () => undefined,
      );
    }
    expect(await checkAfterRace(raceDatabase.database, [])).toContainEqual(
      expect.stringContaining('a confirmed booking does not have exactly one invoice'),
    );
  },
  RACE_TIMEOUT,
);

type PaymentToConfirm = { readonly day: number; readonly isLate: boolean };

/**
 * Books, and lets the bank confirm the payment. Returns the event that the payment provider sends. A late payment
 * finds its hold ended and no spot on sale, so it is refunded.
 */
async function confirmPayment({ database }: RaceDatabase, { day, isLate }: PaymentToConfirm) {
  const quote = await holdSpots(database, addDays(firstDay, day));
  const press = quote && pressPay(quote, await cardOf(database, 'challenge'));
  const begun = press && (await sendCheckout(bookingDepsOf(database), press));
  if (!begun || !('intent' in begun)) throw new Error('The payment does not need the bank’s confirmation.');
  if (isLate)
    await database.pool.query(`update departures set closed = true where id in (
        select departure_id from holds where id = '${begun.booking.holdId}');
      update holds set expires_at = now() - interval '1 second' where id = '${begun.booking.holdId}'`);
  await answerAtBank(database, begun.intent.id);
  return { gateway: 'sandbox', intentId: begun.intent.id, attemptId: begun.payment.id } as const;
}

test(
  'If a server dies while it handles a payment event or refunds a late payment, no booking and no money is lost',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const { database } = raceDatabase;
    let day = 0;
    for (const isLate of [false, true]) {
      const handleEvent = async (death: DeathPoint) => {
        const event = await confirmPayment(raceDatabase, { day: day++, isLate });
        const server = mortalServer(database, sandboxOf(database), death);
        const deps = bookingDepsOf(server.database, server.gateway);
        await handlePaymentEvent(deps, event, AbortSignal.timeout(10_000)).catch(() => undefined);
        return server;
      };
      const live = await handleEvent({ at: -1, when: 'before' });
      for (const death of deaths(live.operationCount()))
        expect((await handleEvent(death)).hasDied()).toBe(true);
    }
    expect(await checkAfterRace(database, [])).toEqual([]);
  },
  RACE_TIMEOUT,
);

/** Books with an authorised payment. The supplier has accepted, and the payment is not yet captured. */
async function acceptedBooking(raceDatabase: RaceDatabase, day: number): Promise<string> {
  const { database } = raceDatabase;
  const quote = await holdSpots(database, addDays(firstDay, day));
  if (!quote) throw new Error('The departure has no available spots.');
  const result = await sendCheckout(
    bookingDepsOf(database),
    pressPay(quote, await cardOf(database), { authorize: true }),
  );
  await answerRequest(database, { bookingId: result.booking.id, answer: 'accept', actor: 'supplier' });
  return result.booking.id;
}

test(
  'If a server dies while it captures a payment, the next attempt finds it captured or captures it',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const { database } = raceDatabase;
    const live = mortalServer(database, sandboxOf(database), { at: -1, when: 'before' });
    const first = await acceptedBooking(raceDatabase, 0);
    await captureAcceptedBooking(
      bookingDepsOf(live.database, live.gateway),
      first,
      AbortSignal.timeout(10_000),
    );
    for (const [day, death] of deaths(live.operationCount()).entries()) {
      const bookingId = await acceptedBooking(raceDatabase, day);
      const server = mortalServer(database, sandboxOf(database), death);
      const capture = captureAcceptedBooking(
        bookingDepsOf(server.database, server.gateway),
        bookingId,
        AbortSignal.timeout(10_000),
      );
      await capture.catch(() => undefined);
      expect(server.hasDied()).toBe(true);
      await captureAcceptedBooking(bookingDepsOf(database), bookingId, AbortSignal.timeout(10_000));
    }
    const { rows } = await database.pool.query('select distinct state from bookings');
    expect(rows).toEqual([{ state: 'confirmed' }]);
    expect(await checkAfterRace(database, [])).toEqual([]);
  },
  RACE_TIMEOUT,
);

test(
  'If a server dies while it cancels a departure, a second run leaves every booking ended, refunded and notified once',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const { database } = raceDatabase;
    const card = await cardOf(database);
    const buyTwo = async (day: number) => {
      for (let buyer = 0; buyer < 2; buyer++) {
        const quote = await holdSpots(database, addDays(firstDay, day));
        if (quote) await sendCheckout(bookingDepsOf(database), pressPay(quote, card));
      }
    };
    const cancelAll = (on: typeof database, day: number) =>
      cancelDepartures(on, {
        departures: [{ option: sailOption, date: addDays(firstDay, day), time: localTime('10:00') }],
        actor: 'operator',
        reason: 'weather',
      });
    const live = mortalServer(database, sandboxOf(database), { at: -1, when: 'before' });
    await buyTwo(0);
    expect(await cancelAll(live.database, 0)).toEqual({ cancelled: 2 });
    for (let at = 0; at < live.operationCount(); at++) {
      await buyTwo(at + 1);
      const server = mortalServer(database, sandboxOf(database), { at, when: at % 2 ? 'before' : 'after' });
      await cancelAll(server.database, at + 1).catch(() => undefined);
      expect(server.hasDied()).toBe(true);
      await cancelAll(database, at + 1);
    }
    expect(await checkAfterRace(database, [])).toEqual([]);
    const { rows } = await database.pool.query(
      `select distinct b.state, (select count(*)::int from refunds r where r.payment_id = b.payment_id) as refunds,
         (select sum(r.amount_minor) from refunds r where r.payment_id = b.payment_id and r.state = 'done') = b.total_minor as "isAll",
         (select count(*)::int from jobs j where j.kind = 'notify-booking' and j.payload ->> 'bookingId' = b.id::text
           and j.payload ->> 'about' = 'cancel_by_supplier') as notified
       from bookings b`,
    );
    expect(rows).toEqual([{ state: 'cancelled', refunds: 1, isAll: true, notified: 1 }]);
  },
  RACE_TIMEOUT,
);

/** Starts a server as its own process, and returns the port on which it listens. */
async function startProcess(url: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(new URL('server-process.ts', import.meta.url), [url], { execArgv: [] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}

test(
  'If a process is killed, every confirmed booking exists, and a browser that repeats its request gets its booking',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const card = await cardOf(raceDatabase.database);
    const receivedBookings: PromisedBooking[] = [];
    for (let round = 0; round < repeatCount(2); round++) {
      const { child, port } = await startProcess(raceDatabase.url);
      const unansweredBodies: object[] = [];
      let isKilled = false;
      const buyers = Array.from({ length: 12 }, async (_, client) => {
        while (!isKilled) {
          const quote = await holdSpots(
            raceDatabase.database,
            addDays(firstDay, Math.floor(Math.random() * 300)),
          );
          if (!quote || isKilled) continue;
          const { body } = pressPay(quote, card);
          const answer = await post(port, client, body).catch(() => undefined);
          if (answer) receivedBookings.push(answer);
          else unansweredBodies.push(body);
        }
      });
      await wait(700 + 300 * round);
      child.kill('SIGKILL');
      isKilled = true;
      await Promise.all(buyers);
      const next = await startProcess(raceDatabase.url);
      for (const [client, body] of unansweredBodies.entries()) {
        const answer = await post(next.port, client, body);
        if (answer) receivedBookings.push(answer);
      }
      next.child.kill('SIGKILL');
    }
    expect(receivedBookings.length).toBeGreaterThan(10);
    expect(await checkAfterRace(raceDatabase.database, receivedBookings)).toEqual([]);
  },
  RACE_TIMEOUT,
);

async function post(port: number, client: number, body: object): Promise<PromisedBooking | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/shopper/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${client >> 8}.${client & 255}` },
    body: JSON.stringify(body),
  });
  const { cart } = (await answer.json()) as { cart?: { id: string; tcConfirmationNumber: string } };
  return cart && { cartId: cart.id, orderNumber: cart.tcConfirmationNumber };
}
