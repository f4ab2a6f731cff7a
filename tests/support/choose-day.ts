import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * Moves the keyboard focus from the calendar's focused day to another one, first by months and then by days.
 */
export async function goToDay(page: Page, date: string): Promise<void> {
  const focusedDay = page.getByRole('grid').locator('button:focus');
  const focusedDate = async () => (await focusedDay.getAttribute('data-date')) ?? '';
  await expect(focusedDay).toHaveCount(1);
  for (
    let turnCount = 0;
    (await focusedDate()).slice(0, 7) < date.slice(0, 7) && turnCount < 13;
    turnCount += 1
  ) {
    const dateBefore = await focusedDate();
    await page.keyboard.press('PageDown');
    await expect(focusedDay).not.toHaveAttribute('data-date', dateBefore);
  }
  for (let stepCount = 0; (await focusedDate()) !== date && stepCount < 31; stepCount += 1) {
    const dateBefore = await focusedDate();
    await page.keyboard.press(dateBefore < date ? 'ArrowRight' : 'ArrowLeft');
    await expect(focusedDay).not.toHaveAttribute('data-date', dateBefore);
  }
  expect(await focusedDate()).toBe(date);
}

/**
 * Turns a calendar to the month of a date. It opens at the first month with an available day: near the end of a month that
 * is the next one.
 */
export async function turnToMonthOf(date: string, calendar: Locator, nextMonth: Locator): Promise<void> {
  // The first days of the grid may belong to the month before.
  const tenthDay = calendar.locator('[data-date]').nth(10);
  const shownDate = async () => (await tenthDay.getAttribute('data-date')) ?? '';
  await expect(tenthDay).toBeVisible();
  for (let turn = 0; (await shownDate()).slice(0, 7) < date.slice(0, 7) && turn < 13; turn += 1) {
    const dateBefore = await shownDate();
    await nextMonth.click();
    await expect(tenthDay).not.toHaveAttribute('data-date', dateBefore);
  }
}
