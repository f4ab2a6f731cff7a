import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registeredAccount } from '../../../test-support/accounts/registered-account.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { findAccount } from './find-account.ts';
import { findAffiliate } from './find-affiliate.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

test('An account is found by its own id unless it is locked, and says whether its address is confirmed', async () => {
  const { pool } = testDb.database;
  const [id, other] = [await registeredAccount(pool), await registeredAccount(pool)];
  expect(await findAccount(pool, id)).toMatchObject({ id, name: 'Ada', emailVerified: false });
  expect(await findAccount(pool, other)).toMatchObject({ id: other });
  expect(await findAccount(pool, randomUUID())).toBeUndefined();
  await pool.query('update accounts set email_verified_at = now() where id = $1', [id]);
  expect(await findAccount(pool, id)).toMatchObject({ emailVerified: true });
  await pool.query(`update accounts set state = 'locked' where id = $1`, [id]);
  expect(await findAccount(pool, id)).toBeUndefined();
});

test('An account is found by a proof unless all its sessions were ended since', async () => {
  const { pool } = testDb.database;
  const id = await registeredAccount(pool);
  const at = (seconds: number) => new Date(Date.UTC(2026, 4, 1, 12, 0, seconds));
  const isFound = async (provenAt?: Date) => (await findAccount(pool, id, provenAt)) !== undefined;
  expect(await isFound(at(0))).toBe(true);
  await pool.query('update accounts set ways_ended_at = $2 where id = $1', [id, at(10)]);
  expect([await isFound(at(9)), await isFound(at(10)), await isFound()]).toEqual([false, true, true]);
});

test('An affiliate is an approved distributor, found by its slug', async () => {
  const { pool } = testDb.database;
  await pool.query(
    `insert into organisations (id, kind, name, slug, status, suspended_at) values
       (gen_random_uuid(), 'distributor', 'Island Map', 'island-map', 'approved', null),
       (gen_random_uuid(), 'distributor', 'Old Map', 'old-map', 'suspended', now()),
       (gen_random_uuid(), 'supplier', 'Boats', 'boats', 'approved', null)`,
  );
  expect(await findAffiliate(pool, 'island-map')).toMatchObject({ name: 'Island Map', logoUrl: null });
  for (const slug of ['old-map', 'boats', 'island']) expect(await findAffiliate(pool, slug)).toBeUndefined();
});
