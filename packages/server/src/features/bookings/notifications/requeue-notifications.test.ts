import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingDeps, emptyBookings, heldQuote } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { failCrashingJobs, MOST_DEATHS, MOST_FAULTS } from '../../../database/queue/claim-jobs.ts';
import { reconcilePayments } from '../settlement/reconcile-payments.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const sql = (text: string) => testDb.database.pool.query(text);
/** Backdates all steps by this many minutes. */
const later = (minutes: number) =>
  sql(`update booking_transitions set taken_at = taken_at - interval '${minutes} minutes'`);

async function paid() {
  const { deps, pay, jobs } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database));
  return { booking, jobs, reconcile: () => reconcilePayments(deps, AbortSignal.timeout(5_000)) };
}

const notifications = async () =>
  (await sql(`select key, state, payload from jobs where kind = 'notify-booking' order by id`)).rows;

test('A lost notification is queued again once, under the same key, after other writers had time to queue it', async () => {
  const { booking, reconcile } = await paid();
  const before = await notifications();
  expect(before).toMatchObject([{ key: `${booking.id}/pay`, state: 'waiting' }]);
  await sql('delete from jobs');
  await reconcile();
  expect(await notifications()).toEqual([]);
  await later(2);
  await reconcile();
  await reconcile();
  expect(await notifications()).toEqual(before);
});

test('Each partial cancellation has its own notification', async () => {
  const { booking, reconcile } = await paid();
  await sql(`insert into booking_transitions (booking_id, step, from_state, to_state, actor)
    select '${booking.id}', 'cancel_tickets', 'confirmed', 'confirmed', 'traveller' from generate_series(1, 2)`);
  const { rows } = await sql(
    `select id::text from booking_transitions where step = 'cancel_tickets' order by id`,
  );
  await later(2);
  await reconcile();
  const notified = (await notifications()).slice(1);
  expect(notified.map(({ payload }) => payload.which)).toEqual(rows.map(({ id }) => id));
  expect(notified.map(({ key }) => key)).toEqual(rows.map(({ id }) => `${booking.id}/cancel_tickets/${id}`));
});

test('A failed notification is retried after an hour, and one that is done or too old is left alone', async () => {
  const { reconcile } = await paid();
  const stateAfter = async (columns: string) => {
    await sql(`update jobs set ${columns} where kind = 'notify-booking'`);
    await reconcile();
    return (await notifications()).map(({ state }) => state);
  };
  expect(
    await stateAfter(`state = 'failed', ended_at = now() - interval '59 minutes', faults = ${MOST_FAULTS}`),
  ).toEqual(['failed']);
  expect(await stateAfter(`ended_at = now() - interval '61 minutes'`)).toEqual(['waiting']);
  expect((await sql('select faults from jobs')).rows).toContainEqual({ faults: 0 });
  expect(await stateAfter(`state = 'done', ended_at = now() - interval '2 hours'`)).toEqual(['done']);
  expect(await stateAfter(`state = 'failed', enqueued_at = now() - interval '8 days'`)).toEqual(['failed']);
});

test('A notification set aside because it crashed servers is not retried automatically', async () => {
  const { reconcile } = await paid();
  await sql(`update jobs set claimed_by = gen_random_uuid(), due_at = now() - interval '2 hours', faults = ${MOST_DEATHS}
    where kind = 'notify-booking'`);
  expect(await failCrashingJobs(testDb.database.pool)).toBe(1);
  await sql(`update jobs set ended_at = now() - interval '2 hours' where kind = 'notify-booking'`);
  await reconcile();
  expect(await notifications()).toMatchObject([{ state: 'failed' }]);
});

test('Failed jobs of other kinds are left alone, and lost notifications are queued for a week', async () => {
  const { reconcile } = await paid();
  await sql(`insert into jobs (kind, key, payload, state, ended_at, faults)
    values ('tidy-up', 'other', '{}', 'failed', now() - interval '2 hours', 1)`);
  await sql(`delete from jobs where kind = 'notify-booking'`);
  const minutesOfWeek = 7 * 24 * 60;
  await later(minutesOfWeek + 1);
  await reconcile();
  expect(await notifications()).toEqual([]);
  await later(-10);
  await reconcile();
  expect(await notifications()).toMatchObject([{ state: 'waiting' }]);
  expect((await sql(`select state from jobs where key = 'other'`)).rows).toEqual([{ state: 'failed' }]);
});
