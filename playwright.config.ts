import { defineConfig } from '@playwright/test';

const launchOptions = { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' };

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: '.cache/journeys',
  globalSetup: 'tests/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.ASHORE_URL,
    launchOptions,
    screenshot: 'only-on-failure',
    // A trace takes a tenth of the time: `--trace=retain-on-failure` when looking for a fault.
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
