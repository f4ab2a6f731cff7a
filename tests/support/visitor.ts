import { FEWEST_SECONDS } from '@ashore/core/contract/conventions.ts';
import type { Page } from '@playwright/test';

let visitors = 0;

/**
 * The header of an address that no other journey of the run has: 12 bits for the worker of Playwright, 12 for a counter
 * in it. The server limits holds and calls by address, and trusts this header where TRUSTED_PROXIES says so.
 */
export function fromNewAddress(): { 'x-forwarded-for': string } {
  const number = (Number(process.env.TEST_WORKER_INDEX) << 12) + visitors++;
  return { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
}

type UseHeaders = (headers: { [name: string]: string }) => Promise<void>;

/** A fixture for `test.use`: all that a journey sends, by page or by request, comes from an address of its own. */
export const fromOwnAddress = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  extraHTTPHeaders: async ({}, use: UseHeaders) => await use(fromNewAddress()),
};

/** The calls of a page that match the pattern come from an address of their own. */
export async function comeFromElsewhere(page: Page, calls: string): Promise<void> {
  const from = fromNewAddress();
  await page.route(calls, (route) => route.continue({ headers: { ...route.request().headers(), ...from } }));
}

/** Waits as long as people need to write. A form that is filled in faster is treated as sent by a machine. */
export async function writeAsPeopleDo(page: Page): Promise<void> {
  await page.waitForFunction((seconds) => performance.now() > seconds * 1_000, FEWEST_SECONDS);
}
