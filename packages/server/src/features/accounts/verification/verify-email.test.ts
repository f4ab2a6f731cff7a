import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { findAccount } from '../find-account.ts';
import { registerAccount } from '../passwords/register-account.ts';
import { sendVerification } from './send-verification.ts';
import { verificationTexts } from './verification-texts.ts';
import { purgeVerifications, unlessAddressInUse, verifyEmail } from './verify-email.ts';

const site = { name: 'Ashore', publicUrl: 'https://ashore.example' };
const texts = verificationTexts.de(site.name);

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());
beforeEach(() => testDb.database.pool.query('truncate accounts, emails, jobs cascade'));

async function newAccount(email = 'ada@example.org') {
  const person = { name: 'Ada', email, password: 'four boats at anchor', locale: 'de' } as const;
  const id = await registerAccount(testDb.database.pool, person);
  return { id, email, locale: 'de' as const };
}

async function readMails() {
  const { rows } = await testDb.database.pool.query<{ to: string; subject: string; url: string }>(
    `select to_address as "to", subject, body->'action'->>'url' as url from emails order by written_at`,
  );
  return rows;
}

/** Lets the minute between two emails to one address pass. */
const aMinuteLater = () =>
  testDb.database.pool.query(`update email_verifications set sent_at = sent_at - interval '61 seconds'`);

async function sentLink(account: { id: string; email: string; locale: 'de' }) {
  await aMinuteLater();
  await sendVerification(testDb.database, account, site);
  const { url = '' } = (await readMails()).findLast(({ to }) => to === account.email) ?? {};
  const secret = new URL(url).searchParams.get('verificationCode') ?? '';
  return { accountId: account.id, secret, knownAccounts: [account.id] };
}

const isVerified = async (id: string) => (await findAccount(testDb.database.pool, id))?.emailVerified;

test('The link in the email confirms the address of its account, and of no other', async () => {
  const [ada, bob] = [await newAccount(), await newAccount('bob@example.org')];
  const link = await sentLink(ada);
  expect((await readMails())[0]).toMatchObject({
    to: ada.email,
    subject: texts.confirmAddress.subject,
    url: `${site.publicUrl}/de/verification?subjectId=${ada.id}&verificationCode=${link.secret}`,
  });
  expect(await verifyEmail(testDb.database, link)).toEqual({ email: ada.email, wasVerified: false });
  expect([await isVerified(ada.id), await isVerified(bob.id)]).toEqual([true, false]);
});

test('The same link once more says that the address is confirmed already', async () => {
  const link = await sentLink(await newAccount());
  await verifyEmail(testDb.database, link);
  expect(await verifyEmail(testDb.database, link)).toMatchObject({ wasVerified: true });
});

test('Another link of a confirmed address is used up, and leaves the day on which it was confirmed', async () => {
  const account = await newAccount();
  const [first, second] = [await sentLink(account), await sentLink(account)];
  await verifyEmail(testDb.database, first);
  await testDb.database.pool.query(`update accounts set email_verified_at = '2026-01-01T00:00Z'`);
  expect(await verifyEmail(testDb.database, second)).toMatchObject({ wasVerified: true });
  const { rows } = await testDb.database.pool.query('select email_verified_at as at from accounts');
  expect(rows).toEqual([{ at: new Date('2026-01-01T00:00:00Z') }]);
  const links = await testDb.database.pool.query('select from email_verifications where used_at is null');
  expect(links.rowCount).toBe(0);
});

test.each<[string, string]>([
  ['is more than a day old', `update email_verifications set expires_at = now()`],
  ['belongs to a locked account', `update accounts set state = 'locked'`],
  [
    'was sent to another address',
    `update accounts set email = 'new@example.org', email_key = 'new@example.org'`,
  ],
  [
    'was used, of an account whose address is not confirmed any more',
    'update email_verifications set used_at = now()',
  ],
])('A link is refused if it %s', async (_, change) => {
  const account = await newAccount();
  const link = await sentLink(account);
  await testDb.database.pool.query(change);
  expect(await verifyEmail(testDb.database, link)).toBeUndefined();
  const { rows } = await testDb.database.pool.query(
    'select from accounts where email_verified_at is not null',
  );
  expect(rows).toEqual([]);
});

test('A link is refused for another account, and with another secret', async () => {
  const [ada, bob] = [await newAccount(), await newAccount('bob@example.org')];
  const link = await sentLink(ada);
  expect(await verifyEmail(testDb.database, { ...link, accountId: bob.id })).toBeUndefined();
  expect(
    await verifyEmail(testDb.database, { ...link, secret: `${link.secret.slice(0, -1)}!` }),
  ).toBeUndefined();
  expect(await isVerified(ada.id)).toBe(false);
});

test('Of two accounts with one address, the first to confirm it has it', async () => {
  const [one, other] = [await newAccount(), await newAccount()];
  const links = [await sentLink(one), await sentLink(other)];
  const results = await Promise.all(links.map((link) => verifyEmail(testDb.database, link)));
  expect(results.filter(Boolean)).toHaveLength(1);
  const { rowCount } = await testDb.database.pool.query(
    'select from accounts where email_verified_at is not null',
  );
  expect(rowCount).toBe(1);
});

test('The owner of an address that has an account reads that it has one, without a link to confirm', async () => {
  await verifyEmail(testDb.database, await sentLink(await newAccount()));
  await aMinuteLater();
  const second = await newAccount();
  expect(await sendVerification(testDb.database, second, site)).toBe(true);
  expect((await readMails()).at(-1)).toMatchObject({
    subject: texts.addressTaken.subject,
    url: `${site.publicUrl}/de/login`,
  });
});

test('An address gets one email a minute and five an hour', async () => {
  const account = await newAccount();
  const other = await newAccount('bob@example.org');
  expect(await sendVerification(testDb.database, account, site)).toBe(true);
  expect(await sendVerification(testDb.database, account, site)).toBe(false);
  expect(await sendVerification(testDb.database, other, site)).toBe(true);
  for (let sent = 1; sent < 5; sent += 1) {
    await aMinuteLater();
    expect(await sendVerification(testDb.database, account, site)).toBe(true);
  }
  await aMinuteLater();
  expect(await sendVerification(testDb.database, account, site)).toBe(false);
});

test('Accounts that a stranger creates with one address send it no more emails than one account does', async () => {
  const accounts = await Promise.all(Array.from({ length: 5 }, () => newAccount()));
  const results = await Promise.all(
    accounts.map((account) => sendVerification(testDb.database, { ...account, client: 'stranger' }, site)),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await readMails()).toHaveLength(1);
});

test('The sixth email of an hour is sent an hour after the first', async () => {
  const account = await newAccount();
  const send = () => sendVerification(testDb.database, account, site);
  for (let sent = 0; sent < 5; sent += 1) {
    expect(await send()).toBe(true);
    await aMinuteLater();
  }
  expect(await send()).toBe(false);
  const later = (minutes: number) =>
    testDb.database.pool.query(
      'update email_verifications set sent_at = sent_at - make_interval(mins => $1)',
      [minutes],
    );
  await later(54);
  expect(await send()).toBe(false);
  await later(1);
  expect(await send()).toBe(true);
});

test('A link is valid for a day', async () => {
  await sentLink(await newAccount());
  const { rows } = await testDb.database.pool.query(
    `select extract(epoch from expires_at - now())::float8 / 3600 as hours from email_verifications`,
  );
  expect(rows[0].hours).toBeCloseTo(24, 1);
});

test('Two requests at the same moment send one email', async () => {
  const account = await newAccount();
  const results = await Promise.all(
    Array.from({ length: 4 }, () => sendVerification(testDb.database, account, site)),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
});

test('A stranger who creates accounts with an address does not use up the emails of its owner', async () => {
  const send = async (client: string) =>
    sendVerification(testDb.database, { ...(await newAccount()), client }, site);
  for (let sent = 0; sent < 5; sent += 1) {
    expect(await send('stranger')).toBe(true);
    await aMinuteLater();
  }
  expect(await send('stranger')).toBe(false);
  expect(await send('owner')).toBe(true);
  expect(await send('owner')).toBe(false);
});

test('From all clients together an address gets 20 emails an hour', async () => {
  const send = async (client: string) =>
    sendVerification(testDb.database, { ...(await newAccount()), client }, site);
  for (let sent = 0; sent < 20; sent += 1) expect(await send(`stranger ${sent}`)).toBe(true);
  expect(await send('owner')).toBe(false);
});

test('A browser that does not know the account leaves its address as it is', async () => {
  const account = await newAccount();
  const link = await sentLink(account);
  const unknown = { ...link, knownAccounts: [(await newAccount('bob@example.org')).id] };
  expect(await verifyEmail(testDb.database, unknown)).toEqual({
    email: account.email,
    wasVerified: false,
    unknownAccount: account.id,
  });
  expect(await isVerified(account.id)).toBe(false);
  expect(await verifyEmail(testDb.database, link)).toEqual({ email: account.email, wasVerified: false });
  expect(await verifyEmail(testDb.database, unknown)).toEqual({ email: account.email, wasVerified: true });
});

test('The link of a stranger’s account confirms the account that the owner has created with the address', async () => {
  const [strangers, own] = [await newAccount(), await newAccount()];
  const link = { ...(await sentLink(strangers)), knownAccounts: [own.id] };
  expect(await verifyEmail(testDb.database, link)).toEqual({ email: own.email, wasVerified: false });
  expect([await isVerified(strangers.id), await isVerified(own.id)]).toEqual([false, true]);
  expect(await verifyEmail(testDb.database, link)).toMatchObject({ wasVerified: true });
});

test('Of two accounts that the browser knows, a link of either confirms the one that was used last', async () => {
  const [first, last] = [await newAccount(), await newAccount()];
  const link = { ...(await sentLink(first)), knownAccounts: [last.id, first.id] };
  expect(await verifyEmail(testDb.database, link)).toEqual({ email: last.email, wasVerified: false });
  expect([await isVerified(first.id), await isVerified(last.id)]).toEqual([false, true]);
  const later = { ...(await sentLink(last)), knownAccounts: [first.id, last.id] };
  expect(await verifyEmail(testDb.database, later)).toEqual({ email: last.email, wasVerified: true });
});

test('Links are deleted a month after they ended', async () => {
  await sentLink(await newAccount());
  const later = (days: number, hours = 0) =>
    testDb.database.pool.query(
      `update email_verifications set expires_at = now() - make_interval(days => $1, hours => $2)`,
      [days, hours],
    );
  await later(29, 23);
  expect(await purgeVerifications(testDb.database.pool)).toBe(0);
  await later(30, 1);
  expect(await purgeVerifications(testDb.database.pool)).toBe(1);
});

test('Only the address of another account is no fault of work that confirms an address', async () => {
  const inUse = Object.assign(new Error('duplicate'), { constraint: 'accounts_verified_email' });
  expect(await unlessAddressInUse(() => Promise.reject(inUse))).toBeUndefined();
  expect(
    await unlessAddressInUse(() => Promise.reject(new Error('wrapped', { cause: inUse }))),
  ).toBeUndefined();
  const other = Object.assign(new Error('duplicate'), { constraint: 'accounts_pkey' });
  await expect(unlessAddressInUse(() => Promise.reject(other))).rejects.toBe(other);
  expect(await unlessAddressInUse(async () => 'done')).toBe('done');
});
