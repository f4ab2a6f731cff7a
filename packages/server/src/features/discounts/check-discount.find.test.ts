import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { WAITING_CLIENTS } from '../../../test-support/database/waiting-locks.ts';
import { discountWith } from '../../../test-support/discounts/discounts.ts';
import { transaction } from '../../database/transaction.ts';
import { findDiscount } from './check-discount.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

const find = (code: string, isLocked: boolean) =>
  transaction(testDb.database, ({ client }) => findDiscount(client, { code, isLocked }));

test('A code that is redeemed waits for another redemption and counts it, and one that is shown does not wait', async () => {
  const { database } = testDb;
  const code = await discountWith(database, { mostUses: 3 });
  const redeemed = await transaction(database, async ({ client }) => {
    await client.query('update discounts set uses = 2 where code = $1', [code]);
    const waiting = find(code, true);
    expect(await find(code, false)).toMatchObject({ usesLeft: 3 });
    await expect.poll(() => database.pool.query(WAITING_CLIENTS)).toMatchObject({ rowCount: 1 });
    return { waiting };
  });
  expect(await redeemed.waiting).toMatchObject({ usesLeft: 1 });
});
