import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { listTables } from './backup/inspect-schema.ts';
import { connectDatabase, type Database } from './connect.ts';
import { createSharedSecret } from './shared-secret.ts';

let testDb: TestDatabase;
let now = 0;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('truncate secrets'));
afterAll(() => testDb.drop());

const server = (name = 'test', database: Pick<Database, 'pool'> = testDb.database) =>
  createSharedSecret({ database, name, clock: { now: () => new Date(now) } });

test('All servers of a database have the same secret, even if all of them need it first', async () => {
  const secrets = await Promise.all(Array.from({ length: 12 }, () => server()()));
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
  expect(secrets[0]).toHaveLength(32);
  expect((await server('another')()).equals(secrets[0] ?? Buffer.of())).toBe(false);
});

test('The secret is read once a minute, so that after a loss a server gets the secret of the others', async () => {
  const [one, other] = [server(), server()];
  const first = await one();
  await testDb.database.pool.query('truncate secrets');
  const second = await other();
  expect(second.equals(first)).toBe(false);
  now += 59_999;
  expect(await one()).toEqual(first);
  now += 1;
  expect(await one()).toEqual(second);
});

test('If something made with the secret does not fit, the secret is read again, once a second at most', async () => {
  const readSecret = server();
  const first = await readSecret();
  await testDb.database.pool.query('truncate secrets');
  expect(await readSecret({ mustReadAgain: true })).toEqual(first);
  now += 1_000;
  expect(await readSecret()).toEqual(first);
  const second = await readSecret({ mustReadAgain: true });
  expect(second.equals(first)).toBe(false);
  expect(await readSecret()).toEqual(second);
});

test('After a database outage the secret is read again at once', async () => {
  const away = connectDatabase({ url: 'postgresql://ashore@127.0.0.1:1/none', log: () => {} });
  const database = { pool: away.pool };
  const secret = server('test', database);
  await expect(secret()).rejects.toThrow();
  database.pool = testDb.database.pool;
  expect(await secret()).toHaveLength(32);
  await away.close();
});

test('No backup contains the secret', async () => {
  const client = await testDb.database.pool.connect();
  const names = (await listTables(client)).map(({ name }) => name);
  client.release();
  expect(names).toContain('public.holds');
  expect(names).not.toContain('public.secrets');
});
