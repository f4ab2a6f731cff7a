import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { compareCode, findReset, redeemCode, redeemResetLink, useCode } from './check-code.ts';
import { storeCode } from './send-code.ts';

const secret = randomBytes(32);
const binding = 'the only browser';
let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('truncate accounts cascade'));
afterAll(() => testDb.drop());

async function addAccount(email: string, isVerified: boolean): Promise<string> {
  const id = randomUUID();
  await testDb.database.pool.query(
    `insert into accounts (id, name, locale, email, email_key, email_verified_at)
     values ($1, 'Ada', 'en', $2, lower($2), case when $3 then now() end)`,
    [id, email, isVerified],
  );
  return id;
}

const store = (accountId: string | undefined, purpose: 'log_in' | 'reset' = 'log_in') =>
  storeCode(testDb.database.pool, {
    purpose,
    accountId,
    email: 'ada@example.org',
    binding,
    isKnown: false,
    secret,
  });

const type = (code: string, from = binding) =>
  compareCode(testDb.database.pool, { purpose: 'log_in', code, binding: from, secret });
const wrong = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0');

test('The fifth attempt may be the right one, and the sixth is over', async () => {
  const accountId = await addAccount('ada@example.org', true);
  const { id, code } = await store(accountId);
  for (let count = 0; count < 4; count += 1) expect(await type(wrong(code))).toEqual({ result: 'wrong' });
  expect(await type(code)).toEqual({ result: 'right', id, accountId });
  expect(await type(code)).toEqual({ result: 'over' });
});

test('A code is over in another browser, after its end, and once another was sent', async () => {
  const accountId = await addAccount('ada@example.org', true);
  const first = await store(accountId);
  expect(await type(first.code, 'another browser')).toEqual({ result: 'over' });
  expect(await type(first.code)).toMatchObject({ result: 'right' });
  await testDb.database.pool.query(`update mail_codes set sent_at = sent_at - interval '1 second'`);
  const second = await store(accountId);
  expect(await type(first.code)).toEqual({ result: 'wrong' });
  expect(await type(second.code)).toMatchObject({ result: 'right' });
  await testDb.database.pool.query(`update mail_codes set code_ends_at = now()`);
  expect(await type(second.code)).toEqual({ result: 'over' });
});

test('A code that was sent for an address without an account is never right', async () => {
  const { code } = await store(undefined);
  expect(await type(code)).toEqual({ result: 'wrong' });
});

test('A code is used once, and confirms the address of its account and of no other', async () => {
  const { pool } = testDb.database;
  const accountId = await addAccount('ada@example.org', false);
  const other = await addAccount('eve@example.org', false);
  const { id } = await store(accountId);
  const unused = await store(accountId);
  expect([await useCode(pool, id), await useCode(pool, id)]).toEqual([true, false]);
  const { rows } = await pool.query(
    'select id, email_verified_at is not null as "isVerified" from accounts order by id = $1 desc',
    [accountId],
  );
  expect(rows).toEqual([
    { id: accountId, isVerified: true },
    { id: other, isVerified: false },
  ]);
  const { rows: used } = await pool.query('select id from mail_codes where used_at is not null');
  expect(used).toEqual([{ id }]);
  expect(await useCode(pool, unused.id)).toBe(true);
});

type Case = readonly [string, { isVerified?: boolean; other?: readonly [string, boolean]; isOpen: boolean }];

test.each<Case>([
  ['no account has confirmed it', { isOpen: true }],
  ['its own account has', { isVerified: true, isOpen: true }],
  [
    'another account that has the address has not confirmed it',
    { other: ['ADA@example.org', false], isOpen: true },
  ],
  ['an account with another address has', { other: ['eve@example.org', true], isOpen: true }],
  ['another account has', { other: ['Ada@Example.org', true], isOpen: false }],
])('Code and link of an address open the account if %s', async (_, { isVerified = false, other, isOpen }) => {
  const { pool } = testDb.database;
  const accountId = await addAccount('ada@example.org', isVerified);
  if (other) await addAccount(...other);
  const { code } = await store(accountId);
  const { link } = await store(accountId, 'reset');
  const redeemed = await redeemCode(pool, { purpose: 'log_in', code, binding, secret });
  if (!isOpen) expect(redeemed).toEqual({ result: 'over' });
  else expect(redeemed).toEqual({ result: 'right', accountId });
  expect((await findReset(pool, link)) !== undefined).toBe(isOpen);
  expect(await redeemResetLink(pool, link)).toBe(isOpen ? accountId : undefined);
});

test('A link that is used, has ended or belongs to a locked account neither says what it does nor does it', async () => {
  const { pool } = testDb.database;
  const accountId = await addAccount('ada@example.org', true);
  const [used, ended, locked] = [
    await store(accountId, 'reset'),
    await store(accountId, 'reset'),
    await store(accountId, 'reset'),
  ];
  expect(await findReset(pool, used.link)).toBeDefined();
  expect(await redeemResetLink(pool, used.link)).toBe(accountId);
  await pool.query('update mail_codes set link_ends_at = now() where id = $1', [ended.id]);
  const open = async (link: string) => [await findReset(pool, link), await redeemResetLink(pool, link)];
  expect(await open(used.link)).toEqual([undefined, undefined]);
  expect(await open(ended.link)).toEqual([undefined, undefined]);
  await pool.query(`update accounts set state = 'locked'`);
  expect(await open(locked.link)).toEqual([undefined, undefined]);
});
