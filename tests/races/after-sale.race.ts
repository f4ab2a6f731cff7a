import { expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect-database.ts';
import { answerRequest } from '../../packages/server/src/features/bookings/answer-request.ts';
import { callOffBooking } from '../../packages/server/src/features/bookings/call-off-booking.ts';
import { cancelBooking } from '../../packages/server/src/features/bookings/cancel-booking.ts';
import { quoteCancellation } from '../../packages/server/src/features/bookings/quote-cancellation.ts';
import { takeMoney } from '../../packages/server/src/features/bookings/take-money.ts';
import { timeOutRequest } from '../../packages/server/src/features/bookings/time-out-request.ts';
import { cardOf, deskOf, hold, judged, press, send } from './booking-place.ts';
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
  const sent = await send(deskOf(database), press(quote, await cardOf(database), { authorize: isHeldOnly }));
  return sent.booking;
}

/** All of them have begun, and wait for a booking that somebody else has locked; then they are let go at once. */
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

/** The supplier begins to say yes in time, the clock strikes after it, and both write at the same moment. */
async function answerAndClock(place: RacePlace, through: Through): Promise<boolean[]> {
  const { pool } = place.database;
  const { id: bookingId } = await bought(place, { isHeldOnly: true });
  const [supplier, clock] = [1, 2].map(() => through(place.another()));
  if (!supplier || !clock) throw new Error('Nobody races.');
  await pool.query(`update bookings set answer_until = clock_timestamp() + interval '2 seconds'`);
  const both = await meetAt<boolean>(place, bookingId, async (acting) => {
    const wish = { bookingId, answer: 'accept', actor: 'supplier' } as const;
    await acting(answerRequest(supplier, wish).then(({ outcome }) => outcome === 'answered'));
    const isOver = async () =>
      (await pool.query('select from bookings where answer_until <= now()')).rowCount === 1;
    await expect.poll(isOver, { interval: 20, timeout: 5_000 }).toBe(true);
    await acting(timeOutRequest(deskOf(clock), bookingId));
  });
  await takeMoney(deskOf(place.database), bookingId, AbortSignal.timeout(30_000));
  return both;
}

test(
  'A supplier who says yes as the clock strikes has said yes, and the clock finds it done',
  async () => {
    const place = await racePlace();
    expect(await answerAndClock(place, asItIs)).toEqual([true, false]);
    expect(await judged(place.database, [])).toEqual([]);
    expect(await checkLedger(place.database.pool)).toEqual([]);
  },
  patience,
);

test(
  'Without the lock of the booking both have their way',
  async () => {
    const place = await racePlace();
    expect(await answerAndClock(place, forgetfulOfLocks)).toEqual([true, true]);
    expect(await judged(place.database, [])).toContainEqual(
      expect.stringMatching(/a step begins where the one before it did not end/),
    );
  },
  patience,
);

/** Many times the same wish, in as many windows: all of it, or one ticket. */
async function manyCancel(place: RacePlace, through: Through, tickets: readonly number[]) {
  const { id, accessKey } = await bought(place);
  const { refund } = await quoteCancellation(place.database.pool, { accessKey, tickets });
  const desks = [1, 2].map(() => deskOf(through(place.another())));
  await meetAt(place, id, async (acting) => {
    for (let window = 0; window < 19; window++) {
      const desk = desks[window % 2] ?? deskOf(place.database);
      const one = cancelBooking(desk, { accessKey, tickets, refund });
      await acting(one.catch(() => {}));
    }
    if (tickets.length === 0) {
      const why = { actor: 'operator', reason: 'weather' } as const;
      await acting(callOffBooking(through(place.another()), { bookingId: id, ...why }).then(() => {}));
    }
  });
}

const refunded = async ({ database: { pool } }: RacePlace) =>
  (
    await pool.query(
      `select b.state, b.spots, b.given_up_minor = (select sum(amount_minor) from refunds) as "isAll",
         (select count(*)::int from refunds) as refunds from bookings b`,
    )
  ).rows;

test.each([
  { what: 'a booking', tickets: [], left: { state: 'cancelled', spots: 2 } },
  { what: 'a ticket', tickets: [1], left: { state: 'confirmed', spots: 1 } },
])(
  'Who gives up $what in twenty windows at once gives it up once, and gets back what was shown',
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
  'Without the lock of the booking, and what the tables themselves refuse, it is given back more than once',
  async () => {
    const place = await racePlace();
    const { pool } = place.database;
    await pool.query(
      `do $$ declare it text; begin
         for it in select conname from pg_constraint
           where conrelid = 'bookings'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%given_up%'
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
