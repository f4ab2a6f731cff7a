import type { Page } from '@playwright/test';
import { tripPath } from '../../support/holds.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

test.use({ javaScriptEnabled: false });

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').locator('img');

test('Without JavaScript a traveller reads, follows links and changes the language', async ({ page }) => {
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.home.headline);
  const tour = page.getByRole('main').getByRole('listitem').first().getByRole('link').first();
  const name = await tour.textContent();
  await tour.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: texts.de.shell.privacy, exact: true })
    .click();
  await expect(page).toHaveURL('/de/privacy');
  await test.step('pages show an email address instead of the forms', async () => {
    for (const path of ['contactus', 'suppliers']) {
      await page.goto(`/en/${path}`);
      const main = page.getByRole('main');
      await expect(main.getByText(/JavaScript/).getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await expect(main.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
    }
  });
});

test('Without JavaScript a page on a phone shows pictures, links to the footer and has no button that needs a script @phone', async ({
  page,
}) => {
  const pictureResponse = page.waitForResponse(/\/images\/[a-z0-9-]+-\d+x\d+$/);
  await page.goto('/en');
  await expect(page.getByRole('banner').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await cards(page).first().scrollIntoViewIfNeeded();
  expect((await pictureResponse).ok()).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: texts.en.shell.menu }).tap();
  await expect(page.getByRole('contentinfo')).toBeInViewport();

  await test.step('a product page says that choosing options needs JavaScript', async () => {
    await page.goto(`/de${tripPath}`);
    await expect(page.getByText(texts.de.bookingPanel.needsScript).filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('region', { name: texts.de.bookingPanel.yourTicket })).toHaveCount(0);
  });
  await test.step('the checkout says that it needs JavaScript, and shows no loading state', async () => {
    await page.goto('/de/new/checkout/personal_info');
    await expect(page.getByText(texts.de.checkout.noScript)).toBeVisible();
    await expect(page.locator('.animate-breathe').filter({ visible: true })).toHaveCount(0);
  });
});
