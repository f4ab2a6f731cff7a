import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { findAvailableDay } from '../../support/available-day.ts';
import { readQuote } from '../../support/holds.ts';
import { expect, test } from '../../support/journey.ts';
import { seedHold } from '../../support/seed-hold.ts';
import { boundChinese, fillIn, type languages, pluralForm, texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

type Language = (typeof languages)[number];

// These tests send their own client address, because the server limits holds per address.
test.use(ownClientAddress);

test.beforeEach(() => test.slow());

const walk = '/tours/lisbon/alfama-on-foot-in-the-early-morning-nhb299eb';
const product = '/api/tours/nhb299eb';
const button = (page: Page) => page.locator('.hold-button').filter({ visible: true });
const chosenDay = (page: Page) =>
  page.getByRole('grid').getByRole('gridcell', { selected: true }).getByRole('button');
/** Label of the button for a traveller who already holds spots and keeps the remaining time. */
const holdOnLabel = (language: Language, count: number) =>
  fillIn(pluralForm(texts[language].bookingPanel.holdOn), { count });

/** Presses by keyboard: Enter presses the focused element. */
async function press(page: Page, element: ReturnType<Page['getByRole']>) {
  await element.focus();
  await page.keyboard.press('Enter');
}

type HeldDeparture = { readonly date: string; readonly count: number };

/** Opens the checkout with a hold of this departure, placed by API calls. Other journeys press the hold button. */
async function holdFor(page: Page, language: Language, { date, count }: HeldDeparture) {
  const { cartId } = await seedHold(page, { start: { queryDate: date, startTime: '08:30' }, count });
  await page.goto(`/${language}/new/checkout/personal_info`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].traveller.contactTitle);
  return cartId;
}

async function changeDateOrParty(page: Page, language: Language) {
  await press(page, page.getByText(texts[language].hold.tools, { exact: true }));
  await press(page, page.getByRole('link', { name: texts[language].checkout.change }));
  await expect(page).toHaveURL(new RegExp(`/${language}${walk}.*#when$`));
  await expect(chosenDay(page)).toBeFocused();
  await expect(chosenDay(page)).toBeInViewport();
}

/** What any other traveller sees of the first option. */
async function readFirstOption(request: APIRequestContext, date: string) {
  const [shared] = (await (await request.get(`${product}/availability/${date}`)).json()).components;
  return { key: shared.componentKey, spots: shared.departures[0].spots };
}

async function holdForAnother(request: APIRequestContext, { date, count }: HeldDeparture) {
  const { key } = await readFirstOption(request, date);
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

test('a traveller who holds most of a departure changes the number of travellers, in German, by keyboard: the spots of the hold count as available', async ({
  page,
  request,
}) => {
  // The walk has ten spots: two are held by another traveller, six by this one, and two are left.
  const date = await findAvailableDay(request, 6, { party: 10 });
  await holdForAnother(request, { date, count: 2 });
  await holdFor(page, 'de', { date, count: 6 });
  expect((await readFirstOption(request, date)).spots).toBe(2);

  await changeDateOrParty(page, 'de');
  const { bookingPanel: panel, ticket } = texts.de;
  const ownSpots = page
    .locator('#when')
    .getByText(fillIn(pluralForm(panel.own), { count: 6 }).split('{')[0] ?? '');
  await expect(ownSpots).toBeInViewport();
  const stepper = page.getByRole('group', { name: ticket.adult });
  const moreButton = stepper.getByRole('button', { name: fillIn(panel.more, { ticket: ticket.adult }) });
  await press(page, moreButton);
  await press(page, moreButton);
  await expect(stepper.getByText('8', { exact: true })).toBeVisible();
  await expect(moreButton).toHaveAttribute('aria-disabled', 'true');
  await press(page, stepper.getByRole('button', { name: fillIn(panel.less, { ticket: ticket.adult }) }));
  await expect(button(page)).toHaveText(holdOnLabel('de', 7));
  await press(page, button(page));
  await page.waitForURL('**/de/new/checkout/**');
  await expect(page.getByText('7 Erwachsene').first()).toBeVisible();
  expect((await readFirstOption(request, date)).spots).toBe(1);
});

test('a traveller changes the date and the currency after holding, in Chinese, by keyboard: the old hold stays unchanged until the new hold', async ({
  page,
  request,
}) => {
  const date = await findAvailableDay(request, 7);
  const cartId = await holdFor(page, 'zh-Hans', { date, count: 2 });
  await changeDateOrParty(page, 'zh-Hans');

  await page.keyboard.press('PageDown');
  const focused = page.getByRole('grid').locator('button:focus');
  await expect(focused).not.toHaveAttribute('data-date', date);
  // The walk does not run on Sundays.
  if ((await focused.getAttribute('aria-disabled')) === 'true') await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const other = (await chosenDay(page).getAttribute('data-date')) ?? '';
  expect(other > date).toBe(true);

  // Another currency changes the prices of the trip and not the quote, until it is replaced.
  const { bookingPanel: panel, shell } = texts['zh-Hans'];
  await press(page, page.getByRole('banner').getByRole('button', { name: /EUR/ }));
  await press(page, page.getByRole('group', { name: shell.currency }).getByRole('button', { name: /^JPY/ }));
  const total = page.getByRole('complementary', { name: panel.yourTicket }).locator('.type-total');
  await expect(total.last()).toHaveText(/^JP¥[\d,]+$/);
  await page.keyboard.press('Escape');
  expect(await readQuote(request, cartId)).toMatchObject({
    queryDate: date,
    currencyCode: 'EUR',
    grandTotal: 48,
  });

  await expect(button(page)).toHaveText(holdOnLabel('zh-Hans', 2));
  await press(page, button(page));
  await page.waitForURL('**/zh-Hans/new/checkout/**');
  const month = Number(other.slice(5, 7));
  await expect(page.getByText(boundChinese(`${month}月${Number(other.slice(8))}日`)).first()).toBeVisible();
  expect(await readQuote(request, cartId)).toMatchObject({
    state: 'held',
    queryDate: other,
    currencyCode: 'JPY',
  });
  expect((await readFirstOption(request, date)).spots).toBe(10);
});
