import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { beginTestPayment, note } from '../../../test-support/payments/payments.ts';
import type { Dispute } from '../../gateways/payments/port.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

/** Reports the states of one dispute in this order. Returns what is recorded and what operations are notified of. */
async function reported(...states: readonly Dispute['state'][]) {
  const { pool } = testDb.database;
  const payment = await beginTestPayment(testDb.database);
  for (const state of states)
    await note(testDb.database, payment, { disputes: [{ id: 'dp_1', amountMinor: 4_800, state }] });
  const disputes = await pool.query(
    'select amount_minor::int as minor, state from payment_disputes where payment_id = $1',
    [payment.id],
  );
  const jobs = await pool.query(
    `select payload ->> 'which' as which from jobs where key like $1 order by id`,
    [`${payment.bookingId}/disputed/%`],
  );
  return { disputes: disputes.rows, notified: jobs.rows.map(({ which }) => which) };
}

test('A dispute is recorded, and operations are notified once, however often it is reported', async () => {
  expect(await reported('open', 'open')).toEqual({
    disputes: [{ minor: 4_800, state: 'open' }],
    notified: ['dp_1/open'],
  });
});

test.each(['won', 'lost'] as const)(
  'A dispute that is %s is notified again and not opened by an older report',
  async (end) => {
    expect(await reported('open', end, end, 'open')).toEqual({
      disputes: [{ minor: 4_800, state: end }],
      notified: ['dp_1/open', `dp_1/${end}`],
    });
  },
);

test('A dispute about the intent of another booking is not recorded', async () => {
  const { pool } = testDb.database;
  const payment = await beginTestPayment(testDb.database);
  const disputes = [{ id: 'dp_theirs', amountMinor: 4_800, state: 'open' }] as const;
  await note(testDb.database, payment, { bookingId: randomUUID(), disputes });
  const { rowCount } = await pool.query('select from payment_disputes where payment_id = $1', [payment.id]);
  expect(rowCount).toBe(0);
});
