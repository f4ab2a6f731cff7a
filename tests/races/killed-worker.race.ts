import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { findChangedCalls } from '../../packages/server/src/features/bookings/changed-calls/find-changed-calls.ts';
import { builtFolder, started } from '../../packages/server/test-support/app/started-server.ts';
import { freePort } from '../support/free-port.ts';
import { checkAfterRace } from './race-bookings.ts';
import { withLongTimeouts } from './race-database.ts';
import { RACE_TIMEOUT } from './race-limits.ts';
import { endings, PASSENGERS, skipCall, withPassengers } from './ship-passengers.ts';

/** Starts the bundled server as a process that only runs jobs, as operators do. */
async function startWorkerProcess(url: string) {
  return started({
    ASHORE_BUILD_FOLDER: await builtFolder(),
    DATABASE_URL: url,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    ROLE: 'worker',
    LOG_LEVEL: 'error',
  });
}

async function countCancelled({ pool }: Database): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as n from bookings where state = 'cancelled'`);
  return rows[0].n;
}

/** No other worker takes the jobs of a dead one before their leases end. */
async function endLeases({ pool }: Database): Promise<void> {
  await pool.query(`update jobs set due_at = now() where state = 'waiting' and claimed_by is not null`);
}

async function countEmails({ pool }: Database) {
  const { rows } = await pool.query(
    `select count(*)::int as emails from emails where key like 'booking/%/cancel_for_ship'`,
  );
  return rows[0].emails;
}

/** Locks the last of the bookings that a check finds first: until `act` has ended, a check waits there, however fast it is. */
async function whileLastIsLocked({ pool }: Database, act: () => Promise<void>): Promise<void> {
  const last = (await findChangedCalls(pool, [])).at(-1);
  const client = await pool.connect();
  try {
    await client.query('begin; set local idle_in_transaction_session_timeout = 0');
    const locked = await client.query('select from bookings where id = $1 for update', [last]);
    expect(locked.rowCount).toBe(1);
    await act();
    await client.query('rollback');
  } finally {
    client.release(true);
  }
}

test(
  'If the process that checks the bookings of a skipped call is killed, two new ones leave each refunded and its travellers notified once',
  async () => {
    const { database, url, sell } = await withPassengers();
    await sell(PASSENGERS);
    await skipCall(database);
    await whileLastIsLocked(database, async () => {
      const first = await startWorkerProcess(withLongTimeouts(url));
      await expect
        .poll(() => countCancelled(database), { interval: 5 })
        .toBeGreaterThan(PASSENGERS / 10)
        .catch((error) => {
          throw new Error(`${error.message}\n${first.output()}`, { cause: error });
        });
      first.child.kill('SIGKILL');
      await first.exited;
      expect(first.child.signalCode).toBe('SIGKILL');
      expect(await countCancelled(database)).toBeLessThan(PASSENGERS);
    });
    await endLeases(database);
    const next = await Promise.all([startWorkerProcess(url), startWorkerProcess(url)]);
    const all = [{ state: 'cancelled', refunds: 1, isAll: true, notified: 1, bookings: PASSENGERS }];
    // What the new processes share may wait for the schedule of the next minute.
    await expect.poll(() => endings(database), { interval: 200, timeout: 150_000 }).toEqual(all);
    await expect.poll(() => countEmails(database), { interval: 200 }).toBe(PASSENGERS);
    for (const { child, exited } of next) {
      child.kill('SIGKILL');
      await exited;
    }
    expect(await checkAfterRace(database, [])).toEqual([]);
    expect(await endings(database)).toEqual(all);
  },
  RACE_TIMEOUT,
);

/** Kills a process that checks changed calls as soon as it has marked a booking as cancelled. */
async function killAfterFirstStep(url: string, transactions: 'with' | 'without'): Promise<void> {
  const child = fork(new URL('check-calls-process.ts', import.meta.url), [url, transactions], {
    execArgv: [],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test(
  'A process that is killed after it marked a booking as cancelled leaves the booking as it was',
  async () => {
    const { database, url, sell } = await withPassengers();
    await sell(3);
    await skipCall(database);
    await killAfterFirstStep(url, 'with');
    expect(await endings(database)).toMatchObject([{ state: 'confirmed', bookings: 3 }]);
  },
  RACE_TIMEOUT,
);

test(
  'Control: without transactions, a process that is killed there leaves a booking cancelled without its refund',
  async () => {
    const { database, url, sell } = await withPassengers();
    await sell(3);
    await skipCall(database);
    await killAfterFirstStep(url, 'without');
    expect(await endings(database)).toContainEqual(
      expect.objectContaining({ state: 'cancelled', refunds: 0, bookings: 1 }),
    );
  },
  RACE_TIMEOUT,
);
