import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { replacePictures } from '../../support/suggestions.ts';
import { texts } from '../../support/texts.ts';

const { filters, list, plan } = texts.en;
const everything = '/en/toursAndActivities';

const headline = (page: Page) => page.locator('.list-found');
const foundCount = async (page: Page) =>
  Number(((await headline(page).textContent()) ?? '').replace(/\D/g, ''));
const side = (page: Page) => page.getByRole('complementary', { name: filters.title });
const box = (page: Page, name: string) => side(page).getByRole('checkbox', { name });
const chips = (page: Page) => page.getByRole('list', { name: filters.chosen });
const cards = (page: Page) => page.locator('.list-results .card-link');
/** Number of results that an option announces beside its label. */
const promised = async (page: Page, name: string) =>
  Number(/\d+$/.exec((await side(page).locator('label').filter({ hasText: name }).textContent()) ?? '')?.[0]);

test.beforeEach(({ page }) => replacePictures(page));

test('a traveller filters, sorts and clears a list by keyboard, and the page announces the number of results', async ({
  page,
}) => {
  await page.goto(everything);
  const wine = await promised(page, 'Wine');
  await box(page, 'Wine').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${everything}?interest=wine`);
  await expect(headline(page)).toHaveText(new RegExp(`\\b${wine}\\b`));
  await expect(page.getByRole('status').filter({ hasText: String(wine) })).toHaveText(
    (await headline(page).textContent()) ?? '',
  );
  await expect(box(page, 'Wine'), 'the focus stays').toBeFocused();

  await side(page).getByRole('radio', { name: filters.anyDuration }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/duration=(61-240|241-1440)/);
  await page.getByRole('combobox', { name: list.sort }).selectOption('low');
  await expect(page).toHaveURL(/sort=low$/);
  await expect(async () => {
    const prices = await page.locator('.list-results [data-price] strong').allTextContents();
    const numbers = prices.map((price) => Number(price.replace(/[^\d.]/g, '')));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  }).toPass();

  const line = page.getByRole('search').filter({ has: page.locator('.plan-fields') });
  await line.getByRole('button', { name: plan.days, exact: true }).press('Enter');
  const panel = page.getByRole('dialog', { name: filters.days });
  await panel.getByRole('button', { name: filters.nextMonth }).press('Enter');
  await expectNoAxeFindings(page);
  const days = panel.getByRole('gridcell').getByRole('button');
  const first = await days.nth(9).getAttribute('data-date');
  const last = await days.nth(11).getAttribute('data-date');
  await days.nth(9).press('Enter');
  await days.nth(11).press('Enter');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`dateFrom=${first}&dateTo=${last}`));
  await expect(line.getByRole('button', { name: filters.days })).toBeFocused();

  await chips(page).getByRole('link', { name: 'Wine' }).press('Enter');
  await expect(page).not.toHaveURL(/interest/);
  await expect(headline(page), 'the focus is not lost with what had it').toBeFocused();
  await chips(page).getByRole('link', { name: filters.clear }).press('Enter');
  await expect(page).toHaveURL(`${everything}?sort=low`);
  await expect(chips(page)).toHaveCount(0);
});

test('back and forward restore the filters and the scroll position', async ({ page }) => {
  await page.goto(everything);
  const nature = await promised(page, 'Nature');
  await box(page, 'Nature').check();
  await expect(page).toHaveURL(/interest=nature$/);
  await expect(chips(page)).toContainText('Nature');
  await expect.poll(() => foundCount(page)).toBe(nature);
  await page.evaluate(() => window.scrollTo(0, 700));
  await box(page, 'Morning').check();
  await expect(page).toHaveURL(/timeOfDay=morning$/);
  await expect.poll(() => foundCount(page)).toBeLessThan(nature);
  expect(await page.evaluate(() => window.scrollY), 'a filter does not go to the top').toBe(700);

  await page.goBack();
  await expect(page).toHaveURL(/interest=nature$/);
  await expect.poll(() => foundCount(page)).toBe(nature);
  await expect(box(page, 'Morning')).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(everything);
  await expect(box(page, 'Nature')).not.toBeChecked();
  await page.goForward();
  await expect(box(page, 'Nature')).toBeChecked();
  await expect.poll(() => foundCount(page)).toBe(nature);

  await page.getByRole('link', { name: texts.en.shell.home, exact: true }).first().click();
  await expect(page).toHaveURL('/en');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a shared address of a filtered list opens the same list, in another language and currency too', async ({
  page,
}) => {
  await page.goto(`${everything}?interest=wine&priceFrom=50&priceTo=100&priceIn=EUR&sort=high`);
  const count = await foundCount(page);
  expect(count).toBeGreaterThan(0);
  await expect(chips(page)).toContainText('€50 to €100');
  const before = await cards(page).first().textContent();

  await page.getByRole('banner').getByRole('button', { name: /EUR/ }).click();
  const currencies = page.getByRole('group', { name: texts.en.shell.currency });
  await currencies.getByRole('button', { name: /^JPY/ }).click();
  await expect(chips(page)).toContainText(/¥[5-9],\d{3} to JP¥1\d,\d{3}/);
  await expect(page.locator('.list-results [data-price] strong').first()).toHaveText(/¥/);
  expect(await cards(page).first().textContent()).toBe(before);
  expect(await foundCount(page)).toBe(count);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/toursAndActivities\?interest=wine&priceFrom=50/);
  await expect(page.getByRole('list', { name: texts.de.filters.chosen })).toContainText('Wein');
  await expect.poll(() => foundCount(page)).toBe(count);
});

test('an empty list suggests a filter to remove with the exact count, and another kind of trip keeps the filters', async ({
  page,
}) => {
  const query = '?interest=culture&priceTo=20&priceIn=EUR';
  await page.goto(`/en/tours/lisbon${query}`);
  const suggestion = page.getByRole('main').getByRole('link', { name: /^Without/ });
  await expect(suggestion).toHaveText('Without “Up to €20”: 3 results');
  await expectNoAxeFindings(page);
  await suggestion.click();
  await expect(cards(page)).toHaveCount(3);
  await expect(chips(page)).toContainText('Culture');
  const kinds = page.getByRole('navigation', { name: list.kinds.replace('{place}', 'in Lisbon') });
  await kinds.getByRole('link', { name: texts.en.kinds.activities }).click();
  await expect(page).toHaveURL('/en/activities/lisbon?interest=culture');
  await expect(chips(page)).toContainText('Culture');
});
