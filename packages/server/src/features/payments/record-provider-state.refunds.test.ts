import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { beginTestPayment, note } from '../../../test-support/payments/payments.ts';
import type { Refund } from '../../gateways/payments/port.ts';
import { REFUNDED_AT_PROVIDER, refundableAmount } from './record-provider-state.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

/** A captured payment of 100.00, whose refunds the provider reports. */
async function captured() {
  const { pool } = testDb.database;
  const payment = await note(testDb.database, await beginTestPayment(testDb.database), { state: 'captured' });
  const report = (refund: Partial<Refund>) =>
    note(testDb.database, payment, {
      state: 'captured',
      refunds: [{ id: 're_1', key: '', amountMinor: 700, state: 'done', ...refund }],
    });
  const rows = async () =>
    (
      await pool.query('select amount_minor::int as minor, state from refunds where payment_id = $1', [
        payment.id,
      ])
    ).rows;
  /** Stores a refund of ours that has failed for this reason before the provider knew of it. */
  const failed = async (failure: string) => {
    const key = randomUUID();
    await pool.query(
      `insert into refunds (id, payment_id, amount_minor, reason, requested_by, state, failure, ended_at)
       values ($1, $2, 700, 'goodwill', 'desk', 'failed', $3, now())`,
      [key, payment.id, failure],
    );
    return key;
  };
  return { id: payment.id, report, rows, failed, left: () => refundableAmount(pool, payment.id) };
}

test('A refund of one payment leaves what remains of another', async () => {
  const [refunded, other] = [await captured(), await captured()];
  await refunded.report({});
  expect([await refunded.left(), await other.left()]).toEqual([9_300, 10_000]);
});

test('A refund that failed before it was recorded gets no row, and one that fails afterwards keeps its own', async () => {
  const { report, rows, left } = await captured();
  await report({ state: 'failed' });
  expect(await rows()).toEqual([]);
  await report({ state: 'pending' });
  expect(await left()).toBe(9_300);
  await report({ state: 'failed' });
  expect(await rows()).toEqual([{ minor: 700, state: 'failed' }]);
  expect(await left()).toBe(10_000);
});

test('A failed refund of ours stays failed, unless it only failed in our records', async () => {
  const atProvider = await captured();
  await atProvider.report({ key: await atProvider.failed('The card is closed.') });
  expect(await atProvider.rows()).toEqual([{ minor: 700, state: 'failed' }]);
  const inRecords = await captured();
  await inRecords.report({ key: await inRecords.failed(REFUNDED_AT_PROVIDER) });
  expect(await inRecords.rows()).toEqual([{ minor: 700, state: 'done' }]);
});
