import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

const prices = (page: Page) => page.locator('main li strong').allTextContents();

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

test('another currency changes every price in place, and is kept', async ({ page }) => {
  await page.goto('/en');
  const before = await prices(page);
  expect(before.length).toBeGreaterThan(1);
  for (const price of before) expect(price).toMatch(/^€[\d,]+\.\d\d$/);

  await choose(page, /^JPY/);
  await expect(page.locator('main li strong').first()).toHaveText(/^(JP)?¥[\d,]+$/);
  const after = await prices(page);
  expect(after).toHaveLength(before.length);
  for (const price of after) expect(price).toMatch(/^(JP)?¥[\d,]+$/);
  expect(new URL(page.url()).pathname).toBe('/en');

  await page.reload();
  expect(await prices(page)).toEqual(after);
  await page.goto('/en/toursAndActivities');
  await expect(page.locator('main li strong').first()).toHaveText(/^(JP)?¥/);
});

test('the choice survives the loss of the cookie: the browser’s store is the visitor’s word', async ({
  page,
  context,
}) => {
  await page.goto('/en');
  await choose(page, /^USD/);
  await expect(page.locator('main li strong').first()).toHaveText(/^(US)?\$/);
  await context.clearCookies();
  await page.goto('/en');
  await expect(page.locator('main li strong').first()).toHaveText(/^(US)?\$/);
});

test('while prices in another currency are on their way, the old ones stay, paler', async ({ page }) => {
  await page.goto('/en');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    await released;
    await route.continue();
  });
  await choose(page, /^USD/);
  const price = page.locator('main [data-price]').first();
  await expect(price).toHaveCSS('opacity', '0.5');
  await expect(page.locator('main li strong').first()).toHaveText(/^€/);
  release();
  await expect(page.locator('main li strong').first()).toHaveText(/^(US)?\$/);
  await expect(price).toHaveCSS('opacity', '1');
});
