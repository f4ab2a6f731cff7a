import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { call } from '../../../test-support/http/quote-calls.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
afterAll(() => testDb.drop());

/** A server of its own: answers are cached until the table of rates changes. */
async function ownRate(currency: string, language: string) {
  const { url } = await testApp({ database: testDb.database });
  const answer = await call(url, `/exchange-rates/${currency}`, { language });
  return answer.status === 200 ? answer.body.own : answer.status;
}

test('Only Chinese readers get a rate to their own currency, and only if the table has one', async () => {
  expect(await ownRate('EUR', 'zh-Hans')).toBeNull();
  await testDb.database.pool.query(
    `insert into exchange_rates (valid_on, base, currency, rate, source)
     select valid_on, base, 'CNY', 7.786, source from exchange_rates order by valid_on desc limit 1`,
  );
  expect(await ownRate('EUR', 'zh-Hans')).toMatchObject({ to: 'CNY', rate: '7.7860000000', per: '1' });
  const dollar = await ownRate('USD', 'zh-Hans');
  expect(dollar).toMatchObject({ to: 'CNY', rate: '7.7860000000' });
  expect(Number(dollar.per)).toBeGreaterThan(1);
  expect(await ownRate('EUR', 'en')).toBeNull();
  expect(await ownRate('EUR', 'de')).toBeNull();
  expect(await ownRate('XYZ', 'zh-Hans')).toBe(404);
});
