import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

const { filters, list } = texts.en;
const everything = '/en/toursAndActivities';

const found = (page: Page) => page.getByRole('heading', { level: 1 });
const foundCount = async (page: Page) => Number(((await found(page).textContent()) ?? '').replace(/\D/g, ''));
const side = (page: Page) => page.getByRole('complementary', { name: filters.title });
const box = (page: Page, name: string) => side(page).getByRole('checkbox', { name });
const chips = (page: Page) => page.getByRole('list', { name: filters.chosen });
const cards = (page: Page) => page.locator('.list-results .card-link');
/** By its count: how many a click would leave. */
const promised = async (page: Page, name: string) =>
  Number(/\d+$/.exec((await side(page).locator('label').filter({ hasText: name }).textContent()) ?? '')?.[0]);

test('a list is narrowed, sorted and cleared with the keyboard alone, and says how much is left', async ({
  page,
}) => {
  await page.goto(everything);
  const wine = await promised(page, 'Wine');
  await side(page).locator('summary').first().press('Enter');
  await box(page, 'Wine').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${everything}?interest=wine`);
  await expect(found(page)).toHaveText(new RegExp(`\\b${wine}\\b`));
  await expect(page.getByRole('status').filter({ hasText: String(wine) })).toHaveText(
    (await found(page).textContent()) ?? '',
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

  await chips(page).getByRole('link', { name: 'Wine' }).press('Enter');
  await expect(page).not.toHaveURL(/interest/);
  await expect(found(page), 'the focus is not lost with what had it').toBeFocused();
  await chips(page).getByRole('link', { name: filters.clear }).press('Enter');
  await expect(page).toHaveURL(`${everything}?sort=low`);
  await expect(chips(page)).toHaveCount(0);
});

test('each option says how much it would leave, and leaves that; what would leave nothing cannot be chosen', async ({
  page,
}) => {
  await page.goto('/en/tours/lisbon');
  const none = side(page).locator('label').filter({ hasText: /\D0$/ }).getByRole('checkbox');
  expect(await none.count()).toBeGreaterThan(0);
  for (const option of await none.all()) await expect(option).toBeDisabled();
  const nature = await promised(page, 'Nature');
  await box(page, 'Nature').check();
  await expect(cards(page)).toHaveCount(nature);
});

test('back and forward bring the filters back, and the place one was at', async ({ page }) => {
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

test('an address can be shared: it opens as it was, in another language and in another currency too', async ({
  page,
  request,
}) => {
  await page.goto('/en/toursAndActivities?interest=wine&priceFrom=50&priceTo=100&priceIn=EUR&sort=high');
  const count = await foundCount(page);
  expect(count).toBeGreaterThan(0);
  await expect(chips(page)).toContainText('€50 to €100');

  const friend = await request.get(page.url(), { headers: { cookie: 'currency=JPY' } });
  const shown = await friend.text();
  expect(shown).toMatch(/¥[5-9],\d{3} to JP¥1\d,\d{3}/);
  expect(shown).toContain(`FOUND ${count} `);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/toursAndActivities\?interest=wine&priceFrom=50/);
  await expect(page.getByRole('list', { name: texts.de.filters.chosen })).toContainText('Wein');
  await expect.poll(() => foundCount(page)).toBe(count);
});

test('another currency keeps what is chosen and converts the price that was', async ({ page }) => {
  await page.goto('/en/toursAndActivities?priceTo=60&priceIn=EUR');
  const before = await cards(page).first().textContent();
  await page.getByRole('banner').getByRole('button', { name: /EUR/ }).click();
  const currencies = page.getByRole('group', { name: texts.en.shell.currency });
  await currencies.getByRole('button', { name: /^GBP/ }).click();
  await expect(chips(page)).toContainText(/Up to £5\d/);
  await expect(page.locator('.list-results [data-price] strong').first()).toHaveText(/^£/);
  expect(await cards(page).first().textContent()).toBe(before);
});

test('days are chosen out of a calendar, for so many, and stand in the address', async ({ page }) => {
  await page.goto('/en/toursAndActivities');
  const opener = side(page).getByRole('button', { name: filters.anyDays });
  await opener.press('Enter');
  const panel = page.getByRole('dialog', { name: filters.days });
  await panel.getByRole('button', { name: filters.nextMonth }).press('Enter');
  const days = panel.getByRole('gridcell').getByRole('button');
  const first = await days.nth(9).getAttribute('data-date');
  const last = await days.nth(11).getAttribute('data-date');
  await days.nth(9).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(filters.lastDay)).toBeVisible();
  await days.nth(11).click();
  await expect(panel.getByRole('gridcell', { selected: true })).toHaveCount(3);
  await panel.getByRole('button', { name: filters.more }).click();
  await expectNoAxeFindings(page);
  await panel.getByRole('button', { name: filters.showDays }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(`${everything}?dateFrom=${first}&dateTo=${last}&party=2`);
  await expect(chips(page)).toContainText('2 travellers');
  await expect(side(page).getByRole('button', { name: '2 travellers' })).toBeFocused();
});

test('whoever says how many are coming and no day is asked for one, and nothing of it is lost', async ({
  page,
}) => {
  await page.goto('/en/toursAndActivities');
  await side(page).getByRole('button', { name: filters.anyDays }).press('Enter');
  const panel = page.getByRole('dialog', { name: filters.days });
  await panel.getByRole('button', { name: filters.more }).click();
  await panel.getByRole('button', { name: filters.showDays }).click();
  await expect(panel.getByText(filters.dayMissing.replace('{count}', '2'))).toBeVisible();
  await expectNoAxeFindings(page);
  await panel.getByRole('button', { name: filters.nextMonth }).click();
  await panel.getByRole('gridcell').getByRole('button').nth(9).click();
  await expect(panel.getByText(filters.dayMissing.replace('{count}', '2'))).toBeHidden();
  await panel.getByRole('button', { name: filters.showDays }).click();
  await expect(page).toHaveURL(/dateFrom=[-0-9]+&dateTo=[-0-9]+&party=2$/);
});

test('what more there is to choose from comes above the button that folds it away again', async ({
  page,
}) => {
  await page.goto('/en/toursAndActivities');
  const interests = side(page).getByRole('group', { name: filters.interest });
  await interests.getByText(filters.showMore).click();
  const less = await interests.getByText(filters.showLess).boundingBox();
  const last = await interests.getByRole('checkbox').last().boundingBox();
  expect(less?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
  await interests.getByText(filters.showLess).click();
  await expect(interests.getByRole('checkbox')).toHaveCount(6);
});

test('the day and the party go along to what else there is in the place, and to a trip', async ({ page }) => {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const query = `?dateFrom=${day}&dateTo=${day}&party=3&freeCancellation=true`;
  await page.goto(`/en/tours/rome${query}`);
  const kinds = page.getByRole('navigation', { name: list.kinds.replace('{city}', 'Rome') });
  await kinds.getByRole('link', { name: texts.en.kinds.activities }).click();
  await expect(page).toHaveURL(`/en/activities/rome${query}`);
  await expect(chips(page)).toContainText('3 travellers');

  await page.goto(everything + query);
  await cards(page).first().click();
  await expect(page).toHaveURL(new RegExp(`[?]date=${day}&adult=3$`));
});

test('a price is typed or pulled; all there is narrows nothing', async ({ page }) => {
  await page.goto('/en/tours/lisbon');
  const highest = side(page).getByRole('textbox', { name: filters.highest });
  const bound = await highest.inputValue();
  await highest.fill('90');
  await highest.press('Enter');
  await expect(page).toHaveURL(/\?priceTo=90&priceIn=EUR$/);
  await expect(chips(page)).toContainText('Up to €90');
  await highest.fill(bound);
  await highest.press('Enter');
  await expect(page).toHaveURL(/\/en\/tours\/lisbon$/);
  const handle = side(page).getByRole('slider', { name: filters.lowest });
  await handle.press('ArrowRight');
  await expect(page).toHaveURL(/\?priceFrom=\d+&priceIn=EUR$/);
});

test('nothing fits: what stands in the way is named, and how much there is without it', async ({ page }) => {
  await page.goto('/en/tours/lisbon?interest=nature&timeOfDay=evening&priceTo=30&priceIn=EUR');
  await expect(page.getByRole('heading', { name: list.noneFit })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.goto('/en/tours/lisbon?interest=culture&priceTo=20&priceIn=EUR');
  const way = page.getByRole('main').getByRole('link', { name: /^Without/ });
  await expect(way).toHaveText('Without “Up to €20”: 3 results');
  await way.click();
  await expect(cards(page)).toHaveCount(3);
  await expect(chips(page)).toContainText('Culture');
});

test('one is one, and seven are seven, with nothing after them', async ({ page }) => {
  await page.goto('/en/tours/lisbon?interest=nature');
  await expect(found(page)).toHaveText('FOUND 1 tour');
  await expect(page.locator('a[rel=next]')).toHaveCount(0);
  await page.goto('/de/tours/lisbon?interest=nature');
  await expect(found(page)).toHaveText('1 TOUR GEFUNDEN');
  await page.goto('/en/toursAndActivities?interest=air&instant=true');
  await expect(found(page)).toHaveText('FOUND 7 tours and activities');
  await expect(cards(page)).toHaveCount(7);
  await expect(page.getByRole('navigation', { name: list.pages })).toHaveCount(0);
});
