import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays, localTime } from '@ashore/core/time/local-date-time.ts';
import { expect, onTestFinished, test } from 'vitest';
import { cancelDepartures } from '../../packages/server/src/features/bookings/cancellation/cancel-by-supplier.ts';
import { answerRequest } from '../../packages/server/src/features/bookings/requests/answer-request.ts';
import { captureAcceptedBooking } from '../../packages/server/src/features/bookings/settlement/capture-accepted-booking.ts';
import { handlePaymentEvent } from '../../packages/server/src/features/bookings/settlement/handle-payment-event.ts';
import {
  bookingDepsOf,
  cardOf,
  decide,
  hold,
  judged,
  press,
  sandboxOf,
  seenIn,
  send,
} from './booking-place.ts';
import type { Seen } from './check-bookings.ts';
import { withoutTransactions } from './control.ts';
import { often, patience } from './how-long.ts';
import { type Death, mortal } from './mortal.ts';
import { firstDay, type RacePlace, racePlace, sail } from './race-place.ts';

const deaths = (count: number): Death[] =>
  Array.from({ length: count }, (_, at) => [
    { at, when: 'before' } as const,
    { at, when: 'after' } as const,
  ]).flat();

/**
 * A server books and dies at one of its operations. Another server then repeats the call if `triesAgain`.
 * Returns what the client was told.
 */
async function buyAndDie(
  place: RacePlace,
  death: Death,
  number: number,
  triesAgain: boolean,
): Promise<Seen[]> {
  const card = await cardOf(place.database);
  const quote = await hold(place.database, addDays(firstDay, number % 40));
  if (!quote) throw new Error('Nothing is held.');
  const pressed = press(quote, card);
  const server = mortal(place.database, sandboxOf(place.database), death);
  const answer = await send(bookingDepsOf(server.database, server.gateway), pressed).then(
    seenIn,
    () => undefined,
  );
  if (answer || !triesAgain) return answer ?? [];
  return seenIn(await send(bookingDepsOf(place.database), pressed));
}

test(
  'A server may die before or after any operation: a client that tries again has one booking, another has one or none',
  async () => {
    const place = await racePlace();
    const live = mortal(place.database, sandboxOf(place.database), { at: -1, when: 'before' });
    const quote = await hold(place.database, firstDay);
    if (quote)
      await send(bookingDepsOf(live.database, live.gateway), press(quote, await cardOf(place.database)));
    expect(live.operationCount()).toBeGreaterThan(10);
    const seen: Seen[] = [];
    for (const [number, death] of deaths(live.operationCount()).entries()) {
      seen.push(...(await buyAndDie(place, death, number, true)));
      await buyAndDie(place, death, number, false);
    }
    expect(seen).toHaveLength(2 * live.operationCount());
    expect(await judged(place.database, seen)).toEqual([]);
  },
  patience,
);

test(
  'Without transactions a server that dies leaves half of a booking behind, and the checker sees it',
  async () => {
    const place = await racePlace();
    const card = await cardOf(place.database);
    for (const [number, death] of deaths(16).entries()) {
      const quote = await hold(place.database, addDays(firstDay, number));
      if (!quote) throw new Error('Nothing is held.');
      const server = mortal(withoutTransactions(place.database), sandboxOf(place.database), death);
      await send(bookingDepsOf(server.database, server.gateway), press(quote, card)).catch(() => undefined);
    }
    expect(await judged(place.database, [])).toContainEqual(
      expect.stringContaining('a confirmed booking has not exactly one invoice'),
    );
  },
  patience,
);

test(
  'A server may die while it handles a payment event or refunds a late payment',
  async () => {
    const place = await racePlace();
    const { database } = place;
    const challenge = await cardOf(database, 'challenge');
    for (const [number, death] of deaths(16).entries()) {
      const quote = await hold(database, addDays(firstDay, number % 40));
      const begun = quote && (await send(bookingDepsOf(database), press(quote, challenge)));
      if (!begun || !('intent' in begun)) throw new Error('The bank was not asked.');
      if (number % 3 === 2)
        await database.pool.query(`update departures set closed = true where id in (
            select departure_id from holds where id = '${begun.booking.holdId}');
          update holds set expires_at = now() - interval '1 second' where id = '${begun.booking.holdId}'`);
      await decide(database, begun.intent.id);
      const event = { gateway: 'sandbox', intentId: begun.intent.id, attemptId: begun.payment.id } as const;
      const server = mortal(database, sandboxOf(database), death);
      const deps = bookingDepsOf(server.database, server.gateway);
      await handlePaymentEvent(deps, event, AbortSignal.timeout(10_000)).catch(() => undefined);
      await database.pool.query('update departures set closed = false');
    }
    expect(await judged(database, [])).toEqual([]);
  },
  patience,
);

/** Books with an authorised payment. The supplier has accepted, and the payment is not yet captured. */
async function accepted(place: RacePlace, number: number): Promise<string> {
  const { database } = place;
  const quote = await hold(database, addDays(firstDay, number % 40));
  if (!quote) throw new Error('Nothing is held.');
  const sent = await send(bookingDepsOf(database), press(quote, await cardOf(database), { authorize: true }));
  await answerRequest(database, { bookingId: sent.booking.id, answer: 'accept', actor: 'supplier' });
  return sent.booking.id;
}

test(
  'A server may die while it captures a payment: the next attempt finds it captured, or captures it',
  async () => {
    const place = await racePlace();
    const { database } = place;
    const live = mortal(database, sandboxOf(database), { at: -1, when: 'before' });
    const first = await accepted(place, 0);
    await captureAcceptedBooking(
      bookingDepsOf(live.database, live.gateway),
      first,
      AbortSignal.timeout(10_000),
    );
    for (const [number, death] of deaths(live.operationCount()).entries()) {
      const bookingId = await accepted(place, number);
      const server = mortal(database, sandboxOf(database), death);
      const charging = captureAcceptedBooking(
        bookingDepsOf(server.database, server.gateway),
        bookingId,
        AbortSignal.timeout(10_000),
      );
      await charging.catch(() => undefined);
      expect(server.hasDied()).toBe(true);
      await captureAcceptedBooking(bookingDepsOf(database), bookingId, AbortSignal.timeout(10_000));
    }
    const { rows } = await database.pool.query('select distinct state from bookings');
    expect(rows).toEqual([{ state: 'confirmed' }]);
    expect(await judged(database, [])).toEqual([]);
  },
  patience,
);

test(
  'If a server dies while it cancels a departure, a second run leaves every booking ended, refunded and notified once',
  async () => {
    const place = await racePlace();
    const { database } = place;
    const card = await cardOf(database);
    const buyTwo = async (day: number) => {
      for (let buyer = 0; buyer < 2; buyer++) {
        const quote = await hold(database, addDays(firstDay, day));
        if (quote) await send(bookingDepsOf(database), press(quote, card));
      }
    };
    const cancelAll = (on: typeof database, day: number) =>
      cancelDepartures(on, {
        departures: [{ option: sail, date: addDays(firstDay, day), time: localTime('10:00') }],
        actor: 'operator',
        reason: 'weather',
      });
    const live = mortal(database, sandboxOf(database), { at: -1, when: 'before' });
    await buyTwo(0);
    expect(await cancelAll(live.database, 0)).toEqual({ cancelled: 2 });
    for (let at = 0; at < live.operationCount(); at++) {
      await buyTwo(at + 1);
      const server = mortal(database, sandboxOf(database), { at, when: at % 2 ? 'before' : 'after' });
      await cancelAll(server.database, at + 1).catch(() => undefined);
      expect(server.hasDied()).toBe(true);
      await cancelAll(database, at + 1);
    }
    expect(await judged(database, [])).toEqual([]);
    const { rows } = await database.pool.query(
      `select distinct b.state, (select count(*)::int from refunds r where r.payment_id = b.payment_id) as refunds,
         (select sum(r.amount_minor) from refunds r where r.payment_id = b.payment_id and r.state = 'done') = b.total_minor as "isAll",
         (select count(*)::int from jobs j where j.kind = 'notify-booking' and j.payload ->> 'bookingId' = b.id::text
           and j.payload ->> 'about' = 'cancel_by_supplier') as told
       from bookings b`,
    );
    expect(rows).toEqual([{ state: 'cancelled', refunds: 1, isAll: true, told: 1 }]);
  },
  patience,
);

/** Starts a server as its own process, and returns the port on which it listens. */
async function startProcess(url: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(new URL('server-process.ts', import.meta.url), [url], { execArgv: [] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}

test(
  'If a process is killed, every confirmed booking exists, and a browser that asks again gets its booking',
  async () => {
    const place = await racePlace();
    const card = await cardOf(place.database);
    const seen: Seen[] = [];
    for (let round = 0; round < often(2); round++) {
      const { child, port } = await startProcess(place.url);
      const unheard: object[] = [];
      let isKilled = false;
      const buyers = Array.from({ length: 12 }, async (_, client) => {
        while (!isKilled) {
          const quote = await hold(place.database, addDays(firstDay, Math.floor(Math.random() * 300)));
          if (!quote || isKilled) continue;
          const { body } = press(quote, card);
          const answer = await post(port, client, body).catch(() => undefined);
          if (answer) seen.push(answer);
          else unheard.push(body);
        }
      });
      await wait(700 + 300 * round);
      child.kill('SIGKILL');
      isKilled = true;
      await Promise.all(buyers);
      const next = await startProcess(place.url);
      for (const [client, body] of unheard.entries()) {
        const answer = await post(next.port, client, body);
        if (answer) seen.push(answer);
      }
      next.child.kill('SIGKILL');
    }
    expect(seen.length).toBeGreaterThan(10);
    expect(await judged(place.database, seen)).toEqual([]);
  },
  patience,
);

async function post(port: number, client: number, body: object): Promise<Seen | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/shopper/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${client >> 8}.${client & 255}` },
    body: JSON.stringify(body),
  });
  const { cart } = (await answer.json()) as { cart?: { id: string; tcConfirmationNumber: string } };
  return cart && { cartId: cart.id, orderNumber: cart.tcConfirmationNumber };
}
