import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { CannotStart } from './cannot-start.ts';
import { connectDatabase, type Database, requireServer, withoutPassword } from './connect.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ migrated: false });
});
afterAll(() => testDb.drop());

const databaseAnswering = (number: string, encoding: string) =>
  ({
    pool: { query: async () => ({ rows: [{ number, version: '14.9', encoding }] }) },
  }) as unknown as Database;

test('A database that our SQL was written for is accepted, and its version is returned', async () => {
  const facts = await requireServer(testDb.database, testDb.url);
  expect(facts.encoding).toBe('UTF8');
  expect(Number.parseInt(facts.version, 10)).toBeGreaterThanOrEqual(15);
});

test('A server that is too old, or cannot store every script, is refused with a message', async () => {
  const url = 'postgresql://me:secret@db.example/shop';
  await expect(requireServer(databaseAnswering('140009', 'UTF8'), url)).rejects.toThrow(
    'The database at db.example/shop is PostgreSQL 14.9: version 15 or newer is needed.',
  );
  await expect(requireServer(databaseAnswering('160000', 'LATIN1'), url)).rejects.toThrow(
    'stores text as LATIN1',
  );
});

test('A server that does not answer is refused with a message that names likely causes and no password', async () => {
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

test('The location of a database can be printed, even for a socket or a broken address', () => {
  expect(withoutPassword('postgresql://a@localhost/x?host=%2Ftmp%2Fs')).toBe('/tmp/s/x');
  expect(withoutPassword('no address')).toBe('DATABASE_URL');
});

const recovering = (times: number) => {
  let attempts = 0;
  const query = async () => {
    attempts += 1;
    if (attempts <= times)
      throw Object.assign(new Error('the database system is starting up'), { code: '57P03' });
    return { rows: [{ number: '180000', version: '18.0', encoding: 'UTF8' }] };
  };
  return { database: { pool: { query } } as unknown as Database, attemptCount: () => attempts };
};

test('A server that is recovering is waited for, as long as recovery may take', async () => {
  const { database, attemptCount: attempts } = recovering(2);
  expect(await requireServer(database, testDb.url)).toMatchObject({ version: '18.0' });
  expect(attempts()).toBe(3);
  await expect(requireServer(recovering(9).database, testDb.url, 0)).rejects.toThrow('is starting up');
});
