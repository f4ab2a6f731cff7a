import type { Page } from '@playwright/test';
import { variant as ashore } from '../../../variants/ashore/variant.ts';
import { variant as concierge } from '../../../variants/concierge/variant.ts';
import { variant as cruiseConcierge } from '../../../variants/cruise-concierge/variant.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const { find, fleet, home, shell } = texts.en;

test('Each white-label has its own header, home page, background and headline', async ({ page, servers }) => {
  // Two more servers start.
  test.setTimeout(240_000);
  const looks = new Set<string>();
  const main = page.getByRole('main');

  await test.step('ashore has menu, logo, wishlist, cart, language and currency, login', async () => {
    await page.goto('/en');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: ashore.displayName })).toBeVisible();
    for (const name of [shell.menu, shell.wishlist, shell.cart])
      await expect(header.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(header.getByRole('button', { name: /English, EUR/ })).toBeVisible();
    await expect(header.getByRole('link', { name: shell.logIn })).toBeVisible();
    looks.add(await lookOf(page));
  });

  await test.step('concierge has a question and tours, and no advertisement', async () => {
    const url = await servers.urlOf(concierge.name);
    await page.goto(`${url}/en`);
    await expectPlainHeader(page, concierge);
    await expect(main.getByRole('combobox', { name: find.labelGuest })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([home.featured]);
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(12);
    looks.add(await lookOf(page));
    // Its logo is written alike in every language, and in the dark its drawing is as light as its name.
    await page.emulateMedia({ colorScheme: 'dark' });
    const logo = page.getByRole('banner').getByRole('link', { name: concierge.displayName });
    for (const locale of ['en', 'zh-Hans']) {
      await page.goto(`${url}/${locale}/faq`);
      await expect(logo).toHaveCSS('text-transform', 'uppercase');
      const ink = await logo.evaluate((link) => getComputedStyle(link).color);
      await expect(logo.locator('circle')).toHaveCSS('stroke', ink);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('cruise-concierge leads with the sailing, and lists every port by region', async () => {
    await page.goto(`${await servers.urlOf(cruiseConcierge.name)}/en`);
    await expectPlainHeader(page, cruiseConcierge);
    looks.add(await lookOf(page));
    const steps = [fleet.line, fleet.ship, fleet.sailing].map((step) => new RegExp(`${step}$`));
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      ...steps,
      home.shoreExcursions,
      home.featured,
    ]);
    const north = main.getByRole('region', { name: home.regionNorth, exact: true });
    const names = await north.locator('.place-row-name').allTextContents();
    expect(names.length).toBeGreaterThan(5);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    await north.getByRole('link', { name: /^Bergen/ }).click();
    await expect(page).toHaveURL(/\/en\/shore-excursions\/bergen$/);
  });

  expect(looks.size).toBe(3);
});

/** Expects a header with only the logo, and language, currency and login in the footer. */
async function expectPlainHeader(page: Page, variant: typeof concierge | typeof cruiseConcierge) {
  await expect(page).toHaveTitle(variant.titles.en.home.replace('{name}', variant.displayName));
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: variant.displayName })).toBeVisible();
  await expect(header.getByRole('button')).toHaveCount(0);
  await expect(header.getByRole('link')).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('group', { name: shell.language })).toBeVisible();
  await expect(footer.getByRole('group', { name: shell.currency })).toBeVisible();
  await expect(footer.getByRole('link', { name: shell.logIn })).toBeVisible();
  // The form of the newsletter loads when its section comes near.
  const newsletter = page.getByRole('region', { name: shell.newsletterTitle });
  await expect(newsletter).toHaveCount(variant.newsletter ? 1 : 0);
  if (!variant.newsletter) return;
  await newsletter.scrollIntoViewIfNeeded();
  await expect(newsletter.getByRole('textbox', { name: shell.emailAddress })).toBeVisible();
}

function lookOf(page: Page) {
  return page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { fontFamily, fontWeight, color } = getComputedStyle(heading);
    return [fontFamily, fontWeight, color, getComputedStyle(document.body).backgroundColor].join();
  });
}
