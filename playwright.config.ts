import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Without its process for graphics cards, which these machines do not have, a journey takes a tenth less time. */
const withoutGraphicsCard = ['--disable-gpu', '--disable-gpu-compositing'];
/**
 * Most journeys do not look at pictures. The browser then leaves them out, because making, loading and drawing them
 * takes a sixth of the processor time of all journeys.
 */
const withoutPictures = {
  executablePath,
  args: [...withoutGraphicsCard, '--blink-settings=imagesEnabled=false'],
};
const withPictures = { launchOptions: { executablePath, args: withoutGraphicsCard } };
const aboutPictures = ['catalogue/pictures.spec.ts', 'frame/without-scripts.spec.ts', 'kit/*.spec.ts'].map(
  (file) => `**/${file}`,
);

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: '.cache/journeys',
  globalSetup: 'tests/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // No journey waits so long on purpose. The limits are for machines that do much else at the same time.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  // A fault in a page that all journeys need would otherwise make each of them wait that long.
  maxFailures: 20,
  use: {
    baseURL: process.env.ASHORE_URL,
    launchOptions: withoutPictures,
    // Drawing transitions takes a seventh of the time. Journeys about motion turn it on again.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Tracing makes a run a tenth slower. To look for a fault, add `--trace=retain-on-failure`.
  },
  projects: [
    { name: 'desktop', testIgnore: aboutPictures, grepInvert: /@phone/, use: desktop },
    { name: 'phone', testIgnore: aboutPictures, grep: /@phone/, use: phone },
    {
      name: 'desktop with pictures',
      testMatch: aboutPictures,
      grepInvert: /@phone/,
      use: { ...desktop, ...withPictures },
    },
    {
      name: 'phone with pictures',
      testMatch: aboutPictures,
      grep: /@phone/,
      use: { ...phone, ...withPictures },
    },
  ],
});
