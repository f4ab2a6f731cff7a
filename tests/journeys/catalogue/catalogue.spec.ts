import { expect, test } from '../../support/journey.ts';
import { languages, texts } from '../../support/texts.ts';

const firstCard = 'main li a[href*="/lisbon/"]';

for (const language of languages) {
  const run = language === 'de' ? '' : ' @full';
  test(`A traveller opens a trip from the list of a place and returns to the list: ${language}${run}`, async ({
    page,
  }) => {
    const { product, bookingPanel: panel, kinds } = texts[language];
    await page.goto(`/${language}/tours/lisbon`);
    await expect(page.getByRole('main').getByText(/\d/).first()).toBeVisible();
    const kindLinks = page.getByRole('main').getByRole('navigation').filter({ hasText: kinds.attractions });
    await expect(kindLinks.getByRole('link', { name: kinds.tours })).toHaveAttribute('aria-current', 'page');

    const card = page.locator(firstCard).first();
    const name = (await card.textContent()) ?? '';
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    for (const title of [panel.who, product.meet, product.cancellation, product.reviews])
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: product.directions })).toHaveAttribute('target', '_blank');

    await page.getByRole('link', { name: kinds.tours }).first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}/tours/lisbon$`));
  });
}

test('A long list has pages, and an empty list of a place shows other trips there', async ({ page }) => {
  const { list } = texts.en;
  await page.goto('/en/toursAndActivities');
  const cards = page.locator('main li .card-link');
  const addresses = () => cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect(cards).toHaveCount(24);
  await page.locator('a[rel=next]').press('Enter');
  await expect(page).toHaveURL(/page=\d$/);
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(48);
  const allAddresses = await addresses();
  expect(new Set(allAddresses).size).toBe(allAddresses.length);
  // Opened by its address, a later page loads alone, with a link to the results before it. The blank page
  // comes first because opening the same address again would be a reload, which restores the earlier
  // position.
  await page.goto('about:blank');
  await page.goto('/en/toursAndActivities?page=2');
  await expect(cards).toHaveCount(24);
  expect(await addresses()).toEqual(allAddresses.slice(24, 48));
  await page.getByRole('link', { name: list.previousMany.replace('{count}', '24') }).press('Enter');
  await expect(cards.first()).toHaveAttribute('href', allAddresses[0] ?? '');
  expect((await addresses()).slice(0, 48)).toEqual(allAddresses.slice(0, 48));

  await page.goto('/en/shore-excursions/kyoto');
  await expect(page.getByText(list.none.replace('{place}', 'in Kyoto'))).toBeVisible();
  await expect(page.getByRole('heading', { name: /(Deals|More) in Kyoto/ })).toBeVisible();
});
