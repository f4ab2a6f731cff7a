import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { withoutPictures } from '../support/suggestions.ts';
import { texts } from '../support/texts.ts';

const { list, search } = texts.en;
const museums = '/en/search?q=museum';

const tours = (page: Page) => page.getByRole('region', { name: search.tours });
const cards = (page: Page) => tours(page).locator('.card-link');
const next = (page: Page) => tours(page).locator('a[rel=next]');
const addresses = (page: Page) =>
  cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

async function countOf(page: Page, query: string): Promise<number> {
  const answer = await page.request.get(`/api/search?expanded=true&query=${query}`);
  return (await answer.json()).leftCount;
}

test.beforeEach(({ page }) => withoutPictures(page));

test('whoever asks for more finds it beneath, each once, and the address goes along', async ({ page }) => {
  await page.goto(museums);
  const total = await countOf(page, 'museum');
  expect(total).toBeGreaterThan(24);
  await expect(cards(page)).toHaveCount(24);
  // What comes after the tours can be reached: nothing comes by scrolling alone.
  await next(page).scrollIntoViewIfNeeded();
  await expect(next(page)).toHaveText(list.nextMany.replace('{count}', String(Math.min(24, total - 24))));
  const first = await addresses(page);
  await next(page).press('Enter');
  await expect(page).toHaveURL(`${museums}&page=2`);
  await expect(cards(page)).toHaveCount(Math.min(48, total));
  await expect(cards(page).nth(24), 'the focus goes to the first of what came').toBeFocused();
  const all = await addresses(page);
  expect(all.slice(0, 24)).toEqual(first);
  expect(new Set(all).size).toBe(all.length);
});

test('going back finds all that was there, and the place one was at', async ({ page }) => {
  await page.goto(museums);
  await next(page).press('Enter');
  await expect(page).toHaveURL(`${museums}&page=2`);
  const before = await addresses(page);
  const card = cards(page).nth(before.length - 2);
  await card.scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => window.scrollY);
  expect(at).toBeGreaterThan(1_000);
  await card.click();
  await expect(page.getByRole('heading', { name: texts.en.desk.when })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${museums}&page=2`);
  await expect.poll(() => addresses(page)).toEqual(before);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(at);
});

test('what is narrowed has pages of its own, and a choice begins at the first', async ({ page }) => {
  const left = await countOf(page, 'museum&freeCancellation=true');
  expect(left).toBeGreaterThan(24);
  await page.goto(`${museums}&freeCancellation=true&page=2`);
  await expect(cards(page)).toHaveCount(Math.min(24, left - 24));
  await expect(
    tours(page)
      .getByText(`25 to ${Math.min(48, left)} of ${left}`)
      .first(),
  ).toBeVisible();
  await tours(page).locator('a[rel=prev]').click();
  await expect(cards(page)).toHaveCount(Math.min(48, left));
  await expect(page).toHaveURL(`${museums}&freeCancellation=true`);
  await page
    .getByRole('main')
    .getByRole('combobox', { name: search.freeCancellation, exact: true })
    .selectOption('');
  await expect(page).toHaveURL(museums);
  await expect(cards(page)).toHaveCount(24);
});

test('a page that does not come takes nothing away, and comes when it is asked for again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503/);
  await page.goto(museums);
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: '' }));
  await next(page).press('Enter');
  await expect(page.getByText(list.nextFailed)).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await expect(page).toHaveURL(museums);
  await page.unroute('**/api/search?*');
  await next(page).press('Enter');
  await expect(cards(page).nth(24)).toBeFocused();
});

test('an address of no page is not found', async ({ page, complaints }) => {
  complaints.allow(/404/);
  for (const number of ['0', '1', '999', 'x'])
    expect((await page.goto(`${museums}&page=${number}`))?.status(), number).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('further pages are pages, there and back', async ({ page }) => {
    await page.goto(museums);
    const first = await addresses(page);
    expect(first).toHaveLength(24);
    await next(page).click();
    await expect(page).toHaveURL(`${museums}&page=2`);
    const second = await addresses(page);
    expect(second.filter((address) => first.includes(address))).toEqual([]);
    expect(second.length).toBeGreaterThan(0);
    await tours(page).locator('a[rel=prev]').click();
    await expect(page).toHaveURL(museums);
    expect(await addresses(page)).toEqual(first);
  });
});
