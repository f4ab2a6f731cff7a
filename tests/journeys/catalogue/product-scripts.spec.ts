import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const walk = '/tours/lisbon/alfama-on-foot-in-the-early-morning-nhb299eb';
const DETAILS = /\/assets\/product-details-[\w-]+\.js/;
const VIEWER = /\/assets\/gallery-viewer-[\w-]+\.js/;
const { reviews, gallery, bookingPanel: panel } = texts.en;

/** Scripts that match, as far as the browser has requested them. */
function requestsOf(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on('request', (sent) => {
    if (pattern.test(sent.url())) urls.push(sent.url());
  });
  return urls;
}

/** Lets the scripts that match wait until the returned function is called. */
async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The page deletes `window.early`, which records actions before it reacts to them (`early-actions.ts`). */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('early' in window));
}

const allReviews = (page: Page) =>
  page.locator('#reviews').getByRole('button', { name: /^All \d+ reviews$/ });
const shownReviews = (page: Page) => page.locator('#reviews li[tabindex]').filter({ visible: true });
const firstPicture = (page: Page) =>
  page.getByRole('link', { name: gallery.open.replace('{number}', '1').replace('{count}', '5') });

/** Bytes of all script of a product page, as they are transferred. */
const MAX_SCRIPT_BYTES = 150_000;

for (const device of ['', ' @phone'])
  test(`a product page loads no more script than its budget until the visitor acts${device}`, async ({
    page,
    request,
  }) => {
    const scripts = requestsOf(page, /\/assets\/[\w.-]+\.js$/);
    await page.goto(`/en${walk}`, { waitUntil: 'networkidle' });
    const bytes = await Promise.all(
      [...new Set(scripts)].map(async (url) => {
        const answer = await request.get(url, { headers: { 'accept-encoding': 'br' } });
        return Number(answer.headers()['content-length']);
      }),
    );
    expect(bytes.length).toBeGreaterThan(4);
    expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  });

test('the details below the booking are loaded at the first touch of a key, and nothing moves', async ({
  page,
}) => {
  const requests = requestsOf(page, DETAILS);
  await page.goto(`/en${walk}`, { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  // More reviews, which only the part that has arrived shows, stand below these.
  const places = () =>
    page.evaluate(() => {
      const titles = [...document.querySelectorAll('h2')];
      const last = titles.findIndex((title) => title.closest('#reviews') !== null);
      return titles.slice(0, last + 1).map((title) => title.getBoundingClientRect().top + window.scrollY);
    });
  const before = await places();
  const count = await shownReviews(page).count();
  await page.keyboard.press('Tab');
  await expect.poll(() => requests.length).toBe(1);
  await allReviews(page).click();
  await expect.poll(() => shownReviews(page).count()).toBeGreaterThan(count);
  expect(before.length).toBeGreaterThan(5);
  expect(await places()).toEqual(before);
});

test('a press on the reviews while their script is on its way is not lost', async ({ page }) => {
  const release = await holdBack(page, DETAILS);
  await page.goto(`/en${walk}`, { waitUntil: 'networkidle' });
  const count = await shownReviews(page).count();
  await allReviews(page).click();
  // The booking panel answers, and its choice does not touch what still waits.
  const more = page.getByRole('button', { name: panel.more.replace('{ticket}', texts.en.ticket.adult) });
  await more.click();
  await expect(page).toHaveURL(/adult=3/);
  expect(await shownReviews(page).count()).toBe(count);
  release();
  await expect.poll(() => shownReviews(page).count()).toBeGreaterThan(count);
});

test('without the script of the details the page can be read, and a press takes effect once it can be loaded', async ({
  page,
  complaints,
}) => {
  complaints.allow(/product-details/);
  await page.route(DETAILS, (route) => route.abort());
  const failures: string[] = [];
  page.on('requestfailed', (sent) => failures.push(sent.url()));
  await page.goto(`/en${walk}`, { waitUntil: 'networkidle' });
  const count = await shownReviews(page).count();
  await allReviews(page).click();
  await expect.poll(() => failures.some((url) => DETAILS.test(url))).toBe(true);
  await expect(page.locator('#reviews')).toContainText(reviews.verified);
  await expect(page.locator('#meeting')).toBeVisible();
  expect(await shownReviews(page).count()).toBe(count);
  await page.unroute(DETAILS);
  await page.keyboard.press('Tab');
  await expect.poll(() => shownReviews(page).count()).toBeGreaterThan(count);
});

test('a picture that is pressed while the viewer is on its way opens when it has arrived', async ({
  page,
}) => {
  const release = await holdBack(page, VIEWER);
  await page.goto(`/en${walk}`);
  await hydrated(page);
  await firstPicture(page).click();
  await expect(page.locator('.gallery')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a visitor who comes from another page sees the details at once', async ({ page }) => {
  await page.goto('/en/tours/lisbon');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator(`a[href*="${walk}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(walk));
  await expect(page.locator('#reviews')).toContainText(reviews.verified);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  const count = await shownReviews(page).count();
  await allReviews(page).click();
  await expect.poll(() => shownReviews(page).count()).toBeGreaterThan(count);
});
