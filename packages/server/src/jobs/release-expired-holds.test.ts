import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { askForQuote, countersOf, letExpire, quoteCatalogue } from '../../test-support/quotes/quotes.ts';
import { connectDatabase } from '../database/connect.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

afterAll(() => testDb.drop());

const log = { warn: () => {} };

async function heldCart(): Promise<string> {
  const result = await askForQuote(testDb.database, { party: { adult: 1 } });
  if (result.outcome !== 'held') throw new Error(result.outcome);
  return result.quote.cartId;
}

test('Spots of expired holds are released without a request; active holds stay', async () => {
  await letExpire(testDb.database, await heldCart());
  await heldCart();
  const { stop } = releaseExpiredHolds({ ...testDb, log, intervalMs: 10 });
  onTestFinished(stop);
  await expect.poll(() => countersOf(testDb.database)).toMatchObject([{ capacity: 6, held: 1, heldSum: 1 }]);
  await letExpire(testDb.database, await heldCart());
  await expect.poll(() => countersOf(testDb.database)).toMatchObject([{ held: 1, heldSum: 1 }]);
});

test('While the database is unavailable, the release logs it once and retries until it is stopped', async () => {
  const away = connectDatabase({ url: 'postgresql://ashore@127.0.0.1:1/none', log: () => {} });
  const lines: unknown[] = [];
  const { stop } = releaseExpiredHolds({
    database: away,
    log: { warn: (line: unknown) => void lines.push(line) },
    intervalMs: 1,
  });
  await expect.poll(() => lines.length).toBe(1);
  await stop();
  await away.close();
  expect(lines).toHaveLength(1);
});

test('After a round that found expired holds the next one begins at once; after an empty one it waits', async () => {
  const released = [200, 1, 0];
  let rounds = 0;
  const query = async () => {
    const count = released[rounds] ?? 0;
    rounds += 1;
    // As a database, it answers in another turn: a loop that never waits then fails here instead of never ending.
    await new Promise((resolve) => setImmediate(resolve));
    return { rows: [{ count }], rowCount: count };
  };
  const database = { pool: { query } } as unknown as typeof testDb.database;
  const { stop } = releaseExpiredHolds({ database, log, intervalMs: 60_000 });
  onTestFinished(stop);
  await expect.poll(() => rounds).toBeGreaterThanOrEqual(3);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(rounds).toBe(3);
});
