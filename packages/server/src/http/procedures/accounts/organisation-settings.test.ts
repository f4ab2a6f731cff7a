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
const hotel = '0d1ce000-0000-4000-8000-000000000001';
const line = '0d1ce000-0000-4000-8000-000000000002';
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
    [hotel, line],
  );
  const dataFolder = await mkdtemp(join(tmpdir(), 'logo-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  ({ url } = await testApp({ database, clock: { now: () => now }, env: { DATA_FOLDER: dataFolder } }));
  admin = await loggedIn({
    database,
    now,
    memberOf: [
      { organisationId: hotel, role: 'admin' },
      { organisationId: line, role: 'viewer' },
    ],
  });
  worker = await loggedIn({ database, now, memberOf: [{ organisationId: hotel }] });
});
afterAll(() => testDb.drop());

const send = (login: LoggedIn, path: string, body?: object, method = 'PUT') =>
  call(url, `/organizations/${path}?subjectId=${login.sub}`, { method, login, ...(body && { body }) });
const shown = async () => (await send(admin, hotel, undefined, 'GET')).body;

const settings = {
  name: 'Hotel do Cais',
  emailAddress: 'billing@hotel-cais.example',
  street: 'Cais da Rocha 14',
  postalCode: '1350-352',
  city: 'Lisboa',
  countryCode: 'PT',
};

test('An admin changes the name and the address on invoices, which every page then shows', async () => {
  expect(await send(admin, hotel, settings)).toMatchObject({ status: 200 });
  const { name, ...billing } = settings;
  expect(await shown()).toMatchObject({ name, billing });
  const { body } = await call(url, '/userinfo', { login: worker });
  expect(body.organizations).toMatchObject([{ name }]);
});

test.each([
  [{ name: ' ' }, 'body.name'],
  [{ name: 'www.example.org' }, 'body.name'],
  [{ emailAddress: 'billing' }, 'body.emailAddress'],
  [{ countryCode: 'XX' }, 'body.countryCode'],
])('%j is refused, and the field is named', async (wrong, field) => {
  expect(await send(admin, hotel, { ...settings, ...wrong })).toMatchObject({ status: 400, body: { field } });
  expect(await shown()).toMatchObject({ name: 'Hotel Cais' });
});

test('Members who are no admins change neither settings nor logo', async () => {
  expect(await send(worker, hotel, settings)).toMatchObject({ status: 403 });
  expect(await send(worker, `${hotel}/logo`, { picture: null })).toMatchObject({ status: 403 });
  expect(await send(admin, line, settings)).toMatchObject({ status: 403 });
  expect(await shown()).toMatchObject({ name: 'Hotel Cais' });
});

const picture = async (width: number, height: number) =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#0a5b7a' } })
      .png()
      .toBuffer()
  ).toString('base64');

test('A logo is stored as a picture of ours, served in sizes, and removed again', async () => {
  const stored = await send(admin, `${hotel}/logo`, { picture: await picture(480, 480) });
  expect(stored).toMatchObject({ status: 200, body: { logoUrl: expect.stringMatching(/^\/images\/logo-/) } });
  const { logoUrl } = await shown();
  expect(logoUrl).toBe(stored.body.logoUrl);
  const served = await fetch(`${url}${logoUrl}-96x96`, { headers: { accept: 'image/jpeg' } });
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(await send(admin, `${hotel}/logo`, { picture: null })).toMatchObject({ body: { logoUrl: null } });
  expect(await shown()).toMatchObject({ logoUrl: null });
});

test.each([
  ['a drawing with a script', Buffer.from('<svg onload="alert(1)"/>').toString('base64'), 415],
  ['a picture that is cut off', 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB', 422],
  ['no base64', '<svg/>', 400],
])('%s is no logo', async (_, text, status) => {
  expect(await send(admin, `${hotel}/logo`, { picture: text })).toMatchObject({ status });
  expect(await shown()).toMatchObject({ logoUrl: null });
});

test('A picture that is too small is no logo', async () => {
  const answer = await send(admin, `${hotel}/logo`, { picture: await picture(200, 200) });
  expect(answer).toMatchObject({ status: 422 });
});

test('The organisation that a member chooses comes first, for that member alone', async () => {
  const order = async (login: LoggedIn) => {
    const { body } = await call(url, '/userinfo', { login });
    return body.organizations.map(({ id }: { id: string }) => id);
  };
  expect(await order(admin)).toEqual([hotel, line]);
  expect(await send(admin, `${line}/choice`)).toMatchObject({ status: 200 });
  expect(await order(admin)).toEqual([line, hotel]);
  expect(await order(worker)).toEqual([hotel]);
  expect(await send(worker, `${line}/choice`)).toMatchObject({ status: 404 });
});
