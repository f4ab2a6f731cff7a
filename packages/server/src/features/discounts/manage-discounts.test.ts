import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { discountWith, redeemCode } from '../../../test-support/discounts/discounts.ts';
import { quoteCatalogue, sailId, showId } from '../../../test-support/quotes/quotes.ts';
import { transaction } from '../../database/transaction.ts';
import { createDiscount, endDiscount, listDiscounts, type NewDiscount } from './manage-discounts.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
afterAll(() => testDb.drop());

const createForTest = (differences: Partial<NewDiscount> & Pick<NewDiscount, 'code'>) =>
  createDiscount(testDb.database, {
    terms: { percent: 10, amounts: null },
    from: null,
    until: null,
    mostUses: null,
    mostOfPerson: null,
    products: null,
    budgets: {},
    by: 'Ada',
    ...differences,
  });

const listedDiscount = async (code: string) =>
  (await listDiscounts(testDb.database)).find((discount) => discount.code === code);

test('A discount code for a product that does not exist names that product, and is not created', async () => {
  const unknown = randomUUID();
  expect(await createForTest({ code: 'NO-TRIP', products: [sailId, unknown] })).toEqual({
    outcome: 'no_product',
    product: unknown,
  });
  expect(await listedDiscount('NO-TRIP')).toBeUndefined();
});

test('A product is named by its ID or its code', async () => {
  const { rows } = await testDb.database.pool.query<{ code: string }>(
    'select code from products where id = $1',
    [showId],
  );
  expect(await createForTest({ code: 'TWO-TRIPS', products: [sailId, rows[0]?.code ?? ''] })).toEqual({
    outcome: 'made',
  });
  expect(await listedDiscount('TWO-TRIPS')).toMatchObject({ products: 2 });
  const outcomeFor = async (productId: string) =>
    (await redeemCode(testDb.database, 'TWO-TRIPS', { productId })).outcome;
  expect([await outcomeFor(sailId), await outcomeFor(showId), await outcomeFor(randomUUID())]).toEqual([
    1_000,
    1_000,
    'other_trip',
  ]);
});

test('A code that exists is refused, and its terms and budget stay', async () => {
  expect(await createForTest({ code: 'ONCE', budgets: { EUR: 5_000 } })).toEqual({ outcome: 'made' });
  const second = await createForTest({
    code: 'ONCE',
    terms: { percent: 90, amounts: null },
    budgets: { EUR: 90_000 },
  });
  expect(second).toEqual({ outcome: 'taken' });
  expect(await listedDiscount('ONCE')).toMatchObject({
    percent: 10,
    budgets: [{ currency: 'EUR', mostMinor: 5_000, spentMinor: 0 }],
  });
});

test('Each code is listed with its own uses and budgets, by currency', async () => {
  const code = await discountWith(testDb.database, { budgets: { USD: 7_000, EUR: 2_500 } });
  const other = await discountWith(testDb.database, { budgets: { EUR: 9_000 } });
  await redeemCode(testDb.database, code);
  expect(await listedDiscount(code)).toMatchObject({
    uses: 1,
    budgets: [
      { currency: 'EUR', mostMinor: 2_500, spentMinor: 1_000 },
      { currency: 'USD', mostMinor: 7_000, spentMinor: 0 },
    ],
  });
  expect(await listedDiscount(other)).toMatchObject({
    uses: 0,
    budgets: [{ currency: 'EUR', mostMinor: 9_000, spentMinor: 0 }],
  });
});

test('A code is listed as not yet valid, valid or over', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const periodOf = async (differences: Partial<NewDiscount>) =>
    (await listedDiscount(await discountWith(testDb.database, differences)))?.period;
  expect(await periodOf({})).toBe('now');
  expect(await periodOf({ from: at(-2), until: at(2) })).toBe('now');
  expect(await periodOf({ from: at(1) })).toBe('not_yet');
  expect(await periodOf({ from: at(-2), until: at(-1) })).toBe('over');
});

test('A code is valid from its first instant and over at its last, and the newest is listed first', async () => {
  const codes = [await discountWith(testDb.database), await discountWith(testDb.database)];
  await transaction(testDb.database, async ({ client }) => {
    await client.query(
      `update discounts set made_at = now() - (case code when $1 then 1 else 2 end) * interval '1 hour',
         valid_from = case code when $1 then now() else now() - interval '1 hour' end,
         valid_until = case code when $2 then now() end where code in ($1, $2)`,
      codes,
    );
    const listed = await listDiscounts({ pool: client as never });
    expect(listed.flatMap(({ code, period }) => (codes.includes(code) ? [[code, period]] : []))).toEqual([
      [codes[0], 'now'],
      [codes[1], 'over'],
    ]);
  });
});

test('Ending a code ends no other code', async () => {
  const [code, other] = [await discountWith(testDb.database), await discountWith(testDb.database)];
  expect(await endDiscount(testDb.database, { code, by: 'Ada' })).toBe(true);
  expect([(await listedDiscount(code))?.period, (await listedDiscount(other))?.period]).toEqual([
    'over',
    'now',
  ]);
  expect(await endDiscount(testDb.database, { code: 'NEVER-MADE', by: 'Ada' })).toBe(false);
});
