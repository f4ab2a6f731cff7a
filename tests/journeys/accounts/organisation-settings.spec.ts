import type { Page } from '@playwright/test';
import { identityTexts } from '../../../packages/server/src/http/identity/texts.ts';
import { expectNoAxeFindingsInBothSchemes } from '../../support/axe.ts';
import { readEmailsTo } from '../../support/emails.ts';
import { expect } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { newEmailAddress } from '../../support/new-email-address.ts';
import { adminPassword, test } from '../../support/organisation.ts';
import { texts } from '../../support/texts.ts';

for (const { language, tags } of journeyRunsIn('zh-Hans'))
  test(`an admin changes the settings after a fresh log-in, in a window or in the page, and what was typed stays; a new email address is confirmed by its link${tags}`, async ({
    page,
    organisations,
    complaints,
  }) => {
    complaints.allow(/status of 403 .*\/api\/organizations\//);
    const { settings, profile, billingEmail } = texts[language];
    const { confirm, field } = identityTexts[language];
    const organisation = await organisations.of('ashore');
    await organisation.logIn(page, { role: 'admin', isProven: false });
    const home = `/${language}`;
    await page.goto(`${organisation.url}${home}/dashboard?part=organisation`);
    const city = page.getByLabel(settings.city);
    const save = page.getByRole('button', { name: settings.save });
    const prove = page.getByRole('link', { name: profile.prove });
    const confirmIn = async (where: Page) => {
      await where.getByLabel(field.password).fill(adminPassword);
      await where.getByRole('button', { name: confirm.button, exact: true }).click();
    };

    await test.step('where windows are blocked, the log-in leaves the page and comes back', async () => {
      await city.fill('Lisboa');
      await save.click();
      await expect(page.getByText(profile.proof)).toBeVisible();
      await expectNoAxeFindingsInBothSchemes(page);
      await page.evaluate(() => {
        window.open = () => null;
      });
      await prove.click();
      await confirmIn(page);
      await expect(city).toHaveValue('Lisboa');
      await save.click();
      await expect(page.getByText(settings.saved)).toBeVisible();
    });

    await test.step('in a window of its own, the page stays as it is', async () => {
      await organisation.logIn(page, { role: 'admin', isProven: false });
      await page.goto(`${organisation.url}${home}/dashboard?part=organisation`);
      await expect(city).toHaveValue('Lisboa');
      await city.fill('Porto');
      await save.click();
      const opened = page.waitForEvent('popup');
      await prove.click();
      const popup = await opened;
      const closed = popup.waitForEvent('close');
      await confirmIn(popup);
      await closed;
      await expect(page.getByText(profile.proven)).toBeVisible();
      await expect(city).toHaveValue('Porto');
      await save.click();
      await expect(page.getByText(settings.saved)).toBeVisible();
    });

    await test.step('a new email address waits until the link in its email is pressed', async () => {
      const email = page.getByLabel(settings.emailAddress);
      const oldAddress = await email.inputValue();
      const newAddress = newEmailAddress('billing');
      await email.fill(newAddress);
      await save.click();
      await expect(page.getByText(newAddress)).toBeVisible();
      await expect(email).toHaveValue(oldAddress);
      await expectNoAxeFindingsInBothSchemes(page);
      const links = async () => {
        const mails = await readEmailsTo(page, newAddress, organisation.url);
        return mails.flatMap((mail) => /\/\w+(\/billing-email#token=[\w-]{43})/.exec(mail)?.[1] ?? []);
      };
      await expect.poll(links).toHaveLength(1);
      const notified = await readEmailsTo(page, oldAddress, organisation.url);
      expect(notified.filter((mail) => mail.includes(newAddress))).toHaveLength(1);
      const [link] = await links();
      await page.goto(`${organisation.url}${home}${link}`);
      await page.getByRole('button', { name: billingEmail.confirm }).click();
      await expect(page.getByRole('status').filter({ hasText: billingEmail.confirmed })).toBeFocused();
      await expectNoAxeFindingsInBothSchemes(page);
      await page.goto(`${organisation.url}${home}/dashboard?part=organisation`);
      await expect(email).toHaveValue(newAddress);
    });
  });
