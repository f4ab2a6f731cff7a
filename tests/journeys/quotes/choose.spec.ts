import { runsOn } from '@ashore/core/availability/timetable.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { Page } from '@playwright/test';
import { findAvailableDay } from '../../support/available-day.ts';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { goToDay } from '../../support/choose-day.ts';
import { readQuote } from '../../support/holds.ts';
import { expect, test } from '../../support/journey.ts';
import { fillIn, pluralForm, texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

// These tests send their own client address, because the server limits holds per address.
test.use(ownClientAddress);

test.beforeEach(() => test.slow());

const onRequest = '/activities/tromso/reindeer-joik-and-bidos-with-a-sami-family-5pqyqmae';
const show = '/shows/dublin/evening-of-irish-music-in-smithfield-677ts1z3';
const button = (page: Page) => page.locator('.hold-button').filter({ visible: true });
const day = (page: Page, date: string) => page.getByRole('grid').locator(`[data-date="${date}"]`);
const cartId = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('commerce') ?? '').state.cartId as string);

/** The line of the ticket that leads to the calendar. */
const dateLine = (page: Page, { yourTicket, dateAndStart }: typeof texts.en.bookingPanel) =>
  page
    .getByRole('complementary', { name: yourTicket })
    .getByRole('button', { name: new RegExp(`^${dateAndStart}`) });

async function press(page: Page, element: ReturnType<Page['locator']>) {
  await element.focus();
  await page.keyboard.press('Enter');
}

test('a traveller requests a trip on request by keyboard, in German, and the checkout shows a request', async ({
  page,
  request,
}) => {
  const { bookingPanel: panel, product, checkout, traveller } = texts.de;
  const date = await findAvailableDay(request, 1, { product: 'activities/5pqyqmae', party: 2 });
  await page.goto(`/de${onRequest}`);
  await expect(page.getByText(product.onRequestNote).first()).toBeVisible();
  await expect(button(page), 'two adults on the next available day').toHaveText(
    fillIn(pluralForm(panel.request), { count: 2 }),
  );
  await press(page, dateLine(page, panel));
  await goToDay(page, date);
  await expect(day(page, date)).toContainText(panel.onRequest);
  await page.keyboard.press('Enter');

  await expect(button(page)).toHaveText(panel.toStart);
  await press(page, button(page));
  await expect(page.locator('#which input[name="start"]:focus')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(button(page)).toHaveText(fillIn(pluralForm(panel.request), { count: 2 }));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeFindings(page);
    }
  }
  await press(page, button(page));

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.contactTitle);
  const quote = await readQuote(request, await cartId(page));
  expect(quote).toMatchObject({ state: 'held', requireBookingApproval: true, queryDate: date });
  const question = fillIn(checkout.onRequest, { vendor: quote.vendor.name });
  await expect(page.getByText(question).filter({ visible: true }).first()).toBeVisible();
});

test('the calendar takes the days of a show from its date rules, not from the page’s list of days; a traveller holds one by keyboard, in Chinese @full', async ({
  page,
  request,
}) => {
  const { bookingPanel: panel } = texts['zh-Hans'];
  const { dateRules } = await (await request.get('/api/shows/677ts1z3')).json();
  const allowed = await findAvailableDay(request, 3, { product: 'shows/677ts1z3' });
  const firstWeek = [1, 2, 3, 4, 5, 6, 7].map((number) => `${allowed.slice(0, 8)}0${number}`);
  const rejected = firstWeek.find((date) => !runsOn(dateRules, localDate(date))) ?? '';
  expect([runsOn(dateRules, localDate(allowed)), rejected.length]).toEqual([true, 10]);

  // The two days are swapped in the page's list of days. The availability answer that would correct the list
  // is held back.
  await page.route(`**/zh-Hans${show}`, async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    const text = (await answer.text()).replaceAll(`\\"${allowed}\\"`, `\\"${rejected}\\"`);
    expect(text).not.toContain(`\\"${allowed}\\"`);
    expect(text).toContain(`\\"${rejected}\\"`);
    await route.fulfill({ response: answer, headers, body: text });
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/shows/*/availability?*', async (route) => {
    await released;
    await route.continue();
  });

  await page.goto(`/zh-Hans${show}`);
  await press(page, dateLine(page, panel));
  await goToDay(page, allowed);
  await expect(day(page, rejected)).toHaveAttribute('aria-disabled', 'true');
  await expect(day(page, rejected)).toContainText(panel.reasonNotRunning);
  await expect(day(page, allowed)).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
  release();

  await expect(button(page)).toHaveText(fillIn(pluralForm(panel.hold), { count: 2, minutes: 15 }));
  await press(page, button(page));
  await page.waitForURL('**/zh-Hans/new/checkout/**');
  expect(await readQuote(request, await cartId(page))).toMatchObject({
    queryDate: allowed,
    startTime: '19:30',
  });
});

test('the button keeps its place and width while start times load, and a press in that time holds the spots', async ({
  page,
  request,
}) => {
  const { bookingPanel: panel, traveller } = texts.en;
  const date = await findAvailableDay(request, 10, { party: 2 });
  const starts = Promise.withResolvers<void>();
  const quote = Promise.withResolvers<void>();
  await page.route('**/availability/*', async (route) => {
    await starts.promise;
    await route.continue();
  });
  await page.route('**/api/tours/quote', async (route) => {
    await quote.promise;
    await route.continue();
  });
  await page.goto(`/en/tours/lisbon/alfama-on-foot-in-the-early-morning-nhb299eb?date=${date}&adult=2`);
  await expect(button(page)).toHaveText(fillIn(pluralForm(panel.hold), { count: 2, minutes: 15 }));
  const ticket = page.getByRole('complementary', { name: panel.yourTicket });
  const place = async () => {
    const { y = Number.NaN, width = Number.NaN } = (await button(page).boundingBox()) ?? {};
    return { y, width };
  };
  // Focused before the measurement, because the browser scrolls to the focused button.
  await button(page).focus();
  const before = await place();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  starts.resolve();
  await expect(ticket.getByText('€48.00').first()).toBeVisible();
  const after = await place();
  expect(Math.abs(after.y - before.y)).toBeLessThan(2);
  expect(after.width).toBe(before.width);
  quote.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.contactTitle);
});
