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

function sameTabs() {
  const one = signing();
  return Array.from({ length: tabs }, () => one);
}

/** As many sign for one name as are there, each in his own hand. */
const hands = 8;

/** All tabs have looked and found nothing before the first of them writes; says which addresses they heard. */
async function rush(database: Database, as = sameTabs()): Promise<string[]> {
  let arrived = 0;
  let open = () => {};
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  const draw: typeof plainPaper = async (facts) => {
    arrived += 1;
    if (arrived === as.length) open();
    await all;
    return plainPaper(facts);
  };
  const signed = await Promise.all(as.map((each) => signWaiver({ database, draw }, each)));
  return signed.map(({ url }) => url);
}

test('Of tabs that sign the same at the same moment one has signed, and all of them hear where the paper is.', async () => {
  const urls = await rush(place.database);
  expect(urls).toHaveLength(tabs);
  expect(new Set(urls).size).toBe(1);
});

test('Of several who sign for one name at the same moment, each in his own hand, all have signed and none is sent away.', async () => {
  const first = signing();
  const stroke = (hand: number) => ({
    kind: 'drawn' as const,
    strokes: [[10, 10, 120 + hand, 60, 200, 20, 300, 90]],
  });
  const all = Array.from({ length: hands }, (_, hand) => ({ ...first, signature: stroke(hand) }));
  expect(new Set(await rush(place.database, all)).size).toBe(hands);
  const { rows } = await place.database.pool.query(
    'select number from waivers where cart_id = $1 order by number',
    [first.cartId],
  );
  expect(rows.map(({ number }) => number)).toEqual(all.map((_, at) => at + 1));
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
