import type { Page } from '@playwright/test';

/**
 * Waits until the page reacts to what a visitor does. The page then deletes `window.early`, which records actions before that
 * (`early-actions.ts`). Links navigate without loading documents from then on.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('early' in window));
}

export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
