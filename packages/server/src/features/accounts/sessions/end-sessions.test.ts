import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registeredAccount } from '../../../../test-support/accounts/registered-account.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { CLIENT_ID } from '../../../gateways/identity/embedded/client.ts';
import { endAllSessions, endSession, endSessionOf, endSessionsAtIssuer } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { beginSession } from './sessions.ts';

let testDb: TestDatabase;
let ada: string;
let bob: string;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  const { pool } = testDb.database;
  await pool.query('truncate accounts, sessions, logout_tokens, oidc_rows cascade');
  ada = await registeredAccount(pool);
  bob = await registeredAccount(pool);
});
afterAll(() => testDb.drop());

const issuer = 'https://www.example.org/oidc';

async function begin(accountId: string, { at = issuer, issuerSid = 'sid' } = {}): Promise<string> {
  const secret = await beginSession(testDb.database.pool, {
    accountId,
    issuer: at,
    issuerSid,
    tokens: { idToken: 'signed', refreshToken: undefined },
    ownSecret: Buffer.alloc(32, 7),
    isExtended: false,
    device: { browser: 'Firefox', system: 'Linux' },
    authenticatedAt: undefined,
    replaces: undefined,
    loggedInAt: new Date(),
  });
  return secret ?? '';
}
const list = (accountId: string, secret?: string) =>
  listSessions(testDb.database.pool, { accountId, secret });
/** How many sessions the two accounts have. */
const counts = async () => [(await list(ada)).length, (await list(bob)).length];

test('The list of sessions has those of the account, the one that asks first, and none that has ended', async () => {
  const { pool } = testDb.database;
  const first = await begin(ada);
  await begin(ada);
  await begin(bob);
  expect((await list(ada, first)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  expect((await list(bob, first)).map(({ isCurrent }) => isCurrent)).toEqual([false]);
  const [, other] = await list(ada, first);
  await pool.query(`update sessions set ends_at = now() - interval '1 second' where id = $1`, [other?.id]);
  expect(await list(ada, first)).toMatchObject([{ isCurrent: true }]);
});

test('Logging out ends the session of the browser and no other', async () => {
  const secret = await begin(ada);
  await begin(ada);
  await begin(bob);
  expect(await endSession(testDb.database.pool, secret)).toMatchObject({ issuer });
  expect(await endSession(testDb.database.pool, secret)).toBeUndefined();
  expect(await counts()).toEqual([1, 1]);
});

test('Logging out ends the session at the embedded issuer with its grant and tokens, and those of no other', async () => {
  const { pool } = testDb.database;
  const secret = await begin(ada, { issuerSid: 'one' });
  await begin(ada, { issuerSid: 'two' });
  const insertRow = (model: string, name: string, differences: { grant?: string; sid?: string } = {}) =>
    pool.query(
      `insert into oidc_rows (issuer, model, id_hash, payload, account, grant_id)
       values ($1, $2, sha256(convert_to($3, 'UTF8')), $4, $5, $6)`,
      [
        issuer,
        model,
        name,
        {
          name,
          authorizations: { [CLIENT_ID]: { sid: differences.sid, grantId: `grant ${differences.sid}` } },
        },
        ada,
        differences.grant ?? null,
      ],
    );
  for (const sid of ['one', 'two']) {
    await insertRow('Session', `session ${sid}`, { sid });
    await insertRow('Grant', `grant ${sid}`);
    await insertRow('RefreshToken', `token ${sid}`, { grant: `grant ${sid}` });
    await insertRow('Client', `grant ${sid}`);
  }
  await endSession(pool, secret);
  const { rows } = await pool.query(`select payload ->> 'name' as name, model from oidc_rows order by 1, 2`);
  expect(rows.map(({ model, name }) => `${model}: ${name}`)).toEqual([
    'Client: grant one',
    'Client: grant two',
    'Grant: grant two',
    'Session: session two',
    'RefreshToken: token two',
  ]);
});

test('An account ends a session of its own, and not one of another account', async () => {
  const { pool } = testDb.database;
  await begin(ada);
  await begin(ada);
  await begin(bob);
  const [{ id } = { id: '' }] = await list(bob);
  expect(await endSessionOf(pool, { accountId: ada, id })).toBe(false);
  expect(await counts()).toEqual([2, 1]);
  expect(await endSessionOf(pool, { accountId: bob, id })).toBe(true);
  expect(await counts()).toEqual([2, 0]);
});

test('All sessions of an account end, with what the embedded issuer has of it, and none of another account', async () => {
  const { pool } = testDb.database;
  for (const account of [ada, ada, bob]) await begin(account);
  await pool.query(
    `insert into oidc_rows (issuer, model, id_hash, payload, account, uid) values
       ($1, 'Session', 'a', '{}', $2, 'own'), ($1, 'Session', 'b', '{}', $2, 'other'), ($1, 'Session', 'c', '{}', $3, null)`,
    [issuer, ada, bob],
  );
  const own = { interaction: 'none', issuerSession: 'own' };
  expect(await endAllSessions(pool, ada, own)).toHaveLength(2);
  expect(await counts()).toEqual([0, 1]);
  const { rows } = await pool.query('select uid from oidc_rows order by uid');
  expect(rows).toEqual([{ uid: 'own' }, { uid: null }]);
  const marked = await pool.query('select id from accounts where ways_ended_at is not null');
  expect(marked.rows).toEqual([{ id: ada }]);
});

const message = (differences: object = {}) =>
  endSessionsAtIssuer(testDb.database.pool, {
    issuer,
    jti: crypto.randomUUID(),
    sid: undefined,
    subject: undefined,
    ...differences,
  });

test('A message of an issuer about one session ends that session, and none of another issuer with the same name', async () => {
  await begin(ada, { issuerSid: 'one' });
  await begin(ada, { issuerSid: 'two' });
  await begin(bob, { issuerSid: 'one', at: 'https://other.example' });
  expect(await message({ sid: 'one' })).toBe(true);
  expect(await counts()).toEqual([1, 1]);
});

test('A message of an issuer about a subject ends the sessions of its account, by its own name or by a link', async () => {
  const { pool } = testDb.database;
  for (const account of [ada, ada, bob]) await begin(account);
  await message({ subject: ada });
  expect(await counts()).toEqual([0, 1]);
  await pool.query(`insert into account_links values ('https://other.example', 'bob-there', $1)`, [bob]);
  await message({ subject: 'bob-there' });
  expect(await counts()).toEqual([0, 1]);
  await pool.query(`insert into account_links values ($1, 'ada-here', $2), ($1, 'bob-here', $3)`, [
    ...[issuer, ada, bob],
  ]);
  await begin(ada);
  await message({ subject: 'bob-here' });
  expect(await counts()).toEqual([1, 0]);
});

test('A message about a session and a subject ends it only if it is of that subject', async () => {
  await begin(ada, { issuerSid: 'one' });
  await message({ sid: 'one', subject: bob });
  expect(await counts()).toEqual([1, 0]);
  await message({ sid: 'one', subject: ada });
  expect(await counts()).toEqual([0, 0]);
});

test('A message that comes a second time ends nothing', async () => {
  await begin(ada);
  expect(await message({ jti: 'first', subject: ada })).toBe(true);
  await begin(ada);
  expect(await message({ jti: 'first', subject: ada })).toBe(false);
  expect(await counts()).toEqual([1, 0]);
});
