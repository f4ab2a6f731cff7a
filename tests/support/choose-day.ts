import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * Moves the keyboard focus from the calendar's focused day to another one, first by months and then by days.
 */
export async function goToDay(page: Page, date: string): Promise<void> {
  const focused = page.getByRole('grid').locator('button:focus');
  const at = async () => (await focused.getAttribute('data-date')) ?? '';
  await expect(focused).toHaveCount(1);
  for (let turns = 0; (await at()).slice(0, 7) < date.slice(0, 7) && turns < 13; turns += 1) {
    const before = await at();
    await page.keyboard.press('PageDown');
    await expect(focused).not.toHaveAttribute('data-date', before);
  }
  for (let steps = 0; (await at()) !== date && steps < 31; steps += 1) {
    const before = await at();
    await page.keyboard.press(before < date ? 'ArrowRight' : 'ArrowLeft');
    await expect(focused).not.toHaveAttribute('data-date', before);
  }
  expect(await at()).toBe(date);
}
