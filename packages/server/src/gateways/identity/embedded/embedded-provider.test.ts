import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { discoverIssuer } from '../discovery.ts';
import { createIssuerClient, type IssuerClient } from '../issuer-client.ts';
import { issuerFetch } from '../issuer-fetch.ts';
import { shopScopes } from '../scopes.ts';
import { CLIENT_ID, clientSecret } from './client.ts';
import {
  createEmbeddedProvider,
  type EmbeddedProvider,
  type EmbeddedProviderInput,
  type Interaction,
} from './embedded-provider.ts';

const accountId = '0acc0000-0000-4000-8000-000000000001';
const secret = Buffer.alloc(32, 7);

let scopesOfAccount: readonly string[] = [];
let endedAt = new Date(0);
let testDb: TestDatabase;
let origin: string;
let input: EmbeddedProviderInput;
let provider: EmbeddedProvider;
let client: IssuerClient;
let interactions: Interaction[] = [];
const server = createServer(async (request, response) => {
  if (request.url?.startsWith('/oidc/interaction/')) {
    const found = await provider.findInteraction(request, response);
    if (!found) return response.writeHead(404).end();
    interactions.push(found);
    return response
      .writeHead(303, { location: await provider.finish(request, response, { accountId, at: new Date() }) })
      .end();
  }
  provider.handle(request, response);
});

beforeAll(async () => {
  testDb = await testDatabase();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  input = {
    database: testDb.database,
    publicUrl: origin,
    secret,
    now: new Date(),
    findClaims: async (id, provenAt) =>
      id === accountId && (provenAt === undefined || provenAt >= endedAt)
        ? { name: 'Ada', locale: 'de', email: 'ada@example.org', emailVerified: false }
        : undefined,
    findScopes: async () => scopesOfAccount,
    isProofValid: async ({ at }) => at >= endedAt,
  };
  provider = await createEmbeddedProvider(input);
  const settings = {
    issuer: provider.issuer,
    clientId: CLIENT_ID,
    clientSecret: clientSecret(secret),
    redirectUri: `${origin}/oauth/callback`,
    afterLogOut: `${origin}/`,
    scope: shopScopes.join(' '),
    renew: (refreshToken: string) => provider.renew(refreshToken),
    fetch: issuerFetch(provider.issuer),
  };
  client = createIssuerClient(settings, await discoverIssuer(testDb.database.pool, settings));
});
afterAll(async () => {
  server.close();
  await testDb.drop();
});

/** A browser that keeps cookies and follows redirects until it is back at the shop. */
async function followRedirects(from: URL): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = from;
  for (let steps = 0; steps < 10; steps += 1) {
    if (address.pathname === '/oauth/callback') return address;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const to = answer.headers.get('location');
    if (!to) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    address = new URL(to, address);
  }
  throw new Error('It never came back.');
}

async function logIn() {
  const { request, address } = await client.begin({ locale: 'de' });
  return { request, callback: await followRedirects(address) };
}

test('A provider goes on as long as its keys and its secret are the same', async () => {
  const next = (changed: Partial<EmbeddedProviderInput>) =>
    createEmbeddedProvider({ ...input, previous: provider, ...changed });
  expect(await next({})).toBe(provider);
  expect(await next({ secret: Buffer.alloc(32, 8) })).not.toBe(provider);
  // Its successor is published.
  expect(await next({ now: new Date(input.now.getTime() + 89 * 86_400_000) })).not.toBe(provider);
});

test('A browser logs in at the embedded issuer and comes back with a code for the account', async () => {
  const { request, callback } = await logIn();
  expect(await client.exchange(callback, request)).toMatchObject({
    issuer: `${origin}/oidc`,
    subject: accountId,
    name: 'Ada',
    email: 'ada@example.org',
    emailVerified: false,
  });
});

test('An interaction names who was proved in it until all sessions were ended', async () => {
  const { address } = await client.begin({ locale: 'en' });
  const begun = await fetch(address, { redirect: 'manual' });
  const page = new URL(begun.headers.get('location') ?? '', address);
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  interactions = [];
  // Each visit finds what the one before has proved.
  const visit = () => fetch(page, { redirect: 'manual', headers: { cookie } });
  for (let visits = 0; visits < 2; visits += 1) await visit();
  endedAt = new Date(Date.now() + 60_000);
  onTestFinished(() => {
    endedAt = new Date(0);
  });
  await visit();
  const found = interactions.map(({ proven }) => proven?.accountId);
  expect(found).toEqual([undefined, accountId, undefined]);
});

test('A code and a refresh token from before all sessions were ended are refused', async () => {
  const [{ request, callback }, before] = [await logIn(), await logIn()];
  const { idToken, refreshToken = '' } = await client.exchange(before.callback, before.request);
  endedAt = new Date();
  onTestFinished(() => {
    endedAt = new Date(0);
  });
  await expect(client.exchange(callback, request)).rejects.toMatchObject({ error: 'invalid_grant' });
  expect(await client.refresh({ idToken, refreshToken })).toBeUndefined();
});

test('Of twenty exchanges of one code at once, one succeeds', async () => {
  const { request, callback } = await logIn();
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => client.exchange(callback, request)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
});

test('A renewal replaces the refresh token alone: the ID token stays, and no access token is stored', async () => {
  const { request, callback } = await logIn();
  const { idToken, refreshToken = '' } = await client.exchange(callback, request);
  const accessTokens = () =>
    testDb.database.pool.query(`select id_hash from oidc_rows where model = 'AccessToken' order by id_hash`);
  const before = await accessTokens();
  const first = await client.refresh({ idToken, refreshToken });
  const second = await client.refresh({ idToken, refreshToken: first?.refreshToken ?? '' });
  expect([first?.idToken, second?.idToken]).toEqual([idToken, idToken]);
  expect(new Set([refreshToken, first?.refreshToken, second?.refreshToken]).size).toBe(3);
  expect(before.rowCount).toBeGreaterThan(0);
  expect((await accessTokens()).rows).toEqual(before.rows);
});

test('A refresh token that is used a second time ends all tokens of its log-in', async () => {
  await testDb.database.pool.query('truncate oidc_rows');
  const { request, callback } = await logIn();
  const { idToken, refreshToken = '' } = await client.exchange(callback, request);
  const next = await client.refresh({ idToken, refreshToken });
  expect(next?.refreshToken).not.toBe(refreshToken);
  expect(await client.refresh({ idToken, refreshToken })).toBeUndefined();
  expect(await client.refresh({ idToken, refreshToken: next?.refreshToken ?? '' })).toBeUndefined();
  const { rows } = await testDb.database.pool.query(
    `select model from oidc_rows where model in ('Grant', 'RefreshToken') and payload ->> 'clientId' = $1`,
    [CLIENT_ID],
  );
  expect(rows).toEqual([]);
});

test('A renewal stores what the token endpoint stores', async () => {
  const { request, callback } = await logIn();
  const { refreshToken = '' } = await client.exchange(callback, request);
  const payload = async () => {
    const { rows } = await testDb.database.pool.query(
      `select payload, extract(epoch from expires_at)::int as ends from oidc_rows where model = 'RefreshToken' and consumed_at is null
         and grant_id = (select grant_id from oidc_rows where id_hash = sha256($1::bytea))`,
      [refreshToken],
    );
    const [{ payload: stored, ends }] = rows;
    expect(Math.abs(ends - stored.exp)).toBeLessThanOrEqual(60);
    const { iat, exp, ...rest } = stored;
    return { ...rest, lifetime: exp - iat };
  };
  const answer = await fetch(`${origin}/oidc/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${CLIENT_ID}:${encodeURIComponent(clientSecret(secret))}`).toString('base64')}`,
    },
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      scope: 'profile',
    }),
  });
  const { refresh_token: next } = (await answer.json()) as { refresh_token: string };
  const before = await payload();
  expect(before).toMatchObject({ accountId, rotations: 1, gty: 'authorization_code refresh_token' });
  expect(await provider.renew(next)).toMatch(/^[\w-]{43}$/);
  expect(await payload()).toEqual({ ...before, rotations: 2 });
});

test.each([
  ['whose grant was deleted', `delete from oidc_rows where model = 'Grant'`],
  [
    'whose grant is of another account',
    `update oidc_rows set payload = payload || '{"accountId": "other"}' where model = 'Grant'`,
  ],
  [
    'whose grant is of another client',
    `update oidc_rows set payload = payload || '{"clientId": "other"}' where model = 'Grant'`,
  ],
  [
    'of another client',
    `update oidc_rows set payload = payload || '{"clientId": "other"}' where model = 'RefreshToken'`,
  ],
  ['that has expired', `update oidc_rows set payload = payload || '{"exp": 1}' where model = 'RefreshToken'`],
  [
    'of an account that does not exist',
    `update oidc_rows set payload = payload || '{"accountId": "other"}' where model in ('RefreshToken', 'Grant')`,
  ],
])('A refresh token is refused and stays as it is: one %s', async (_, change) => {
  const { request, callback } = await logIn();
  const { idToken, refreshToken = '' } = await client.exchange(callback, request);
  await testDb.database.pool.query(change);
  expect(await client.refresh({ idToken, refreshToken })).toBeUndefined();
  const { rows } = await testDb.database.pool.query(
    `select consumed_at from oidc_rows where model = 'RefreshToken' and id_hash = sha256($1::bytea)`,
    [refreshToken],
  );
  expect(rows).toEqual([{ consumed_at: null }]);
});

test('A renewal that the database refuses is no refusal of the issuer', async () => {
  const { request, callback } = await logIn();
  const { idToken, refreshToken = '' } = await client.exchange(callback, request);
  const { pool } = testDb.database;
  await pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
     create trigger refuse before update on oidc_rows for each row execute function refuse()`,
  );
  try {
    await expect(client.refresh({ idToken, refreshToken })).rejects.toThrow('not now');
  } finally {
    await pool.query('drop function refuse cascade');
  }
  expect(await client.refresh({ idToken, refreshToken })).toBeDefined();
});

test('Of ten renewals with one refresh token at once, at most one succeeds', async () => {
  const { request, callback } = await logIn();
  const { idToken, refreshToken = '' } = await client.exchange(callback, request);
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => client.refresh({ idToken, refreshToken })),
  );
  const renewed = results.filter((result) => result.status === 'fulfilled' && result.value !== undefined);
  expect(renewed.length).toBeLessThanOrEqual(1);
});

test.each([
  [[], 1],
  [['bookings:concierge:read-write', 'extended-session-length'], 30],
])(
  'An account gets the scopes that are its own, and lasts as long as they say: %j, %i days',
  async (scopes, days) => {
    scopesOfAccount = scopes;
    await testDb.database.pool.query('truncate oidc_rows');
    const { request, callback } = await logIn();
    const { scopes: granted } = await client.exchange(callback, request);
    expect(granted.toSorted()).toEqual(['openid', 'profile', 'email', ...scopes].toSorted());
    const { rows } = await testDb.database.pool.query(
      `select model, round(extract(epoch from expires_at - now()) / 86400)::int as days from oidc_rows
     where model in ('RefreshToken', 'Session') order by model`,
    );
    expect(rows).toEqual([
      { model: 'RefreshToken', days },
      { model: 'Session', days },
    ]);
  },
);
