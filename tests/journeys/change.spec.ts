import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { freeDay } from '../support/free-day.ts';
import { filled, heldBy, many } from '../support/holds.ts';
import { expect, test } from '../support/journey.ts';
import { type languages, texts } from '../support/texts.ts';

type Language = (typeof languages)[number];

// A place of their own: an address may hold only so much at a time.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.9.${process.pid % 250}.${Date.now() % 250}` } });

test.beforeEach(() => test.slow());

const walk = '/tours/lisbon/alfama-on-foot-in-the-early-morning-nhb299eb';
const product = '/api/tours/nhb299eb';
const button = (page: Page) => page.locator('.hold-button').filter({ visible: true });
const chosenDay = (page: Page) =>
  page.getByRole('grid').getByRole('gridcell', { selected: true }).getByRole('button');
const holds = (language: Language, count: number) =>
  filled(many(texts[language].desk.hold), { count, minutes: 15 });
/** Whoever holds something already goes on with the time that he has. */
const holdsOn = (language: Language, count: number) => filled(many(texts[language].desk.holdOn), { count });

/** Presses by keyboard what has a name; whatever it is, Enter presses it. */
async function press(page: Page, what: ReturnType<Page['getByRole']>) {
  await what.focus();
  await page.keyboard.press('Enter');
}

type Start = { readonly date: string; readonly count: number };

async function holdFor(page: Page, language: Language, { date, count }: Start) {
  await page.goto(`/${language}${walk}?date=${date}&adult=${count}`);
  await expect(button(page)).toHaveText(holds(language, count));
  await press(page, button(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].traveller.contactTitle);
  return page.evaluate(() => JSON.parse(localStorage.getItem('commerce') ?? '').state.cartId as string);
}

async function changeDateOrParty(page: Page, language: Language) {
  await press(page, page.getByRole('link', { name: texts[language].checkout.change }));
  await expect(page).toHaveURL(new RegExp(`/${language}${walk}.*#when$`));
  await expect(chosenDay(page)).toBeFocused();
  await expect(chosenDay(page)).toBeInViewport();
}

/** What anybody else sees of the first way to book it. */
async function left(request: APIRequestContext, date: string) {
  const [shared] = (await (await request.get(`${product}/availability/${date}`)).json()).components;
  return { key: shared.componentKey, spots: shared.departures[0].spots };
}

async function holdForAnother(request: APIRequestContext, { date, count }: Start) {
  const { key } = await left(request, date);
  const answer = await request.post('/api/tours/quote', {
    data: {
      cartId: randomUUID(),
      browserId: randomUUID(),
      product: 'nhb299eb',
      productType: 'tours',
      componentKey: key,
      date,
      time: '08:30',
      tickets: [{ ticketType: 'adult', count }],
    },
  });
  expect(answer.status()).toBe(200);
}

test('whoever holds most of a start changes their party: their own spots are free to them, in German, by keyboard', async ({
  page,
  request,
}) => {
  const date = await freeDay(request, 6, { party: 10 });
  await holdForAnother(request, { date, count: 2 });
  await holdFor(page, 'de', { date, count: 6 });
  expect((await left(request, date)).spots).toBe(2);

  await changeDateOrParty(page, 'de');
  const { desk, ticket } = texts.de;
  const own = page.locator('#when').getByText(filled(many(desk.own), { count: 6 }).split('{')[0] ?? '');
  await expect(own).toBeInViewport();
  const stepper = page.getByRole('group', { name: ticket.adult });
  const more = stepper.getByRole('button', { name: filled(desk.more, { ticket: ticket.adult }) });
  await press(page, more);
  await press(page, more);
  await expect(stepper.getByText('8', { exact: true })).toBeVisible();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await press(page, stepper.getByRole('button', { name: filled(desk.less, { ticket: ticket.adult }) }));
  await expect(button(page)).toHaveText(holdsOn('de', 7));
  await press(page, button(page));
  await page.waitForURL('**/de/new/checkout/**');
  await expect(page.getByText('7 Erwachsene').first()).toBeVisible();
  expect((await left(request, date)).spots).toBe(1);
});

test('the date is changed after holding, in Chinese, by keyboard: the new day is held and the old one free', async ({
  page,
  request,
}) => {
  const date = await freeDay(request, 7);
  const cartId = await holdFor(page, 'zh-Hans', { date, count: 2 });
  await changeDateOrParty(page, 'zh-Hans');

  await page.keyboard.press('PageDown');
  const focused = page.getByRole('grid').locator('button:focus');
  await expect(focused).not.toHaveAttribute('data-date', date);
  // Sundays cannot be had.
  if ((await focused.getAttribute('aria-disabled')) === 'true') await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const other = (await chosenDay(page).getAttribute('data-date')) ?? '';
  expect(other > date).toBe(true);

  await expect(button(page)).toHaveText(holdsOn('zh-Hans', 2));
  await press(page, button(page));
  await page.waitForURL('**/zh-Hans/new/checkout/**');
  const month = Number(other.slice(5, 7));
  await expect(page.getByText(`${month}月${Number(other.slice(8))}日`).first()).toBeVisible();
  expect(await heldBy(request, cartId)).toMatchObject({ state: 'held', queryDate: other });
  expect((await left(request, date)).spots).toBe(10);
});

test('another currency beside a live quote changes the prices of the trip, not what is held, until it is held anew', async ({
  page,
  request,
}) => {
  const date = await freeDay(request, 8);
  const cartId = await holdFor(page, 'en', { date, count: 2 });
  await changeDateOrParty(page, 'en');

  const { shell } = texts.en;
  await press(page, page.getByRole('banner').getByRole('button', { name: /EUR/ }));
  await press(page, page.getByRole('group', { name: shell.currency }).getByRole('button', { name: /^JPY/ }));
  const total = page.getByRole('complementary', { name: texts.en.desk.yourTicket }).locator('.type-total');
  await expect(total.last()).toHaveText(/^(JP)?¥[\d,]+$/);
  await press(page, page.getByRole('banner').getByRole('button', { name: '2 spots held' }));
  await expect(page.getByText(filled(shell.cartCurrency, { currency: 'EUR' }))).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await heldBy(request, cartId)).toMatchObject({ currencyCode: 'EUR', grandTotal: 48 });

  await expect(button(page)).toHaveText(holdsOn('en', 2));
  await press(page, button(page));
  await page.waitForURL('**/new/checkout/**');
  await expect(
    page
      .getByText(/^(JP)?¥[\d,]+$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  expect(await heldBy(request, cartId)).toMatchObject({ state: 'held', currencyCode: 'JPY' });
});
