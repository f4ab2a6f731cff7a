import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const { map } = texts.en;
const panelOf = (page: Page) => page.getByRole('region', { name: map.label });
const pinsOf = (page: Page) => page.getByRole('list', { name: map.pins }).getByRole('button');

test('a card and its pin highlight each other, and pressing a pin shows the trips that start there', async ({
  page,
}) => {
  await page.goto('/en/tours/rome');
  await page.getByRole('button', { name: map.map, exact: true }).click();
  const card = page.locator('.rack-card').first();
  const name = (await card.getByRole('link').textContent()) ?? '';
  const pin = pinsOf(page).and(page.getByRole('button', { name }));
  await expect(pin).toBeVisible();
  await card.hover();
  await expect(pin).toHaveAttribute('data-marked', 'true');
  await pin.focus();
  await expect(card).toHaveAttribute('data-marked', '');
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('link', { name })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(panelOf(page).getByRole('link')).toHaveCount(0);
});

test('on a phone the map replaces the list, shows each pin whole, and is open again after going back @phone', async ({
  page,
}) => {
  const words = texts.de.map;
  const panel = page.getByRole('region', { name: words.label });
  await page.goto('/de/tours/lisbon');
  await page.getByRole('button', { name: words.map, exact: true }).tap();
  await expect(page.locator('.map-pin').first()).toBeVisible();
  await expect(page.locator('.list-results')).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoAxeFindings(page);
  await page.locator('.map-pin').last().tap();
  const card = panel
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first();
  await expect(card).toBeVisible();
  const back = page.getByRole('button', { name: words.list, exact: true });
  const topOf = async () => card.evaluate((element) => element.getBoundingClientRect().top);
  const bottom = await back.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(topOf, 'the button covers no card').toBeGreaterThanOrEqual(bottom);
  await card.getByRole('link').tap();
  await expect(page).toHaveURL(/\/de\/tours\/lisbon\/./);
  await page.goBack();
  await expect(page.locator('.map-pin').first()).toBeVisible();
  await expect(page.locator('.list-results')).toBeHidden();
  await page.getByRole('button', { name: words.list, exact: true }).tap();
  await expect(page.locator('.list-results')).toBeVisible();
});
