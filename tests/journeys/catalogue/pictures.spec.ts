import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').locator('img');
const sized = /\/images\/[a-z0-9-]+-\d+x\d+$/;

/** Whether the first picture has loaded and is not empty. */
const hasLoaded = (page: Page) =>
  cards(page)
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

// Fallbacks and blurred previews, one by one: packages/web/src/ui/media/picture-states.test.tsx.

test('Over a slow connection a card shows a blurred preview, then its picture in the right size and the smallest format', async ({
  page,
}) => {
  await page.addInitScript(recordLayoutShift);
  const releaseImages = Promise.withResolvers<void>();
  await page.route(sized, async (route) => {
    if (!route.request().url().endsWith('-45x30')) await releaseImages.promise;
    await route.continue();
  });
  const blurredPreview = page.waitForResponse(/-45x30$/);
  const fullImage = page.waitForResponse((response) => /\d{3,}x\d+$/.test(response.url()));
  await page.goto('/en', { waitUntil: 'commit' });
  await cards(page).first().scrollIntoViewIfNeeded();
  expect((await blurredPreview).ok()).toBe(true);
  expect(await hasLoaded(page)).toBe(false);
  releaseImages.resolve();
  await expect.poll(() => hasLoaded(page)).toBe(true);
  expect((await fullImage).headers()['content-type']).toBe('image/avif');
  const { displayedWidth, loadedWidth } = await cards(page)
    .first()
    .evaluate((image: HTMLImageElement) => ({
      displayedWidth: image.clientWidth * window.devicePixelRatio,
      loadedWidth: Number(/-(\d+)x\d+$/.exec(image.currentSrc)?.[1]),
    }));
  expect(loadedWidth).toBeGreaterThanOrEqual(displayedWidth * 0.8);
  expect(loadedWidth).toBeLessThanOrEqual(displayedWidth * 2);
  await cards(page).last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.01);
});

/** Adds up the layout shift that arriving images cause. */
function recordLayoutShift() {
  Object.assign(window, { moved: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      (window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
