import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registeredAccount } from '../../../../test-support/accounts/registered-account.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { WAITING_LOCKS } from '../../../../test-support/database/waiting-locks.ts';
import { linkAccount } from './link-account.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('truncate accounts cascade'));
afterAll(() => testDb.drop());

const select = async (text: string, values: unknown[] = []) =>
  (await testDb.database.pool.query(text, values)).rows;
const issuer = 'https://issuer.example';
const own = 'https://www.example.org/oidc';

type Identity = Parameters<typeof linkAccount>[1];

const link = (differences: Partial<Identity> = {}) =>
  linkAccount(testDb.database, {
    issuer,
    subject: 'ada',
    name: 'Ada Lovelace',
    email: 'Ada@example.org',
    emailVerified: true,
    locale: 'de',
    ownIssuer: own,
    isEmailTrusted: true,
    ...differences,
  });

const accounts = () =>
  select(
    `select name, locale, email, email_key as key, email_verified_at is not null as "isVerified" from accounts order by created_at`,
  );

test('The first log-in makes an account, and the next one finds it by issuer and subject', async () => {
  const { id, unconfirmed } = await link();
  expect(unconfirmed).toBeUndefined();
  expect(await accounts()).toEqual([
    {
      name: 'Ada Lovelace',
      locale: 'de',
      email: 'Ada@example.org',
      key: 'ada@example.org',
      isVerified: true,
    },
  ]);
  expect(await link({ name: 'Another name' })).toEqual({ id, unconfirmed: undefined });
  expect(await accounts()).toMatchObject([{ name: 'Ada Lovelace' }]);
});

test('The first log-ins of a person wait for each other', async () => {
  const { pool } = testDb.database;
  const other = await pool.connect();
  try {
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${issuer} ada`]);
    const linking = link();
    await expect.poll(async () => (await pool.query(WAITING_LOCKS)).rowCount).toBe(1);
    await other.query('commit');
    expect(await linking).toMatchObject({ unconfirmed: undefined });
  } finally {
    other.release();
  }
});

test('An account that is not confirmed has the address that its issuer states', async () => {
  await link({ emailVerified: false });
  expect(await accounts()).toMatchObject([{ email: 'Ada@example.org', key: 'ada@example.org' }]);
});

test.each([
  ['another subject', { subject: 'eve' }],
  ['another issuer', { issuer: 'https://evil.example' }],
])('%s with the same address is another account, which gets no confirmed address', async (_, differences) => {
  const { id } = await link();
  const other = await link(differences);
  expect(other).toEqual({ id: expect.any(String), unconfirmed: 'Ada@example.org' });
  expect(other.id).not.toBe(id);
  expect((await accounts()).map(({ isVerified }) => isVerified).toSorted()).toEqual([false, true]);
});

test.each([
  ['the issuer is not trusted with addresses', { isEmailTrusted: false }],
  ['the issuer has not verified it', { emailVerified: false }],
])('A new account must confirm its address if %s; a known one is not asked again', async (_, differences) => {
  expect(await link(differences)).toMatchObject({ unconfirmed: 'Ada@example.org' });
  expect(await accounts()).toMatchObject([{ isVerified: false }]);
  expect(await link(differences)).toMatchObject({ unconfirmed: undefined });
});

test.each([undefined, 'no address'])(
  'An account of an issuer that names the address %s has none',
  async (email) => {
    expect(await link({ email })).toMatchObject({ unconfirmed: undefined });
    expect(await accounts()).toMatchObject([{ email: '', isVerified: false }]);
  },
);

test('A name is stored as one line of at most two hundred letters, and without a name it is empty', async () => {
  await link({ name: `Ada\n${'x'.repeat(300)}` });
  await link({ name: undefined, subject: 'eve', email: undefined });
  const names = (await accounts()).map(({ name }) => name);
  expect(names.map((name) => name.length)).toEqual([200, 0]);
  expect(names[0]).toMatch(/^Ada x+$/);
});

test('A trusted issuer changes the address of a known account, and the day of an unchanged one stays', async () => {
  const { id } = await link();
  const verifiedAt = async () =>
    (await select('select email_verified_at as at from accounts where id = $1', [id]))[0].at.getTime();
  await select(`update accounts set email_verified_at = '2026-01-01T00:00Z'`);
  await link();
  expect(await verifiedAt()).toBe(new Date('2026-01-01T00:00:00Z').getTime());
  await link({ email: 'ada@new.example' });
  expect(await accounts()).toMatchObject([
    { email: 'ada@new.example', key: 'ada@new.example', isVerified: true },
  ]);
  expect(await verifiedAt()).toBeGreaterThan(new Date('2026-02-01T00:00:00Z').getTime());
});

test('A locked account is refused, at an external issuer and at our own', async () => {
  const { id } = await link();
  await select(`update accounts set state = 'locked'`);
  await expect(link()).rejects.toMatchObject({ code: 'forbidden' });
  await expect(link({ issuer: own, subject: id })).rejects.toMatchObject({ code: 'forbidden' });
});

test('At our own issuer the subject is the account, and none is made', async () => {
  const id = await registeredAccount(testDb.database.pool);
  expect(await link({ issuer: own, subject: id })).toEqual({ id, unconfirmed: undefined });
  expect(await accounts()).toHaveLength(1);
  expect(await select('select from account_links')).toEqual([]);
});
