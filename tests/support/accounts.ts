import type { Page } from '@playwright/test';
import { identityTexts } from '../../packages/server/src/http/identity/texts.ts';
import type { Language } from './checkout.ts';
import { readEmailsTo } from './emails.ts';
import { expect } from './journey.ts';
import { texts } from './texts.ts';

/** The password of every account that these functions make. */
export const accountPassword = 'vier Boote vor Anker';

type AccountInput = { readonly language: Language; readonly email: string };

/** Creates an account in the page, which then shows its dashboard. The address is not confirmed yet. */
export async function createAccount(
  page: Page,
  { language, email, name }: AccountInput & { readonly name: string },
): Promise<void> {
  const { logIn, register, field } = identityTexts[language];
  await page.goto(`/oauth/begin?to=/${language}/dashboard`);
  await page.getByRole('link', { name: logIn.otherLink }).click();
  await page.getByLabel(field.name).fill(name);
  await page.getByLabel(field.email).fill(email);
  await page.getByLabel(field.password).fill(accountPassword);
  await page.getByRole('button', { name: register.button }).click();
  await expect(page.getByText(texts[language].dashboard.unverified)).toBeVisible();
}

/** Confirms the address of an account with the link in its email. */
export async function confirmAddress(page: Page, { language, email }: AccountInput): Promise<void> {
  let link = '';
  await expect
    .poll(async () => {
      // The mailbox shows the email in a page, where an ampersand is escaped.
      const mails = (await readEmailsTo(page, email)).join('\n').replaceAll(/&(?:amp|#38);/g, '&');
      link = /https?:\/\/\S*\/verification\?\S+/.exec(mails)?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  await page.goto(link);
  await page.getByRole('button', { name: texts[language].verification.confirm }).click();
  await expect(page.getByRole('status').first()).toContainText(email);
}

/** Logs in with the password, in the page. The browser knows the account, or its address is confirmed. */
export async function logIn(page: Page, { language, email }: AccountInput): Promise<void> {
  const { logIn: words, field } = identityTexts[language];
  await page.goto(`/oauth/begin?to=/${language}/dashboard`);
  await page.getByLabel(field.email).fill(email);
  await page.getByLabel(field.password).fill(accountPassword);
  await page.getByRole('button', { name: words.button, exact: true }).click();
  await expect(page).toHaveURL(`/${language}/dashboard`);
}

/** Logs out in the profile. */
export async function logOut(page: Page, language: Language): Promise<void> {
  const { dashboard } = texts[language];
  await page.goto(`/${language}/dashboard?part=profile`);
  await page.getByRole('main').getByRole('button', { name: dashboard.logOut, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.loggedOut);
}

/** The token and the id of the account that is logged in, for calls beside the page. */
export async function sessionOf(page: Page): Promise<{ readonly token: string; readonly sub: string }> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/session/token', { method: 'POST' });
    const { access_token: token, userinfo } = await answer.json();
    return { token, sub: userinfo.sub };
  });
}
