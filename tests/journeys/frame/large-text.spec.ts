import { expect, test } from '../../support/journey.ts';

// Travellers who need letters twice as large get longer pages, and never wider ones.

const pages = [
  '/de',
  '/de/toursAndActivities',
  '/de/tours/rome',
  '/de/search?q=stadt',
  '/de/search?q=zzqqxxyy',
];

test('With text at twice its size no home page, list or search result is wider than the screen', async ({
  page,
}) => {
  await test.step('beside filters a headline has at most two lines, and three with large text', async () => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto('/de/toursAndActivities');
    const headline = page.getByRole('heading', { level: 1 });
    const lineHeight = () => headline.evaluate((h1) => Number.parseFloat(getComputedStyle(h1).lineHeight));
    const lines = async () => ((await headline.boundingBox())?.height ?? 0) / (await lineHeight());
    expect(await lines()).toBeLessThan(2.5);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await lines()).toBeLessThan(3.5);
  });
  await test.step('on the narrowest screen the header is one row as wide as the page', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/de/faq');
    const header = page.getByRole('banner');
    await expect(header.getByRole('navigation')).toBeVisible();
    expect((await header.boundingBox())?.height).toBeLessThan(64);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      for (const width of [320, 1000]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(widestPart), path).toBeLessThanOrEqual(width);
      }
    });
});

test('With text at twice its size on a phone nothing covers the headline of home or the filters of a list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  const edges = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return {
      right: (box?.x ?? 0) + (box?.width ?? 0),
      left: box?.x ?? 0,
      top: box?.y ?? 0,
      bottom: (box?.y ?? 0) + (box?.height ?? 0),
    };
  };
  await page.goto('/de');
  await enlarge();
  expect((await edges('.hero-words')).bottom).toBeLessThanOrEqual((await edges('.hero-search')).top);
  await page.goto('/de/tours/rome', { waitUntil: 'networkidle' });
  await enlarge();
  expect((await edges('.list-bar > *:visible')).right).toBeLessThanOrEqual(
    (await edges('.list-map-switch')).left,
  );
});

/** An element that scrolls internally may be wider. Text that extends beyond a clipped edge counts too. */
function widestPart(): number {
  const cards = [...document.querySelectorAll('.rack > .rack-card :is(p, h2, h3, strong, label)')];
  const edges = cards.map((part) => part.getBoundingClientRect().right);
  return Math.floor(Math.max(document.documentElement.scrollWidth, ...edges));
}
