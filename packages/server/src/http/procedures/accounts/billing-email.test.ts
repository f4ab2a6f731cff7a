import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LoggedIn, loggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { call } from '../../../../test-support/http/quote-calls.ts';
import {
  isOpenChange,
  purgeBillingEmailChanges,
} from '../../../features/organisations/billing-email/change-billing-email.ts';
import { saveOrganisation } from '../../../features/organisations/booking-organisations.ts';

const now = new Date();
const hotelId = '0d1ce000-0000-4000-8000-000000000001';
const otherHotelId = '0d1ce000-0000-4000-8000-000000000002';
const oldAddress = 'office@hotel-cais.example';
const newAddress = 'billing@hotel-cais.example';
const address = { street: null, postalCode: null, city: null, countryCode: null };
let testDb: TestDatabase;
let url: string;
let admin: LoggedIn;
let stranger: LoggedIn;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  const { database } = testDb;
  await database.pool.query('truncate organisations, accounts, emails, jobs cascade');
  await database.pool.query(
    `insert into organisations (id, kind, name, email_address, languages) values
       ($1, 'concierge', 'Hotel Cais', $3, '{en}'), ($2, 'concierge', 'Hotel Sol', null, '{en}')`,
    [hotelId, otherHotelId, oldAddress],
  );
  ({ url } = await testApp({
    database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  }));
  admin = await loggedIn({ database, now, memberOf: [{ organisationId: hotelId, role: 'admin' }] });
  stranger = await loggedIn({ database, now, memberOf: [{ organisationId: otherHotelId, role: 'admin' }] });
});
afterAll(() => testDb.drop());

const query = async (text: string, values: readonly unknown[] = []) =>
  (await testDb.database.pool.query(text, [...values])).rows;
const settingsOf = (id: string) => `/organizations/${id}?subjectId=`;
const save = (emailAddress: string | null, { login = admin, id = hotelId, name = 'Hotel Cais' } = {}) =>
  call(url, `${settingsOf(id)}${login.sub}`, {
    method: 'PUT',
    login,
    body: { name, emailAddress, ...address },
  });
const withdraw = (login: LoggedIn, id = hotelId) =>
  call(url, `/organizations/${id}/billing-email?subjectId=${login.sub}`, { method: 'DELETE', login });
const confirm = (token: string) =>
  call(url, '/organizations/billing-email', { method: 'POST', body: { token } });
const billing = async () => {
  const { body } = await call(url, `${settingsOf(hotelId)}${admin.sub}`, { login: admin });
  return { current: body.billing.emailAddress, pending: body.billing.pendingEmailAddress };
};
const inUse = { current: oldAddress, pending: null };

type SentMail = { readonly to: string; readonly kind: string; readonly text: string };

const mails = async (): Promise<readonly SentMail[]> =>
  query(
    `select to_address as to, split_part(key, '/', 1) as kind, body::text as text from emails order by written_at, length(key)`,
  );
const secrets = async () =>
  (await mails()).flatMap(({ text }) => /billing-email#token=([\w-]{43})"/.exec(text)?.[1] ?? []);

/** Saves a new address and reads the secret from the email that it gets. */
async function request(email = newAddress): Promise<string> {
  const before = await secrets();
  expect(await save(email)).toMatchObject({ status: 200, body: { saved: true, pendingEmailAddress: email } });
  const [secret] = (await secrets()).filter((one) => !before.includes(one));
  if (secret === undefined) throw new Error('No link was sent.');
  return secret;
}
const later = (interval: string) =>
  query(
    `update billing_email_changes set sent_at = sent_at - $1::interval, expires_at = expires_at - $1::interval`,
    [interval],
  );

test('A new address counts once its link is confirmed; until then the old one stays, and it is notified both times', async () => {
  const secret = await request();
  expect(await billing()).toEqual({ current: oldAddress, pending: newAddress });
  expect(await mails()).toMatchObject([
    { to: newAddress, kind: 'billing-email' },
    { to: oldAddress, kind: 'billing-email-requested', text: expect.stringContaining(newAddress) },
  ]);
  expect(await confirm(secret)).toMatchObject({ status: 200, body: { confirmed: true } });
  expect(await billing()).toEqual({ current: newAddress, pending: null });
  expect((await mails()).filter(({ kind }) => kind === 'billing-email-changed')).toMatchObject([
    { to: oldAddress, text: expect.stringContaining(newAddress) },
  ]);
});

test('No email to the old address contains the link', async () => {
  const secret = await request();
  await confirm(secret);
  const old = (await mails()).filter(({ to }) => to === oldAddress);
  expect(old).toHaveLength(2);
  expect(JSON.stringify(old)).not.toContain(secret);
});

test('A link works once, also for many requests at once', async () => {
  const secret = await request();
  const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(secret)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(410)]);
  await query('update organisations set email_address = $1', ['third@hotel-cais.example']);
  expect(await confirm(secret)).toMatchObject({ status: 410 });
  expect(await billing()).toEqual({ current: 'third@hotel-cais.example', pending: null });
});

test('A link is valid for seven days', async () => {
  const secret = await request();
  await later('6 days 23 hours');
  expect((await billing()).pending).toBe(newAddress);
  await later('2 hours');
  expect(await confirm(secret)).toMatchObject({ status: 410 });
  expect(await billing()).toEqual(inUse);
});

test('Any other secret confirms nothing', async () => {
  await request();
  expect(await confirm('s'.repeat(43))).toMatchObject({ status: 410 });
  expect(await confirm('short')).toMatchObject({ status: 400 });
  expect((await billing()).current).toBe(oldAddress);
});

test('An admin of another organisation neither changes nor withdraws the address, and reads none of it', async () => {
  const secret = await request();
  expect(await save('thief@example.org', { login: stranger })).toMatchObject({ status: 404 });
  expect(await withdraw(stranger)).toMatchObject({ status: 404 });
  const read = await call(url, `${settingsOf(hotelId)}${stranger.sub}`, { login: stranger });
  expect(read).toMatchObject({ status: 404 });
  expect(await withdraw(stranger, otherHotelId)).toMatchObject({ status: 404 });
  // Its own change leaves that of the hotel alone.
  expect(await save('sol@example.org', { login: stranger, id: otherHotelId })).toMatchObject({ status: 200 });
  expect((await billing()).pending).toBe(newAddress);
  expect(await confirm(secret)).toMatchObject({ status: 200 });
  const [other] = await query('select email_address from organisations where id = $1', [otherHotelId]);
  expect(other).toEqual({ email_address: null });
});

test.each<[string, () => Promise<unknown>]>([
  ['is withdrawn', () => withdraw(admin)],
  ['is replaced by another one', () => request('third@hotel-cais.example')],
  ['is replaced by none', () => save(null)],
  ['was entered by an admin who is none any more', () => query(`update memberships set role = 'worker'`)],
  ['was entered by a locked account', () => query(`update accounts set state = 'locked'`)],
  ['was entered by an account that is gone', () => query('delete from accounts')],
  ['is of a suspended organisation', () => query(`update organisations set status = 'suspended'`)],
  [
    'is overtaken by operations',
    () =>
      saveOrganisation(testDb.database.pool, {
        name: 'Hotel Cais',
        emailAddress: 'desk@hotel-cais.example',
        street: null,
        languages: [],
      }),
  ],
])('A link confirms nothing once its address %s', async (_, happens) => {
  const secret = await request();
  await happens();
  expect(await confirm(secret)).toMatchObject({ status: 410 });
  const [stored] = await query('select email_address as email from organisations where id = $1', [hotelId]);
  expect(stored?.email).not.toBe(newAddress);
});

test('What operations change beside the address leaves a link valid', async () => {
  const secret = await request();
  await saveOrganisation(testDb.database.pool, {
    name: 'Hotel Cais',
    emailAddress: null,
    street: 'Cais 1',
    languages: [],
  });
  expect(await confirm(secret)).toMatchObject({ status: 200 });
});

test('Settings that are saved again send no second link, and another spelling of the address needs none', async () => {
  await request();
  expect(await save(newAddress.toUpperCase())).toMatchObject({ body: { pendingEmailAddress: newAddress } });
  expect(await save('Office@hotel-cais.example', { name: 'Cais' })).toMatchObject({
    body: { pendingEmailAddress: newAddress },
  });
  expect(await secrets()).toHaveLength(1);
  expect(await billing()).toEqual({ current: 'Office@hotel-cais.example', pending: newAddress });
});

test('An address that is removed counts at once, and is notified', async () => {
  expect(await save(null)).toMatchObject({ status: 200, body: { pendingEmailAddress: null } });
  expect(await billing()).toEqual({ current: null, pending: null });
  expect(await mails()).toMatchObject([{ to: oldAddress, kind: 'billing-email-removed' }]);
  await save(null);
  await request();
  expect((await mails()).map(({ to }) => to)).toEqual([oldAddress, newAddress]);
});

test('An address gets one link a minute, an organisation sends twenty a day, and a refused change saves nothing', async () => {
  await request();
  expect(await withdraw(admin)).toMatchObject({ status: 200, body: { withdrawn: true } });
  expect(await withdraw(admin)).toMatchObject({ status: 404 });
  expect(await save(newAddress.toUpperCase(), { name: 'Cais' })).toMatchObject({ status: 429 });
  expect(await query(`select from organisations where name = 'Cais'`)).toEqual([]);
  await later('1 minute');
  await request();
  for (let sent = 2; sent < 20; sent += 1) await request(`billing${sent}@hotel-cais.example`);
  expect(await save('billing20@hotel-cais.example')).toMatchObject({ status: 429 });
  await later('1 day');
  await request('billing20@hotel-cais.example');
});

test('Two new addresses at the same moment leave one that can be confirmed', async () => {
  const wanted = ['one@hotel-cais.example', 'two@hotel-cais.example'];
  const answers = await Promise.all(wanted.map((email) => save(email)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const open = await query(`select email from billing_email_changes change where ${isOpenChange}`);
  expect(open).toEqual([{ email: (await billing()).pending }]);
  const statuses = await Promise.all((await secrets()).map(async (secret) => (await confirm(secret)).status));
  expect(statuses.toSorted()).toEqual([200, 410]);
});

test('Changes are deleted a month after they ended', async () => {
  await request();
  await later('36 days 23 hours');
  expect(await purgeBillingEmailChanges(testDb.database.pool)).toBe(0);
  await later('2 hours');
  expect(await purgeBillingEmailChanges(testDb.database.pool)).toBe(1);
});
