import { identityTexts } from '../../../packages/server/src/http/identity/texts.ts';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { readEmailsTo } from '../../support/emails.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

test('a traveller creates an account, sees it in every tab, logs out and logs in again', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const { shell, dashboard, verification } = texts.de;
  const { logIn, register, field, error } = identityTexts.de;
  const name = 'Anna Petersen';
  const email = `anna.${Date.now()}@example.org`;
  await test.step('she reads what is missing, and nothing that she typed is lost', async () => {
    await page.goto('/de/faq');
    await page.getByRole('banner').getByRole('link', { name: shell.logIn }).click();
    await page.getByRole('link', { name: logIn.otherLink }).click();
    await page.getByLabel(field.name).fill(name);
    await page.getByLabel(field.email).fill(email);
    await page.getByLabel(field.password).fill('zu kurz');
    await page.getByRole('button', { name: register.button }).click();
    await expect(page.getByLabel(field.password)).toHaveAccessibleDescription(
      new RegExp(`${error.tooShort.slice(0, -1)}`),
    );
    await expect(page.getByLabel(field.email)).toHaveValue(email);
    await expectNoAxeFindings(page);
    await page.getByLabel(field.password).fill('vier Boote vor Anker');
    await page.getByRole('button', { name: register.button }).click();
    await expect(page).toHaveURL('/de/dashboard');
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText(dashboard.unverified)).toBeVisible();
  await expectNoAxeFindings(page);
  const other = await context.newPage();
  await other.goto('/de/faq');
  await expect(other.getByRole('banner').getByText(name)).toBeVisible();

  await test.step('she confirms her address with the link in the email', async () => {
    const link = async () => {
      const [mail = ''] = await readEmailsTo(other, email);
      // The mailbox shows the email in a page, where an ampersand is escaped.
      return (/https?:\/\/\S*\/verification\?\S+/.exec(mail)?.[0] ?? '').replace(/&(?:amp|#38);/, '&');
    };
    await expect.poll(link).not.toBe('');
    await other.goto(await link());
    await other.getByRole('button', { name: verification.confirm }).click();
    await expect(other.getByRole('status').first()).toContainText(email);
    await page.reload();
    await expect(page.getByText(dashboard.unverified)).toBeHidden();
  });

  await page.getByRole('button', { name: dashboard.logOut }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.loggedOut);
  await expect(other.getByRole('banner').getByRole('link', { name: shell.logIn })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.loggedOut);

  await page.getByRole('main').getByRole('link', { name: dashboard.logIn }).click();
  await page.getByLabel(field.email).fill(email);
  await page.getByLabel(field.password).fill('vier Boote vor Anker');
  await page.getByRole('button', { name: logIn.button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});
