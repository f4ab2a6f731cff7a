import { FEWEST_SECONDS } from '@ashore/core/contract/typed-fields.ts';
import type { Page } from '@playwright/test';

/** What this page sends comes from a place of its own: journeys side by side do not use up one another's tries. */
export async function comeFromElsewhere(page: Page, calls: string): Promise<void> {
  const part = () => Math.floor(Math.random() * 256);
  const from = `198.18.${part()}.${part()}`;
  await page.route(calls, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': from } }),
  );
}

/** Who fills in a form quicker than anybody writes is taken for a machine. */
export async function writeAsPeopleDo(page: Page): Promise<void> {
  await page.waitForFunction((seconds) => performance.now() > seconds * 1_000, FEWEST_SECONDS);
}
