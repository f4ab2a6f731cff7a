import { beforeEach, expect, test } from 'vitest';
import { ada, isLoggedIn, logInPages } from '../../../test-support/accounts/log-in-pages.ts';
import { securityTexts } from './security-texts.ts';
import { identityTexts } from './texts.ts';

const { confirm, logIn, error } = identityTexts.en;
const pages = logInPages();

beforeEach(() => pages.query('truncate accounts, oidc_rows, emails, mail_codes, password_attempts cascade'));

/** Ada’s browser, in which she is logged in and wants to change how to. */
async function beginChange(screen = 'security') {
  const browser = await pages.registered();
  const page = await (await browser.open(`/oauth/begin?to=/en&screen=${screen}`)).text();
  return { browser, page };
}

test('A traveller who is logged in reads why to confirm, and is asked for one way of the same account', async () => {
  const { browser, page } = await beginChange();
  expect(page).toContain(confirm.title);
  expect(page).toContain(confirm.lead.replace('{email}', ada.email));
  expect(page).not.toContain('name="email"');
  expect(page).not.toContain(logIn.otherLink);
  const answer = await browser.submit({ form: 'log-in', password: ada.password });
  expect(await answer.text()).toContain(securityTexts.en.title);
});

test.each(['security', 'proof'])(
  'The address of the form does not choose another account: %s',
  async (screen) => {
    const { browser } = await beginChange(screen);
    const other = { ...ada, name: 'Bob', email: 'bob@example.org', password: 'five boats at anchor' };
    const bob = await pages.begun();
    await bob.submit({ form: 'register', ...other });
    const typed = await browser.submit({ form: 'log-in', email: other.email, password: other.password });
    expect(await typed.text()).toContain(error.noMatch);
    expect(isLoggedIn(browser)).toBe(false);
    const right = await browser.submit({ form: 'log-in', email: other.email, password: ada.password });
    if (screen === 'security') expect(await right.text()).toContain(securityTexts.en.title);
    else expect(isLoggedIn(browser)).toBe(true);
  },
);

test('A proof for the shop says so instead', async () => {
  const { page } = await beginChange('proof');
  expect(page).toContain(confirm.proofLead.replace('{email}', ada.email));
});

test('No other account is created instead, and no address gets an email', async () => {
  const { browser } = await beginChange();
  const sent = async () => (await pages.query('select from emails')).rowCount;
  const before = await sent();
  const answer = await browser.submit({
    form: 'register',
    name: 'Bob',
    email: 'bob@example.org',
    password: 'five boats at anchor',
  });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(error.otherAccount);
  expect((await pages.query('select email from accounts')).rows).toEqual([{ email: ada.email }]);
  expect(await sent()).toBe(before);
  expect((await browser.open(browser.address().pathname)).status).toBe(200);
});

test('A browser without a session is asked for the whole log-in', async () => {
  const browser = await pages.begun('&screen=security');
  const page = await (await browser.open(browser.address().pathname)).text();
  expect(page).toContain(logIn.title);
  expect(page).toContain('name="email"');
});

test('A forgotten password keeps the address that was typed', async () => {
  const browser = await pages.begun();
  const page = await (await browser.submit({ form: 'forgot', email: ada.email, password: '' })).text();
  expect(page).toContain(identityTexts.en.reset.title);
  expect(page).toContain(`value="${ada.email}"`);
});
