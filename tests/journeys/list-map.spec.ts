import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

const { map } = texts.en;
const panelOf = (page: Page) => page.getByRole('region', { name: map.label });
const pinsOf = (page: Page) => page.getByRole('list', { name: map.pins }).getByRole('button');

test('a card marks its pin and a pin its card, and a pin that is pressed says what begins there', async ({
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

test('what lies too close is one pin with a count, and opens as a list; another page of the list has its own pins', async ({
  page,
}) => {
  await page.goto('/en/toursAndActivities');
  await page.getByRole('button', { name: map.map, exact: true }).click();
  const group = pinsOf(page).filter({ hasText: /^\d+$/ }).first();
  const count = Number(await group.textContent());
  await group.press('Enter');
  await expect(panelOf(page).getByRole('link')).toHaveCount(count);
  const shown = await pinsOf(page).evaluateAll((pins) =>
    pins.map((pin) => pin.getBoundingClientRect().toJSON()),
  );
  for (const [at, one] of shown.entries())
    for (const other of shown.slice(at + 1))
      expect(Math.abs(one.x - other.x) > 20 || Math.abs(one.y - other.y) > 20).toBe(true);
});

test('on a phone the map takes the place of the list, and the list that of the map @phone', async ({
  page,
}) => {
  await page.goto('/de/tours/rome');
  await page.getByRole('button', { name: texts.de.map.map, exact: true }).tap();
  await expect(pinsOf(page).or(page.locator('.map-pin')).first()).toBeVisible();
  await expect(page.locator('.list-results')).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: texts.de.map.list, exact: true }).tap();
  await expect(page.locator('.list-results')).toBeVisible();
});

test('on a phone what begins at a pin is seen whole, and whoever comes back from it is on the map again @phone', async ({
  page,
}) => {
  await page.goto('/en/tours/lisbon');
  await page.getByRole('button', { name: map.map, exact: true }).tap();
  await page.locator('.map-pin').last().tap();
  const card = panelOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first();
  await expect(card).toBeVisible();
  const lower = page.getByRole('button', { name: map.list, exact: true });
  const bottomOf = async () => card.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await lower.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(bottomOf).toBeLessThanOrEqual(top);
  await card.getByRole('link').tap();
  await expect(page).toHaveURL(/\/en\/tours\/lisbon\/./);
  await page.goBack();
  await expect(page.locator('.map-pin').first()).toBeVisible();
  await expect(page.locator('.list-results')).toBeHidden();
});

test('where the map cannot be had that is said, and the list stays', async ({ page, complaints }) => {
  complaints.allow(/503/);
  await page.route('**/api/tours/map**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/en/tours/rome');
  await page.getByRole('button', { name: map.map, exact: true }).click();
  await expect(page.getByText(map.failed)).toBeVisible();
  await expect(page.locator('.rack-card').first()).toBeVisible();
});
