import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { hashOf } from '../../../gateways/mail/mail-token.ts';
import { changeAddress } from '../address/change-address.ts';
import { findReset, purgeCodes, redeemCode, redeemResetLink } from './check-code.ts';
import { type CodePurpose, createPasswordLink, storeCode } from './send-code.ts';

const secret = randomBytes(32);
const binding = 'the only browser';
let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

/** Makes an account and stores a code for it, as if it had been sent to the browser. */
async function sentCode(purpose: CodePurpose) {
  const { database } = testDb;
  const { sub: accountId } = await loggedIn({ database, now: new Date() });
  const email = `${purpose}@example.org`;
  const stored = await storeCode(database.pool, {
    purpose,
    accountId,
    email,
    binding,
    isKnown: false,
    secret,
    ...(purpose === 'new_address' && { newEmail: email }),
  });
  return { accountId, ...stored };
}

test('A code opens nothing but what it was sent for', async () => {
  const { accountId, code } = await sentCode('log_in');
  const take = (purpose: CodePurpose) => redeemCode(testDb.database.pool, { purpose, code, binding, secret });
  expect(await take('reset')).toEqual({ result: 'over' });
  expect(await take('log_in')).toEqual({ result: 'right', accountId });
});

test('Two presses of the same reset link at once choose one password', async () => {
  const { accountId, link } = await sentCode('reset');
  const { pool } = testDb.database;
  const taken = await Promise.all([redeemResetLink(pool, link), redeemResetLink(pool, link)]);
  expect(taken.filter((id) => id !== undefined)).toEqual([accountId]);
});

test('The link of an email opens nothing after its end, although it was never used', async () => {
  const { link } = await sentCode('reset');
  const { pool } = testDb.database;
  await pool.query(`update mail_codes set link_ends_at = now() where link_hash = $1`, [hashOf(link)]);
  expect(await redeemResetLink(pool, link)).toBeUndefined();
});

test('A used code is over, also for a wrong one that is typed afterwards', async () => {
  const { code } = await sentCode('log_in');
  const take = (typed: string) =>
    redeemCode(testDb.database.pool, { purpose: 'log_in', code: typed, binding, secret });
  expect(await take(code)).toMatchObject({ result: 'right' });
  expect(await take(String((Number(code) + 1) % 100_000_000).padStart(8, '0'))).toEqual({ result: 'over' });
});

test('Another code is wrong, and the right one is over once its account is locked', async () => {
  const { pool } = testDb.database;
  const { accountId, code } = await sentCode('log_in');
  const take = (typed: string) => redeemCode(pool, { purpose: 'log_in', code: typed, binding, secret });
  expect(await take(String((Number(code) + 1) % 100_000_000).padStart(8, '0'))).toEqual({ result: 'wrong' });
  await pool.query(`update accounts set state = 'locked' where id = $1`, [accountId]);
  expect(await take(code)).toEqual({ result: 'over' });
});

test('A link restores an address only if it was made for that', async () => {
  const { pool } = testDb.database;
  const email = 'before@example.org';
  const { sub: accountId } = await loggedIn({
    database: testDb.database,
    now: new Date(),
    email: 'now@example.org',
  });
  const [usual, restoring] = [
    await createPasswordLink(pool, { accountId, email }),
    await createPasswordLink(pool, { accountId, email, restoresAddress: true }),
  ];
  expect(await findReset(pool, usual)).toEqual({
    email: 'now@example.org',
    restoresAddress: false,
    confirmsAddress: false,
  });
  expect(await findReset(pool, restoring)).toMatchObject({ email, restoresAddress: true });
  expect(await findReset(pool, 'another')).toBeUndefined();
});

test('Old codes are deleted and counted; a link stays until its end', async () => {
  const { pool } = testDb.database;
  await pool.query('delete from mail_codes');
  const { accountId } = await sentCode('log_in');
  await createPasswordLink(pool, { accountId, email: 'a@example.org' });
  await pool.query(`update mail_codes set sent_at = now() - interval '26 hours'`);
  await pool.query(
    `update mail_codes set link_ends_at = now() + interval '1 hour' where link_ends_at is not null`,
  );
  expect(await purgeCodes(pool)).toBe(1);
  await pool.query(`update mail_codes set link_ends_at = now() - interval '1 second'`);
  expect([await purgeCodes(pool), await purgeCodes(pool)]).toEqual([1, 0]);
});

test('The code for a new address changes no account but the one that it was sent for', async () => {
  const { accountId, code } = await sentCode('new_address');
  const { sub: other } = await loggedIn({ database: testDb.database, now: new Date() });
  const site = { name: 'Ashore', publicUrl: 'https://www.example.org' };
  const change = (of: string) =>
    changeAddress(testDb.database, { accountId: of, code, binding, secret }, site);
  expect(await change(other)).toBe('over');
  expect(await change(accountId)).toBe('changed');
});

test('A code is valid for a quarter of an hour, its link for a day, and a link that undoes a change for a week', async () => {
  const { pool } = testDb.database;
  await pool.query('delete from mail_codes');
  const { accountId } = await sentCode('log_in');
  await sentCode('reset');
  for (const restoresAddress of [false, true])
    await createPasswordLink(pool, { accountId, email: 'old@example.org', restoresAddress });
  const { rows } = await pool.query(
    `select extract(epoch from code_ends_at - sent_at)::float8 / 60 as minutes,
       extract(epoch from link_ends_at - sent_at)::float8 / 3600 as hours from mail_codes order by sent_at`,
  );
  expect(rows).toEqual([
    { minutes: 15, hours: null },
    { minutes: 15, hours: 24 },
    { minutes: null, hours: 24 },
    { minutes: null, hours: 7 * 24 },
  ]);
});

test('The link that undoes a change removes the passkeys that were added since the change, and keeps older ones', async () => {
  const { pool } = testDb.database;
  const { sub: accountId } = await loggedIn({ database: testDb.database, now: new Date() });
  const email = 'undone@example.org';
  const link = await createPasswordLink(pool, { accountId, email, restoresAddress: true });
  for (const [id, ago] of [
    ['older', '1 second'],
    ['at once', '0'],
    ['newer', '-1 second'],
  ])
    await pool.query(
      `insert into passkeys (id, account_id, user_handle, public_key, counter, transports, is_backed_up, name, created_at)
       select $1, account_id, 'handle', '', 0, '{}', false, $1, sent_at - $2::interval from mail_codes where link_hash = $3`,
      [id, ago, hashOf(link)],
    );
  expect(await redeemResetLink(pool, link)).toBe(accountId);
  expect((await pool.query('select id from passkeys')).rows).toEqual([{ id: 'older' }]);
  const { rows } = await pool.query('select email, email_key from accounts where id = $1', [accountId]);
  expect(rows).toEqual([{ email, email_key: email }]);
});

test('A code is deleted after a day, when no limit counts it any more, and a link not before its end', async () => {
  const { pool } = testDb.database;
  await pool.query('delete from mail_codes');
  const { id } = await sentCode('log_in');
  const { id: linkId } = await sentCode('reset');
  await pool.query(`update mail_codes set link_ends_at = now() + interval '1 minute' where id = $1`, [
    linkId,
  ]);
  const storedAfter = async (minutes: number) => {
    await pool.query('update mail_codes set sent_at = now() - make_interval(mins => $1)', [minutes]);
    await purgeCodes(pool);
    return new Set((await pool.query('select id from mail_codes')).rows.map((row) => row.id));
  };
  expect(await storedAfter(25 * 60 - 1)).toEqual(new Set([id, linkId]));
  expect(await storedAfter(25 * 60 + 1)).toEqual(new Set([linkId]));
});
