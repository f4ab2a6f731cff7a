import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').locator('img');

/** Whether there is something to see in it. */
const isSeen = (page: Page) =>
  cards(page)
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('a card shows its picture in the size of the card and in the smallest format', async ({ page }) => {
  const arrived = page.waitForResponse(/\/images\/[a-z0-9-]+-\d+x\d+$/);
  await page.goto('/en');
  await cards(page).first().scrollIntoViewIfNeeded();
  expect((await arrived).headers()['content-type']).toBe('image/avif');
  await expect.poll(() => isSeen(page)).toBe(true);
  const { shown, taken } = await cards(page)
    .first()
    .evaluate((image: HTMLImageElement) => ({
      shown: image.clientWidth * window.devicePixelRatio,
      taken: Number(/-(\d+)x\d+$/.exec(image.currentSrc)?.[1]),
    }));
  expect(taken).toBeGreaterThanOrEqual(shown * 0.8);
  expect(taken).toBeLessThanOrEqual(shown * 2);
});

test('where pictures cannot be had, a card shows another one in its place', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|Failed to load resource/);
  await page.route(/\/images\/[a-z0-9-]+-\d+x\d+$/, (route) => route.abort());
  await page.goto('/en');
  await cards(page).first().scrollIntoViewIfNeeded();
  await expect(cards(page).first()).toHaveAttribute('src', '/images/lighthouse.svg');
  await expect(cards(page).first()).not.toHaveAttribute('srcset');
  await expect.poll(() => isSeen(page)).toBe(true);
});

test('over a slow line an impression of the picture fills its box until it is there', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/images\/[a-z0-9-]+-\d+x\d+$/, async (route) => {
    if (!route.request().url().endsWith('-45x30')) await held.promise;
    await route.continue();
  });
  const impression = page.waitForResponse(/-45x30$/);
  await page.goto('/en', { waitUntil: 'commit' });
  await cards(page).first().scrollIntoViewIfNeeded();
  expect((await impression).ok()).toBe(true);
  expect(await isSeen(page)).toBe(false);
  held.resolve();
  await expect.poll(() => isSeen(page)).toBe(true);
});

test('over a quick line no picture is fetched twice', async ({ page }) => {
  await page.goto('/en');
  await cards(page).first().scrollIntoViewIfNeeded();
  await expect.poll(() => isSeen(page)).toBe(true);
  await page.reload();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await cards(page).first().scrollIntoViewIfNeeded();
  await expect.poll(() => isSeen(page)).toBe(true);
  expect(asked.filter((url) => url.endsWith('-45x30'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures are there all the same @phone', async ({ page }) => {
    const arrived = page.waitForResponse(/\/images\/[a-z0-9-]+-\d+x\d+$/);
    await page.goto('/en');
    await cards(page).first().scrollIntoViewIfNeeded();
    expect((await arrived).ok()).toBe(true);
  });
});

test('pictures come without moving what is there already', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = { total: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/en');
  await cards(page).first().scrollIntoViewIfNeeded();
  await expect.poll(() => isSeen(page)).toBe(true);
  await cards(page).last().scrollIntoViewIfNeeded();
  expect(
    await page.evaluate(() => (window as unknown as { moved: { total: number } }).moved.total),
  ).toBeLessThan(0.01);
});
