import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { layAsidePoison } from '../../database/jobs/take-jobs.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { loadQuoteWorld } from '../quotes/quotes-for-tests.ts';
import { deskFor, emptyBookings, heldQuote } from './desk-for-tests.ts';
import { reconcilePayments } from './reconcile-payments.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

const sql = (text: string) => place.database.pool.query(text);
const later = (minutes: number) =>
  sql(`update booking_steps set taken_at = taken_at - interval '${minutes} minutes'`);

async function paid() {
  const { desk, pay, jobs } = deskFor(place.database);
  const { booking } = await pay(await heldQuote(place.database));
  return { booking, jobs, sweep: () => reconcilePayments(desk, AbortSignal.timeout(5_000)) };
}

const tellings = async () =>
  (await sql(`select key, state, payload from jobs where kind = 'tell-booking' order by id`)).rows;

test('A step whose telling is lost is told: under the same key, once, and after others had time to.', async () => {
  const { booking, sweep } = await paid();
  const before = await tellings();
  expect(before).toMatchObject([{ key: `${booking.id}/pay`, state: 'waiting' }]);
  await sql('delete from jobs');
  await sweep();
  expect(await tellings()).toEqual([]);
  await later(2);
  await sweep();
  await sweep();
  expect(await tellings()).toEqual(before);
});

test('Of several times that tickets were given up each is told by itself.', async () => {
  const { booking, sweep } = await paid();
  await sql(`insert into booking_steps (booking_id, step, from_state, to_state, actor)
    select '${booking.id}', 'reduce', 'confirmed', 'confirmed', 'traveller' from generate_series(1, 2)`);
  const { rows } = await sql(`select id::text from booking_steps where step = 'reduce' order by id`);
  await later(2);
  await sweep();
  const told = (await tellings()).slice(1);
  expect(told.map(({ payload }) => payload.which)).toEqual(rows.map(({ id }) => id));
  expect(told.map(({ key }) => key)).toEqual(rows.map(({ id }) => `${booking.id}/reduce/${id}`));
});

test('A telling that failed is tried again by the hour; one that is done, waits or is of last month is left alone.', async () => {
  const { sweep } = await paid();
  const stateAfter = async (columns: string) => {
    await sql(`update jobs set ${columns} where kind = 'tell-booking'`);
    await sweep();
    return (await tellings()).map(({ state }) => state);
  };
  expect(await stateAfter(`state = 'failed', ended_at = now() - interval '59 minutes', faults = 5`)).toEqual([
    'failed',
  ]);
  expect(await stateAfter(`ended_at = now() - interval '61 minutes'`)).toEqual(['waiting']);
  expect((await sql('select faults from jobs')).rows).toContainEqual({ faults: 0 });
  expect(await stateAfter(`state = 'done', ended_at = now() - interval '2 hours'`)).toEqual(['done']);
  expect(await stateAfter(`state = 'failed', put_at = now() - interval '8 days'`)).toEqual(['failed']);
});

test('A telling that was laid aside because servers ended at it is not put again by itself.', async () => {
  const { sweep } = await paid();
  await sql(`update jobs set taken_by = gen_random_uuid(), due_at = now() - interval '2 hours', faults = 8
    where kind = 'tell-booking'`);
  expect(await layAsidePoison(place.database.pool)).toBe(1);
  await sql(`update jobs set ended_at = now() - interval '2 hours' where kind = 'tell-booking'`);
  await sweep();
  expect(await tellings()).toMatchObject([{ state: 'failed' }]);
});
