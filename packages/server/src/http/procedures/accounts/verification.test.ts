import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LoggedIn, loggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { call } from '../../../../test-support/http/quote-calls.ts';

const now = new Date('2026-11-20T10:00:00Z');
let testDb: TestDatabase;
let url: string;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  await testDb.database.pool.query('truncate accounts, emails, jobs cascade');
  ({ url } = await testApp({ database: testDb.database, clock: { now: () => now } }));
});
afterAll(() => testDb.drop());

const logIn = (isVerified: boolean) => loggedIn({ database: testDb.database, now, isVerified });
const resend = (login: LoggedIn, sub = login.sub) =>
  call(url, `/user/email-reverification?subjectId=${sub}`, { method: 'PUT', login });
const verify = (subjectId: string, verificationCode: string) =>
  call(url, `/user/email-verification?${new URLSearchParams({ subjectId, verificationCode })}`, {
    method: 'PUT',
  });

/** The links of the emails that were sent. */
async function links() {
  const { rows } = await testDb.database.pool.query<{ url: string }>(
    `select body->'action'->>'url' as url from emails order by written_at`,
  );
  return rows.map((row) => new URL(row.url).searchParams.get('verificationCode') ?? '');
}

test('The link to confirm an address is emailed again, at most once a minute', async () => {
  const mara = await logIn(false);
  expect(await resend(mara)).toMatchObject({ status: 200, body: { sent: true } });
  expect(await links()).toHaveLength(1);
  expect(await resend(mara)).toMatchObject({ status: 429 });
  expect(await links()).toHaveLength(1);
});

test('A confirmed address gets no further link, and no account has one sent for another', async () => {
  const [confirmed, open] = [await logIn(true), await logIn(false)];
  expect(await resend(confirmed)).toMatchObject({ status: 409 });
  expect(await resend(confirmed, open.sub)).toMatchObject({ status: 403, body: { field: 'subjectId' } });
  expect(await links()).toEqual([]);
});

test('In a browser that does not know the account, the link leads to the choice of a password', async () => {
  const mara = await logIn(false);
  await resend(mara);
  const [code = ''] = await links();
  expect(await verify(mara.sub, code)).toMatchObject({
    status: 200,
    body: {
      accountAlreadyVerified: false,
      isConfirmed: false,
      choosePasswordAt: expect.stringMatching(/^\/oidc\/reset\?lang=en&code=./),
    },
  });
});

test('A link with another code, of another account or of none is gone', async () => {
  const [mara, other] = [await logIn(false), await logIn(false)];
  await resend(mara);
  const [code = ''] = await links();
  for (const [sub, typed] of [
    [mara.sub, 'wrong'],
    [other.sub, code],
    ['no account', code],
  ] as const)
    expect(await verify(sub, typed)).toMatchObject({ status: 410 });
});
