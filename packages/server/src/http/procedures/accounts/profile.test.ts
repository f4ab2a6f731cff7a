import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LoggedIn, loggedIn, newSession } from '../../../../test-support/accounts/logged-in.ts';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { call } from '../../../../test-support/http/quote-calls.ts';
import { demoAccountId, saveDemoMember } from '../../../features/accounts/demo-member.ts';

const now = new Date('2026-11-20T10:00:00Z');
let testDb: TestDatabase;
let url: string;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  ({ url } = await testApp({ database: testDb.database, clock: { now: () => now } }));
});
afterAll(() => testDb.drop());

const logIn = (name: string) => loggedIn({ database: testDb.database, now, name });
const readProfile = (login: LoggedIn) => call(url, `/user/profile?subjectId=${login.sub}`, { login });
const saveProfile = (login: LoggedIn, body: object, sub = login.sub) =>
  call(url, `/user/profile?subjectId=${sub}`, { method: 'PUT', login, body });

const details = {
  firstName: 'Mara',
  lastName: 'Silva Lind',
  phoneNumber: '+4917012345678',
  language: 'de',
  currency: 'CHF',
};

test('Until two names are saved, the name of the account suggests them', async () => {
  expect(await readProfile(await logIn('Mara Silva'))).toMatchObject({
    status: 200,
    caching: 'no-store',
    body: { firstName: 'Mara', lastName: 'Silva', phoneNumber: null, language: 'en', currency: null },
  });
});

test('Saved details are shown again, become the name of the account, and are noted', async () => {
  const mara = await logIn('Mara');
  expect(await saveProfile(mara, details)).toMatchObject({ status: 200, body: details });
  expect(await readProfile(mara)).toMatchObject({ body: details });
  expect(await call(url, '/userinfo', { login: mara })).toMatchObject({
    body: { name: 'Mara Silva Lind', currency: 'CHF' },
  });
  const { rows } = await testDb.database.pool.query(
    'select kind, actor from account_events where account_id = $1',
    [mara.sub],
  );
  expect(rows).toEqual([{ kind: 'details_changed', actor: 'account' }]);
});

test('The member of the demonstration, whom every visitor is, keeps its details', async () => {
  const { database } = testDb;
  await saveDemoMember(database.pool);
  const publicUrl = 'https://www.example.org';
  const member = await newSession({ database, now, publicUrl, sub: demoAccountId });
  expect(await saveProfile(member, details)).toMatchObject({ status: 403, body: { field: 'demo' } });
  expect((await readProfile(member)).body).toMatchObject({ firstName: 'Marie-Christine', phoneNumber: null });
});

test('An account does not change the details of another one', async () => {
  const [mara, bob] = [await logIn('Mara Silva'), await logIn('Bob Reed')];
  expect(await saveProfile(bob, details, mara.sub)).toMatchObject({
    status: 403,
    body: { field: 'subjectId' },
  });
  expect(await readProfile(mara)).toMatchObject({ body: { firstName: 'Mara', lastName: 'Silva' } });
});

test.each([
  [{ lastName: ' ' }, 'body.lastName'],
  [{ firstName: 'www.example.org' }, 'body.firstName'],
  [{ phoneNumber: '+4912' }, 'body.phoneNumber'],
  [{ currency: 'XXX' }, 'body.currency'],
  [{ language: 'xx' }, 'body.language'],
])('%j is refused, and the field is named', async (wrong, field) => {
  const mara = await logIn('Mara Silva');
  expect(await saveProfile(mara, { ...details, ...wrong })).toMatchObject({ status: 400, body: { field } });
});
