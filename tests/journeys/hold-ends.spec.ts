import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { filled, holdTrip, many, spotsLeft, trip } from '../support/holds.ts';
import { expect } from '../support/journey.ts';
import { test } from '../support/own-shop.ts';
import { languages, texts } from '../support/texts.ts';

const { checkout, hold, shell } = texts.en;

// Each goes through two documents and a database.
test.beforeEach(() => test.setTimeout(90_000));

const ended = (page: Page, title = hold.endedTitle) => page.getByRole('dialog', { name: title });

for (const language of languages) {
  test(`whose time is over is taken to the trip, told what is free, and holds it again: ${language}`, async ({
    page,
    shop,
  }) => {
    const words = texts[language];
    await page.clock.install();
    const quote = await holdTrip(page, { language, base: shop.url });
    await shop.endHold(quote.cartId);
    await page.clock.fastForward('15:05');
    const dialog = ended(page, words.hold.endedTitle);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${language}${trip}\\?date=${quote.queryDate}&adult=2`));
    await expect(dialog.getByRole('status')).toHaveText(/\d/);
    await expectNoAxeFindings(page);
    const again = dialog.getByRole('button', { name: filled(many(words.hold.again), { count: 2 }) });
    await expect(again).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/new\/checkout\/personal_info$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.traveller.contactTitle);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(trip));
    await expect(ended(page, words.hold.endedTitle)).toBeHidden();
  });
}

test('whoever rather chooses another date or time is led there, on a walk of one start a day to the calendar, with day and party as they were; told once is enough', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  const quote = await holdTrip(page, { base: shop.url });
  await shop.endHold(quote.cartId);
  await page.clock.fastForward('15:05');
  await ended(page).getByRole('button', { name: hold.otherStart }).click();
  await expect(ended(page)).toBeHidden();
  await expect(page.locator('#when').locator(':focus')).toHaveCount(1);
  expect(new URL(page.url()).searchParams.get('adult')).toBe('2');
  expect(new URL(page.url()).searchParams.get('date')).toBe(quote.queryDate);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(quote.tourName);
  await expect(ended(page)).toBeHidden();
});

test('where holding again costs something else, that is read before one goes on', async ({ page, shop }) => {
  await page.clock.install();
  const quote = await holdTrip(page, { base: shop.url });
  await page.goto(`${shop.url}/en${trip}`);
  await page.getByRole('banner').getByRole('button', { name: /EUR/ }).click();
  await page.getByRole('group', { name: shell.currency }).getByRole('button', { name: /^JPY/ }).click();
  await expect(page.locator('[data-price]').first()).toContainText('¥');
  await shop.endHold(quote.cartId);
  await page.clock.fastForward('15:05');
  await ended(page)
    .getByRole('button', { name: filled(many(hold.again), { count: 2 }) })
    .click();
  await expect(ended(page).getByRole('alert')).toHaveText(/¥[\d,]+ now, before it was €\d/);
  await expect(page).toHaveURL(new RegExp(trip));
  await ended(page)
    .getByRole('button', { name: /^Go on for ¥/ })
    .click();
  await expect(page).toHaveURL(/\/new\/checkout\/personal_info$/);
});

test('where others were quicker, holding again is not offered', async ({ page, shop }) => {
  await page.clock.install();
  const quote = await holdTrip(page, { base: shop.url });
  await shop.endHold(quote.cartId);
  const path = `${shop.url}/api/tours/${quote.tourId}/availability/${quote.queryDate}`;
  const [{ componentKey, departures }] = (await (await page.request.get(path)).json()).components;
  const body = {
    cartId: crypto.randomUUID(),
    browserId: crypto.randomUUID(),
    product: quote.tourId,
    productType: 'tours',
    componentKey,
    date: quote.queryDate,
    time: quote.startTime,
    tickets: [{ ticketType: 'adult', count: departures[0].spots }],
  };
  expect((await page.request.post(`${shop.url}/api/quote`, { data: body })).status()).toBe(200);
  await page.clock.fastForward('15:05');
  await expect(ended(page)).toContainText(hold.endedGone);
  await expect(ended(page).getByRole('button')).toHaveText([hold.otherStart]);
});

test('by the clock here the time is over, by the server’s it is not: nobody is sent away', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await holdTrip(page, { base: shop.url });
  await page.clock.fastForward('15:05');
  await expect(page.getByRole('timer').first()).toHaveText(/1[45]:\d\d/);
  await expect(page).toHaveURL(/personal_info$/);
});

test('without a line at the end the page says that the hold has ended, and stays', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await page.clock.install();
  const quote = await holdTrip(page, { base: shop.url });
  await shop.endHold(quote.cartId);
  await page.route('**/api/**', (route) => route.abort());
  await page.clock.fastForward('15:05');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hold.endedTitle);
  await expect(page.getByText(checkout.unreached)).toBeVisible();
  await page.getByRole('button', { name: filled(many(hold.again), { count: 2 }) }).click();
  await expect(page.getByRole('alert')).toContainText(hold.againFailed);
});

test('the page of the trip itself tells the time of what is held, and its end', async ({ page, shop }) => {
  await page.clock.install();
  const quote = await holdTrip(page, { base: shop.url });
  await page.goto(`${shop.url}/en${trip}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('timer')).toHaveText(/1[45]:\d\d/);
  await expect(main.getByRole('link', { name: hold.hereGo })).toHaveAttribute(
    'href',
    '/en/new/checkout/personal_info',
  );
  await expectNoAxeFindings(page);
  await shop.endHold(quote.cartId);
  await page.clock.fastForward('15:05');
  await expect(ended(page)).toBeVisible();
});

test('holding something else lets go of what was held', async ({ page, shop }) => {
  const first = await holdTrip(page, { base: shop.url });
  const left = await spotsLeft(page.request, shop.url, first);
  const second = await holdTrip(page, { base: shop.url, count: 3 });
  expect(second.cartId).toBe(first.cartId);
  expect(second.quoteId).not.toBe(first.quoteId);
  const isSameStart = second.queryDate === first.queryDate && second.startTime === first.startTime;
  expect(await spotsLeft(page.request, shop.url, first)).toBe(left + 2 - (isSameStart ? 3 : 0));
});

test('the end is told on a phone too @phone', async ({ page, shop }) => {
  await page.clock.install();
  const quote = await holdTrip(page, { base: shop.url });
  await shop.endHold(quote.cartId);
  await page.clock.fastForward('15:05');
  await expect(ended(page)).toBeVisible();
  await expectNoAxeFindings(page);
  await ended(page).getByRole('button', { name: hold.otherStart }).tap();
  await expect(ended(page)).toBeHidden();
});
