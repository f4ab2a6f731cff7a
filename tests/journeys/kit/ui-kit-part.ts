import type { Locator, Page } from '@playwright/test';

export const desktop = { viewport: { width: 1440, height: 844 } };

/** A scrollbar takes no width on a real phone, but does in a narrow desktop window. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** One component of the internal page, found by its heading. */
export function part(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/**
 * Opens the kit and waits for its fonts and scripts. Fonts change sizes, and only scripts give a carousel its
 * length.
 */
export async function openKit(page: Page): Promise<void> {
  await page.goto('/en/ui-kit');
  await page.locator('button[aria-label="Next"][aria-disabled="false"]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}
