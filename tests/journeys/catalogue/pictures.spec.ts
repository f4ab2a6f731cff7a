import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').locator('img');
const sized = /\/images\/[a-z0-9-]+-\d+x\d+$/;

/** Whether the first picture has loaded and is not empty. */
const isSeen = (page: Page) =>
  cards(page)
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

// Fallbacks and impressions, one by one: packages/web/src/ui/media/picture-states.test.tsx.

test('Over a slow line a card shows an impression, then its picture in the right size and the smallest format', async ({
  page,
}) => {
  await page.addInitScript(noteShifts);
  const held = Promise.withResolvers<void>();
  await page.route(sized, async (route) => {
    if (!route.request().url().endsWith('-45x30')) await held.promise;
    await route.continue();
  });
  const impression = page.waitForResponse(/-45x30$/);
  const arrived = page.waitForResponse((response) => /\d{3,}x\d+$/.test(response.url()));
  await page.goto('/en', { waitUntil: 'commit' });
  await cards(page).first().scrollIntoViewIfNeeded();
  expect((await impression).ok()).toBe(true);
  expect(await isSeen(page)).toBe(false);
  held.resolve();
  await expect.poll(() => isSeen(page)).toBe(true);
  expect((await arrived).headers()['content-type']).toBe('image/avif');
  const { shown, taken } = await cards(page)
    .first()
    .evaluate((image: HTMLImageElement) => ({
      shown: image.clientWidth * window.devicePixelRatio,
      taken: Number(/-(\d+)x\d+$/.exec(image.currentSrc)?.[1]),
    }));
  expect(taken).toBeGreaterThanOrEqual(shown * 0.8);
  expect(taken).toBeLessThanOrEqual(shown * 2);
  await cards(page).last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.01);
});

/** Adds up how far pictures that arrive move what is there already. */
function noteShifts() {
  Object.assign(window, { moved: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      (window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
