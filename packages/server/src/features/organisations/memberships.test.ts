import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggedIn } from '../../../test-support/accounts/logged-in.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import {
  listMemberships as listAlone,
  membershipsSql,
  presentMemberships,
  saveMembership,
} from './memberships.ts';
import { chooseOrganisation } from './save-settings.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

/** Reads the list alone, and as one value of a statement about the account: both are the same. */
async function listMemberships(pool: TestDatabase['database']['pool'], accountId: string) {
  const alone = await listAlone(pool, accountId);
  const { rows } = await pool.query(
    `select ${membershipsSql} as list from accounts account where account.id = $1`,
    [accountId],
  );
  expect(presentMemberships(rows[0].list)).toEqual(alone);
  return alone;
}

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
  const other = await loggedIn({ database: testDb.database, now: new Date(), email: 'bob@example.org' });
  expect(await listMemberships(pool, other.sub)).toEqual([]);
  await pool.query(`update organisations set status = 'suspended' where id = $1`, [approved]);
  expect(await namesOf()).toEqual([]);
});

test('The organisation that a member chose last comes first, and others keep their order', async () => {
  const { pool } = testDb.database;
  const { sub: accountId } = await loggedIn({ database: testDb.database, now: new Date() });
  const { sub: other } = await loggedIn({
    database: testDb.database,
    now: new Date(),
    email: 'eve@example.org',
  });
  const ids = [await newOrganisation('One'), await newOrganisation('Two'), await newOrganisation('Three')];
  for (const member of [accountId, other])
    for (const organisationId of ids)
      await saveMembership(pool, { accountId: member, organisationId, role: 'worker' });
  const namesOf = async (member: string) =>
    (await listMemberships(pool, member)).map(({ organisationName }) => organisationName);
  const before = await namesOf(other);
  for (const organisationId of ids) await chooseOrganisation(pool, { accountId, organisationId });
  expect(await namesOf(accountId)).toEqual(['Three', 'Two', 'One']);
  await chooseOrganisation(pool, { accountId, organisationId: ids[0] ?? '' });
  expect(await namesOf(accountId)).toEqual(['One', 'Three', 'Two']);
  expect(await namesOf(other)).toEqual(before);
});
