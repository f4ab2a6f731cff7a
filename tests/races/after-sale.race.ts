import { expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { cancelBooking } from '../../packages/server/src/features/bookings/cancellation/cancel-booking.ts';
import { cancelBySupplier } from '../../packages/server/src/features/bookings/cancellation/cancel-by-supplier.ts';
import { quoteCancellation } from '../../packages/server/src/features/bookings/cancellation/quote-cancellation.ts';
import { answerRequest } from '../../packages/server/src/features/bookings/requests/answer-request.ts';
import { expireRequest } from '../../packages/server/src/features/bookings/requests/expire-request.ts';
import { captureAcceptedBooking } from '../../packages/server/src/features/bookings/settlement/capture-accepted-booking.ts';
import { withoutBookingLock } from './control.ts';
import { bookingDepsOf, cardOf, checkAfterRace, holdSpots, pressPay, sendCheckout } from './race-bookings.ts';
import { createRaceDatabase, firstDay, type RaceDatabase, waitUntilDoneOrLocked } from './race-database.ts';
import { RACE_TIMEOUT } from './race-limits.ts';
import { checkSpotLog } from './spot-log.ts';

type DatabaseWrapper = (database: Database) => Database;
const unchangedDatabase: DatabaseWrapper = (database) => database;

async function buyTrip(raceDatabase: RaceDatabase, { adults = 2, isAuthorisedOnly = false } = {}) {
  const { database } = raceDatabase;
  const quote = await holdSpots(database, firstDay, adults);
  if (!quote) throw new Error('The departure has no available spots.');
  const result = await sendCheckout(
    bookingDepsOf(database),
    pressPay(quote, await cardOf(database), { authorize: isAuthorisedOnly }),
  );
  return result.booking;
}

/**
 * Starts all calls while another connection locks the booking. Releasing the lock lets them proceed at the
 * same moment.
 */
async function startAtBookingLock<Result>(
  raceDatabase: RaceDatabase,
  bookingId: string,
  startCalls: (start: (call: Promise<Result>) => Promise<void>) => Promise<void>,
): Promise<Result[]> {
  const client = await raceDatabase.connectAgain().pool.connect();
  try {
    await client.query('begin');
    await client.query('select from bookings where id = $1 for update', [bookingId]);
    const results: Promise<Result>[] = [];
    await startCalls(async (call) => {
      results.push(call);
      await waitUntilDoneOrLocked(raceDatabase, results);
    });
    await client.query('commit');
    return await Promise.all(results);
  } finally {
    client.release(true);
  }
}

/** The supplier accepts in time, the deadline passes, and both changes are written at the same moment. */
async function acceptAtDeadline(raceDatabase: RaceDatabase, wrap: DatabaseWrapper): Promise<boolean[]> {
  const { pool } = raceDatabase.database;
  const { id: bookingId } = await buyTrip(raceDatabase, { isAuthorisedOnly: true });
  const [supplier, clock] = [1, 2].map(() => wrap(raceDatabase.connectAgain()));
  if (!supplier || !clock) throw new Error('Too few servers were created.');
  await pool.query(`update bookings set answer_until = clock_timestamp() + interval '5 seconds'`);
  const outcomes = await startAtBookingLock<boolean>(raceDatabase, bookingId, async (start) => {
    const answer = { bookingId, answer: 'accept', actor: 'supplier' } as const;
    await start(answerRequest(supplier, answer).then(({ outcome }) => outcome === 'answered'));
    const isOver = async () =>
      (await pool.query('select from bookings where answer_until <= now()')).rowCount === 1;
    await expect.poll(isOver, { interval: 20, timeout: 60_000 }).toBe(true);
    await start(expireRequest(bookingDepsOf(clock), bookingId));
  });
  await captureAcceptedBooking(bookingDepsOf(raceDatabase.database), bookingId, AbortSignal.timeout(30_000));
  return outcomes;
}

test(
  'A supplier’s acceptance just before the deadline counts, and the expiry job finds it done',
  async () => {
    const raceDatabase = await createRaceDatabase();
    expect(await acceptAtDeadline(raceDatabase, unchangedDatabase)).toEqual([true, false]);
    expect(await checkAfterRace(raceDatabase.database, [])).toEqual([]);
    expect(await checkSpotLog(raceDatabase.database.pool)).toEqual([]);
  },
  RACE_TIMEOUT,
);

test(
  'Without the booking lock, both the acceptance and the expiry take effect',
  async () => {
    const raceDatabase = await createRaceDatabase();
    expect(await acceptAtDeadline(raceDatabase, withoutBookingLock)).toEqual([true, true]);
    expect(await checkAfterRace(raceDatabase.database, [])).toContainEqual(
      expect.stringMatching(/a step does not begin in the state in which the previous step ended/),
    );
  },
  RACE_TIMEOUT,
);

/**
 * Sends the same cancellation from many windows at once: of the whole booking (no tickets named) or of one
 * ticket. The supplier cancels a whole booking at the same moment too.
 */
async function cancelInManyWindows(
  raceDatabase: RaceDatabase,
  wrap: DatabaseWrapper,
  tickets: readonly number[],
) {
  const { id, accessKey } = await buyTrip(raceDatabase);
  const { refund } = await quoteCancellation(raceDatabase.database.pool, { accessKey, tickets });
  const depsOfServers = [1, 2].map(() => bookingDepsOf(wrap(raceDatabase.connectAgain())));
  await startAtBookingLock(raceDatabase, id, async (start) => {
    for (let window = 0; window < 20; window++) {
      const deps = depsOfServers[window % 2] ?? bookingDepsOf(raceDatabase.database);
      const cancellation = cancelBooking(deps, { accessKey, tickets, refund });
      await start(cancellation.catch(() => {}));
    }
    if (tickets.length === 0) {
      const why = { actor: 'operator', reason: 'weather' } as const;
      await start(
        cancelBySupplier(wrap(raceDatabase.connectAgain()), { bookingId: id, ...why }).then(() => {}),
      );
    }
  });
}

/** The bookings, each with the number of refunds and whether these equal what was cancelled. */
const readBookings = async ({ database: { pool } }: RaceDatabase) =>
  (
    await pool.query(
      `select b.state, b.spots, b.cancelled_minor = (select sum(amount_minor) from refunds) as "isRefundedExactly",
         (select count(*)::int from refunds) as refunds from bookings b`,
    )
  ).rows;

test.each([
  { what: 'a booking', tickets: [], booking: { state: 'cancelled', spots: 2 } },
  { what: 'a ticket', tickets: [1], booking: { state: 'confirmed', spots: 1 } },
])(
  'A traveller who cancels $what in many windows at once gets one cancellation and the refund that was quoted',
  async ({ tickets, booking }) => {
    const raceDatabase = await createRaceDatabase();
    await cancelInManyWindows(raceDatabase, unchangedDatabase, tickets);
    expect(await readBookings(raceDatabase)).toEqual([{ ...booking, isRefundedExactly: true, refunds: 1 }]);
    expect(await checkAfterRace(raceDatabase.database, [])).toEqual([]);
    expect(await checkSpotLog(raceDatabase.database.pool)).toEqual([]);
  },
  RACE_TIMEOUT,
);

test(
  'Without the booking lock and the constraints of the tables, more than one refund is made',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const { pool } = raceDatabase.database;
    await pool.query(
      `do $$ declare name text; begin
         for name in select conname from pg_constraint
           where conrelid = 'bookings'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%cancelled_minor%'
         loop execute format('alter table bookings drop constraint %I', name); end loop; end $$`,
    );
    await pool.query('drop trigger never_refunded_too_much on refunds');
    await cancelInManyWindows(raceDatabase, withoutBookingLock, [1]);
    const [{ refunds }] = await readBookings(raceDatabase);
    expect(refunds).toBeGreaterThan(1);
    expect(await checkAfterRace(raceDatabase.database, [])).not.toEqual([]);
  },
  RACE_TIMEOUT,
);
