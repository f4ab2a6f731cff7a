import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { WAITING_CLIENTS } from '../../../test-support/database/waiting-locks.ts';
import {
  bookingRow,
  countsOf,
  discountWith,
  productId,
  redeemCode,
} from '../../../test-support/discounts/discounts.ts';
import { transaction } from '../../database/transaction.ts';
import { checkDiscount, findDiscount } from './check-discount.ts';
import { endDiscount } from './manage-discounts.ts';
import { redeemDiscount, redeemDiscountAgain, releaseDiscount } from './redeem-discount.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const gross = money(10_000, 'EUR');

test('Redeeming a discount code takes its amount off and counts a use, and checking it uses nothing', async () => {
  const { database } = testDb;
  const code = await discountWith(database);
  const input = { code, productId, gross };
  expect(await checkDiscount(database, input)).toEqual({ reduction: money(1_000, 'EUR') });
  expect(await countsOf(database, code)).toMatchObject({ uses: 0, taken: 0 });
  expect((await redeemCode(database, code)).outcome).toBe(1_000);
  expect(await countsOf(database, code)).toMatchObject({ uses: 1, taken: 1 });
});

test('A discount code that is unknown, not yet valid, over or ended takes nothing off', async () => {
  const { database } = testDb;
  const hour = 3_600_000;
  const at = (hours: number) => new Date(Date.now() + hours * hour);
  const outcomeOf = async (more: Parameters<typeof discountWith>[1]) =>
    (await redeemCode(database, await discountWith(database, more))).outcome;
  expect((await redeemCode(database, 'NOBODYS')).outcome).toBe('unknown');
  expect(await outcomeOf({ from: at(1) })).toBe('not_yet');
  expect(await outcomeOf({ from: at(-2), until: at(-1) })).toBe('over');
  const code = await discountWith(database);
  expect(await endDiscount(database, { code, by: 'Ada' })).toBe(true);
  expect(await endDiscount(database, { code, by: 'Ada' })).toBe(false);
  expect((await redeemCode(database, code)).outcome).toBe('over');
});

test('A discount code is valid from its first instant and over at its last', async () => {
  const { database } = testDb;
  const code = await discountWith(database);
  const periodWith = (from: string, until: string) =>
    transaction(database, async ({ client }) => {
      await client.query(
        'update discounts set valid_from = now() + $2::interval, valid_until = now() + $3::interval where code = $1',
        [code, from, until],
      );
      return (await findDiscount(client, { code }))?.period;
    });
  expect(await periodWith('0', '1 hour')).toBe('now');
  expect(await periodWith('1 microsecond', '1 hour')).toBe('not_yet');
  expect(await periodWith('-1 hour', '1 microsecond')).toBe('now');
  expect(await periodWith('-1 hour', '0')).toBe('over');
});

test('A discount code applies only to its products, its currencies and large enough sums', async () => {
  const { database } = testDb;
  const code = await discountWith(database);
  await database.pool.query('update discounts set product_ids = $2 where code = $1', [code, [productId]]);
  expect((await redeemCode(database, code)).outcome).toBe(1_000);
  expect((await redeemCode(database, code, { productId: randomUUID() })).outcome).toBe('other_trip');
  const inEuros = await discountWith(database, { terms: { percent: null, amounts: { EUR: 5_000 } } });
  expect((await redeemCode(database, inEuros)).outcome).toBe(5_000);
  expect((await redeemCode(database, inEuros, { gross: money(10_000, 'CHF') })).outcome).toBe(
    'other_currency',
  );
  expect((await redeemCode(database, inEuros, { gross: money(5_000, 'EUR') })).outcome).toBe('sum_too_small');
  const budgeted = await discountWith(database, { budgets: { EUR: 5_000 } });
  expect((await redeemCode(database, budgeted, { gross: money(10_000, 'USD') })).outcome).toBe(
    'other_currency',
  );
});

test('A person may use a discount code up to its limit, however they spell their address', async () => {
  const { database } = testDb;
  const code = await discountWith(database, { mostOfPerson: 1 });
  const by = async (email: string) => (await redeemCode(database, code, { email })).outcome;
  expect(await by('ada@example.org')).toBe(1_000);
  expect(await by(' Ada@Example.org ')).toBe('used_by_you');
  expect(await by('ada+second@example.org')).toBe('used_by_you');
  expect(await by('ada@example.com')).toBe(1_000);
});

test('A use is released once when its booking ends, and can then be taken again', async () => {
  const { database } = testDb;
  const code = await discountWith(database, { mostUses: 1, mostOfPerson: 1, budgets: { EUR: 1_000 } });
  const email = 'ada@example.org';
  const first = await redeemCode(database, code, { email });
  expect((await redeemCode(database, code)).outcome).toBe('used_up');
  await releaseDiscount(database.pool, first.bookingId);
  await releaseDiscount(database.pool, first.bookingId);
  expect(await countsOf(database, code)).toEqual({ uses: 0, taken: 0, spent: '0' });
  expect((await redeemCode(database, code, { email })).outcome).toBe(1_000);
  expect(await countsOf(database, code)).toEqual({ uses: 1, taken: 1, spent: '1000' });
});

test('A budget is spent to its last cent and no further, for any number of uses', async () => {
  const { database } = testDb;
  const code = await discountWith(database, { budgets: { EUR: 2_500 } });
  expect((await redeemCode(database, code)).outcome).toBe(1_000);
  expect((await redeemCode(database, code)).outcome).toBe(1_000);
  expect((await redeemCode(database, code)).outcome).toBe('used_up');
  expect((await redeemCode(database, code, { gross: money(5_000, 'EUR') })).outcome).toBe(500);
  expect(await countsOf(database, code)).toEqual({ uses: 3, taken: 3, spent: '2500' });
});

test('A use spends the budget of its own code and currency, and its release gives that back', async () => {
  const { database } = testDb;
  const code = await discountWith(database, { budgets: { EUR: 5_000, USD: 5_000 } });
  const other = await discountWith(database, { budgets: { EUR: 5_000 } });
  await redeemCode(database, other);
  const { bookingId } = await redeemCode(database, code);
  const spentOf = async (which: string) =>
    (
      await database.pool.query<{ spent: string }>(
        `select currency || ' ' || spent_minor as spent from discount_budgets
         where discount_id = (select id from discounts where code = $1) order by currency`,
        [which],
      )
    ).rows.map(({ spent }) => spent);
  expect([await spentOf(code), await spentOf(other)]).toEqual([['EUR 1000', 'USD 0'], ['EUR 1000']]);
  await releaseDiscount(database.pool, bookingId);
  expect([await spentOf(code), await spentOf(other)]).toEqual([['EUR 0', 'USD 0'], ['EUR 1000']]);
  expect(await transaction(database, ({ client }) => redeemDiscountAgain(client, bookingId))).toBe(true);
  expect([await spentOf(code), await spentOf(other)]).toEqual([['EUR 1000', 'USD 0'], ['EUR 1000']]);
});

test.each([
  { left: 'a last use', mostUses: 1, budgets: {} },
  { left: 'the last of a budget', mostUses: null, budgets: { EUR: 1_000 } },
])('A booking confirmed late redeems its code again, unless another booking has $left', async (limits) => {
  const { database } = testDb;
  const code = await discountWith(database, limits);
  const late = await redeemCode(database, code);
  const again = () => transaction(database, ({ client }) => redeemDiscountAgain(client, late.bookingId));
  await releaseDiscount(database.pool, late.bookingId);
  expect(await again()).toBe(true);
  expect(await countsOf(database, code)).toMatchObject({ uses: 1, taken: 1 });
  expect(await again()).toBe(true);
  await releaseDiscount(database.pool, late.bookingId);
  expect((await redeemCode(database, code)).outcome).toBe(1_000);
  expect(await again()).toBe(false);
  expect(await countsOf(database, code)).toMatchObject({ uses: 1, taken: 1 });
});

test('A booking confirmed late does not redeem a code that its contact person has used elsewhere since', async () => {
  const { database } = testDb;
  const code = await discountWith(database, { mostOfPerson: 1 });
  const email = 'ada@example.org';
  const late = await redeemCode(database, code, { email });
  await releaseDiscount(database.pool, late.bookingId);
  expect((await redeemCode(database, code, { email })).outcome).toBe(1_000);
  expect(await transaction(database, ({ client }) => redeemDiscountAgain(client, late.bookingId))).toBe(
    false,
  );
});

test('A booking confirmed late redeems its code again although other people have used it up to their limits', async () => {
  const { database } = testDb;
  const code = await discountWith(database, { mostOfPerson: 1 });
  const late = await redeemCode(database, code, { email: 'ada@example.org' });
  await releaseDiscount(database.pool, late.bookingId);
  expect((await redeemCode(database, code, { email: 'grace@example.org' })).outcome).toBe(1_000);
  expect(await transaction(database, ({ client }) => redeemDiscountAgain(client, late.bookingId))).toBe(true);
});

test('A booking that never had a discount code has nothing to redeem again', async () => {
  const { database } = testDb;
  const bookingId = await bookingRow(database);
  expect(await transaction(database, ({ client }) => redeemDiscountAgain(client, bookingId))).toBe(true);
});

test('A discount code is used only if the booking’s transaction commits', async () => {
  const { database } = testDb;
  const code = await discountWith(database, { mostUses: 1 });
  const bookingId = await bookingRow(database);
  const broken = transaction(database, async ({ client }) => {
    await redeemDiscount(client, { code, bookingId, email: 'ada@example.org', productId, gross });
    throw new Error('something else went wrong');
  });
  await expect(broken).rejects.toThrow('something else');
  expect(await countsOf(database, code)).toMatchObject({ uses: 0, taken: 0 });
});

test('A booking confirmed late waits for a use of its own code under way, and counts it', async () => {
  const { database } = testDb;
  const code = await discountWith(database, { mostUses: 1 });
  const { bookingId } = await redeemCode(database, code);
  await releaseDiscount(database.pool, bookingId);
  const { again } = await transaction(database, async ({ client }) => {
    await client.query('update discounts set uses = 1 where code = $1', [code]);
    const again = transaction(database, (late) => redeemDiscountAgain(late.client, bookingId));
    await expect.poll(() => database.pool.query(WAITING_CLIENTS)).toMatchObject({ rowCount: 1 });
    return { again };
  });
  expect(await again).toBe(false);
});

test('A booking confirmed late waits for uses of no other code', async () => {
  const { database } = testDb;
  const [code, other] = [await discountWith(database), await discountWith(database)];
  const { bookingId } = await redeemCode(database, code);
  await releaseDiscount(database.pool, bookingId);
  const again = () =>
    transaction(database, async ({ client }) => {
      await client.query(`set local lock_timeout = '5s'`);
      return redeemDiscountAgain(client, bookingId);
    });
  await transaction(database, async ({ client }) => {
    await client.query('select from discounts where code = $1 for update', [other]);
    expect(await again()).toBe(true);
  });
});

test('A booking confirmed late redeems its own code within the budget of its own currency, and no other booking’s', async () => {
  const { database } = testDb;
  const code = await discountWith(database, { budgets: { EUR: 2_000, USD: 9_000 } });
  const late = await redeemCode(database, code);
  const other = await redeemCode(database, code);
  for (const { bookingId } of [late, other]) await releaseDiscount(database.pool, bookingId);
  const again = ({ bookingId }: { bookingId: string }) =>
    transaction(database, ({ client }) => redeemDiscountAgain(client, bookingId));
  expect(await again(late)).toBe(true);
  expect(await countsOf(database, code)).toEqual({ uses: 1, taken: 1, spent: '1000' });
  expect((await redeemCode(database, code)).outcome).toBe(1_000);
  expect(await again(other)).toBe(false);
  expect(await countsOf(database, code)).toEqual({ uses: 2, taken: 2, spent: '2000' });
});

test('A corrected booking redeems its released code again, at its new price', async () => {
  const { database } = testDb;
  const code = await discountWith(database, { budgets: { EUR: 5_000 } });
  const { bookingId } = await redeemCode(database, code);
  const sale = { code, bookingId, email: 'ada@example.org', productId, gross: money(20_000, 'EUR') };
  await releaseDiscount(database.pool, bookingId);
  await transaction(database, ({ client }) => redeemDiscount(client, sale));
  expect(await countsOf(database, code)).toEqual({ uses: 1, taken: 1, spent: '2000' });
  await releaseDiscount(database.pool, bookingId);
  expect(await countsOf(database, code)).toEqual({ uses: 0, taken: 0, spent: '0' });
});
