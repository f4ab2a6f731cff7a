import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listTables } from './backup/inspect-schema.ts';
import { connectDatabase, type Database } from './connect-database.ts';
import { createOwnSecret } from './own-secret.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

let place: TestDatabase;
let now = 0;

beforeAll(async () => {
  place = await testDatabase();
});
beforeEach(() => place.database.pool.query('truncate secrets'));
afterAll(() => place.drop());

const server = (name = 'test', database: Pick<Database, 'pool'> = place.database) =>
  createOwnSecret({ database, name, clock: { now: () => new Date(now) } });

test('All servers of a database have the same secret, also where all of them need it first', async () => {
  const secrets = await Promise.all(Array.from({ length: 12 }, () => server()()));
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
  expect(secrets[0]).toHaveLength(32);
  expect((await server('another')()).equals(secrets[0] ?? Buffer.of())).toBe(false);
});

test('It is asked for once a minute; after that a server has what the others have, were it lost meanwhile', async () => {
  const [one, other] = [server(), server()];
  const first = await one();
  await place.database.pool.query('truncate secrets');
  const second = await other();
  expect(second.equals(first)).toBe(false);
  now += 59_999;
  expect(await one()).toEqual(first);
  now += 1;
  expect(await one()).toEqual(second);
});

test('Where what was made with it does not fit it is asked for anew, once a second however often that is said', async () => {
  const one = server();
  const first = await one();
  await place.database.pool.query('truncate secrets');
  expect(await one({ anew: true })).toEqual(first);
  now += 1_000;
  expect(await one()).toEqual(first);
  const second = await one({ anew: true });
  expect(second.equals(first)).toBe(false);
  expect(await one()).toEqual(second);
});

test('A database that was away is asked again at once', async () => {
  const away = connectDatabase({ url: 'postgresql://ashore@127.0.0.1:1/none', log: () => {} });
  const database = { pool: away.pool };
  const secret = server('test', database);
  await expect(secret()).rejects.toThrow();
  database.pool = place.database.pool;
  expect(await secret()).toHaveLength(32);
  await away.close();
});

test('No backup carries it', async () => {
  const client = await place.database.pool.connect();
  const names = (await listTables(client)).map(({ name }) => name);
  client.release();
  expect(names).toContain('public.holds');
  expect(names).not.toContain('public.secrets');
});
