import type { Locator, Page } from '@playwright/test';

/** One component of the internal page, found by its heading. */
export function part(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** The page as it stands for a desktop or a phone, with its fonts: measures taken before them would move. */
export async function openKit(page: Page, width: 390 | 1440 = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto('/en/ui-kit');
  await page.evaluate(() => document.fonts.ready);
}

/** What a scrollbar leaves of the window. */
export async function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.clientWidth);
}
