import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { hashOf } from '../../../gateways/mail/mail-token.ts';
import { redeemResetLink } from './check-code.ts';
import { createPasswordLink } from './send-code.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('truncate accounts cascade'));
afterAll(() => testDb.drop());

async function addAccount(name: string, isVerified = true): Promise<string> {
  const id = randomUUID();
  await testDb.database.pool.query(
    `insert into accounts (id, name, locale, email, email_key, email_verified_at)
     values ($1, $2, 'en', $3, $3, case when $4 then now() end)`,
    [id, name, `${name}@example.org`, isVerified],
  );
  await testDb.database.pool.query(
    `insert into passkeys (id, account_id, user_handle, public_key, counter, transports, is_backed_up, name, created_at)
     values ($1, $2, 'handle', '', 0, '{}', false, $1, now() + interval '1 hour')`,
    [`passkey of ${name}`, id],
  );
  return id;
}

/** Makes a link as if it had been sent so many minutes ago. */
async function makeLink(accountId: string, { restores, minutes }: { restores: boolean; minutes: number }) {
  const email = 'before@example.org';
  const { pool } = testDb.database;
  const link = await createPasswordLink(pool, { accountId, email, restoresAddress: restores });
  await pool.query('update mail_codes set sent_at = now() - make_interval(mins => $2) where link_hash = $1', [
    hashOf(link),
    minutes,
  ]);
  return link;
}

async function read() {
  const { pool } = testDb.database;
  const { rows: accounts } = await pool.query(
    'select name, email, email_key as key, email_verified_at is not null as "isVerified" from accounts order by name',
  );
  const { rows: passkeys } = await pool.query('select id from passkeys order by id');
  return { accounts, passkeys: passkeys.map(({ id }) => id) };
}
const isOpen = async (link: string) =>
  (
    await testDb.database.pool.query('select from mail_codes where link_hash = $1 and used_at is null', [
      hashOf(link),
    ])
  ).rowCount === 1;

test('A link that restores an address changes its own account, and ends the later links of that one', async () => {
  const ada = await addAccount('ada');
  const bob = await addAccount('bob');
  const earlier = await makeLink(ada, { restores: true, minutes: 30 });
  const link = await makeLink(ada, { restores: true, minutes: 20 });
  const later = await makeLink(ada, { restores: true, minutes: 10 });
  const usual = await makeLink(ada, { restores: false, minutes: 10 });
  const bobs = await makeLink(bob, { restores: true, minutes: 10 });
  expect(await redeemResetLink(testDb.database.pool, link)).toBe(ada);
  expect(await read()).toEqual({
    accounts: [
      { name: 'ada', email: 'before@example.org', key: 'before@example.org', isVerified: true },
      { name: 'bob', email: 'bob@example.org', key: 'bob@example.org', isVerified: true },
    ],
    passkeys: ['passkey of bob'],
  });
  expect(await Promise.all([earlier, later, usual, bobs].map(isOpen))).toEqual([true, false, true, true]);
});

test('A link for a password changes no address, keeps the passkeys and ends no other link', async () => {
  const ada = await addAccount('ada');
  const before = await read();
  const link = await makeLink(ada, { restores: false, minutes: 20 });
  const later = await makeLink(ada, { restores: true, minutes: 10 });
  expect(await redeemResetLink(testDb.database.pool, link)).toBe(ada);
  expect(await read()).toEqual(before);
  expect([await isOpen(link), await isOpen(later)]).toEqual([false, true]);
});

test('A link that confirms an address removes the passkeys of that account, which may be those of a stranger', async () => {
  const ada = await addAccount('ada', false);
  await addAccount('bob', false);
  const link = await makeLink(ada, { restores: false, minutes: 20 });
  expect(await redeemResetLink(testDb.database.pool, link)).toBe(ada);
  expect(await read()).toMatchObject({
    accounts: [
      { name: 'ada', isVerified: true },
      { name: 'bob', isVerified: false },
    ],
    passkeys: ['passkey of bob'],
  });
});
