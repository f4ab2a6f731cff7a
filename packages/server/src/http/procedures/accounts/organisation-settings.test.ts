import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type LoggedIn, loggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { call } from '../../../../test-support/http/quote-calls.ts';

const now = new Date('2026-11-20T10:00:00Z');
const hotelId = '0d1ce000-0000-4000-8000-000000000001';
const cruiseLineId = '0d1ce000-0000-4000-8000-000000000002';
let testDb: TestDatabase;
let url: string;
let admin: LoggedIn;
let worker: LoggedIn;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  const { database } = testDb;
  await database.pool.query('truncate organisations, accounts, images cascade');
  await database.pool.query(
    `insert into organisations (id, kind, name, languages) values ($1, 'concierge', 'Hotel Cais', '{en}'),
       ($2, 'concierge', 'Cais Cruises', '{en}')`,
    [hotelId, cruiseLineId],
  );
  const dataFolder = await mkdtemp(join(tmpdir(), 'logo-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  ({ url } = await testApp({ database, clock: { now: () => now }, env: { DATA_FOLDER: dataFolder } }));
  admin = await loggedIn({
    database,
    now,
    memberOf: [
      { organisationId: hotelId, role: 'admin' },
      { organisationId: cruiseLineId, role: 'viewer' },
    ],
  });
  worker = await loggedIn({ database, now, memberOf: [{ organisationId: hotelId }] });
});
afterAll(() => testDb.drop());

const sendAs = (login: LoggedIn, path: string, body?: object, method = 'PUT') =>
  call(url, `/organizations/${path}?subjectId=${login.sub}`, { method, login, ...(body && { body }) });
const readSettings = async () => (await sendAs(admin, hotelId, undefined, 'GET')).body;

const settings = {
  name: 'Hotel do Cais',
  emailAddress: 'billing@hotel-cais.example',
  street: 'Cais da Rocha 14',
  postalCode: '1350-352',
  city: 'Lisboa',
  countryCode: 'PT',
};

test('An admin changes the name and the address on invoices, which every page then shows', async () => {
  expect(await sendAs(admin, hotelId, settings)).toMatchObject({ status: 200 });
  const { name, emailAddress, ...address } = settings;
  const billing = { ...address, emailAddress: null, pendingEmailAddress: emailAddress };
  expect(await readSettings()).toMatchObject({ name, billing });
  const { body } = await call(url, '/userinfo', { login: worker });
  expect(body.organizations).toMatchObject([{ name }]);
});

test.each([
  [{ name: ' ' }, 'body.name'],
  [{ name: 'www.example.org' }, 'body.name'],
  [{ emailAddress: 'billing' }, 'body.emailAddress'],
  [{ countryCode: 'XX' }, 'body.countryCode'],
])('%j is refused, and the field is named', async (wrong, field) => {
  expect(await sendAs(admin, hotelId, { ...settings, ...wrong })).toMatchObject({
    status: 400,
    body: { field },
  });
  expect(await readSettings()).toMatchObject({ name: 'Hotel Cais' });
});

test('Members who are no admins change neither settings nor logo', async () => {
  expect(await sendAs(worker, hotelId, settings)).toMatchObject({ status: 403 });
  expect(await sendAs(worker, `${hotelId}/logo`, { picture: null })).toMatchObject({ status: 403 });
  expect(await sendAs(admin, cruiseLineId, settings)).toMatchObject({ status: 403 });
  expect(await readSettings()).toMatchObject({ name: 'Hotel Cais' });
});

test('Every account reads name and logo of the default organisation, but no other, and not once it is suspended', async () => {
  const { database } = testDb;
  const env = { DEFAULT_ORGANIZATION_ID: hotelId };
  const app = await testApp({ database, clock: { now: () => now }, env });
  const stranger = await loggedIn({ database, now });
  const read = (login: LoggedIn, id: string) =>
    call(app.url, `/organizations/${id}?subjectId=${login.sub}`, { login });
  expect(await read(stranger, hotelId)).toMatchObject({
    status: 200,
    body: { name: 'Hotel Cais', billing: null },
  });
  expect(await read(admin, hotelId)).toMatchObject({ body: { billing: { city: null } } });
  expect(await read(stranger, cruiseLineId)).toMatchObject({ status: 404 });
  await database.pool.query(`update organisations set status = 'suspended' where id = $1`, [hotelId]);
  for (const login of [stranger, admin]) expect(await read(login, hotelId)).toMatchObject({ status: 404 });
});

test('A member whose address is not confirmed reads no settings', async () => {
  const memberOf = [{ organisationId: hotelId }];
  const newcomer = await loggedIn({ database: testDb.database, now, memberOf, isVerified: false });
  expect(await sendAs(newcomer, hotelId, undefined, 'GET')).toMatchObject({ status: 404 });
});

const drawPicture = async (width: number, height: number) =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#0a5b7a' } })
      .png()
      .toBuffer()
  ).toString('base64');

test('A logo is stored as a picture of ours, served in sizes, and removed again', async () => {
  const stored = await sendAs(admin, `${hotelId}/logo`, { picture: await drawPicture(480, 480) });
  expect(stored).toMatchObject({ status: 200, body: { logoUrl: expect.stringMatching(/^\/images\/logo-/) } });
  const { logoUrl } = await readSettings();
  expect(logoUrl).toBe(stored.body.logoUrl);
  const served = await fetch(`${url}${logoUrl}-96x96`, { headers: { accept: 'image/jpeg' } });
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(await sendAs(admin, `${hotelId}/logo`, { picture: null })).toMatchObject({
    body: { logoUrl: null },
  });
  expect(await readSettings()).toMatchObject({ logoUrl: null });
});

test.each([
  ['a drawing with a script', Buffer.from('<svg onload="alert(1)"/>').toString('base64'), 415],
  ['a picture that is cut off', 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB', 422],
  ['no base64', '<svg/>', 400],
])('%s is no logo', async (_, text, status) => {
  expect(await sendAs(admin, `${hotelId}/logo`, { picture: text })).toMatchObject({ status });
  expect(await readSettings()).toMatchObject({ logoUrl: null });
});

test('A picture that is too small is no logo', async () => {
  const answer = await sendAs(admin, `${hotelId}/logo`, { picture: await drawPicture(200, 200) });
  expect(answer).toMatchObject({ status: 422 });
});

test('The organisation that a member chooses comes first, for that member alone', async () => {
  const order = async (login: LoggedIn) => {
    const { body } = await call(url, '/userinfo', { login });
    return body.organizations.map(({ id }: { id: string }) => id);
  };
  expect(await order(admin)).toEqual([hotelId, cruiseLineId]);
  expect(await sendAs(admin, `${cruiseLineId}/choice`)).toMatchObject({ status: 200 });
  expect(await order(admin)).toEqual([cruiseLineId, hotelId]);
  expect(await order(worker)).toEqual([hotelId]);
  expect(await sendAs(worker, `${cruiseLineId}/choice`)).toMatchObject({ status: 404 });
});
