import { expect, test } from '../support/journey.ts';

// Whoever needs letters twice as large gets longer pages, and never wider ones.

const pages = ['/de/toursAndActivities', '/de/tours/rome', '/de/search?q=stadt', '/de/search?q=zzqqxxyy'];

for (const width of [320, 1000]) {
  test(`with letters twice the size no list and no answer is wider than ${width} px`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      expect.soft(await page.evaluate(widestPart), path).toBeLessThanOrEqual(width);
    }
  });
}

test('beside large filters a headline keeps its words whole', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/de/toursAndActivities');
  const headline = page.getByRole('heading', { level: 1 });
  const lineOf = () => headline.evaluate((h1) => Number.parseFloat(getComputedStyle(h1).lineHeight));
  const lines = async () => ((await headline.boundingBox())?.height ?? 0) / (await lineOf());
  expect(await lines()).toBeLessThan(2.5);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await lines()).toBeLessThan(3.5);
});

test('on the narrowest screen all of the header stands in one row, and ends where the page does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/de/faq');
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation')).toBeVisible();
  expect((await header.boundingBox())?.height).toBeLessThan(64);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

/** What scrolls within itself may be as wide as it is; text that sticks out of a cut edge counts too. */
function widestPart(): number {
  const cards = [...document.querySelectorAll('.rack > .rack-card :is(p, h2, h3, strong, label)')];
  const edges = cards.map((part) => part.getBoundingClientRect().right);
  return Math.floor(Math.max(document.documentElement.scrollWidth, ...edges));
}
