import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LoggedIn, loggedIn, newSession } from '../../../../test-support/accounts/logged-in.ts';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { call } from '../../../../test-support/http/quote-calls.ts';
import {
  findMark,
  MARK,
  storeMarkedTraveller,
} from '../../../../test-support/personal-data/marked-traveller.ts';
import { now, quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { demoAccountId, saveDemoMember } from '../../../features/accounts/demo-member.ts';
import { saveMembership } from '../../../features/organisations/memberships.ts';
import { eraseAccount } from '../../../features/personal-data/erase-account.ts';
import { PROOF_MINUTES } from '../../../gateways/identity/proof.ts';

const publicUrl = 'https://www.example.org';
let testDb: TestDatabase;
let app: Awaited<ReturnType<typeof testApp>>;
let marked: LoggedIn;

beforeEach(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  const { database } = testDb;
  app = await testApp({ database, clock: { now: () => now }, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const { accountId } = await storeMarkedTraveller(database);
  marked = await newSession({ database, now, publicUrl, sub: accountId });
});
afterEach(() => testDb.drop());

const readExport = (login?: LoggedIn) => call(app.url, '/user/export', { login });
const requestErasure = (login?: LoggedIn) =>
  call(app.url, '/user/erasure', { method: 'POST', body: { isConfirmed: true }, login });
const sessionOf = (minutes: number) =>
  newSession({
    database: testDb.database,
    now,
    publicUrl,
    sub: marked.sub,
    authenticatedAt: new Date(Date.now() - minutes * 60_000),
  });

test('The export is one document with everything of the account by readable names, and no secret', async () => {
  const { status, caching, body } = await readExport(marked);
  expect({ status, caching }).toEqual({ status: 200, caching: 'no-store' });
  expect(body).toMatchObject({
    format: 'ashore-account-1',
    account: [{ id: marked.sub, name: 'Zebedee Quillfeather' }],
    bookings: [
      { contact: { phoneNumber: '+4915199887766' }, transferRequest: { hotelName: 'Quillfeather' } },
    ],
    tickets: [{ participantName: 'Zebedee Quillfeather' }],
    invoices: [{ issuedTo: { name: 'Quillfeather' } }],
    waivers: [{ participantName: 'Quillfeather', documentPdfBase64: expect.any(String) }],
    newsletter: [{ status: 'subscribed' }],
    messages: [{ message: 'Quillfeather' }],
    reviews: [{ authorName: 'Quillfeather' }, { authorName: 'Quillfeather' }],
    wishlist: [{ trip: expect.any(String) }],
    passkeys: [{ name: 'Quillfeather' }],
  });
  const { rows } = await testDb.database.pool.query(
    `select access_key as secret from bookings union select guest_key from bookings
     union select encode(hash, 'hex') from sessions union select password from accounts where password <> 'Quillfeather'`,
  );
  for (const { secret } of rows) if (secret !== null) expect(JSON.stringify(body)).not.toContain(secret);
  const parts = Object.keys(body);
  for (const name of ['password', 'hash', 'accessKey', 'guestKey', 'sealedTokens'])
    expect(JSON.stringify(body)).not.toContain(`"${name}"`);
  expect(parts).not.toContain('oidc_rows');
});

test('The export contains nothing of others: neither emails to suppliers, nor another traveller', async () => {
  const bob = await loggedIn({ database: testDb.database, now, name: 'Bob', email: 'bob@example.org' });
  const { body } = await readExport(marked);
  expect(JSON.stringify(body)).not.toMatch(/bob@|boats@example|desk@example/);
  const ofBob = JSON.stringify((await readExport(bob)).body);
  expect(ofBob.toLowerCase()).not.toContain(MARK);
  expect(ofBob).toContain('bob@example.org');
});

test('What an address finds is exported once the account has confirmed it', async () => {
  await testDb.database.pool.query('update accounts set email_verified_at = null where id = $1', [
    marked.sub,
  ]);
  expect((await readExport(marked)).body).toMatchObject({ newsletter: [], messages: [], emails: [] });
});

test('An account is exported five times an hour', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await readExport(marked)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('Export and erasure need a log-in of the last five minutes, and its proof by the issuer', async () => {
  const [stale, fresh] = [await sessionOf(PROOF_MINUTES + 1), await sessionOf(PROOF_MINUTES - 1)];
  const refused = { status: 403, body: { field: 'proof' } };
  expect(await readExport(stale)).toMatchObject(refused);
  expect(await requestErasure(stale)).toMatchObject(refused);
  expect((await readExport(fresh)).status).toBe(200);
  await testDb.database.pool.query('update sessions set authenticated_at = null');
  expect(await readExport(fresh)).toMatchObject(refused);
  expect(await requestErasure(fresh)).toMatchObject(refused);
  expect((await testDb.database.pool.query('select from erasures')).rowCount).toBe(0);
});

test('An issuer whose clock runs ahead does not prolong a proof', async () => {
  const ahead = await sessionOf(-60);
  const { rows } = await testDb.database.pool.query(
    'select authenticated_at <= now() as "isPast" from sessions',
  );
  expect(rows.every(({ isPast }) => isPast)).toBe(true);
  expect((await readExport(ahead)).status).toBe(200);
});

test('The member of the demonstration, whom every visitor is, is neither exported nor erased', async () => {
  const { database } = testDb;
  await saveDemoMember(database.pool);
  const member = await newSession({ database, now, publicUrl, sub: demoAccountId });
  const refused = { status: 403, body: { field: 'demo' } };
  expect(await readExport(member)).toMatchObject(refused);
  expect(await requestErasure(member)).toMatchObject(refused);
  expect((await database.pool.query('select from erasures')).rowCount).toBe(0);
});

test('An erasure must be confirmed', async () => {
  const login = marked;
  expect(await call(app.url, '/user/erasure', { method: 'POST', body: {}, login })).toMatchObject({
    status: 400,
  });
  expect((await readExport(marked)).status).toBe(200);
});

test('The only admin of an organisation is refused, stays logged in, and is erased once another member is admin', async () => {
  const { pool } = testDb.database;
  const { rows } = await pool.query(
    `insert into organisations (id, kind, name) values (gen_random_uuid(), 'concierge', 'Hotel Avenida') returning id`,
  );
  const [{ id: organisationId }] = rows;
  await saveMembership(pool, { accountId: marked.sub, organisationId, role: 'admin' });
  const colleague = await loggedIn({
    database: testDb.database,
    now,
    memberOf: [{ organisationId, role: 'worker' }],
  });
  const preview = () => call(app.url, '/user/erasure', { login: marked });
  expect((await preview()).body.onlyAdminOf).toEqual(['Hotel Avenida']);
  expect(await requestErasure(marked)).toMatchObject({ status: 409 });
  expect((await pool.query('select from erasures')).rowCount).toBe(0);
  expect((await preview()).status).toBe(200);
  await saveMembership(pool, { accountId: colleague.sub, organisationId, role: 'admin' });
  expect((await preview()).body.onlyAdminOf).toEqual([]);
  expect(await requestErasure(marked)).toMatchObject({ status: 200 });
  const { rows: members } = await pool.query(
    'select account_id as id from memberships where organisation_id = $1',
    [organisationId],
  );
  expect(members).toEqual([{ id: colleague.sub }]);
});

test('An erased account is logged out, and neither database nor log nor email contains its mark', async () => {
  expect(await requestErasure(marked)).toMatchObject({ status: 200, body: { end_session_url: null } });
  expect((await readExport(marked)).status).toBe(401);
  await testDb.database.pool.query(`update emails set sent_at = now() where key like 'erasure/%'`);
  expect(await eraseAccount(testDb.database, marked.sub)).toBe(true);
  const found = await findMark(testDb.database.pool);
  expect(found.filter((column) => /^(?:accounts|emails|mailbox|sessions|bookings)\./.test(column))).toEqual(
    [],
  );
  expect(app.logged().toLowerCase()).not.toContain(MARK);
});
