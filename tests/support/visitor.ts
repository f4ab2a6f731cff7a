import { MIN_FORM_SECONDS } from '@ashore/core/contract/conventions.ts';
import type { Page } from '@playwright/test';

let usedAddresses = 0;

/**
 * A header with a client address that no other journey of the run has: 12 bits for the Playwright worker, 12 bits for
 * a counter in the worker. The server limits holds and calls by address, and trusts this header if TRUSTED_PROXIES contains the sender.
 */
export function newClientAddressHeader(): { 'x-forwarded-for': string } {
  const number = (Number(process.env.TEST_WORKER_INDEX) << 12) + usedAddresses++;
  return { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
}

type UseHeaders = (headers: { [name: string]: string }) => Promise<void>;

/** A fixture for `test.use`: everything that a journey sends, by page or by request, has the journey's own client address. */
export const ownClientAddress = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  extraHTTPHeaders: async ({}, use: UseHeaders) => await use(newClientAddressHeader()),
};

/** Gives the calls of a page that match the pattern another client address. */
export async function useOtherClientAddress(page: Page, calls: string): Promise<void> {
  const from = newClientAddressHeader();
  await page.route(calls, (route) => route.continue({ headers: { ...route.request().headers(), ...from } }));
}

/** Waits as long as people need to write. A form that is filled in faster is treated as sent by a machine. */
export async function waitOutMinimumFormTime(page: Page): Promise<void> {
  await page.waitForFunction((seconds) => performance.now() > seconds * 1_000, MIN_FORM_SECONDS);
}
