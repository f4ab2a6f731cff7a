import { expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { cancelBooking } from '../../packages/server/src/features/bookings/cancellation/cancel-booking.ts';
import { cancelBySupplier } from '../../packages/server/src/features/bookings/cancellation/cancel-by-supplier.ts';
import { quoteCancellation } from '../../packages/server/src/features/bookings/cancellation/quote-cancellation.ts';
import { answerRequest } from '../../packages/server/src/features/bookings/requests/answer-request.ts';
import { expireRequest } from '../../packages/server/src/features/bookings/requests/expire-request.ts';
import { captureAcceptedBooking } from '../../packages/server/src/features/bookings/settlement/capture-accepted-booking.ts';
import { bookingDepsOf, cardOf, hold, judged, press, send } from './booking-place.ts';
import { forgetfulOfLocks } from './control.ts';
import { patience } from './how-long.ts';
import { checkLedger } from './ledger.ts';
import { firstDay, type RacePlace, racePlace, untilDoneOrWaiting } from './race-place.ts';

type Through = (database: Database) => Database;
const asItIs: Through = (database) => database;

async function bought(place: RacePlace, { adults = 2, isHeldOnly = false } = {}) {
  const { database } = place;
  const quote = await hold(database, firstDay, adults);
  if (!quote) throw new Error('Nothing is held.');
  const sent = await send(
    bookingDepsOf(database),
    press(quote, await cardOf(database), { authorize: isHeldOnly }),
  );
  return sent.booking;
}

/**
 * Starts all calls while another connection locks the booking. Releasing the lock lets them proceed at the
 * same moment.
 */
async function meetAt<Result>(
  place: RacePlace,
  bookingId: string,
  begin: (acting: (one: Promise<Result>) => Promise<void>) => Promise<void>,
): Promise<Result[]> {
  const client = await place.another().pool.connect();
  try {
    await client.query('begin');
    await client.query('select from bookings where id = $1 for update', [bookingId]);
    const all: Promise<Result>[] = [];
    await begin(async (one) => {
      all.push(one);
      await untilDoneOrWaiting(place, all);
    });
    await client.query('commit');
    return await Promise.all(all);
  } finally {
    client.release(true);
  }
}

/** The supplier accepts in time, the deadline passes, and both changes are written at the same moment. */
async function answerAndClock(place: RacePlace, through: Through): Promise<boolean[]> {
  const { pool } = place.database;
  const { id: bookingId } = await bought(place, { isHeldOnly: true });
  const [supplier, clock] = [1, 2].map(() => through(place.another()));
  if (!supplier || !clock) throw new Error('No call was made.');
  await pool.query(`update bookings set answer_until = clock_timestamp() + interval '5 seconds'`);
  const both = await meetAt<boolean>(place, bookingId, async (acting) => {
    const answer = { bookingId, answer: 'accept', actor: 'supplier' } as const;
    await acting(answerRequest(supplier, answer).then(({ outcome }) => outcome === 'answered'));
    const isOver = async () =>
      (await pool.query('select from bookings where answer_until <= now()')).rowCount === 1;
    await expect.poll(isOver, { interval: 20, timeout: 60_000 }).toBe(true);
    await acting(expireRequest(bookingDepsOf(clock), bookingId));
  });
  await captureAcceptedBooking(bookingDepsOf(place.database), bookingId, AbortSignal.timeout(30_000));
  return both;
}

test(
  'A supplier’s acceptance just before the deadline counts, and the expiry job finds it done',
  async () => {
    const place = await racePlace();
    expect(await answerAndClock(place, asItIs)).toEqual([true, false]);
    expect(await judged(place.database, [])).toEqual([]);
    expect(await checkLedger(place.database.pool)).toEqual([]);
  },
  patience,
);

test(
  'Without the booking lock both the acceptance and the expiry take effect',
  async () => {
    const place = await racePlace();
    expect(await answerAndClock(place, forgetfulOfLocks)).toEqual([true, true]);
    expect(await judged(place.database, [])).toContainEqual(
      expect.stringMatching(/a step begins where the one before it did not end/),
    );
  },
  patience,
);

/** Sends the same cancellation from many windows at once: of the whole booking or of one ticket. */
async function manyCancel(place: RacePlace, through: Through, tickets: readonly number[]) {
  const { id, accessKey } = await bought(place);
  const { refund } = await quoteCancellation(place.database.pool, { accessKey, tickets });
  const depsOfServers = [1, 2].map(() => bookingDepsOf(through(place.another())));
  await meetAt(place, id, async (acting) => {
    for (let window = 0; window < 19; window++) {
      const deps = depsOfServers[window % 2] ?? bookingDepsOf(place.database);
      const one = cancelBooking(deps, { accessKey, tickets, refund });
      await acting(one.catch(() => {}));
    }
    if (tickets.length === 0) {
      const why = { actor: 'operator', reason: 'weather' } as const;
      await acting(cancelBySupplier(through(place.another()), { bookingId: id, ...why }).then(() => {}));
    }
  });
}

const refunded = async ({ database: { pool } }: RacePlace) =>
  (
    await pool.query(
      `select b.state, b.spots, b.cancelled_minor = (select sum(amount_minor) from refunds) as "isAll",
         (select count(*)::int from refunds) as refunds from bookings b`,
    )
  ).rows;

test.each([
  { what: 'a booking', tickets: [], left: { state: 'cancelled', spots: 2 } },
  { what: 'a ticket', tickets: [1], left: { state: 'confirmed', spots: 1 } },
])(
  'A traveller who cancels $what in many windows at once cancels it once and is refunded the amount shown',
  async ({ tickets, left }) => {
    const place = await racePlace();
    await manyCancel(place, asItIs, tickets);
    expect(await refunded(place)).toEqual([{ ...left, isAll: true, refunds: 1 }]);
    expect(await judged(place.database, [])).toEqual([]);
    expect(await checkLedger(place.database.pool)).toEqual([]);
  },
  patience,
);

test(
  'Without the booking lock and the constraints of the tables, more than one refund is made',
  async () => {
    const place = await racePlace();
    const { pool } = place.database;
    await pool.query(
      `do $$ declare it text; begin
         for it in select conname from pg_constraint
           where conrelid = 'bookings'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%cancelled_minor%'
         loop execute format('alter table bookings drop constraint %I', it); end loop; end $$`,
    );
    await pool.query('drop trigger never_refunded_too_much on refunds');
    await manyCancel(place, forgetfulOfLocks, [1]);
    const [{ refunds }] = await refunded(place);
    expect(refunds).toBeGreaterThan(1);
    expect(await judged(place.database, [])).not.toEqual([]);
  },
  patience,
);
