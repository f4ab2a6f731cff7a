import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

const { home, shell } = texts.en;

const featured = (page: Page) => page.getByRole('region', { name: home.featured });
const prices = (page: Page) => featured(page).locator('[data-price] strong');

async function choose(page: Page, currency: string) {
  await page.getByRole('banner').getByRole('button', { name: /EUR/ }).click();
  await page
    .getByRole('group', { name: shell.currency })
    .getByRole('button', { name: new RegExp(`^${currency}`) })
    .click();
}

test('a first visit on a phone, in Chinese: a headline, a search, trips, places, moods and ports @phone', async ({
  page,
}) => {
  const chinese = texts['zh-Hans'];
  await page.goto('/zh-Hans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chinese.home.headline);
  await expect(page.getByRole('combobox', { name: chinese.find.label })).toBeInViewport();
  for (const name of [chinese.home.featured, chinese.home.whereTo, chinese.home.byShipTitle]) {
    const links = page.getByRole('region', { name }).getByRole('listitem').getByRole('link');
    await expect(links.nth(11)).toBeVisible();
    for (const text of await links.allTextContents()) expect(text).toMatch(/\p{Script=Han}/u);
  }
  const room = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(room[0], 'nothing sticks out sideways').toBeLessThanOrEqual(room[1] ?? 0);

  const place = page.getByRole('region', { name: chinese.home.whereTo }).getByRole('link').first();
  const name = await place.locator('.place-row-name').textContent();
  await place.tap();
  await expect(page).toHaveURL(/\/zh-Hans\/tours\/[a-z-]+$/);
  await expect(page).toHaveTitle(new RegExp(name ?? ''));
});

test('new prices take the place of old ones, which pale until they are here', async ({ page }) => {
  await page.goto('/en');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route('**/api/tours/featured*', async (route) => {
    asked.push(new URL(route.request().url()).search);
    await released;
    await route.continue();
  });
  await choose(page, 'USD');
  await expect.poll(() => asked).toEqual(['?currency=USD&size=12']);
  await expect(prices(page).first()).toHaveText(/^€/);
  await expect(featured(page).locator('[data-price]').first()).toHaveCSS('opacity', '0.5');
  release();
  await expect(prices(page).first()).toHaveText(/^(US)?\$/);
  await expect(prices(page)).toHaveText(Array(12).fill(/^(US)?\$/));
  await expect(featured(page).locator('[data-price]').first()).toHaveCSS('opacity', '1');
});

test('when the featured tours cannot be had, a list that is always there stands in, without a word', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|failed to fetch featured tours/);
  await page.goto('/en');
  await page.route('**/api/tours/featured*', (route) => route.abort());
  const said = page.waitForEvent('console', (message) => /failed to fetch featured/.test(message.text()));
  await choose(page, 'USD');
  await said;
  // In the currency of a first visit: the list knows no other.
  await expect(prices(page)).toHaveText(Array(12).fill(/^€/));
  await expect(featured(page).locator('[data-price]').first()).toHaveCSS('opacity', '1');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: home.whereTo })).toBeVisible();
  const card = featured(page).getByRole('listitem').first().getByRole('link');
  const name = await card.textContent();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});

test('another language is another list, without the last one in between', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de');
  const german = page.getByRole('region', { name: texts.de.home.featured });
  await expect(german.locator('[data-price]').first()).toContainText(/^ab.*€/);
});

test('the place one points at, or comes to by keyboard, hangs beside the index', async ({ page }) => {
  await page.goto('/en');
  const index = page.getByRole('region', { name: home.whereTo });
  const poster = index.locator('.place-poster-name');
  const names = await index.locator('.place-row-name').allTextContents();
  await expect(poster).toHaveText(names[0] ?? '');
  await index.getByRole('link').nth(2).hover();
  await expect(poster).toHaveText(names[2] ?? '');
  await index.getByRole('link').nth(3).focus();
  await expect(poster).toHaveText(names[3] ?? '');
});

test('a mood leads to the trips that fit it, and to no others', async ({ page, request }) => {
  await page.goto('/en');
  await page.getByRole('region', { name: home.mood }).getByRole('link', { name: 'Wine' }).click();
  await expect(page).toHaveURL('/en/toursAndActivities?interest=wine');
  await expect(page.getByRole('navigation', { name: texts.en.shell.breadcrumbs })).toContainText(
    texts.en.tours.titleFor.replace('{interest}', 'Wine'),
  );
  const answer = await request.get('/api/tours?interest=wine&size=24');
  const { _embedded } = await answer.json();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    _embedded.tourSummaryList.map(({ tourName }: { tourName: string }) => tourName),
  );
  await page.locator('a[rel=next]').press('Enter');
  await expect(page).toHaveURL('/en/toursAndActivities?interest=wine&page=2');
});

test('a word that is no mood narrows nothing', async ({ page }) => {
  const answer = await page.goto('/en/toursAndActivities?interest=whales');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('list', { name: texts.en.filters.chosen })).toHaveCount(0);
});

test('a port leads to its shore excursions; the rest of the ports wait behind a word', async ({ page }) => {
  await page.goto('/en');
  const band = page.getByRole('region', { name: home.byShipTitle });
  await expect(band.getByRole('link').filter({ visible: true })).toHaveCount(12);
  await band.getByText(/^All \d+ ports$/).click();
  expect(await band.getByRole('link').filter({ visible: true }).count()).toBeGreaterThan(30);
  await band.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/en\/shore-excursions\/[a-z-]+$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
