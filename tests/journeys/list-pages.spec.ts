import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

const { filters, list, shell } = texts.en;
const everything = '/en/toursAndActivities';

const found = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('.list-results .card-link');
const addresses = (page: Page) =>
  cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const box = (page: Page, name: string) =>
  page.getByRole('complementary', { name: filters.title }).getByRole('checkbox', { name });

/** Holds back what is asked for until it is let go, by a word of its address. */
async function hold(page: Page) {
  const held = new Map<string, () => void>();
  await page.route(/\.data/, async (route: Route) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held.set(route.request().url(), resolve);
    await promise;
    // What the page has given up cannot be answered any more.
    await route.continue().catch(() => undefined);
  });
  const urlWith = (word: string) => [...held.keys()].find((url) => url.includes(word));
  return {
    isAsked: (word: string) => expect.poll(() => urlWith(word) !== undefined).toBe(true),
    letGo: (word: string) => held.get(urlWith(word) ?? '')?.(),
  };
}

test('scrolling brings what comes next, twice, then the visitor is asked; the address goes along', async ({
  page,
}) => {
  await page.goto(everything);
  await expect(cards(page)).toHaveCount(24);
  const next = page.locator('a[rel=next]');
  await next.scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(48);
  await next.scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(72);
  await expect(page).toHaveURL(`${everything}?page=3`);
  await next.scrollIntoViewIfNeeded();
  await expect(next).toHaveText(list.nextMany.replace('{count}', '24'));
  await next.press('Enter');
  await expect(page).toHaveURL(/page=[45]$/);
  await expect(cards(page).nth(72), 'the focus goes to the first of what came').toBeFocused();
  const all = await addresses(page);
  expect(new Set(all).size).toBe(all.length);
});

test('going back finds all pages that were there, and the place one was at', async ({ page }) => {
  await page.goto(everything);
  await page.locator('a[rel=next]').scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/page=\d$/);
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(48);
  const card = cards(page).nth(40);
  await card.scrollIntoViewIfNeeded();
  await expect(page.getByRole('list').and(page.locator('[aria-busy]'))).toHaveCount(0);
  const [before, at] = [await addresses(page), await page.evaluate(() => window.scrollY)];
  expect(at).toBeGreaterThan(1_000);
  await card.click();
  await expect(page).toHaveURL(/-[0-9a-z]{8}$/);
  await expect(page.getByRole('heading', { name: texts.en.desk.when })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/page=\d$/);
  // More may come where one was near the end; what was there is there, and in its place.
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(before.length);
  expect((await addresses(page)).slice(0, before.length)).toEqual(before);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(at);
});

test('a page that does not come takes nothing away, and comes when it is asked for again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503/);
  await page.goto(everything);
  await page.route('**/api/tours?*', (route) => route.fulfill({ status: 503, body: '' }));
  const next = page.locator('a[rel=next]');
  await next.scrollIntoViewIfNeeded();
  await expect(page.getByText(list.nextFailed)).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await expect(page).toHaveURL(everything);
  await page.unroute('**/api/tours?*');
  await next.press('Enter');
  await expect(cards(page).nth(24)).toBeFocused();
  await expect(page.getByText(list.nextFailed)).toHaveCount(0);
});

test('the last page says that it is the last', async ({ page }) => {
  await page.goto(`${everything}?interest=wine`);
  const total = Number(((await found(page).textContent()) ?? '').replace(/\D/g, ''));
  while (await page.locator('a[rel=next]').isVisible()) {
    const before = await cards(page).count();
    await page.locator('a[rel=next]').press('Enter');
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  }
  await expect(cards(page)).toHaveCount(total);
  await expect(page.getByText(`These are all ${total}.`)).toBeVisible();
});

test('all that came in another currency follows it, whatever page it is of', async ({ page }) => {
  await page.goto(everything);
  await page.locator('a[rel=next]').press('Enter');
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(48);
  await page.getByRole('banner').getByRole('button', { name: /EUR/ }).click();
  const currencies = page.getByRole('group', { name: shell.currency });
  await currencies.getByRole('button', { name: /^GBP/ }).click();
  const prices = page.locator('.list-results [data-price] strong');
  const count = await prices.count();
  await expect(prices.filter({ hasText: '£' })).toHaveCount(count);
});

test('over a slow line the old list stays, and an older answer never takes the place of a newer one', async ({
  page,
}) => {
  await page.goto(everything);
  const first = await addresses(page);
  const all = (await found(page).textContent()) ?? '';
  const line = await hold(page);
  await box(page, 'Culture').check();
  await line.isAsked('interest=culture&');
  await expect(page.locator('.list-results')).toHaveCSS('opacity', '0.5');
  await expect(page.locator('.list-results [aria-busy]')).toHaveCount(1);
  expect(await addresses(page)).toEqual(first);
  // What is chosen shows at once, and the next choice is made on top of it.
  await expect(box(page, 'Culture')).toBeChecked();
  await box(page, 'Nature').check();
  await line.isAsked('culture%2Cnature');
  await line.letGo('culture%2Cnature');
  await expect(page).toHaveURL(`${everything}?interest=culture,nature`);
  await expect(found(page)).not.toHaveText(all);
  const both = await found(page).textContent();
  await line.letGo('interest=culture&');
  await page.unrouteAll({ behavior: 'wait' });
  await box(page, 'Culture').uncheck();
  await expect(page).toHaveURL(`${everything}?interest=nature`);
  await expect(found(page)).not.toHaveText(both ?? '');
  await page.goBack();
  await expect(found(page)).toHaveText(both ?? '');
});

test('the way to a list that takes its time is shown, with motion or without; that to a filter never is', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/tours/lisbon');
  await page.getByRole('combobox', { name: list.sort }).selectOption('name');
  await expect(page).toHaveURL(/sort=name$/);
  const line = await hold(page);
  const scene = page.getByText(shell.waitForTours);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Activities \d/ })
    .click();
  await line.isAsked('/activities/lisbon');
  await expect(scene).toBeVisible();
  await expect(page.locator('.night-sky .animate-orbit')).toHaveCSS('animation-name', 'none');
  await line.letGo('/activities/lisbon');
  await expect(scene).toHaveCount(0);
  await expect(page).toHaveURL('/en/activities/lisbon?sort=name');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('combobox', { name: list.sort }).selectOption('low');
  await line.isAsked('sort=low');
  await expect(page.locator('.list-results')).toHaveCSS('opacity', '0.5');
  await expect(scene).toHaveCount(0);
  await line.letGo('sort=low');
  await expect(page).toHaveURL(/sort=low$/);
});

test('what is ticked before the page is alive narrows the list once it is', async ({ page }) => {
  const { promise: arrived, resolve: letIn } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/en/tours/lisbon', { waitUntil: 'commit' });
  await box(page, 'Nature').check();
  letIn();
  await expect(page).toHaveURL('/en/tours/lisbon?interest=nature');
  await expect(found(page)).toHaveText('FOUND 1 tour');
  await expect(box(page, 'Nature')).toBeChecked();
});

type Noted = {
  event: string;
  ecommerce?: { item_list_id: string; items: { item_id: string; index: number }[] };
};

test('each product is noted once, at its place in the list, whatever filters and pages do', async ({
  page,
  complaints,
}) => {
  // The partner has no logo here.
  complaints.allow(/status of 404/);
  await page.goto(`${everything}?affiliate=harbour-guide`);
  const question = page.getByRole('region', { name: shell.consentTitle });
  await question.getByRole('button', { name: shell.consentAllow }).click();
  const seen = async () => {
    const layer = await page.evaluate(() => (window as unknown as { dataLayer?: Noted[] }).dataLayer ?? []);
    return layer
      .filter(({ event }) => event === 'view_item_list')
      .flatMap(({ ecommerce }) => ecommerce?.items ?? []);
  };
  await expect.poll(async () => (await seen()).length).toBe(24);
  await page.locator('a[rel=next]').press('Enter');
  await expect.poll(async () => (await seen()).length).toBeGreaterThanOrEqual(48);
  await box(page, 'Nature').check();
  await expect(page).toHaveURL(/interest=nature$/);
  await expect(page.getByRole('list', { name: filters.chosen })).toBeVisible();
  const items = await seen();
  expect(new Set(items.map(({ item_id }) => item_id)).size).toBe(items.length);
  expect(items.slice(0, 48).map(({ index }) => index)).toEqual(Array.from({ length: 48 }, (_, at) => at));
});
