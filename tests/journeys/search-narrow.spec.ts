import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { withoutPictures } from '../support/suggestions.ts';
import { texts } from '../support/texts.ts';

const { search } = texts.en;

const choice = (page: Page, name: string) =>
  page.getByRole('main').getByRole('combobox', { name, exact: true });
const cards = (page: Page) =>
  page.getByRole('region', { name: search.tours }).getByRole('heading', { level: 3 });

test.beforeEach(({ page }) => withoutPictures(page));

test('what was found is narrowed by choices that stand in the address, and back brings the rest back', async ({
  page,
}) => {
  await page.goto('/en/search?q=lisbon');
  const all = await cards(page).count();
  const kind = choice(page, search.type);
  const option = kind.locator('option[value=attractions]');
  const count = Number(/\((\d+)\)/.exec((await option.textContent()) ?? '')?.[1]);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(all);
  await kind.focus();
  await kind.selectOption('attractions');
  await expect(page).toHaveURL('/en/search?q=lisbon&type=attractions');
  await expect(cards(page)).toHaveCount(count);
  await expect(page.getByText(`${count} of ${all}`)).toBeVisible();
  await expect(kind).toBeFocused();
  await page.goBack();
  await expect(cards(page)).toHaveCount(all);
  await expect(kind).toHaveValue('');
});

test('of many that answer all are narrowed, not only those that are shown', async ({ page }) => {
  await page.goto('/en/search?q=museum');
  const answer = await (await page.request.get('/api/search?query=museum&lang=en&expanded=true')).json();
  expect(answer.tourCount).toBeGreaterThan(24);
  await expect(cards(page)).toHaveCount(24);
  const free = choice(page, search.freeCancellation);
  await free.selectOption('true');
  const { freeCancellation } = answer.filters;
  await expect(page).toHaveURL('/en/search?q=museum&freeCancellation=true');
  await expect(free.locator('option:checked')).toHaveText(`${search.free} (${freeCancellation})`);
  await expect(cards(page)).toHaveCount(Math.min(24, freeCancellation));
});

test('a choice that leaves nothing says so, with the way back', async ({ page }) => {
  await page.goto('/en/search?q=lisbon&priceTo=1&rating=4.5');
  await expect(cards(page)).toHaveCount(0);
  await page.getByText(search.noneLeft).getByRole('link', { name: search.clear }).click();
  await expect(page).toHaveURL('/en/search?q=lisbon');
  await expect(cards(page)).not.toHaveCount(0);
});

test('while another answer is on its way the page says so and keeps the one it has', async ({ page }) => {
  await page.goto('/en/search?q=lisbon');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/search.data*', async (route) => {
    await released;
    await route.continue();
  });
  await choice(page, search.type).selectOption('attractions');
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: texts.en.find.searching }),
  ).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
  release();
  await expect(page).toHaveURL(/type=attractions/);
});

test('what an answer showed and which of it was chosen is noted, with consent', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('extras', JSON.stringify({ version: 1, state: { consent: 'granted' } })),
  );
  await page.goto('/en/search?q=lisbon');
  const noted = () =>
    page.evaluate(() =>
      (
        window as { dataLayer?: { event: string; ecommerce?: { item_list_id: string } }[] }
      ).dataLayer?.flatMap(({ event, ecommerce }) => (ecommerce ? `${event} ${ecommerce.item_list_id}` : [])),
    );
  await expect.poll(noted).toEqual(['view_item_list search']);
  await cards(page).nth(1).getByRole('link').click();
  await expect.poll(noted).toContain('select_item search');
});

test('questions and their answers are kept from search engines', async ({ page }) => {
  await page.goto('/en/search?q=lisbon');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page asks, answers, narrows and leads on', async ({ page }) => {
    await page.goto('/en/search');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.prompt);
    await page.getByRole('banner').getByRole('combobox').fill('lisbon');
    await page.getByRole('banner').getByRole('combobox').press('Enter');
    await expect(page).toHaveURL('/en/search?q=lisbon');
    const all = await cards(page).count();
    await choice(page, search.type).selectOption('attractions');
    await page.getByRole('button', { name: search.apply }).click();
    await expect(page).toHaveURL(/q=lisbon&type=attractions/);
    expect(await cards(page).count()).toBeLessThan(all);
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/attractions\/lisbon\//);
  });
});
