import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { readSiteAddress, recordSiteAddress } from './site-address.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

test('The address of the site is unknown until a server has started, and then that of the latest start', async () => {
  const { pool } = testDb.database;
  expect(await readSiteAddress(pool)).toBeUndefined();
  for (const address of ['https://old.example.org', 'https://www.example.org', 'https://www.example.org']) {
    await recordSiteAddress(pool, address);
    expect(await readSiteAddress(pool)).toBe(address);
  }
});
