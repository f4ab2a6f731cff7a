import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listeningApp } from '../../../test-support/app/listening-app.ts';
import { testBrowser } from '../../../test-support/app/test-browser.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { demoMember, saveDemoMember } from '../../features/accounts/demo-member.ts';

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

test('A production site offers no demo member', async () => {
  const { page } = await logInPage({ ENVIRONMENT: 'production' });
  expect(page).toContain('name="password"');
  expect(page).not.toContain(demoMember.email);
});
