import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listeningApp } from '../../../test-support/app/listening-app.ts';
import { testBrowser } from '../../../test-support/app/test-browser.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { demoMember, saveDemoMember } from '../../features/accounts/demo-member.ts';
import { securityTexts } from './security-texts.ts';

const publicUrl = 'https://www.example.org';
let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  await saveDemoMember(testDb.database.pool);
});
afterAll(() => testDb.drop());

async function logInPage(env: Readonly<Record<string, string>>) {
  const { url, close } = await listeningApp({
    database: testDb.database,
    env: { TRUSTED_PROXIES: '127.0.0.1', ...env },
  });
  onTestFinished(close);
  const browser = testBrowser({ url, publicUrl });
  return { browser, page: await (await browser.open('/oauth/begin?to=/en')).text() };
}

test('An integration environment offers its demo member on the log-in page', async () => {
  const { browser, page } = await logInPage({ ENVIRONMENT: 'integration' });
  const { email, password } = demoMember;
  expect(page).toContain(email);
  expect(page).toContain(password);
  await browser.submit({ form: 'log-in', email, password });
  expect(browser.address().hash).toBe('#logged-in');
});

test('A visitor changes nothing about how the demo member logs in', async () => {
  const { browser } = await logInPage({ ENVIRONMENT: 'integration' });
  const { email, password } = demoMember;
  const { rows: before } = await testDb.database.pool.query('select password from accounts');
  await browser.open('/oauth/begin?to=/en&screen=security');
  await browser.submit({ form: 'log-in', email, password });
  const changed = await browser.submit({ form: 'change-password', newPassword: 'four boats at anchor' });
  expect(changed.status).toBe(422);
  expect(await changed.text()).toContain(securityTexts.en.notice.demo);
  for (const form of ['add-passkey', 'accept-offer', 'rename-passkey', 'remove-passkey'])
    expect((await browser.submit({ form, id: 'a', passkeyName: 'Mine' })).status).toBe(422);
  await browser.submit({ form: 'done' });
  const other = (await logInPage({ ENVIRONMENT: 'integration' })).browser;
  await other.submit({ form: 'send-reset', email });
  const { rows: links } = await testDb.database.pool.query(
    'select from mail_codes where account_id is not null',
  );
  expect(links).toEqual([]);
  expect((await testDb.database.pool.query('select password from accounts')).rows).toEqual(before);
});

test('A production site offers no demo member', async () => {
  const { page } = await logInPage({ ENVIRONMENT: 'production' });
  expect(page).toContain('name="password"');
  expect(page).not.toContain(demoMember.email);
});
