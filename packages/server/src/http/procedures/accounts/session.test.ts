import { call } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LoggedIn, loggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { findAccount } from '../../../features/accounts/find-account.ts';
import type { GrantedContext } from '../../access/grant-access.ts';
import { end, renew, userinfo } from './session.ts';

const publicUrl = 'https://www.example.org';
const now = new Date('2026-11-20T10:00:00Z');
const organisationId = '0d1ce000-0000-4000-8000-000000000001';
let testDb: TestDatabase;
let ada: LoggedIn;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  const { database } = testDb;
  await database.pool.query('truncate accounts, organisations cascade');
  await database.pool.query(
    `insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Cais')`,
    [organisationId],
  );
  ada = await loggedIn({
    database,
    now,
    name: 'Ada',
    email: 'ada@example.org',
    memberOf: [{ organisationId }],
  });
});
afterAll(() => testDb.drop());

const secretOf = ({ cookie }: LoggedIn) => cookie.slice(cookie.indexOf('=') + 1);

type Browser = {
  readonly secret?: string | undefined;
  readonly origin?: string | undefined;
  /** The ID token with which the issuer confirms the session; undefined if it no longer does. */
  readonly idToken?: string | undefined;
};

/** What a handler knows about a browser with the cookie of a session. */
function contextOf(browser: Browser) {
  const cookies: unknown[][] = [];
  const requests: string[] = [];
  const { secret, origin, idToken } = {
    secret: secretOf(ada),
    origin: publicUrl,
    idToken: 'signed',
    ...browser,
  };
  const context = {
    database: testDb.database,
    now: () => now,
    site: { name: 'Ashore', publicUrl },
    logIn: {
      secret,
      origin,
      keep: (...args: unknown[]) => cookies.push(args),
      makeBearer: async ({ sub, sid }: { sub: string; sid: string }, at: Date) =>
        `bearer of ${sub} in ${sid} at ${at.toISOString()}`,
      issuer: {
        async confirm({ id }: { id: string }) {
          requests.push(id);
          return idToken;
        },
        async logOutAddress({ id }: { id: string }) {
          requests.push(id);
          return 'https://issuer.example/end';
        },
      },
    },
  } as unknown as GrantedContext;
  return { cookies, requests, context };
}

const sessionIds = async () =>
  (await testDb.database.pool.query<{ id: string }>('select id from sessions')).rows.map(({ id }) => id);
const withCode = (code: string) => expect.objectContaining({ code });

test('A page load renews the session of its cookie, and gets a bearer and what the page shows of the account', async () => {
  const [id] = await sessionIds();
  const { cookies, requests, context } = contextOf({});
  expect(await call(renew, {} as never, { context })).toEqual({
    access_token: `bearer of ${ada.sub} in ${id} at ${now.toISOString()}`,
    id_token: 'signed',
    expires_in: 300,
    userinfo: expect.objectContaining({
      sub: ada.sub,
      name: 'Ada',
      email: 'ada@example.org',
      email_verified: true,
      organizations: [expect.objectContaining({ id: organisationId, name: 'Hotel Cais', role: 'worker' })],
    }),
  });
  expect([cookies, requests]).toEqual([[[secretOf(ada), 1]], [id]]);
});

test.each<[string, Browser]>([
  ['Without a cookie', { secret: undefined }],
  ['With the cookie of a session that has ended', { secret: 'of-an-ended-session' }],
  ['If the issuer no longer confirms it', { idToken: undefined }],
])('%s no session is renewed, and the cookie is deleted', async (_, browser) => {
  const { cookies, context } = contextOf(browser);
  await expect(call(renew, {} as never, { context })).rejects.toEqual(withCode('unauthorised'));
  expect(cookies).toEqual([[undefined]]);
});

test('A bearer names each scope once: those of every account, and those of its organisations', async () => {
  const second = '0d1ce000-0000-4000-8000-000000000002';
  const { database } = testDb;
  await database.pool.query(
    `insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Sol')`,
    [second],
  );
  const both = await loggedIn({ database, now, memberOf: [{ organisationId }, { organisationId: second }] });
  const account = await findAccount(database.pool, both.sub);
  const context = { ...contextOf({}).context, actor: { account } } as unknown as GrantedContext;
  const { authorizable_scopes: scopes, organizations } = await call(userinfo, {} as never, { context });
  expect(scopes).toEqual([
    'openid',
    'profile',
    'bookings:concierge:read-only',
    'bookings:concierge:read-write',
  ]);
  expect(organizations.map(({ id }) => id).toSorted()).toEqual([organisationId, second]);
});

test('Logging out ends the session of the cookie alone, deletes the cookie and leaves the issuer', async () => {
  const other = await loggedIn({ database: testDb.database, now });
  const { cookies, requests, context } = contextOf({});
  expect(await call(end, {} as never, { context })).toEqual({
    ended: true,
    end_session_url: 'https://issuer.example/end',
  });
  expect([cookies, requests.length, (await sessionIds()).length]).toEqual([[[undefined]], 1, 1]);
  const left = contextOf({ secret: secretOf(other) });
  expect(await call(end, {} as never, left)).toMatchObject({ ended: true });
});

test.each<[string, Browser]>([
  ['without a cookie', { secret: undefined }],
  ['of a session that has ended', { secret: 'of-an-ended-session' }],
])('Logging out %s ends nothing, deletes the cookie and leaves no issuer', async (_, browser) => {
  const { cookies, requests, context } = contextOf(browser);
  expect(await call(end, {} as never, { context })).toEqual({ ended: false, end_session_url: null });
  expect([cookies, requests, (await sessionIds()).length]).toEqual([[[undefined]], [], 1]);
});

test.each<[string, string | undefined]>([
  ['of another site', 'https://evil.example'],
  ['that states no origin', undefined],
])('A page %s neither renews nor ends a session', async (_, origin) => {
  const { cookies, context } = contextOf({ origin });
  const [renewed, ended] = [call(renew, {} as never, { context }), call(end, {} as never, { context })];
  await expect(renewed).rejects.toEqual(withCode('forbidden'));
  await expect(ended).rejects.toEqual(withCode('forbidden'));
  expect([cookies, (await sessionIds()).length]).toEqual([[], 1]);
});
