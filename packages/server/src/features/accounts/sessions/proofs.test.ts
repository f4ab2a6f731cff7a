import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registeredAccount } from '../../../../test-support/accounts/registered-account.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { PROOF_MINUTES } from '../../../gateways/identity/proof.ts';
import { endAllSessions } from './end-sessions.ts';
import { isProofFresh, isProofValid, knownAccounts, proofTime } from './proofs.ts';

let testDb: TestDatabase;
let accountId: string;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  await testDb.database.pool.query('delete from accounts');
  accountId = await registeredAccount(testDb.database.pool);
});
afterAll(() => testDb.drop());

const runSql = (sql: string) => testDb.database.pool.query(sql);

/** A proof of so many seconds before or after the present moment. */
async function proofAfter(seconds: number) {
  const now = await proofTime(testDb.database.pool);
  return { accountId, at: new Date(now.getTime() + seconds * 1_000) };
}

async function statusAfter(seconds: number) {
  const { pool } = testDb.database;
  const proof = await proofAfter(seconds);
  return { isValid: await isProofValid(pool, proof), isFresh: await isProofFresh(pool, proof) };
}

test('A proof counts until all sessions of the account are ended, and one that follows at once counts', async () => {
  expect(await statusAfter(-1)).toEqual({ isValid: true, isFresh: true });
  await endAllSessions(testDb.database.pool, accountId);
  expect(await statusAfter(-1)).toEqual({ isValid: false, isFresh: false });
  expect(await statusAfter(0)).toEqual({ isValid: true, isFresh: true });
});

test('No proof of a locked account counts, not even one from after it was locked', async () => {
  await runSql(`update accounts set state = 'locked'`);
  expect(await statusAfter(1)).toEqual({ isValid: false, isFresh: false });
});

test('A proof is fresh for some minutes, and stays valid afterwards', async () => {
  const seconds = PROOF_MINUTES * 60;
  expect(await statusAfter(30 - seconds)).toEqual({ isValid: true, isFresh: true });
  expect(await statusAfter(-seconds)).toEqual({ isValid: true, isFresh: false });
});

test('A browser knows an account until all its sessions are ended, and one with an unconfirmed address always', async () => {
  const { pool } = testDb.database;
  const used = await proofAfter(-1);
  await endAllSessions(pool, accountId);
  expect(await knownAccounts(pool, [used])).toEqual([accountId]);
  await runSql('update accounts set email_verified_at = now()');
  expect(await knownAccounts(pool, [used])).toEqual([]);
  expect(await knownAccounts(pool, [await proofAfter(0)])).toEqual([accountId]);
});

test('A browser knows a confirmed account whose sessions were never ended', async () => {
  await runSql('update accounts set email_verified_at = now()');
  expect(await knownAccounts(testDb.database.pool, [await proofAfter(-1)])).toEqual([accountId]);
});
