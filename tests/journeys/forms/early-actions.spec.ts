import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey.ts';
import { newEmailAddress } from '../../support/new-email-address.ts';
import { texts } from '../../support/texts.ts';
import { useOtherClientAddress, waitOutMinimumFormTime } from '../../support/visitor.ts';

/** Holds back all scripts until the returned function is called. */
async function holdBackScripts(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('A press before scripts have loaded takes effect after they have loaded @phone', async ({ page }) => {
  const release = await holdBackScripts(page);
  await page.goto('/en/faq', { waitUntil: 'commit' });
  const opener = page.getByRole('button', { name: texts.en.shell.menu });
  await opener.tap();
  const menu = page.getByRole('dialog', { name: texts.en.shell.menu });
  await expect(menu).toBeHidden();
  release();
  await expect(menu).toBeVisible();
});

test('An application that is filled in and sent before scripts have loaded takes effect after they have loaded @full', async ({
  page,
}) => {
  const release = await holdBackScripts(page);
  const { apply, form } = texts.en;
  await page.goto('/en/suppliers', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: apply.companyName, exact: true }).fill('Tejo Segel');
  await main.getByLabel(apply.country, { exact: true }).selectOption('PT');
  await main.getByRole('button', { name: apply.send }).click();
  release();
  await expect(main.getByLabel(apply.dialCode)).toHaveValue('+351 PT');
  await expect(main.getByRole('group', { name: form.summary })).toBeVisible();
  await expect(main.getByRole('textbox', { name: apply.companyName, exact: true })).toHaveValue('Tejo Segel');
  await expect(page).toHaveURL('/en/suppliers');
});

test('A message that is written and sent before scripts have loaded arrives after they have loaded, and does not appear in the address', async ({
  page,
}) => {
  await useOtherClientAddress(page, '**/api/contact');
  const release = await holdBackScripts(page);
  const { contact, shell } = texts.en;
  await page.goto('/en/contactus', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByText(contact.other, { exact: true }).click();
  await main.getByRole('textbox', { name: contact.name }).fill('Mara Lind');
  await main.getByRole('textbox', { name: shell.emailAddress }).fill(newEmailAddress('mara'));
  await main.getByRole('textbox', { name: contact.message }).fill('When does the boat leave?');
  await waitOutMinimumFormTime(page);
  await main.getByRole('button', { name: contact.send }).click();
  release();
  // The minimum time of a form counts from its display, so this message is not treated as sent by a machine.
  await expect(main.getByRole('heading', { name: contact.sentTitle })).toBeFocused();
  await expect(page).toHaveURL('/en/contactus');
});
