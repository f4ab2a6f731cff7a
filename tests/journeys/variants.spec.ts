import { variant as ashore } from '../../variants/ashore/variant.ts';
import { variant as concierge } from '../../variants/concierge/variant.ts';
import { variant as cruiseConcierge } from '../../variants/cruise-concierge/variant.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

const { shell } = texts.en;

test('ashore has the full header: menu, logo, wishlist, cart, language and currency, log-in', async ({
  page,
}) => {
  await page.goto('/en');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: ashore.logo.label })).toBeVisible();
  for (const name of [shell.menu, shell.wishlist, shell.cart]) {
    await expect(header.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(header.getByRole('button', { name: /English, EUR/ })).toBeVisible();
  await expect(header.getByRole('link', { name: shell.logIn })).toBeVisible();
});

for (const variant of [concierge, cruiseConcierge]) {
  test(`${variant.name} has a plain header with nothing but its logo; the rest is in the footer`, async ({
    page,
    servers,
  }) => {
    test.slow();
    await page.goto(`${await servers.urlOf(variant.name)}/en`);
    await expect(page).toHaveTitle(variant.titles.en.home);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: variant.logo.label })).toBeVisible();
    await expect(header.getByRole('button')).toHaveCount(0);
    await expect(header.getByRole('link')).toHaveCount(1);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('group', { name: shell.language })).toBeVisible();
    await expect(footer.getByRole('group', { name: shell.currency })).toBeVisible();
    await expect(footer.getByRole('link', { name: shell.logIn })).toBeVisible();
    await expect(page.getByRole('textbox', { name: shell.emailAddress })).toHaveCount(
      variant.newsletter ? 1 : 0,
    );
  });
}

test('a logo is written alike in every language, and in the dark its drawing is as light as its name', async ({
  page,
  servers,
}) => {
  test.slow();
  const address = await servers.urlOf('concierge');
  await page.emulateMedia({ colorScheme: 'dark' });
  const logo = page.getByRole('banner').getByRole('link', { name: concierge.logo.label });
  for (const locale of ['en', 'zh-Hans']) {
    await page.goto(`${address}/${locale}/faq`);
    await expect(logo).toHaveCSS('text-transform', 'uppercase');
    const ink = await logo.evaluate((link) => getComputedStyle(link).color);
    await expect(logo.locator('circle')).toHaveCSS('stroke', ink);
  }
});

test('concierge opens with a question and trips, and advertises nothing', async ({ page, servers }) => {
  test.slow();
  const { home, find } = texts.en;
  await page.goto(`${await servers.urlOf('concierge')}/en`);
  const main = page.getByRole('main');
  await expect(main.getByRole('combobox', { name: find.labelGuest })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([home.featured]);
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(12);
});

test('cruise-concierge opens with every port, by the part of the world it lies in', async ({
  page,
  servers,
}) => {
  test.slow();
  const { home } = texts.en;
  await page.goto(`${await servers.urlOf('cruise-concierge')}/en`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([home.shoreExcursions, home.featured]);
  const north = main.getByRole('region', { name: home.regionNorth, exact: true });
  const names = await north.locator('.place-row-name').allTextContents();
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  await north.getByRole('link', { name: /^Bergen/ }).click();
  await expect(page).toHaveURL(/\/en\/shore-excursions\/bergen$/);
});

test('each variant looks like itself: paper, accent and letters differ', async ({ page, servers }) => {
  test.slow();
  const looks = new Set<string>();
  for (const variant of [ashore, concierge, cruiseConcierge]) {
    await page.goto(`${variant === ashore ? '' : await servers.urlOf(variant.name)}/en`);
    const look = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { fontFamily, fontWeight, color } = getComputedStyle(heading);
      return [fontFamily, fontWeight, color, getComputedStyle(document.body).backgroundColor].join();
    });
    looks.add(look);
  }
  expect(looks.size).toBe(3);
});
