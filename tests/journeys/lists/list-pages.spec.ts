import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../support/journey.ts';
import { replacePictures } from '../../support/suggestions.ts';
import { texts } from '../../support/texts.ts';

const { filters, list, shell } = texts.en;
const everything = '/en/toursAndActivities';

const headline = (page: Page) => page.locator('.list-found');
const cards = (page: Page) => page.locator('.list-results .card-link');
const addresses = (page: Page) =>
  cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const box = (page: Page, name: string) =>
  page.getByRole('complementary', { name: filters.title }).getByRole('checkbox', { name });

test.beforeEach(({ page }) => replacePictures(page));

/** Holds back requests until the test releases them by a word in their address. */
async function holdBackRequests(page: Page) {
  const heldRequests = new Map<string, () => void>();
  await page.route(/\.data/, async (route: Route) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    heldRequests.set(route.request().url(), resolve);
    await promise;
    // A request that the page has aborted cannot be continued.
    await route.continue().catch(() => undefined);
  });
  const urlWith = (word: string) => [...heldRequests.keys()].find((url) => url.includes(word));
  return {
    expectRequest: (word: string) => expect.poll(() => urlWith(word) !== undefined).toBe(true),
    release: (word: string) => heldRequests.get(urlWith(word) ?? '')?.(),
  };
}

test('scrolling loads two more pages and then shows a button; going back restores all loaded trips', async ({
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
  await expect(cards(page).nth(72), 'the focus goes to the first new trip').toBeFocused();
  const card = cards(page).nth(40);
  await card.scrollIntoViewIfNeeded();
  await expect(page.getByRole('list').and(page.locator('[aria-busy]'))).toHaveCount(0);
  const [before, at] = [await addresses(page), await page.evaluate(() => window.scrollY)];
  expect(new Set(before).size).toBe(before.length);
  expect(at).toBeGreaterThan(1_000);
  await card.click();
  await expect(page).toHaveURL(/-[0-9a-z]{8}$/);
  await expect(page.getByRole('heading', { name: texts.en.bookingPanel.when })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/page=\d$/);
  // More results may load near the end of the list. The earlier results stay in their places.
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(before.length);
  expect((await addresses(page)).slice(0, before.length)).toEqual(before);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(at);
});

test('over a slow connection the old list stays until the new one arrives, and an older answer never replaces a newer one @full', async ({
  page,
}) => {
  await page.goto(everything);
  const first = await addresses(page);
  const fullHeadline = (await headline(page).textContent()) ?? '';
  const requests = await holdBackRequests(page);
  await box(page, 'Culture').check();
  await requests.expectRequest('interest=culture&');
  await expect(page.locator('.list-results')).toHaveCSS('opacity', '0.7');
  await expect(page.locator('.list-results [aria-busy]')).toHaveCount(1);
  expect(await addresses(page)).toEqual(first);
  // A choice shows at once, and the next choice is added to it.
  await expect(box(page, 'Culture')).toBeChecked();
  await box(page, 'Nature').check();
  await requests.expectRequest('culture%2Cnature');
  await requests.release('culture%2Cnature');
  await expect(page).toHaveURL(`${everything}?interest=culture,nature`);
  await expect(headline(page)).not.toHaveText(fullHeadline);
  const filteredHeadline = await headline(page).textContent();
  await requests.release('interest=culture&');
  await page.unrouteAll({ behavior: 'wait' });
  await box(page, 'Culture').uncheck();
  await expect(page).toHaveURL(`${everything}?interest=nature`);
  await expect(headline(page)).not.toHaveText(filteredHeadline ?? '');
  await page.goBack();
  await expect(headline(page)).toHaveText(filteredHeadline ?? '');
});

test('a slow list shows a loading scene, without animation if the visitor prefers reduced motion; a slow filter shows none @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/tours/lisbon');
  await page.getByRole('combobox', { name: list.sort }).selectOption('name');
  await expect(page).toHaveURL(/sort=name$/);
  const requests = await holdBackRequests(page);
  const scene = page.getByText(shell.waitForTours);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Activities \d/ })
    .click();
  await requests.expectRequest('/activities/lisbon');
  await expect(scene).toBeVisible();
  await expect(page.locator('.night-sky .animate-orbit')).toHaveCSS('animation-name', 'none');
  await requests.release('/activities/lisbon');
  await expect(scene).toHaveCount(0);
  await expect(page).toHaveURL('/en/activities/lisbon?sort=name');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('combobox', { name: list.sort }).selectOption('low');
  await requests.expectRequest('sort=low');
  await expect(page.locator('.list-results')).toHaveCSS('opacity', '0.7');
  await expect(scene).toHaveCount(0);
  await requests.release('sort=low');
  await expect(page).toHaveURL(/sort=low$/);
});

test('a filter that is ticked before scripts have loaded takes effect after they have loaded', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/en/tours/lisbon', { waitUntil: 'commit' });
  await box(page, 'Nature').check();
  release();
  await expect(page).toHaveURL('/en/tours/lisbon?interest=nature');
  await expect(headline(page)).toHaveText('FOUND 1 tour');
  await expect(box(page, 'Nature')).toBeChecked();
});
