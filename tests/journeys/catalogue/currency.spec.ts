import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

/** Prices of the featured trips. */
const prices = (page: Page) =>
  page.getByRole('region', { name: texts.en.home.featured }).locator('li strong').allTextContents();

/** Prices of the whole page that are not in this currency. The promoted trips are loaded again on their own. */
async function otherPrices(page: Page, currency: RegExp): Promise<string[]> {
  const all = await page.locator('main li strong').allTextContents();
  return all.filter((price) => !currency.test(price));
}

async function choose(page: Page, currency: RegExp) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /EUR|USD|JPY/ })
    .click();
  await page
    .getByRole('group', { name: texts.en.shell.currency })
    .getByRole('button', { name: currency })
    .click();
}

test('a new currency replaces every price in place, fades the old prices until then, and stays after a reload and without the cookie', async ({
  page,
  context,
}) => {
  await page.goto('/en');
  const before = await prices(page);
  expect(before.length).toBeGreaterThan(1);
  for (const price of before) expect(price).toMatch(/^€[\d,]+\.\d\d$/);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    await released;
    await route.continue();
  });
  await choose(page, /^JPY/);
  const price = page.locator('main [data-price]').first();
  await expect(price).toHaveCSS('opacity', '0.7');
  await expect(page.locator('main li strong').first()).toHaveText(/^€/);
  release();
  await expect(page.locator('main li strong').first()).toHaveText(/^(JP)?¥[\d,]+$/);
  await expect(price).toHaveCSS('opacity', '1');
  await expect.poll(() => otherPrices(page, /^(JP)?¥[\d,]+$/)).toEqual([]);
  const after = await prices(page);
  expect(after).toHaveLength(before.length);
  expect(new URL(page.url()).pathname).toBe('/en');

  await page.reload();
  expect(await prices(page)).toEqual(after);
  // The browser's store keeps the visitor's choice, whether the cookie is there or not.
  await context.clearCookies();
  await page.goto('/en/toursAndActivities');
  await expect(page.locator('main li strong').first()).toHaveText(/^(JP)?¥/);
});
