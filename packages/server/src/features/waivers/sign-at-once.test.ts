import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { plainWaiverPdf, signing, waiverCatalogue } from '../../../test-support/waivers/waivers.ts';
import type { Database } from '../../database/connect.ts';
import { signWaiver } from './sign-waiver.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: waiverCatalogue });
});

afterAll(() => testDb.drop());

const tabCount = 12;

function sameTabs() {
  const request = signing();
  return Array.from({ length: tabCount }, () => request);
}

/** Number of different signatures for one name. */
const signerCount = 8;

/**
 * Lets all callers find no waiver before the first of them writes one. Returns the address that each caller
 * receives.
 */
async function signAtOnce(database: Database, as = sameTabs()): Promise<string[]> {
  let arrived = 0;
  let open = () => {};
  const allWaiting = new Promise<void>((resolve) => {
    open = resolve;
  });
  const draw: typeof plainWaiverPdf = async (facts) => {
    arrived += 1;
    if (arrived === as.length) open();
    await allWaiting;
    return plainWaiverPdf(facts);
  };
  const signed = await Promise.all(as.map((each) => signWaiver({ database, draw }, each)));
  return signed.map(({ url }) => url);
}

test('Several tabs that sign the same waiver at once make one waiver, and all receive its address', async () => {
  const urls = await signAtOnce(testDb.database);
  expect(urls).toHaveLength(tabCount);
  expect(new Set(urls).size).toBe(1);
});

test('Several different signatures for one name at once are all stored, and none is refused', async () => {
  const first = signing();
  const stroke = (hand: number) => ({
    kind: 'drawn' as const,
    strokes: [[10, 10, 120 + hand, 60, 200, 20, 300, 90]],
  });
  const signatures = Array.from({ length: signerCount }, (_, hand) => ({
    ...first,
    signature: stroke(hand),
  }));
  expect(new Set(await signAtOnce(testDb.database, signatures)).size).toBe(signerCount);
  const { rows } = await testDb.database.pool.query(
    'select number from waivers where cart_id = $1 order by number',
    [first.cartId],
  );
  expect(rows.map(({ number }) => number)).toEqual(signatures.map((_, at) => at + 1));
});

test('Control: without the unique number, each tab stores its own waiver', async () => {
  expect(new Set(await signAtOnce(withOwnNumbers(testDb.database))).size).toBe(tabCount);
});

function withOwnNumbers(database: Database): Database {
  const { pool } = database;
  let next = 1;
  const query = (text: string, values: unknown[]) =>
    pool.query(text, text.includes('insert into waivers') ? values.with(2, next++) : values);
  return { ...database, pool: { query } as unknown as Database['pool'] };
}
