import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const { filters, list } = texts.en;

test.use({ javaScriptEnabled: false });

test('without JavaScript a traveller filters a list by a form, clears it by links and reads it page by page', async ({
  page,
}) => {
  await page.goto('/en/toursAndActivities');
  const side = page.getByRole('complementary', { name: filters.title });
  await side.getByRole('checkbox', { name: 'Culture' }).check();
  await side.getByRole('checkbox', { name: 'Nature' }).check();
  await side.getByRole('textbox', { name: filters.highest }).fill('200');
  await page.getByRole('combobox', { name: list.sort }).selectOption('high');
  await side.getByRole('button', { name: filters.apply }).click();
  await expect(page).toHaveURL(/interest=culture&interest=nature/);
  const chips = page.getByRole('list', { name: filters.chosen });
  await expect(chips).toContainText('Up to €200');
  await expect(side.getByRole('checkbox', { name: 'Nature' })).toBeChecked();
  const prices = await page.locator('.list-results [data-price] strong').allTextContents();
  const numbers = prices.map((price) => Number(price.replace(/[^\d.]/g, '')));
  expect(Math.max(...numbers)).toBeLessThanOrEqual(200);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));

  const names = page.locator('.list-results .card-link');
  const first = await names.allTextContents();
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL(
    '/en/toursAndActivities?interest=culture,nature&priceTo=200&priceIn=EUR&sort=high&page=2',
  );
  expect(await names.allTextContents()).not.toEqual(first);
  await page.locator('a[rel=prev]').click();
  await expect(names).toHaveText(first);

  await chips.getByRole('link', { name: 'Culture' }).click();
  await expect(page).toHaveURL('/en/toursAndActivities?interest=nature&priceTo=200&priceIn=EUR&sort=high');
  await chips.getByRole('link', { name: filters.clear }).click();
  await expect(page).toHaveURL('/en/toursAndActivities?sort=high');
});

test('without JavaScript a page on a phone has the filters under the list, and a link to them @phone @full', async ({
  page,
}) => {
  await page.goto('/en/tours/lisbon');
  await page.getByRole('link', { name: filters.title, exact: true }).tap();
  const side = page.getByRole('complementary', { name: filters.title });
  await expect(side).toBeInViewport();
  await side.getByRole('checkbox', { name: 'Nature' }).check();
  await side.getByRole('button', { name: filters.apply }).tap();
  await expect(page.locator('.list-found')).toHaveText('FOUND 1 tour');
});
