import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { checkCalls } from '../../packages/server/src/features/bookings/changed-calls/check-calls.ts';
import { sendNotifications } from '../../packages/server/src/features/bookings/notifications/send-notifications.ts';
import {
  changeCallInLisbon,
  fromShip,
  withShipInLisbon,
} from '../../packages/server/test-support/bookings/from-sailing.ts';
import { askForQuote } from '../../packages/server/test-support/quotes/quotes.ts';
import { withoutTransactions } from './control.ts';
import { mortalServer } from './mortal-server.ts';
import { bookingDepsOf, cardOf, checkAfterRace, pressPay, sandboxOf, sendCheckout } from './race-bookings.ts';
import { createRaceDatabase, firstDay, sailOption } from './race-database.ts';
import { RACE_TIMEOUT, repeatCount } from './race-limits.ts';
import { raceServerSettings } from './race-server-settings.ts';

const site = { name: 'Ashore', publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };
const day = localDate(firstDay);

/** More than five hundred in a full run. */
const PASSENGERS = repeatCount(63);

/** A database with a ship that is in Lisbon on the first day, and room for all its passengers. */
async function withPassengers() {
  const { database } = await createRaceDatabase();
  const routeId = await withShipInLisbon(database, firstDay);
  await database.pool.query('update product_options set capacity = 1000 where id = $1', [sailOption]);
  const card = await cardOf(database);
  const { now } = raceServerSettings(database).clock;
  const sell = async (count: number) => {
    for (let buyer = 0; buyer < count; buyer++) {
      const held = await askForQuote(database, {
        ...fromShip(database, routeId),
        ...{ date: firstDay, time: localTime('10:00'), party: { adult: 1 }, at: now() },
      });
      if (held.outcome !== 'held') throw new Error(`No spot is held: ${held.outcome}.`);
      await sendCheckout(bookingDepsOf(database), pressPay(held.quote, card));
    }
  };
  return { database, sell };
}

const skip = (database: Database) => changeCallInLisbon(database, { day, isSkipped: true });
const restore = (database: Database) => changeCallInLisbon(database, { day, departure: '18:30' });
const check = (database: Database) => checkCalls(database, AbortSignal.timeout(RACE_TIMEOUT));

/** How bookings ended: state, number of refunds, whether everything is refunded, and notifications. */
async function endings({ pool }: Database) {
  const { rows } = await pool.query(
    `select b.state, (select count(*)::int from refunds r where r.payment_id = b.payment_id) as refunds,
       (select sum(r.amount_minor) from refunds r where r.payment_id = b.payment_id and r.state = 'done') = b.total_minor as "isAll",
       (select count(*)::int from jobs j where j.kind = 'notify-booking' and j.payload ->> 'bookingId' = b.id::text
         and j.payload ->> 'about' = 'cancel_for_ship') as notified,
       count(*)::int as bookings
     from bookings b group by 1, 2, 3, 4`,
  );
  return rows;
}

test(
  'A worker that dies while it checks the bookings of a skipped call leaves each refunded and notified once',
  async () => {
    const { database, sell } = await withPassengers();
    await sell(PASSENGERS);
    await skip(database);
    const server = mortalServer(database, sandboxOf(database), { at: 6 * PASSENGERS, when: 'after' });
    await check(server.database).catch(() => undefined);
    expect(server.hasDied()).toBe(true);
    const { rows } = await database.pool.query(
      `select count(*)::int as n from bookings where state = 'cancelled'`,
    );
    expect(rows[0].n).toBeGreaterThan(0);
    expect(rows[0].n).toBeLessThan(PASSENGERS);
    // Two workers go on at the same time. A wait for the other one may end at the time limit; then the next run goes on.
    await Promise.all([check(database), check(database)]);
    expect(await check(database)).toEqual([]);
    expect(await checkAfterRace(database, [])).toEqual([]);
    expect(await endings(database)).toEqual([
      { state: 'cancelled', refunds: 1, isAll: true, notified: 1, bookings: PASSENGERS },
    ]);
    await sendAllTwice(database);
    const emails = await database.pool.query(
      `select count(*)::int as n from emails where key like 'booking/%/cancel_for_ship'`,
    );
    expect(emails.rows).toEqual([{ n: PASSENGERS }]);
  },
  RACE_TIMEOUT,
);

/** A worker dies while it writes the emails, and another one writes all of them again. */
async function sendAllTwice(database: Database): Promise<void> {
  const { rows: jobs } = await database.pool.query(
    `select payload from jobs where kind = 'notify-booking' and payload ->> 'about' = 'cancel_for_ship'`,
  );
  const server = mortalServer(database, sandboxOf(database), { at: 2 * PASSENGERS, when: 'after' });
  for (const one of [server.database, database])
    for (const { payload } of jobs)
      await sendNotifications({ database: one, site }, payload).catch((error) => {
        if (one === database) throw error;
      });
  expect(server.hasDied()).toBe(true);
}

/** A worker dies at each of its operations while it checks the bookings of a skipped call; another one goes on. */
async function dieAtEachOperation(database: Database, sell: (count: number) => Promise<void>, on: Database) {
  const live = mortalServer(on, sandboxOf(database), { at: -1, when: 'before' });
  await sell(2);
  await skip(database);
  await check(live.database);
  for (let at = 0; at < live.operationCount(); at++) {
    await restore(database);
    await sell(2);
    await skip(database);
    const server = mortalServer(on, sandboxOf(database), { at, when: at % 2 ? 'before' : 'after' });
    await check(server.database).catch(() => undefined);
    expect(server.hasDied()).toBe(true);
    expect(await check(database)).toEqual([]);
  }
  return checkAfterRace(database, []);
}

test(
  'If a worker dies at any of its operations, every booking of a skipped call ends refunded and notified once',
  async () => {
    const { database, sell } = await withPassengers();
    expect(await dieAtEachOperation(database, sell, database)).toEqual([]);
    expect(await endings(database)).toMatchObject([
      { state: 'cancelled', refunds: 1, isAll: true, notified: 1 },
    ]);
  },
  RACE_TIMEOUT,
);

test(
  'Control: without transactions, a worker that dies leaves bookings cancelled without their refund',
  async () => {
    const { database, sell } = await withPassengers();
    await dieAtEachOperation(database, sell, withoutTransactions(database)).catch(() => undefined);
    expect(await endings(database)).toContainEqual(
      expect.objectContaining({ state: 'cancelled', refunds: 0 }),
    );
  },
  RACE_TIMEOUT,
);
