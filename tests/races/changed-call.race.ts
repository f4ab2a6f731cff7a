import { expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { checkCalls } from '../../packages/server/src/features/bookings/changed-calls/check-calls.ts';
import { sendNotifications } from '../../packages/server/src/features/bookings/notifications/send-notifications.ts';
import { mortalServer } from './mortal-server.ts';
import { checkAfterRace, sandboxOf } from './race-bookings.ts';
import { RACE_TIMEOUT } from './race-limits.ts';
import { endings, PASSENGERS, restoreCall, skipCall, withPassengers } from './ship-passengers.ts';
import { withoutTransactions } from './without-transactions.ts';

const site = { name: 'Ashore', publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };
const check = (database: Database) => checkCalls(database, AbortSignal.timeout(RACE_TIMEOUT));

test(
  'A worker that dies while it checks the bookings of a skipped call leaves each refunded and notified once',
  async () => {
    const { database, sell } = await withPassengers();
    await sell(PASSENGERS);
    await skipCall(database);
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
  await skipCall(database);
  await check(live.database);
  for (let at = 0; at < live.operationCount(); at++) {
    await restoreCall(database);
    await sell(2);
    await skipCall(database);
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
