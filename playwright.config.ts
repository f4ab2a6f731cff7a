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
    // Tracing makes a run a tenth slower. To look for a fault, add `--trace=retain-on-failure`.
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
