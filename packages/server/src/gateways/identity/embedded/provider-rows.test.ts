import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { providerRows } from './provider-rows.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('truncate oidc_rows'));
afterAll(() => testDb.drop());

const issuer = 'https://www.example.org/oidc';
const rows = (model = 'Session', of = issuer) =>
  providerRows({ client: testDb.database.pool, issuer: of, model });
const runSql = async (sql: string) => (await testDb.database.pool.query(sql)).rows;

test('A row is found by its id and its uid, and its id is stored as a hash only', async () => {
  await rows().upsert('secret-id', { jti: 'secret-id', uid: 'u-1', loginTs: 7 }, 3_600);
  expect(await rows().find('secret-id')).toEqual({ jti: 'secret-id', uid: 'u-1', loginTs: 7 });
  expect(await rows().findByUid('u-1')).toEqual({ uid: 'u-1', loginTs: 7 });
  expect(await rows().find('another-id')).toBeUndefined();
  expect(JSON.stringify(await runSql('select * from oidc_rows'))).not.toContain('secret-id');
});

test.each([
  ['another issuer', () => rows('Session', 'https://other.example/oidc')],
  ['another model', () => rows('Grant')],
])('A row of %s is neither found nor consumed nor removed', async (_, others) => {
  await rows().upsert('id', { uid: 'u-1', grantId: 'g-1' }, 3_600);
  expect([await others().find('id'), await others().findByUid('u-1')]).toEqual([undefined, undefined]);
  await expect(others().consume('id')).rejects.toThrow('invalid_grant');
  await others().destroy('id');
  expect(await rows().find('id')).toEqual({ jti: 'id', uid: 'u-1', grantId: 'g-1' });
});

test('Revoking a grant removes its rows of every model, and none of another grant or issuer', async () => {
  const other = 'https://other.example/oidc';
  await rows('AccessToken').upsert('a', { grantId: 'g-1' }, 3_600);
  await rows('RefreshToken').upsert('b', { grantId: 'g-1' }, 3_600);
  await rows('AccessToken').upsert('c', { grantId: 'g-2' }, 3_600);
  await rows('AccessToken', other).upsert('d', { grantId: 'g-1' }, 3_600);
  await rows('Grant').revokeByGrantId('g-1');
  const left = [
    await rows('AccessToken').find('a'),
    await rows('RefreshToken').find('b'),
    await rows('AccessToken').find('c'),
    await rows('AccessToken', other).find('d'),
  ];
  expect(left.map((row) => row?.grantId)).toEqual([undefined, undefined, 'g-2', 'g-1']);
});

test('A row that has expired is not found, and one without an end is', async () => {
  await rows().upsert('short', { uid: 'u-1' }, 3_600);
  await rows().upsert('endless', { uid: 'u-2' }, undefined as never);
  await runSql(`update oidc_rows set expires_at = now() where expires_at is not null`);
  expect([await rows().find('short'), await rows().findByUid('u-1')]).toEqual([undefined, undefined]);
  expect([await rows().find('endless'), await rows().findByUid('u-2')]).toMatchObject([
    { uid: 'u-2' },
    { uid: 'u-2' },
  ]);
});

test('A row is consumed once, and tells so afterwards', async () => {
  await rows('AuthorizationCode').upsert('code', { grantId: 'g-1' }, 3_600);
  expect(await rows('AuthorizationCode').find('code')).not.toHaveProperty('consumed');
  await rows('AuthorizationCode').consume('code');
  await expect(rows('AuthorizationCode').consume('code')).rejects.toThrow('invalid_grant');
  expect(await rows('AuthorizationCode').find('code')).toHaveProperty('consumed', expect.any(Number));
});

test('A row belongs to its account: that of a token, of who was proved in an interaction, or of its session', async () => {
  const [token, proved, session] = ['1', '2', '3'].map((end) => `0acc0000-0000-4000-8000-00000000000${end}`);
  const accountOf = async (payload: object) => {
    await rows('Interaction').upsert('id', payload as never, 3_600);
    return (await runSql('select account from oidc_rows'))[0].account;
  };
  const result = { login: { accountId: proved } };
  expect(await accountOf({ accountId: token, result, session: { accountId: session } })).toBe(token);
  expect(await accountOf({ result, session: { accountId: session } })).toBe(proved);
  expect(await accountOf({ session: { accountId: session } })).toBe(session);
  expect(await accountOf({})).toBeNull();
});

test('A model that the issuer does not need is not stored', async () => {
  await expect(rows('DeviceCode').upsert('id', {}, 60)).rejects.toThrow('DeviceCode');
  expect(await runSql('select from oidc_rows')).toEqual([]);
});
