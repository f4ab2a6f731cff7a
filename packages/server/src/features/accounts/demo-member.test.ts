import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { listMemberships } from '../organisations/memberships.ts';
import { demoMember, demoOrganisation, removeDemoMember, saveDemoMember } from './demo-member.ts';
import { checkPassword } from './passwords/check-password.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

const logIn = async () => {
  const input = { ...demoMember, knownAccounts: [], client: '10.0.0.1' };
  const checked = await checkPassword(testDb.database, input);
  return checked.result === 'right' ? checked.account.id : undefined;
};

test('The demo member logs in with the published password, and leads the demo organisation', async () => {
  const { pool } = testDb.database;
  await saveDemoMember(pool);
  await saveDemoMember(pool);
  const accountId = await logIn();
  expect(await listMemberships(pool, accountId ?? '')).toMatchObject([
    { organisationId: demoOrganisation.id, organisationName: demoOrganisation.name, role: 'admin' },
  ]);
  await pool.query('delete from memberships');
  await saveDemoMember(pool);
  expect(await listMemberships(pool, accountId ?? '')).toEqual([]);
});

test('A production site has no account with the published password', async () => {
  await saveDemoMember(testDb.database.pool);
  await removeDemoMember(testDb.database.pool);
  expect(await logIn()).toBeUndefined();
});
