import type { Locator, Page } from '@playwright/test';

export const desktop = { viewport: { width: 1440, height: 844 } };

/** A real phone's scrollbar takes no room; a narrow desktop window's does. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** One component of the internal page, found by its heading. */
export function part(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** With its fonts, before which measures would move, and awake: a carousel knows its length by script alone. */
export async function openKit(page: Page): Promise<void> {
  await page.goto('/en/ui-kit');
  await page.locator('button[aria-label="Next"][aria-disabled="false"]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}
