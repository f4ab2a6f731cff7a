import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { beginTestPayment, note } from '../../../test-support/payments/payments.ts';
import { transaction } from '../../database/transaction.ts';
import { createRefund, enqueueRefund } from './create-refund.ts';
import type { Payment } from './payment.ts';
import { findUnsettledPayments, readWatermark, saveWatermark } from './unsettled-payments.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  await testDb.database.pool.query('truncate bookings, payments, refunds, jobs, payment_watermarks cascade');
});
afterAll(() => testDb.drop());

/** Backdates the start of payments, their last reading and their refunds by this many minutes. */
async function letPass(minutes: number): Promise<void> {
  const past = `now() - make_interval(mins => ${minutes})`;
  await testDb.database.pool.query(
    `update payments set made_at = ${past}, read_at = case when read_at is not null then ${past} end`,
  );
  await testDb.database.pool.query(`update refunds set requested_at = ${past}`);
}

const charged = async () => note(testDb.database, await beginTestPayment(testDb.database));
const authorised = async () =>
  note(testDb.database, await beginTestPayment(testDb.database, { isCaptureLater: true }), {
    state: 'authorised',
  });

async function paysFor(payment: Payment, state: string): Promise<void> {
  await testDb.database.pool.query(
    `update bookings set payment_id = $2, state = $3, answer_until = now() + interval '1 day' where id = $1`,
    [payment.bookingId, payment.id, state],
  );
}

const mismatches = async () => {
  const { open, unpaidRefunds } = await findUnsettledPayments(testDb.database.pool);
  return { open: open.map(({ id }) => id), unpaidRefunds };
};

test('An unanswered payment attempt is checked after a minute and not before', async () => {
  const payment = await beginTestPayment(testDb.database);
  expect(await mismatches()).toEqual({ open: [], unpaidRefunds: [] });
  await letPass(2);
  expect(await mismatches()).toEqual({ open: [payment.id], unpaidRefunds: [] });
});

test('Many unanswered payment attempts of one provider do not keep out those of another', async () => {
  const { pool } = testDb.database;
  await beginTestPayment(testDb.database);
  await pool.query(`update payments set gateway = 'stripe'`);
  await pool.query(`
    insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).*
    from payments p, generate_series(1, 200)`);
  await letPass(60);
  const other = await beginTestPayment(testDb.database);
  await pool.query(`update payments set made_at = now() - interval '2 minutes' where id = $1`, [other.id]);
  const { open } = await mismatches();
  expect([open.length, open.includes(other.id)]).toEqual([200, true]);
});

test.each(['failed', 'cancelled'] as const)(
  'A payment attempt that ended as %s is not checked again',
  async (state) => {
    await note(testDb.database, await beginTestPayment(testDb.database), { state });
    await letPass(2);
    expect(await mismatches()).toEqual({ open: [], unpaidRefunds: [] });
  },
);

test('A payment that pays for nothing is checked, and one that pays for its booking is not', async () => {
  const payment = await charged();
  await letPass(2);
  expect((await mismatches()).open).toEqual([payment.id]);
  await paysFor(payment, 'confirmed');
  expect((await mismatches()).open).toEqual([]);
});

test('An unused payment of long ago is left to a person, so that old payments are not searched', async () => {
  await charged();
  await letPass(40 * 24 * 60 - 60);
  expect((await mismatches()).open).toHaveLength(1);
  await letPass(40 * 24 * 60 + 60);
  expect((await mismatches()).open).toEqual([]);
});

test('No query reads a whole table, because the job runs every two minutes over all bookings', async () => {
  const plans = await transaction(testDb.database, async ({ client }) => {
    // Makes the planner use an index if there is one, however small the table.
    await client.query('set local enable_seqscan = off');
    const plans: string[] = [];
    const explained = async (text: string) => {
      const { rows } = await client.query(`explain ${text}`);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return { rows: [] };
    };
    await findUnsettledPayments({ query: explained } as never);
    return plans;
  });
  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/);
  // Jobs are found by an index on their payment, instead of reading all waiting jobs.
  expect(plans.join('\n')).toMatch(/jobs_pay_refund/);
  expect(plans.join('\n')).toMatch(/bookings_by_payment/);
});

test('A payment refunded in full is not checked, and one refunded in part is', async () => {
  const { pool } = testDb.database;
  const payment = await charged();
  await createRefund(pool, { payment, amountMinor: 9_999, reason: 'late' });
  await letPass(2);
  expect((await mismatches()).open).toEqual([payment.id]);
  await createRefund(pool, { payment, reason: 'late' });
  expect((await mismatches()).open).toEqual([]);
});

test('A payment with a mismatch is left to an operator, not to reconciliation', async () => {
  const payment = await charged();
  await testDb.database.pool.query(`update payments set mismatch = 'amount' where id = $1`, [payment.id]);
  await letPass(2);
  expect((await mismatches()).open).toEqual([]);
});

test('An authorisation with a mismatch is left to an operator and is not voided', async () => {
  const payment = await authorised();
  await testDb.database.pool.query(`update payments set mismatch = 'amount' where id = $1`, [payment.id]);
  await letPass(2);
  expect(await mismatches()).toEqual({ open: [], unpaidRefunds: [] });
});

test('A refund that is owed and has no job is found after a minute', async () => {
  const { pool } = testDb.database;
  const payment = await charged();
  await createRefund(pool, { payment, reason: 'cancelled' });
  await pool.query('truncate jobs');
  expect((await mismatches()).unpaidRefunds).toEqual([]);
  await letPass(2);
  expect((await mismatches()).unpaidRefunds).toEqual([payment.id]);
  await enqueueRefund(pool, payment.id);
  expect((await mismatches()).unpaidRefunds).toEqual([]);
  await pool.query(`update jobs set state = 'done', ended_at = now()`);
  expect((await mismatches()).unpaidRefunds).toEqual([payment.id]);
});

test('A refund that is pending or done is not made again', async () => {
  const { pool } = testDb.database;
  const payment = await charged();
  await createRefund(pool, { payment, reason: 'cancelled' });
  await pool.query('truncate jobs');
  await letPass(2);
  for (const state of ['pending', 'done']) {
    await pool.query('update refunds set state = $1', [state]);
    expect((await mismatches()).unpaidRefunds).toEqual([]);
  }
});

test.each(['on_request', 'accepted', 'confirmed'])(
  'An authorisation for a booking that is %s is kept',
  async (state) => {
    await paysFor(await authorised(), state);
    await letPass(2);
    expect((await mismatches()).unpaidRefunds).toEqual([]);
  },
);

test.each(['declined', 'unanswered', 'cancelled'])(
  'An authorisation for a booking that was %s is to be voided',
  async (state) => {
    const payment = await authorised();
    await paysFor(payment, state);
    await letPass(2);
    expect((await mismatches()).unpaidRefunds).toEqual([payment.id]);
  },
);

test('Payments not checked for the longest time come first', async () => {
  const { pool } = testDb.database;
  const [first, second] = [await beginTestPayment(testDb.database), await beginTestPayment(testDb.database)];
  await letPass(5);
  await pool.query(
    `update payments set made_at = now() - interval '9 minutes', read_at = now() where id = $1`,
    [first.id],
  );
  expect((await mismatches()).open).toEqual([second.id, first.id]);
});

test('The first comparison with a provider covers a week, and two minutes for its clock', async () => {
  const { since, now } = await readWatermark(testDb.database.pool, 'sandbox');
  expect(now.getTime() - since.getTime()).toBe((7 * 24 * 60 + 2) * 60_000);
});

test('The watermark of each provider is kept and never moves back', async () => {
  const { pool } = testDb.database;
  const [early, late] = [new Date('2026-11-20T08:00:00Z'), new Date('2026-11-20T09:00:00Z')];
  await saveWatermark(pool, 'sandbox', late);
  await saveWatermark(pool, 'sandbox', early);
  await saveWatermark(pool, 'stripe', early);
  expect((await readWatermark(pool, 'sandbox')).since).toEqual(new Date('2026-11-20T08:58:00Z'));
  expect((await readWatermark(pool, 'stripe')).since).toEqual(new Date('2026-11-20T07:58:00Z'));
});

test('An authorisation without a booking is checked until it is marked, and voided a minute after it was read', async () => {
  const { id } = await authorised();
  await letPass(2);
  expect(await mismatches()).toEqual({ open: [id], unpaidRefunds: [id] });
  await testDb.database.pool.query('update payments set read_at = now()');
  expect(await mismatches()).toEqual({ open: [id], unpaidRefunds: [] });
  await letPass(2);
  await testDb.database.pool.query('update payments set unusable_at = now()');
  expect(await mismatches()).toEqual({ open: [], unpaidRefunds: [id] });
});
