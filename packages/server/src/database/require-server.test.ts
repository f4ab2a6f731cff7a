import { afterAll, beforeAll, expect, test } from 'vitest';
import { CannotStart } from './cannot-start.ts';
import { connectDatabase, type Database } from './connect-database.ts';
import { requireServer, withoutPassword } from './require-server.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase({ migrated: false });
});
afterAll(() => own.drop());

const answering = (number: string, encoding: string) =>
  ({
    pool: { query: async () => ({ rows: [{ number, version: '14.9', encoding }] }) },
  }) as unknown as Database;

test('A database that our SQL was written for is accepted, and its version told.', async () => {
  const facts = await requireServer(own.database, own.url);
  expect(facts.encoding).toBe('UTF8');
  expect(Number.parseInt(facts.version, 10)).toBeGreaterThanOrEqual(15);
});

test('A server that is too old, or cannot keep every script, is refused in a sentence.', async () => {
  const url = 'postgresql://me:secret@db.example/shop';
  await expect(requireServer(answering('140009', 'UTF8'), url)).rejects.toThrow(
    'The database at db.example/shop is PostgreSQL 14.9: version 15 or newer is needed.',
  );
  await expect(requireServer(answering('160000', 'LATIN1'), url)).rejects.toThrow('stores text as LATIN1');
});

test('A server that does not answer is refused in a sentence that says what may be wrong and no password.', async () => {
  const url = 'postgresql://me:secret@127.0.0.1:1/shop';
  const database = connectDatabase({ url, log: () => {} });
  const refusal = await requireServer(database, url).catch((error: unknown) => error);
  await database.close();
  expect(refusal).toBeInstanceOf(CannotStart);
  expect((refusal as Error).message).toMatch(
    /^The database at 127\.0\.0\.1:1\/shop cannot be used: .*Check DATABASE_URL/,
  );
  expect((refusal as Error).message).not.toContain('secret');
});

test('Where a database is can be printed, a socket and a broken address included.', () => {
  expect(withoutPassword('postgresql://a@localhost/x?host=%2Ftmp%2Fs')).toBe('/tmp/s/x');
  expect(withoutPassword('no address')).toBe('DATABASE_URL');
});

const recovering = (times: number) => {
  let asked = 0;
  const query = async () => {
    asked += 1;
    if (asked <= times)
      throw Object.assign(new Error('the database system is starting up'), { code: '57P03' });
    return { rows: [{ number: '180000', version: '18.0', encoding: 'UTF8' }] };
  };
  return { database: { pool: { query } } as unknown as Database, asked: () => asked };
};

test('A server that is recovering is waited for, as long as that may take.', async () => {
  const { database, asked } = recovering(2);
  expect(await requireServer(database, own.url)).toMatchObject({ version: '18.0' });
  expect(asked()).toBe(3);
  await expect(requireServer(recovering(9).database, own.url, 0)).rejects.toThrow('is starting up');
});
