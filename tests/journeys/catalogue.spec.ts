import { expect, test } from '../support/journey.ts';
import { languages, texts } from '../support/texts.ts';

const firstCard = 'main li a[href*="/lisbon/"]';

for (const language of languages) {
  test(`from the list of a place to a trip and back, in ${language}`, async ({ page }) => {
    const { product, desk, kinds, list } = texts[language];
    await page.goto(`/${language}/tours/lisbon`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d/);
    const kindsThere = page.getByRole('main').getByRole('navigation').filter({ hasText: kinds.attractions });
    await expect(kindsThere.getByRole('link', { name: kinds.tours })).toHaveAttribute('aria-current', 'page');

    const card = page.locator(firstCard).first();
    const name = (await card.textContent()) ?? '';
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    for (const title of [desk.who, product.meet, product.cancellation, product.reviews])
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: product.directions })).toHaveAttribute('target', '_blank');

    await page.getByRole('link', { name: kinds.tours }).first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}/tours/lisbon$`));
    expect(list.in).toContain('{city}');
  });
}

test('an old address of a trip leads to its page, whatever stands before its code', async ({ page }) => {
  await page.goto('/en/tours/lisbon');
  const path = new URL((await page.locator(firstCard).first().getAttribute('href')) ?? '', page.url())
    .pathname;
  const code = path.slice(-8);
  for (const old of [`/en/tourz/rome/${code}`, `/en/tours/old-name-${code}`, `/en/a/b/c/${code}`]) {
    await page.goto(old);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('a long list is gone through page by page', async ({ page }) => {
  const { list } = texts.en;
  await page.goto('/en/toursAndActivities');
  const cards = page.locator('main li .card-link');
  const addresses = () => cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect(cards).toHaveCount(24);
  await page.locator('a[rel=next]').press('Enter');
  await expect(page).toHaveURL(/page=\d$/);
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(48);
  const all = await addresses();
  expect(new Set(all).size).toBe(all.length);
  // By its address a later page comes alone, with the way to what is before it.
  // From elsewhere: to come to the same address again is to reload, which finds the place one was at.
  await page.goto('about:blank');
  await page.goto('/en/toursAndActivities?page=2');
  await expect(cards).toHaveCount(24);
  expect(await addresses()).toEqual(all.slice(24, 48));
  await page.getByRole('link', { name: list.previousMany.replace('{count}', '24') }).press('Enter');
  await expect(cards.first()).toHaveAttribute('href', all[0] ?? '');
  expect((await addresses()).slice(0, 48)).toEqual(all.slice(0, 48));
});

test('a kind of trip that a place has not got says so, and shows what else there is', async ({ page }) => {
  const { deals, list } = texts.en;
  await page.goto('/en/shore-excursions/kyoto');
  await expect(page.getByText(list.none.replace('{city}', 'Kyoto'))).toBeVisible();
  await expect(page.getByRole('heading', { name: deals.title.replace('{city}', 'Kyoto') })).toBeVisible();
});
