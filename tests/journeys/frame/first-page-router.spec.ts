import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const { shell } = texts.en;
const ROUTER = /\/assets\/full-router-[\w-]+\.js/;

/** Scripts of the router that leads from page to page, as far as the browser has requested them. */
function routerRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (sent) => {
    if (ROUTER.test(sent.url())) urls.push(sent.url());
  });
  return urls;
}

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

test('the router is loaded when a visitor points at a link, and leads to its page without a new document', async ({
  page,
}) => {
  const requests = routerRequests(page);
  await page.goto('/en', { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await footerLink(page, shell.faq).click();
  await expect(page).toHaveURL('/en/faq');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(texts.en.home.headline);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.home.headline);
  expect(requests).toHaveLength(1);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a press while the router is still on its way is not lost', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ROUTER, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/en', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await footerLink(page, shell.faq).click();
  await expect(page.getByRole('progressbar', { name: shell.onItsWay })).toBeVisible();
  release();
  await expect(page).toHaveURL('/en/faq');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('without the router a link loads its page as a document', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource.*full-router/);
  await page.route(ROUTER, (route) => route.abort());
  await page.goto('/en', { waitUntil: 'networkidle' });
  await footerLink(page, shell.faq).click();
  await expect(page).toHaveURL('/en/faq');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(texts.en.home.headline);
});

test('a visitor who reloads a page and goes back comes to the page before', async ({ page }) => {
  await page.goto('/en');
  await footerLink(page, shell.faq).click();
  await expect(page).toHaveURL('/en/faq');
  await page.reload({ waitUntil: 'networkidle' });
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.home.headline);
});

test('a checkout loads the router at once, because its steps lead on without a connection', async ({
  page,
}) => {
  const requests = routerRequests(page);
  await page.goto('/en/new/checkout/personal_info');
  await expect.poll(() => requests.length).toBe(1);
});
