import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LoggedIn, loggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { call } from '../../../../test-support/http/quote-calls.ts';

const now = new Date('2026-11-20T10:00:00Z');
const hotelId = '0d1ce000-0000-4000-8000-000000000001';
const otherId = '0d1ce000-0000-4000-8000-000000000002';
let testDb: TestDatabase;
let url: string;
let admin: LoggedIn;
let worker: LoggedIn;
let stranger: LoggedIn;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  const { database } = testDb;
  await database.pool.query('truncate organisations, accounts, invitations, emails, jobs cascade');
  await database.pool.query(
    `insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Cais'), ($2, 'concierge', 'Hotel Sol')`,
    [hotelId, otherId],
  );
  ({ url } = await testApp({
    database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  }));
  const enter = (name: string, organisationId: string, role: 'admin' | 'worker') =>
    loggedIn({ database, now, name, email: `${name}@example.org`, memberOf: [{ organisationId, role }] });
  admin = await enter('ada', hotelId, 'admin');
  worker = await enter('bob', hotelId, 'worker');
  stranger = await enter('eve', otherId, 'admin');
});
afterAll(() => testDb.drop());

const send = (login: LoggedIn, method: string, path: string, body?: object, language = 'en') =>
  call(url, `/organizations/${hotelId}${path}?subjectId=${login.sub}`, {
    method,
    login,
    language,
    ...(body && { body }),
  });
const listed = async () => (await send(admin, 'GET', '/members')).body;
const rolesByName = async () =>
  (await listed()).members.map(({ name, role }: { name: string; role: string }) => [name, role]);

test('The list names the members of the organisation and its open invitations, with instants', async () => {
  expect(
    await send(admin, 'POST', '/invitations', { email: 'new@example.org', role: 'viewer' }),
  ).toMatchObject({
    status: 200,
    body: { sent: true },
  });
  const { members, invitations } = await listed();
  expect(members).toMatchObject([
    { accountId: admin.sub, name: 'ada', email: 'ada@example.org', role: 'admin' },
    { accountId: worker.sub, name: 'bob', email: 'bob@example.org', role: 'worker' },
  ]);
  expect(invitations).toMatchObject([{ email: 'new@example.org', role: 'viewer' }]);
  for (const instant of [members[0].joinedAt, invitations[0].expiresAt])
    expect(new Date(instant).toISOString()).toBe(instant);
});

test('An invitation is sent in the name of the organisation and the language of the admin, and can be withdrawn', async () => {
  await send(admin, 'POST', '/invitations', { email: 'new@example.org', role: 'viewer' }, 'de');
  const { rows } = await testDb.database.pool.query(
    `select email.to_address as "to", email.locale, email.subject, invitation.invited_by as by
     from emails email, invitations invitation`,
  );
  expect(rows).toMatchObject([
    { to: 'new@example.org', locale: 'de', subject: expect.stringContaining('Hotel Cais'), by: admin.sub },
  ]);
  const [{ id }] = (await listed()).invitations;
  expect(await send(admin, 'DELETE', `/invitations/${id}`)).toMatchObject({ body: { withdrawn: true } });
  expect(await send(admin, 'DELETE', `/invitations/${id}`)).toMatchObject({ status: 404 });
  expect((await listed()).invitations).toEqual([]);
});

test('An admin gives a member another role and removes the member', async () => {
  const member = `/members/${worker.sub}`;
  expect(await send(admin, 'PUT', member, { role: 'viewer' })).toMatchObject({ body: { changed: true } });
  expect(await rolesByName()).toEqual([
    ['ada', 'admin'],
    ['bob', 'viewer'],
  ]);
  expect(await send(admin, 'DELETE', member)).toMatchObject({ body: { removed: true } });
  expect(await rolesByName()).toEqual([['ada', 'admin']]);
});

test('A member leaves by themselves, and the others stay', async () => {
  expect(await send(worker, 'DELETE', '/membership')).toMatchObject({ body: { removed: true } });
  expect(await rolesByName()).toEqual([['ada', 'admin']]);
  expect(await send(admin, 'DELETE', '/membership')).toMatchObject({ status: 409 });
});

test('An admin of another organisation changes no member here', async () => {
  for (const [method, path, body] of [
    ['GET', '/members'],
    ['POST', '/invitations', { email: 'new@example.org', role: 'admin' }],
    ['PUT', `/members/${worker.sub}`, { role: 'admin' }],
    ['DELETE', `/members/${worker.sub}`],
  ] as const)
    expect(await send(stranger, method, path, body)).toMatchObject({ status: 404 });
  expect(await rolesByName()).toEqual([
    ['ada', 'admin'],
    ['bob', 'worker'],
  ]);
});

test('An invitation is accepted by the invited account alone, and once', async () => {
  await send(admin, 'POST', '/invitations', { email: 'eve@example.org', role: 'worker' });
  const { rows } = await testDb.database.pool.query('select body from emails');
  const secret = /#secret=([\w-]{43})/.exec(JSON.stringify(rows))?.[1] ?? '';
  const accept = (login: LoggedIn) =>
    call(url, '/organizations/invitations', { method: 'POST', login, body: { secret } });
  expect(await accept(worker)).toMatchObject({ status: 410 });
  expect(await accept(stranger)).toMatchObject({ status: 200, body: { organisation: 'Hotel Cais' } });
  expect(await accept(stranger)).toMatchObject({ status: 410 });
});

test('A client makes thirty calls about members a minute', async () => {
  const from = '10.9.9.9';
  const statuses: number[] = [];
  for (let calls = 0; calls < 31; calls += 1) {
    const path = `/organizations/${hotelId}/members?subjectId=${admin.sub}`;
    statuses.push((await call(url, path, { login: admin, from })).status);
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
});
