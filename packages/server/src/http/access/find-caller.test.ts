import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LoggedIn, loggedIn } from '../../../test-support/accounts/logged-in.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { listMemberships, saveMembership } from '../../features/organisations/memberships.ts';
import { createFindCaller } from './find-caller.ts';

let testDb: TestDatabase;
let ada: LoggedIn;
let bob: LoggedIn;
const now = new Date();

beforeAll(async () => {
  testDb = await testDatabase();
  ada = await loggedIn({ database: testDb.database, now });
  bob = await loggedIn({ database: testDb.database, now });
});
afterAll(() => testDb.drop());

const find = (headers: Record<string, string>, ...options: [{ isMember: boolean }?]) =>
  createFindCaller({
    database: testDb.database,
    publicUrl: 'https://www.example.org',
    now: () => now,
  })({ headers } as unknown as IncomingMessage, ...options);

test('A member is found with the organisations of the account, by the same token and cookie', async () => {
  const organisationId = '0d1ce000-0000-4000-8000-000000000001';
  const { pool } = testDb.database;
  await pool.query(`insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Cais')`, [
    organisationId,
  ]);
  await saveMembership(pool, { accountId: ada.sub, organisationId, role: 'worker' });
  const of = ({ token, cookie }: LoggedIn) => ({ authorization: `Bearer ${token}`, cookie });
  const asMember = { isMember: true };
  expect((await find(of(ada), asMember))?.memberships).toEqual(await listMemberships(pool, ada.sub));
  expect(await find(of(bob), asMember)).toMatchObject({ id: bob.sub, memberships: [] });
  expect(await find(of(ada))).not.toHaveProperty('memberships');
  expect(await find({ ...of(ada), cookie: bob.cookie }, asMember)).toBeUndefined();
});

test('A call is made by the account of its token, with the cookie of the same session', async () => {
  expect(await find({ authorization: `Bearer ${ada.token}`, cookie: ada.cookie })).toMatchObject({
    id: ada.sub,
    isProven: true,
  });
  expect(await find({ authorization: `bearer ${bob.token}`, cookie: bob.cookie })).toMatchObject({
    id: bob.sub,
  });
});

test.each([
  ['a token without a cookie', () => ({ authorization: `Bearer ${ada.token}` })],
  ['a cookie without a token', () => ({ cookie: ada.cookie })],
  [
    'a token with the cookie of another account',
    () => ({ authorization: `Bearer ${ada.token}`, cookie: bob.cookie }),
  ],
  ['another token', () => ({ authorization: `Bearer ${ada.token}x`, cookie: ada.cookie })],
  ['another scheme', () => ({ authorization: `Basic ${ada.token}`, cookie: ada.cookie })],
])('No account makes a call with %s', async (_, headers) => {
  expect(await find(headers() as Record<string, string>)).toBeUndefined();
});

test('A token with the cookie of another session of the same account makes no call', async () => {
  const { rows } = await testDb.database.pool.query(
    'update sessions set account_id = $1 where account_id = $2 returning id',
    [ada.sub, bob.sub],
  );
  expect(rows).toHaveLength(1);
  expect(await find({ authorization: `Bearer ${ada.token}`, cookie: bob.cookie })).toBeUndefined();
});
