import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '../database/connect-database.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { ask, countersOf, letExpire, loadQuoteWorld } from '../features/quotes/quotes-for-tests.ts';
import { expirePromptly } from './expire-promptly.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});

afterAll(() => place.drop());

const log = { warn: () => {} };

async function heldCart(): Promise<string> {
  const made = await ask(place.database, { party: { adult: 1 } });
  if (made.outcome !== 'held') throw new Error(made.outcome);
  return made.quote.cartId;
}

test('What has run out is back on sale without anybody asking; what is alive stays', async () => {
  await letExpire(place.database, await heldCart());
  await heldCart();
  const { stop } = expirePromptly({ ...place, log, everyMilliseconds: 10 });
  onTestFinished(stop);
  await expect.poll(() => countersOf(place.database)).toMatchObject([{ capacity: 6, held: 1, heldSum: 1 }]);
  await letExpire(place.database, await heldCart());
  await expect.poll(() => countersOf(place.database)).toMatchObject([{ held: 1, heldSum: 1 }]);
});

test('While the database is away it says so once and tries again; it ends when it is told to', async () => {
  const away = connectDatabase({ url: 'postgresql://ashore@127.0.0.1:1/none', log: () => {} });
  const lines: unknown[] = [];
  const { stop } = expirePromptly({
    database: away,
    log: { warn: (line: unknown) => void lines.push(line) },
    everyMilliseconds: 1,
  });
  await expect.poll(() => lines.length).toBe(1);
  await stop();
  await away.close();
  expect(lines).toHaveLength(1);
});
