import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertBooking } from '../../../test-support/bookings/booked-cart.ts';
import { emptyBookings } from '../../../test-support/bookings/booking-deps.ts';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

type ForeignRow = { readonly state: string; readonly minutes?: number; readonly reason?: string | null };

async function foreignBooking({ state, minutes = 1_500, reason = 'find: status 503' }: ForeignRow) {
  const { id, orderNumber } = await insertBooking(testDb.database, { state: 'on_request' });
  const isAnswered = state === 'booked' || state === 'refused';
  await testDb.database.pool.query(
    `insert into foreign_bookings (id, booking_id, source, our_reference, offer, state, reason, their_reference, cost_minor,
       requested_at, answered_at)
     values ($1::uuid, $1::uuid, 'bedbank', left($1::uuid::text, 8), '{}', $2, $3, $4, $5, now() - make_interval(mins => $6), $7)`,
    [
      id,
      state,
      reason,
      isAnswered ? 'B-1' : null,
      isAnswered ? 48_000 : null,
      minutes,
      isAnswered ? new Date() : null,
    ],
  );
  return { id, orderNumber, line: commandLine({ databaseUrl: testDb.url }) };
}

async function foreignCancellation(id: string, columns: object) {
  await testDb.database.pool.query(
    `insert into foreign_cancellations select (jsonb_populate_record(null::foreign_cancellations, $1)).*`,
    [
      {
        foreign_booking_id: id,
        their_reference: 'B-1',
        position: 0,
        why: 'cancelled',
        promised_minor: 0,
        wanted_at: new Date(),
        ...columns,
      },
    ],
  );
}

const stateOf = async () =>
  (
    await testDb.database.pool.query(
      'select state, reason, look_at is not null as "isDue" from foreign_bookings',
    )
  ).rows[0];

test('A booking that is unknown for a day is listed until operations decide', async () => {
  const { orderNumber, line } = await foreignBooking({ state: 'handed_over' });
  const listed = await line.run('foreign-bookings');
  expect(listed.status).toBe(1);
  expect(listed.printed).toContain(`${orderNumber}  since `);
  expect(listed.printed).toContain('UNKNOWN: ask the seller');
  expect(listed.printed).toMatch(/To be decided: 1\.$/);
  expect(await line.run('foreign-bookings', orderNumber, '--not-booked', '--by', 'Ada')).toMatchObject({
    status: 0,
  });
  expect(await stateOf()).toEqual({ state: 'refused', reason: 'not booked, by Ada', isDue: false });
  expect(await line.run('foreign-bookings')).toMatchObject({ status: 0 });
  expect(await line.run('foreign-bookings', orderNumber, '--not-booked')).toMatchObject({ status: 1 });
});

test('Operations may let the worker look again', async () => {
  const { orderNumber, line } = await foreignBooking({ state: 'handed_over' });
  expect(await line.run('foreign-bookings', orderNumber.toLowerCase(), '--look')).toMatchObject({
    status: 0,
  });
  expect(await stateOf()).toMatchObject({ state: 'handed_over', isDue: true });
});

test('A lost answer is listed as pending after five minutes, and needs no operator', async () => {
  const { line } = await foreignBooking({ state: 'unknown', minutes: 4 });
  expect((await line.run('foreign-bookings')).printed).not.toContain('pending');
  await testDb.database.pool.query(`update foreign_bookings set requested_at = now() - interval '6 minutes'`);
  expect(await line.run('foreign-bookings')).toMatchObject({
    status: 0,
    printed: expect.stringContaining('pending: the seller’s answer was lost'),
  });
});

test('An answer that is not known yet cannot be decided by operations', async () => {
  const { orderNumber, line } = await foreignBooking({ state: 'unknown' });
  expect(await line.run('foreign-bookings', orderNumber, '--not-booked')).toMatchObject({ status: 1 });
  expect(await stateOf()).toMatchObject({ state: 'unknown' });
});

test('Rooms that the seller does not cancel, has lost, or cancelled at our cost are listed', async () => {
  const { id, orderNumber, line } = await foreignBooking({
    state: 'booked',
    reason: 'the seller does not have it',
  });
  expect((await line.run('foreign-bookings')).printed).toContain('MISSING');
  await foreignCancellation(id, { reason: 'cancel: status 503' });
  const stuck = await line.run('foreign-bookings');
  expect(stuck.printed).toContain('NOT CANCELLED');
  expect(stuck.printed).not.toContain('MISSING');
  expect(await line.run('foreign-bookings', orderNumber, '--look')).toMatchObject({ status: 0 });
  expect(await line.run('foreign-bookings')).toMatchObject({ status: 0 });
  await testDb.database.pool.query(
    'update foreign_cancellations set try_at = null, cancelled_at = now(), charge_minor = 9900',
  );
  expect(await line.run('foreign-bookings')).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/cancelled at our cost .*9900 instead of 0 minor units/),
  });
});

test('A booking that the seller has, and cancellations that go on or cost what was promised, are not listed', async () => {
  const { id, line } = await foreignBooking({ state: 'booked', reason: null });
  const listed = async () => (await line.run('foreign-bookings')).printed;
  expect(await listed()).not.toMatch(/MISSING|NOT CANCELLED|our cost/);
  await foreignCancellation(id, { reason: 'cancel: status 503', try_at: new Date() });
  expect(await listed()).not.toMatch(/MISSING|NOT CANCELLED|our cost/);
  await testDb.database.pool.query(
    'update foreign_cancellations set try_at = null, cancelled_at = now(), charge_minor = 9900, promised_minor = 9900',
  );
  expect(await listed()).not.toMatch(/MISSING|NOT CANCELLED|our cost/);
});

test('A lost booking stays listed although another one of the seller was cancelled', async () => {
  const { id, line } = await foreignBooking({ state: 'booked', reason: 'the seller does not have it' });
  await foreignCancellation(id, { their_reference: 'B-2', cancelled_at: new Date(), charge_minor: 0 });
  expect((await line.run('foreign-bookings')).printed).toContain('MISSING');
});

test('A cancellation at our cost is listed for ninety days', async () => {
  const { id, line } = await foreignBooking({ state: 'booked', reason: null });
  await foreignCancellation(id, { cancelled_at: new Date(), charge_minor: 9_900 });
  const listedAfter = async (days: number) => {
    await testDb.database.pool.query(
      'update foreign_cancellations set cancelled_at = now() - make_interval(days => $1)',
      [days],
    );
    return (await line.run('foreign-bookings')).printed.includes('at our cost');
  };
  expect([await listedAfter(89), await listedAfter(91)]).toEqual([true, false]);
});

test('The oldest problem is listed first', async () => {
  const newer = await foreignBooking({ state: 'handed_over', minutes: 2_000 });
  const older = await foreignBooking({ state: 'handed_over', minutes: 3_000 });
  const { printed } = await newer.line.run('foreign-bookings');
  expect(printed.indexOf(older.orderNumber)).toBeGreaterThanOrEqual(0);
  expect(printed.indexOf(older.orderNumber)).toBeLessThan(printed.indexOf(newer.orderNumber));
});

test('A booking of which the seller was asked, and that has no answer yet, is listed and looked for again', async () => {
  const { orderNumber, line } = await foreignBooking({ state: 'requested', minutes: 6 });
  expect((await line.run('foreign-bookings')).printed).toContain('pending');
  expect(await line.run('foreign-bookings', orderNumber, '--look')).toMatchObject({ status: 0 });
  expect(await stateOf()).toMatchObject({ state: 'requested', isDue: true });
});

test('A booking that the seller has lost is looked for again', async () => {
  const { orderNumber, line } = await foreignBooking({
    state: 'booked',
    reason: 'the seller does not have it',
  });
  expect(await line.run('foreign-bookings', orderNumber, '--look')).toMatchObject({ status: 0 });
  expect(await stateOf()).toMatchObject({ state: 'booked', isDue: true });
});

test('What is settled is not looked for again', async () => {
  const { id, orderNumber, line } = await foreignBooking({ state: 'booked', reason: null });
  await foreignCancellation(id, { cancelled_at: new Date(), charge_minor: 0 });
  expect(await line.run('foreign-bookings', orderNumber, '--look')).toMatchObject({ status: 1 });
  expect(await stateOf()).toMatchObject({ state: 'booked', isDue: false });
  const { rows } = await testDb.database.pool.query('select try_at from foreign_cancellations');
  expect(rows).toEqual([{ try_at: null }]);
});

test('An order number needs exactly one decision, and a decision an order number', async () => {
  const line = commandLine({ databaseUrl: testDb.url });
  for (const args of [
    ['--owed', '2027-13'],
    ['--owed', '2027-05', '--look'],
    ['K3M9QXTZ'],
    ['K3M9QXTZ', '--look', '--not-booked'],
    ['--look'],
  ])
    expect((await line.run('foreign-bookings', ...args)).status, args.join(' ')).toBe(2);
  expect(await line.run('foreign-bookings', 'K3M9QXTZ', '--look')).toMatchObject({ status: 1 });
});
