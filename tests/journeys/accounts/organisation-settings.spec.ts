import type { Page } from '@playwright/test';
import { identityTexts } from '../../../packages/server/src/http/identity/texts.ts';
import { expectNoAxeFindingsInBothSchemes } from '../../support/axe.ts';
import { expect } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { adminPassword, test } from '../../support/organisation.ts';
import { texts } from '../../support/texts.ts';

for (const { language, tags } of journeyRunsIn('zh-Hans'))
  test(`an admin changes the settings after a fresh log-in, in a window or in the page, and what was typed stays${tags}`, async ({
    page,
    organisations,
    complaints,
  }) => {
    complaints.allow(/status of 403 .*\/api\/organizations\//);
    const { settings, profile } = texts[language];
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
  });
