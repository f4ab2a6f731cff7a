import type { Page, TestInfo } from '@playwright/test';
import { VARIANT_NAMES } from '../../../variants/variant-schema.ts';
import { expect, test } from '../../support/journey.ts';

const widths = [390, 768, 1440];
const schemes = ['light', 'dark'] as const;

/** Attaches a screenshot to the report for review. The test checks that the page is not empty and not too wide. */
async function photograph(page: Page, testInfo: TestInfo, name: string) {
  await page.evaluate(() => document.fonts.ready);
  const path = testInfo.outputPath(`${name}.png`);
  const picture = await page.screenshot({ path, fullPage: true });
  await testInfo.attach(name, { path, contentType: 'image/png' });
  // An empty page of this size is a few kilobytes.
  expect(picture.length).toBeGreaterThan(100_000);
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(wide, 'nothing sticks out sideways').toBeLessThanOrEqual(room);
}

for (const variant of VARIANT_NAMES) {
  // The full run before a release includes the white-labels.
  const tag = variant === 'ashore' ? '@ci' : '@full';
  test(
    `The component showroom of ${variant} is never wider than the screen, in both colour schemes`,
    { tag },
    async ({ page, servers, baseURL }, testInfo) => {
      test.slow();
      const url = variant === 'ashore' ? (baseURL ?? '') : await servers.urlOf(variant);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${url}/ui-kit`);
      for (const width of widths)
        for (const colorScheme of schemes) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          await photograph(page, testInfo, `kit-${variant}-${colorScheme}-${width}`);
        }
    },
  );
}
