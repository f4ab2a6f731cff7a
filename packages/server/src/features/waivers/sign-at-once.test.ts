import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/connect-database.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { signWaiver } from './sign-waiver.ts';
import { loadWaiverWorld, plainPaper, signing } from './waivers-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadWaiverWorld(place.database);
});

afterAll(() => place.drop());

const tabs = 12;

/** All tabs have looked and found nothing before the first of them writes; says which addresses they heard. */
async function rush(database: Database): Promise<string[]> {
  const one = signing();
  let arrived = 0;
  let open = () => {};
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  const draw: typeof plainPaper = async (facts) => {
    arrived += 1;
    if (arrived === tabs) open();
    await all;
    return plainPaper(facts);
  };
  const signed = await Promise.all(Array.from({ length: tabs }, () => signWaiver({ database, draw }, one)));
  return signed.map(({ url }) => url);
}

test('Of tabs that sign the same at the same moment one has signed, and all of them hear where the paper is.', async () => {
  const urls = await rush(place.database);
  expect(urls).toHaveLength(tabs);
  expect(new Set(urls).size).toBe(1);
});

test('Control: without the number that only one can have, each of them has a paper of its own.', async () => {
  expect(new Set(await rush(withOwnNumbers(place.database))).size).toBe(tabs);
});

function withOwnNumbers(database: Database): Database {
  const { pool } = database;
  let next = 1;
  const query = (text: string, values: unknown[]) =>
    pool.query(text, text.includes('insert into waivers') ? values.with(2, next++) : values);
  return { ...database, pool: { query } as unknown as Database['pool'] };
}
