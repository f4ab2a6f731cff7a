import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { languages, texts } from '../support/texts.ts';

/** A trip of Lisbon by the beginning of its address, in this language. */
async function openTrip(page: Page, language: string, beginning = 'alfama-on-foot'): Promise<void> {
  await page.goto(`/${language}/tours/lisbon`);
  const link = page.locator(`main a[href*="/lisbon/${beginning}"]`).first();
  await page.goto((await link.getAttribute('href')) ?? '');
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

for (const language of languages) {
  test(`a trip says where one meets, what comes back, and what else there is, in ${language}`, async ({
    page,
  }) => {
    const { product, refund, features, meet, ride } = texts[language];
    await openTrip(page, language);
    const meeting = page.getByRole('region', { name: product.meet });
    await expect(meeting.locator('svg').first()).toBeVisible();
    await expect(meeting.getByRole('link', { name: product.directions }).first()).toHaveAttribute(
      'rel',
      /noopener/,
    );
    await expect(meeting.getByRole('link', { name: meet.onStreetMap })).toHaveAttribute('target', '_blank');
    const plans = page.getByRole('region', { name: product.cancellation });
    await expect(plans.getByRole('listitem')).toHaveCount(2);
    await expect(plans).toContainText(refund.operator);
    await expect(page.getByRole('region', { name: features.supplier })).toBeVisible();
    await page.getByText(features.more, { exact: true }).click();
    await expect(page.getByRole('heading', { name: product.know })).toBeVisible();
    await meeting.getByText(ride.title).first().click();
    await meeting.getByRole('radio', { name: ride.airport }).check();
    await expectNoAxeFindings(page);
  });
}

test('no map asks anybody for anything: the drawing came with the page', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  await openTrip(page, 'en');
  await page.getByRole('region', { name: texts.en.product.meet }).scrollIntoViewIfNeeded();
  await expect(page.getByText('São Jorge Castle').first()).toBeVisible();
  expect(foreign).toEqual([]);
});

test('a ride is asked for by kind, checked when a field is left, and kept while one looks at another kind', async ({
  page,
}) => {
  const { ride } = texts.en;
  await openTrip(page, 'en');
  await page.getByText(ride.title).first().click();
  await page.getByRole('radio', { name: ride.hotel }).check();
  await page.getByLabel(ride.hotelName, { exact: true }).last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText(ride.hotelNameMissing)).toBeVisible();
  await page.getByLabel(ride.address).fill('Rua das Flores 1');
  await page.getByRole('radio', { name: ride.ship }).check();
  await expect(page.getByLabel(ride.shipName)).toBeVisible();
  await expect(page.getByText(ride.wish)).toBeVisible();
  await page.getByRole('radio', { name: ride.hotel }).check();
  await expect(page.getByLabel(ride.address)).toHaveValue('Rua das Flores 1');
});

test('a ride that is not told in full is asked for before anything is held, and then goes with the quote', async ({
  page,
}) => {
  // Three documents, one of them behind another.
  test.setTimeout(90_000);
  const { ride, desk, checkout } = texts.en;
  await openTrip(page, 'en');
  const code = new URL(page.url()).pathname.slice(-8);
  const details = await (await page.request.get(`/api/tours/${code}`)).json();
  await page.goto(`${page.url()}?date=${details.availability.availableDates[20]}&adult=1`);
  await page.getByText(ride.title).first().click();
  await page.getByRole('radio', { name: ride.ship }).check();

  const button = page.getByRole('button', { name: new RegExp(desk.hold.split(' ', 1)[0] ?? '') }).first();
  await button.click();
  const ship = page.getByLabel(ride.shipName);
  await expect(ship).toBeFocused();
  await expect(page.getByText(ride.shipNameMissing)).toBeVisible();

  await ship.fill('Aurora');
  const [quote] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/quote')),
    button.click(),
  ]);
  expect(quote.postDataJSON().ride).toEqual({
    kind: 'ship',
    direction: 'to-start',
    shipName: 'Aurora',
    terminal: '',
    allAboard: null,
  });
  await expect(page).toHaveURL(/\/checkout\/personal_info/);
  await expect(
    page.getByText(`${ride.ship} ${ride.toStart} Aurora`).filter({ visible: true }).first(),
  ).toBeVisible();
  // Who comes back to change something has not lost it.
  await page.getByRole('link', { name: checkout.change }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByText(ride.title).first().click();
  await expect(page.getByLabel(ride.shipName)).toHaveValue('Aurora');
});

test('deals of the city are gone through with the arrows, keep who sent the visitor, and lead to the list', async ({
  page,
  complaints,
}) => {
  // A partner of whom we have no logo.
  complaints.allow(/affiliate-harbour-guide/);
  const { deals } = texts.en;
  await openTrip(page, 'en');
  const here = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto(`${page.url()}?affiliate=harbour-guide`);
  const section = page.getByRole('region', { name: fill(deals.title, { city: 'Lisbon' }) });
  const strip = section.getByRole('group');
  const cards = strip.getByRole('listitem');
  expect(await cards.count()).toBeGreaterThan(1);
  await expect(strip.getByRole('link', { name: here ?? '', exact: true })).toHaveCount(0);
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', /\?affiliate=harbour-guide$/);
  const places = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
  await section.getByRole('button', { name: deals.next }).click();
  // By one card and the gap after it, or to the end of the row.
  const rest = await strip.evaluate((element) => element.scrollWidth - element.clientWidth);
  const step = Math.round(Math.min((places[1] ?? 0) - (places[0] ?? 0), rest));
  await expect.poll(() => strip.evaluate((element) => Math.round(element.scrollLeft))).toBe(step);
  await section.getByRole('link', { name: deals.more }).click();
  await expect(page).toHaveURL(/\/en\/tours\/lisbon\?affiliate=harbour-guide$/);
});

test('a heart saves a trip in this browser; it is found in the header, can be undone and taken off', async ({
  page,
}) => {
  const { shell } = texts.en;
  await page.goto('/en/tours/lisbon');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') })
    .first();
  const name = (await card.locator('h2').textContent()) ?? '';
  const save = card.getByRole('button', { name: fill(shell.save, { name }) });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const toast = page.getByRole('status').filter({ hasText: shell.saved });
  await toast.getByRole('button', { name: shell.undo }).click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();

  await page.reload();
  await page.getByRole('button', { name: /^Wishlist: 1 trip$/ }).click();
  const panel = page.getByRole('dialog', { name: shell.wishlist });
  await expect(panel.getByRole('link', { name })).toBeVisible();
  await expectNoAxeFindings(page);
  await panel.getByRole('button', { name: fill(shell.unsave, { name }) }).click();
  await expect(panel.getByText(shell.wishlistEmpty)).toBeVisible();
});

test('what was looked at is found again below another trip, and forgotten when one says so', async ({
  page,
}) => {
  const { recent } = texts.en;
  await openTrip(page, 'en');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect.poll(() => page.evaluate(() => localStorage.getItem('extras'))).toContain('recent":["');
  await openTrip(page, 'en', 'evora');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const section = page.getByRole('region', { name: recent.title });
  await expect(section.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(2);
  await section.getByRole('button', { name: recent.forget }).click();
  await expect(section).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('extras'))).toContain('recent":[]');
});

test('a link is copied where nothing can be shared, with the day and the party and nothing else', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/affiliate-harbour-guide/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { share } = texts.en;
  await openTrip(page, 'en');
  const { pathname } = new URL(page.url());
  await page.goto(`${page.url()}?date=2030-01-05&adult=2&affiliate=harbour-guide`);
  await page.getByRole('button', { name: share.share }).click();
  await expect(page.getByRole('status').filter({ hasText: share.copied })).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname).toBe(pathname);
  expect(copied.searchParams.get('adult')).toBe('2');
  expect(copied.searchParams.has('affiliate')).toBe(false);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a trip says all of it, and offers nothing that cannot work', async ({ page }) => {
    const { product, ride, features, share } = texts.en;
    await openTrip(page, 'en');
    await expect(page.getByRole('region', { name: product.meet }).locator('svg').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'If it rains' })).toBeVisible();
    await expect(page.getByText(ride.title).first()).toBeHidden();
    await expect(page.getByRole('button', { name: share.share })).toBeHidden();
    await page.getByText(features.more, { exact: true }).click();
    await expect(page.getByRole('heading', { name: product.know })).toBeVisible();
  });
});
