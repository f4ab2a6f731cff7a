import type { Page, TestInfo } from '@playwright/test';
import { VARIANT_NAMES } from '../../variants/variant-schema.ts';
import { expect, test } from '../support/journey.ts';

const widths = [390, 768, 1440];
const schemes = ['light', 'dark'] as const;

/** Taken for people to look at, and attached to the report; a machine sees whether there is anything on them. */
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
  for (const colorScheme of schemes) {
    for (const width of widths) {
      // The rest is looked at before work is called done.
      const tag = variant === 'ashore' && width !== 768 ? [] : ['@full'];
      test(
        `the kit of ${variant}, ${colorScheme}, at ${width} px`,
        { tag },
        async ({ page, servers, baseURL }, testInfo) => {
          test.slow();
          const url = variant === 'ashore' ? (baseURL ?? '') : await servers.urlOf(variant);
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`${url}/ui-kit`);
          await photograph(page, testInfo, `kit-${variant}-${colorScheme}-${width}`);
        },
      );
    }
  }
}
