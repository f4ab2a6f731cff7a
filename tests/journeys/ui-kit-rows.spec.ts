import { expect, test } from '@playwright/test';
import { desktop, openKit, part, phone } from './ui-kit-part.ts';

test.use(desktop);

test('tabs are one stop, and the arrow keys change the panel', async ({ page }) => {
  await openKit(page);
  const tabs = part(page, 'Tabs');
  await tabs.getByRole('tab', { name: 'Upcoming' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Earlier' })).toBeFocused();
  await expect(tabs.getByRole('tabpanel', { name: 'Earlier' })).toHaveText('Earlier: nothing yet');
  await page.keyboard.press('Tab');
  await expect(tabs.getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await expect(tabs.getByRole('tab', { name: 'Organisation', selected: true })).toBeFocused();
});

test('an arrow moves a carousel by one item and the gap of 10, also when pressed twice at once', async ({
  page,
}) => {
  await openKit(page);
  const carousel = part(page, 'Carousel');
  const strip = carousel.getByRole('group', { name: 'Pictures of the trip' });
  const left = () => strip.evaluate((element) => element.scrollLeft);
  const next = carousel.getByRole('button', { name: 'Next' });
  await next.click();
  await expect.poll(left).toBe(266);
  await next.dblclick();
  await expect.poll(left).toBe(3 * 266);
  await carousel.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(left).toBe(2 * 266);
});

test('a carousel is moved by the arrow keys and stops at its ends', async ({ page }) => {
  await openKit(page);
  const carousel = part(page, 'Carousel');
  const strip = carousel.getByRole('group', { name: 'Pictures of the trip' });
  await expect(carousel.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await strip.focus();
  for (let press = 0; press < 9; press += 1) await page.keyboard.press('ArrowRight');
  await expect(carousel.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  const rest = await strip.evaluate((element) => element.scrollWidth - element.clientWidth);
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(rest);
});

test('a carousel has arrows from 1024 px on; below, its stops serve those who cannot swipe', async ({
  page,
}) => {
  await openKit(page);
  const carousel = part(page, 'Carousel');
  const next = carousel.getByRole('button', { name: 'Next' });
  const third = carousel.getByRole('button', { name: /^Show 3 of/ });
  await page.setViewportSize({ width: 1024, height: 844 });
  await expect(next).toBeVisible();
  await expect(third).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 844 });
  await expect(next).toBeHidden();
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'true');
});

test('a disclosure opens by keyboard, renames itself and stays where it was pressed', async ({ page }) => {
  await openKit(page);
  const disclosure = part(page, 'Disclosure');
  const more = disclosure.getByText('SHOW MORE');
  const summary = disclosure.locator('summary');
  await summary.scrollIntoViewIfNeeded();
  const before = await summary.boundingBox();
  await summary.press('Enter');
  await expect(disclosure.getByText('Two glasses of wine')).toBeVisible();
  await expect(more).toBeHidden();
  await expect(disclosure.getByText('SHOW LESS')).toBeVisible();
  expect((await summary.boundingBox())?.y).toBe(before?.y);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the current tab is fully in view, and the page does not scroll sideways', async ({ page }) => {
    await openKit(page);
    const tabs = part(page, 'Tabs');
    await tabs.getByRole('tab', { name: 'Upcoming' }).focus();
    await page.keyboard.press('End');
    const box = await tabs.getByRole('tab', { name: 'Organisation' }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
