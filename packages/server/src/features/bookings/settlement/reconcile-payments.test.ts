import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingDeps, emptyBookings, heldQuote } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue, showId, showOption } from '../../../../test-support/quotes/quotes.ts';
import { createRefund } from '../../payments/create-refund.ts';
import { answerRequest } from '../requests/answer-request.ts';
import { reconcilePayments } from './reconcile-payments.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const sql = (text: string) => testDb.database.pool.query(text);
const countWaitingCaptures = async () =>
  (await sql(`select from jobs where kind = 'capture-booking' and state = 'waiting'`)).rowCount;

/** Makes this many bookings like the only one, all accepted two minutes ago. */
async function copyAcceptedBooking(copies: number): Promise<void> {
  const { rows } = await sql(
    `select string_agg(column_name, ', ') as columns from information_schema.columns
     where table_schema = current_schema() and table_name = 'bookings' and is_generated = 'NEVER'`,
  );
  const { columns } = rows[0];
  await sql(
    `insert into bookings (${columns}) select ${columns} from (
       select (jsonb_populate_record(booking, jsonb_build_object(
         'id', gen_random_uuid(), 'hold_id', gen_random_uuid(), 'cart_id', gen_random_uuid(),
         'order_number', lpad(n::text, 8, '0'), 'access_key', lpad(n::text, 43, 'a'),
         'guest_key', lpad(n::text, 43, 'b')))).*
       from bookings booking, generate_series(1, ${copies}) n) copy`,
  );
  await sql(
    `insert into booking_transitions (booking_id, step, from_state, to_state, actor)
     select id, 'accept', 'on_request', 'accepted', 'supplier' from bookings booking
     where not exists (select from booking_transitions where booking_id = booking.id and step = 'accept')`,
  );
  await sql(`update booking_transitions set taken_at = now() - interval '2 minutes'`);
}

test('One run queues two hundred missing captures, and the next run those that are left', async () => {
  const shop = bookingDeps(testDb.database);
  const onRequest = { product: showId, optionId: showOption, time: localTime('18:30') };
  const { booking } = await shop.pay(await heldQuote(testDb.database, onRequest));
  await answerRequest(testDb.database, { bookingId: booking.id, answer: 'accept', actor: 'supplier' });
  await sql(`update jobs set state = 'failed', ended_at = now() where kind = 'capture-booking'`);
  await copyAcceptedBooking(200);
  const { signal } = new AbortController();
  await reconcilePayments(shop.deps, signal);
  expect(await countWaitingCaptures()).toBe(200);
  await reconcilePayments(shop.deps, signal);
  expect(await countWaitingCaptures()).toBe(201);
});

test('A refund whose job is lost is queued again after a minute, and not while a job is waiting', async () => {
  const shop = bookingDeps(testDb.database);
  await shop.pay(await heldQuote(testDb.database));
  const { signal } = new AbortController();
  const [payment] = (await sql('select id, state, captured_minor::int as "capturedMinor" from payments'))
    .rows;
  await createRefund(testDb.database.pool, { payment, reason: 'late' });
  await sql(`update jobs set state = 'failed', ended_at = now() where kind = 'pay-refund'`);
  const countWaitingRefunds = async () => {
    await reconcilePayments(shop.deps, signal);
    return (await sql(`select from jobs where kind = 'pay-refund' and state = 'waiting'`)).rowCount;
  };
  expect(await countWaitingRefunds()).toBe(0);
  await sql(`update refunds set requested_at = now() - interval '61 seconds'`);
  expect(await countWaitingRefunds()).toBe(1);
  expect(await countWaitingRefunds()).toBe(1);
});
