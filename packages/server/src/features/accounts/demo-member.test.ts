import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggedIn, newSession } from '../../../test-support/accounts/logged-in.ts';
import { addStrayPasskey } from '../../../test-support/accounts/stray-passkey.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { inviteMember } from '../organisations/members/invite-member.ts';
import { listMemberships } from '../organisations/memberships.ts';
import {
  demoAccountId,
  demoMember,
  demoOrganisation,
  removeDemoMember,
  saveDemoMember,
} from './demo-member.ts';
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

test('The demo member gets back the published ways to log in that a visitor has changed', async () => {
  const { pool } = testDb.database;
  await saveDemoMember(pool);
  const { rows: before } = await pool.query('select password from accounts');
  await saveDemoMember(pool);
  expect((await pool.query('select password from accounts')).rows).toEqual(before);
  await pool.query(`update accounts set password = null`);
  await addStrayPasskey(testDb.database, { id: 'a' });
  await saveDemoMember(pool);
  expect(await logIn()).toBeDefined();
  expect((await pool.query('select from passkeys')).rowCount).toBe(0);
});

test('The demo member gets back its details, and no erasure of it goes on', async () => {
  const { pool } = testDb.database;
  await saveDemoMember(pool);
  // Another address ends the ways to log in.
  const read = async () =>
    (
      await pool.query(
        `select to_jsonb(a) - 'ways_ended_at' - 'email_verified_at' as details, email_verified_at is not null as "isVerified"
         from accounts a`,
      )
    ).rows;
  const before = await read();
  await pool.query(
    `update accounts set name = 'Eve', first_name = 'Eve', last_name = 'Eve', phone_number = '+4917012345', locale = 'de',
       currency = 'CHF', state = 'locked', email = 'eve@example.org', email_key = 'eve@example.org', email_verified_at = null`,
  );
  await pool.query(`insert into erasures (account_id, requested_by) values ($1, 'account')`, [demoAccountId]);
  await saveDemoMember(pool);
  expect(await read()).toEqual(before);
  expect((await pool.query('select from erasures')).rowCount).toBe(0);
});

test('A production site has no member or invitation of the demo organisation', async () => {
  const { pool } = testDb.database;
  await saveDemoMember(pool);
  const invitation = {
    organisationId: demoOrganisation.id,
    organisationName: demoOrganisation.name,
    role: 'admin',
    invitedBy: demoAccountId,
    locale: 'en',
    site: { name: 'Ashore', publicUrl: 'https://www.example.org' },
  } as const;
  await inviteMember(testDb.database, { ...invitation, email: 'eve@example.org' });
  await inviteMember(testDb.database, { ...invitation, invitedBy: null, email: 'bob@example.org' });
  const { sub } = await loggedIn({
    database: testDb.database,
    now: new Date(),
    memberOf: [{ organisationId: demoOrganisation.id, role: 'admin' }],
  });
  expect(await listMemberships(pool, sub)).toHaveLength(1);
  await removeDemoMember(pool);
  expect(await listMemberships(pool, sub)).toEqual([]);
  expect((await pool.query('select from invitations')).rowCount).toBe(0);
});

test('A production site has no account with the published password', async () => {
  await saveDemoMember(testDb.database.pool);
  await removeDemoMember(testDb.database.pool);
  expect(await logIn()).toBeUndefined();
});

test('A changed password of the demo member is the published one again; its sessions end, and its memberships stay', async () => {
  const { database } = testDb;
  const { pool } = database;
  await saveDemoMember(pool);
  await newSession({ database, now: new Date(), publicUrl: 'https://www.example.org', sub: demoAccountId });
  await pool.query('delete from memberships');
  const sessions = async () =>
    (await pool.query('select from sessions where account_id = $1', [demoAccountId])).rowCount;
  await saveDemoMember(pool);
  expect(await sessions()).toBe(1);
  await pool.query('update accounts set password = null where id = $1', [demoAccountId]);
  await saveDemoMember(pool);
  expect(await sessions()).toBe(0);
  expect(await listMemberships(pool, demoAccountId)).toEqual([]);
});

test('Saving and removing the demo member leaves all other accounts as they are', async () => {
  const { database } = testDb;
  const { pool } = database;
  await saveDemoMember(pool);
  const { sub } = await loggedIn({ database, now: new Date() });
  await pool.query(
    `insert into passkeys (id, account_id, user_handle, public_key, counter, transports, is_backed_up, name)
     values ('other', $1, 'handle', '', 0, '{}', false, 'Other')`,
    [sub],
  );
  await pool.query(`insert into erasures (account_id, requested_by) values ($1, 'account')`, [sub]);
  const read = async () => {
    const { rows } = await pool.query(
      `select to_jsonb(account) as account, (select count(*) from passkeys where account_id = $1) as passkeys,
         (select count(*) from erasures where account_id = $1) as erasures,
         (select count(*) from sessions where account_id = $1) as sessions from accounts account where id = $1`,
      [sub],
    );
    return rows;
  };
  const before = await read();
  expect(before).toMatchObject([{ passkeys: '1', erasures: '1', sessions: '1' }]);
  await pool.query('update accounts set password = null where id = $1', [demoAccountId]);
  await saveDemoMember(pool);
  expect(await read()).toEqual(before);
  await removeDemoMember(pool);
  expect(await read()).toEqual(before);
});
