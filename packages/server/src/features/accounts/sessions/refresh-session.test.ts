import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registeredAccount } from '../../../../test-support/accounts/registered-account.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import type { IssuerClient, IssuerTokens } from '../../../gateways/identity/issuer-client.ts';
import { refreshSession } from './refresh-session.ts';
import { openTokens } from './sealed-tokens.ts';
import { beginSession, findSession } from './sessions.ts';

let testDb: TestDatabase;
const ownSecret = Buffer.alloc(32, 7);
const before = { idToken: 'signed', refreshToken: 'once' };
const renewed = { idToken: 'signed again', refreshToken: 'next' };

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('truncate accounts, sessions cascade'));
afterAll(() => testDb.drop());

/** A session whose issuer was asked half an hour ago. */
async function dueSession() {
  const { pool } = testDb.database;
  const secret = await beginSession(pool, {
    accountId: await registeredAccount(pool),
    issuer: 'https://www.example.org/oidc',
    issuerSid: undefined,
    tokens: before,
    ownSecret,
    isExtended: false,
    device: { browser: undefined, system: undefined },
    authenticatedAt: undefined,
    replaces: undefined,
    loggedInAt: new Date(),
  });
  await pool.query(`update sessions set checked_at = now() - interval '30 minutes'`);
  const find = () => findSession(pool, secret ?? '');
  const session = await find();
  if (!session) throw new Error('No session has begun.');
  return { session, find };
}
type Due = Awaited<ReturnType<typeof dueSession>>;

/** Asks an issuer with this answer; says what was sent to it, and what went wrong. */
async function refresh(
  { session }: Due,
  answer: () => Promise<IssuerTokens | undefined>,
  tokens: IssuerTokens = before,
) {
  const sent: unknown[] = [];
  const faults: unknown[] = [];
  const issuerClient = async () =>
    ({
      refresh: (tokensToRenew: unknown) => {
        sent.push(tokensToRenew);
        return answer();
      },
    }) as unknown as IssuerClient;
  const isLasting = await refreshSession(
    { client: testDb.database.pool, ownSecret, issuerClient, onFault: (error) => faults.push(error) },
    { ...session, tokens },
  );
  return { isLasting, sent, faults };
}

test('A session is due for a question to its issuer after a quarter of an hour', async () => {
  const { session, find } = await dueSession();
  expect(session.isDue).toBe(true);
  await testDb.database.pool.query(`update sessions set checked_at = now() - interval '14 minutes'`);
  expect(await find()).toMatchObject({ isDue: false });
});

test('Renewed tokens are stored with their session and no other, which is not due any more', async () => {
  const [due, other] = [await dueSession(), await dueSession()];
  expect(await refresh(due, async () => renewed)).toEqual({ isLasting: true, sent: [before], faults: [] });
  const session = await due.find();
  expect(session?.isDue).toBe(false);
  const opened = session && openTokens(session.sealedTokens, { secret: ownSecret, sessionId: session.id });
  expect(opened).toEqual(renewed);
  expect(await other.find()).toMatchObject({ isDue: true, sealedTokens: other.session.sealedTokens });
});

test('A session that the issuer has ended ends here, and no other does', async () => {
  const [due, other] = [await dueSession(), await dueSession()];
  expect(await refresh(due, async () => undefined)).toMatchObject({ isLasting: false });
  expect(await due.find()).toBeUndefined();
  expect(await other.find()).toBeDefined();
});

test('An issuer that cannot answer ends no session, and is asked again after a minute', async () => {
  const due = await dueSession();
  const fail = () => Promise.reject(new Error('no issuer'));
  expect(await refresh(due, fail)).toMatchObject({ isLasting: true, faults: [new Error('no issuer')] });
  expect(await refresh(due, async () => renewed)).toMatchObject({ isLasting: true, sent: [] });
  const { rows } = await testDb.database.pool.query(
    'select extract(epoch from refreshing_until - now()) between 30 and 60 as soon from sessions',
  );
  expect(rows).toEqual([{ soon: true }]);
  await testDb.database.pool.query(`update sessions set refreshing_until = now() - interval '1 second'`);
  expect(await refresh(due, async () => renewed)).toMatchObject({ isLasting: true, sent: [before] });
});

test('Tokens that another process has renewed are not sent to the issuer', async () => {
  const due = await dueSession();
  await refresh(due, async () => renewed);
  await testDb.database.pool.query('update sessions set refreshing_until = null');
  expect(await refresh(due, async () => undefined)).toMatchObject({ isLasting: true, sent: [] });
  expect(await due.find()).toBeDefined();
});

test('An issuer without refresh tokens is not asked', async () => {
  const due = await dueSession();
  const tokens = { idToken: 'signed', refreshToken: undefined };
  expect(await refresh(due, async () => undefined, tokens)).toMatchObject({ isLasting: true, sent: [] });
});
