import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { registerAccount } from '../passwords/register-account.ts';
import { endAllSessions } from './end-sessions.ts';
import { beginAttempt } from './log-in-attempts.ts';
import { beginSession, findSession, purgeSessions, renewSession } from './sessions.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('delete from accounts'));
afterAll(() => testDb.drop());

const issuer = 'https://www.example.org/oidc';

type Begun = { replaces?: string; isExtended?: boolean; loggedInAt?: Date };

const beginForTest = (
  accountId: string,
  { replaces, isExtended = false, loggedInAt = new Date() }: Begun = {},
) =>
  beginSession(testDb.database.pool, {
    accountId,
    issuer,
    issuerSid: undefined,
    tokens: { idToken: 'signed', refreshToken: undefined },
    ownSecret: Buffer.alloc(32, 7),
    isExtended,
    device: { browser: 'Firefox', system: 'Linux' },
    authenticatedAt: undefined,
    replaces,
    loggedInAt,
  });

async function loggedIn(begun: Begun = {}) {
  const person = {
    name: 'Ada',
    email: 'ada@example.org',
    password: 'four boats at anchor',
    locale: 'en',
  } as const;
  const accountId = await registerAccount(testDb.database.pool, person);
  return { accountId, secret: (await beginForTest(accountId, begun)) ?? '' };
}

const findAccountId = async (secret: string) => (await findSession(testDb.database.pool, secret))?.account.id;
const renewForTest = async (secret: string) =>
  (await renewSession(testDb.database.pool, secret, `null::json`))?.account.id;

test('A session is found and renewed only with its own secret', async () => {
  for (const { accountId, secret } of [await loggedIn(), await loggedIn(), await loggedIn()])
    expect([await findAccountId(secret), await renewForTest(secret)]).toEqual([accountId, accountId]);
  const { secret } = await loggedIn();
  expect([await findAccountId(`${secret}x`), await renewForTest(`${secret}x`)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('A locked account is logged out everywhere, also at the embedded issuer, and stays so when it is unlocked', async () => {
  const { pool } = testDb.database;
  const { accountId, secret } = await loggedIn();
  const other = await loggedIn();
  await pool.query(
    `insert into oidc_rows (issuer, model, id_hash, payload, account) values ($1, 'RefreshToken', 'a', '{}', $2)`,
    [issuer, accountId],
  );
  await pool.query(`update accounts set state = 'locked' where id = $1`, [accountId]);
  await pool.query(`update accounts set state = 'active'`);
  expect([await findAccountId(secret), await renewForTest(secret)]).toEqual([undefined, undefined]);
  expect(await findAccountId(other.secret)).toBe(other.accountId);
  expect((await pool.query('select from oidc_rows')).rowCount).toBe(0);
});

test('A log-in that is completed after its account was locked opens nothing', async () => {
  const { accountId } = await loggedIn();
  await testDb.database.pool.query(`update accounts set state = 'locked'`);
  const secret = (await beginForTest(accountId, { loggedInAt: new Date(Date.now() + 60_000) })) ?? '';
  expect([await findAccountId(secret), await renewForTest(secret)]).toEqual([undefined, undefined]);
});

test.each([
  [false, 1],
  [true, 30],
])('A session that is used lasts on: extended %s, %i days', async (isExtended, days) => {
  const { secret } = await loggedIn({ isExtended });
  await testDb.database.pool.query(`update sessions set ends_at = now() + interval '1 hour'`);
  await renewForTest(secret);
  const { rows } = await testDb.database.pool.query(
    `select round(extract(epoch from ends_at - now()) / 86400)::int as days from sessions`,
  );
  expect(rows).toEqual([{ days }]);
});

test('A session that has ended is neither found nor renewed', async () => {
  const { secret } = await loggedIn();
  await testDb.database.pool.query(`update sessions set ends_at = now() - interval '1 second'`);
  expect([await findAccountId(secret), await renewForTest(secret)]).toEqual([undefined, undefined]);
});

test('A new session of a browser ends the one before and no other', async () => {
  const [before, other] = [await loggedIn(), await loggedIn()];
  const { accountId, secret } = await loggedIn({ replaces: before.secret });
  expect([
    await findAccountId(before.secret),
    await findAccountId(other.secret),
    await findAccountId(secret),
  ]).toEqual([undefined, other.accountId, accountId]);
});

test('No session begins with a log-in from before all sessions of the account were ended', async () => {
  const { accountId, secret } = await loggedIn();
  const before = new Date(Date.now() - 1000);
  expect(await endAllSessions(testDb.database.pool, accountId)).toHaveLength(1);
  expect(await findAccountId(secret)).toBeUndefined();
  expect(await beginForTest(accountId, { loggedInAt: before })).toBeUndefined();
  expect(await beginForTest(accountId)).toBeDefined();
});

test('Sessions, log-ins and messages of issuers are deleted when they have ended, and counted', async () => {
  const { pool } = testDb.database;
  await loggedIn();
  const attempt = {
    binding: 'b',
    nonce: 'n',
    verifier: 'v',
    returnTo: '/',
    mode: 'page',
    bookingId: null,
  } as const;
  for (const state of ['one', 'other']) await beginAttempt(pool, { ...attempt, state });
  for (const id of ['one', 'other', 'third'])
    await pool.query(
      `insert into logout_tokens (issuer, jti, expires_at) values ('issuer', $1, now() + interval '1 minute')`,
      [id],
    );
  expect(await purgeSessions(pool)).toBe(0);
  await pool.query(`update logout_tokens set expires_at = now() - interval '1 second' where jti <> 'third'`);
  expect(await purgeSessions(pool)).toBe(2);
  await pool.query(
    `update log_in_attempts set expires_at = now() - interval '1 second' where state_hash = sha256('one')`,
  );
  expect(await purgeSessions(pool)).toBe(1);
  await pool.query(`update sessions set ends_at = now() - interval '1 second'`);
  expect(await purgeSessions(pool)).toBe(1);
  const counts = async (table: string) => (await pool.query(`select from ${table}`)).rowCount;
  expect([await counts('sessions'), await counts('log_in_attempts'), await counts('logout_tokens')]).toEqual([
    0, 1, 1,
  ]);
});
