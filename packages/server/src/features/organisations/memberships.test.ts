import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggedIn } from '../../../test-support/accounts/logged-in.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { listMemberships, saveMembership } from './memberships.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

async function newOrganisation(name: string, status: 'applied' | 'approved' = 'approved'): Promise<string> {
  const id = randomUUID();
  await testDb.database.pool.query(
    `insert into organisations (id, kind, name, status) values ($1, 'concierge', $2, $3)`,
    [id, name, status],
  );
  return id;
}

test('An organisation has members while it is approved', async () => {
  const { pool } = testDb.database;
  const { sub: accountId } = await loggedIn({ database: testDb.database, now: new Date() });
  const namesOf = async () =>
    (await listMemberships(pool, accountId)).map(({ organisationName }) => organisationName);
  const [approved, applied] = [
    await newOrganisation('Hotel Cais'),
    await newOrganisation('Hotel Sol', 'applied'),
  ];
  for (const organisationId of [approved, applied])
    await saveMembership(pool, { accountId, organisationId, role: 'worker' });
  expect(await namesOf()).toEqual(['Hotel Cais']);
  await pool.query(`update organisations set status = 'suspended' where id = $1`, [approved]);
  expect(await namesOf()).toEqual([]);
});
