import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { discoverIssuer, lastKnownIssuer } from './discovery.ts';
import type { IssuerClientSettings } from './issuer-client.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('truncate issuer_documents'));
afterAll(() => testDb.drop());

/** An issuer that publishes this, and the requests that it got. */
function issuerAt(issuer: string, published: object = {}) {
  const requests: string[] = [];
  const settings = {
    issuer,
    clientId: 'shop',
    clientSecret: 'secret',
    fetch: async (url: string) => {
      requests.push(String(url));
      return Response.json({ issuer, token_endpoint: `${issuer}/token`, ...published });
    },
  } as unknown as IssuerClientSettings;
  return { requests, discover: () => discoverIssuer(testDb.database.pool, settings) };
}

const later = (seconds: number) =>
  testDb.database.pool.query(
    'update issuer_documents set fetched_at = fetched_at - make_interval(secs => $1)',
    [seconds],
  );

test('What an issuer publishes is read once a minute', async () => {
  const { requests, discover } = issuerAt('https://issuer.example');
  expect(await discover()).toMatchObject({ token_endpoint: 'https://issuer.example/token' });
  await later(50);
  expect(await discover()).toMatchObject({ token_endpoint: 'https://issuer.example/token' });
  expect(requests).toHaveLength(1);
  await later(10);
  await discover();
  expect(requests).toHaveLength(2);
  await later(50);
  await discover();
  expect(requests).toHaveLength(2);
});

test('Each issuer has a document of its own, and the last one stays known for as long as it does not answer', async () => {
  const { pool } = testDb.database;
  const [one, other] = ['https://one.example', 'https://other.example'];
  await issuerAt(one, { token_endpoint: `${one}/a` }).discover();
  await issuerAt(other).discover();
  await later(3_600);
  expect(await lastKnownIssuer(pool, one)).toMatchObject({ token_endpoint: `${one}/a` });
  await issuerAt(one, { token_endpoint: `${one}/b` }).discover();
  expect(await lastKnownIssuer(pool, one)).toMatchObject({ token_endpoint: `${one}/b` });
  expect(await lastKnownIssuer(pool, other)).toMatchObject({ issuer: other });
  expect(await lastKnownIssuer(pool, 'https://third.example')).toBeUndefined();
});

test('An issuer on this machine needs no certificate', async () => {
  expect(await issuerAt('http://localhost:3000/oidc').discover()).toMatchObject({
    issuer: 'http://localhost:3000/oidc',
  });
});
