import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { checkDiscount } from './check-discount.ts';
import { bookingRow, countsOf, discountWith, productId, take } from './discounts-for-tests.ts';
import { endDiscount } from './end-discount.ts';
import { giveBackDiscount } from './give-back-discount.ts';
import { retakeDiscount } from './retake-discount.ts';
import { takeDiscount } from './take-discount.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

afterAll(() => place.drop());

const gross = money(10_000, 'EUR');

test('A code takes its part off and is counted; asking what it would take off uses nothing.', async () => {
  const { database } = place;
  const code = await discountWith(database);
  const asked = { code, productId, gross };
  expect(await checkDiscount(database, asked)).toEqual({ off: money(1_000, 'EUR') });
  expect(await countsOf(database, code)).toMatchObject({ uses: 0, taken: 0 });
  expect((await take(database, code)).said).toBe(1_000);
  expect(await countsOf(database, code)).toMatchObject({ uses: 1, taken: 1 });
});

test('A code that nobody made, that has not begun, that is over or has been ended takes nothing off.', async () => {
  const { database } = place;
  const hour = 3_600_000;
  const at = (hours: number) => new Date(Date.now() + hours * hour);
  const said = async (more: Parameters<typeof discountWith>[1]) =>
    (await take(database, await discountWith(database, more))).said;
  expect((await take(database, 'NOBODYS')).said).toBe('unknown');
  expect(await said({ from: at(1) })).toBe('not_yet');
  expect(await said({ from: at(-2), until: at(-1) })).toBe('over');
  const code = await discountWith(database);
  expect(await endDiscount(database, { code, by: 'Ada' })).toBe(true);
  expect(await endDiscount(database, { code, by: 'Ada' })).toBe(false);
  expect((await take(database, code)).said).toBe('over');
});

test('A code for some trips is for no other, one in some currencies for no other, and a sum that is too small stays.', async () => {
  const { database } = place;
  const code = await discountWith(database);
  await database.pool.query('update discounts set product_ids = $2 where code = $1', [code, [productId]]);
  expect((await take(database, code)).said).toBe(1_000);
  expect((await take(database, code, { productId: randomUUID() })).said).toBe('other_trip');
  const inEuros = await discountWith(database, { terms: { percent: null, amounts: { EUR: 5_000 } } });
  expect((await take(database, inEuros)).said).toBe(5_000);
  expect((await take(database, inEuros, { gross: money(10_000, 'CHF') })).said).toBe('other_currency');
  expect((await take(database, inEuros, { gross: money(5_000, 'EUR') })).said).toBe('sum_too_small');
  const budgeted = await discountWith(database, { budgets: { EUR: 5_000 } });
  expect((await take(database, budgeted, { gross: money(10_000, 'USD') })).said).toBe('other_currency');
});

test('Somebody has it as often as he may, however he spells his address; somebody else is another.', async () => {
  const { database } = place;
  const code = await discountWith(database, { mostOfPerson: 1 });
  const by = async (email: string) => (await take(database, code, { email })).said;
  expect(await by('ada@example.org')).toBe(1_000);
  expect(await by(' Ada@Example.org ')).toBe('used_by_you');
  expect(await by('ada+second@example.org')).toBe('used_by_you');
  expect(await by('ada@example.com')).toBe(1_000);
});

test('What a booking took is given back once when nothing comes of it, and is somebody else’s then.', async () => {
  const { database } = place;
  const code = await discountWith(database, { mostUses: 1, mostOfPerson: 1, budgets: { EUR: 1_000 } });
  const email = 'ada@example.org';
  const first = await take(database, code, { email });
  expect((await take(database, code)).said).toBe('used_up');
  await giveBackDiscount(database.pool, first.bookingId);
  await giveBackDiscount(database.pool, first.bookingId);
  expect(await countsOf(database, code)).toEqual({ uses: 0, taken: 0, spent: '0' });
  expect((await take(database, code, { email })).said).toBe(1_000);
  expect(await countsOf(database, code)).toEqual({ uses: 1, taken: 1, spent: '1000' });
});

test('A budget is spent to its last cent and not further, whatever the number of uses.', async () => {
  const { database } = place;
  const code = await discountWith(database, { budgets: { EUR: 2_500 } });
  expect((await take(database, code)).said).toBe(1_000);
  expect((await take(database, code)).said).toBe(1_000);
  expect((await take(database, code)).said).toBe('used_up');
  expect((await take(database, code, { gross: money(5_000, 'EUR') })).said).toBe(500);
  expect(await countsOf(database, code)).toEqual({ uses: 3, taken: 3, spent: '2500' });
});

test.each([
  { left: 'a last use', mostUses: 1, budgets: {} },
  { left: 'the last of a budget', mostUses: null, budgets: { EUR: 1_000 } },
])(
  'A booking that is written after all takes its code again, unless somebody else has $left now.',
  async (limits) => {
    const { database } = place;
    const code = await discountWith(database, limits);
    const late = await take(database, code);
    const again = () => transaction(database, ({ client }) => retakeDiscount(client, late.bookingId));
    await giveBackDiscount(database.pool, late.bookingId);
    expect(await again()).toBe(true);
    expect(await countsOf(database, code)).toMatchObject({ uses: 1, taken: 1 });
    expect(await again()).toBe(true);
    await giveBackDiscount(database.pool, late.bookingId);
    expect((await take(database, code)).said).toBe(1_000);
    expect(await again()).toBe(false);
    expect(await countsOf(database, code)).toMatchObject({ uses: 1, taken: 1 });
  },
);

test('A booking that is written after all does not use a code that its owner has used elsewhere meanwhile.', async () => {
  const { database } = place;
  const code = await discountWith(database, { mostOfPerson: 1 });
  const email = 'ada@example.org';
  const late = await take(database, code, { email });
  await giveBackDiscount(database.pool, late.bookingId);
  expect((await take(database, code, { email })).said).toBe(1_000);
  expect(await transaction(database, ({ client }) => retakeDiscount(client, late.bookingId))).toBe(false);
});

test('A booking that never had a code has nothing to take again.', async () => {
  const { database } = place;
  const bookingId = await bookingRow(database);
  expect(await transaction(database, ({ client }) => retakeDiscount(client, bookingId))).toBe(true);
});

test('A code is used up with the transaction that books, and not without it.', async () => {
  const { database } = place;
  const code = await discountWith(database, { mostUses: 1 });
  const bookingId = await bookingRow(database);
  const broken = transaction(database, async ({ client }) => {
    await takeDiscount(client, { code, bookingId, email: 'ada@example.org', productId, gross });
    throw new Error('something else went wrong');
  });
  await expect(broken).rejects.toThrow('something else');
  expect(await countsOf(database, code)).toMatchObject({ uses: 0, taken: 0 });
});
