import { runsOn } from '@ashore/core/availability/runs-on.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import type { Page } from '@playwright/test';
import { goToDay } from '../support/choose-day.ts';
import { freeDay } from '../support/free-day.ts';
import { filled, heldBy, many } from '../support/holds.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

// A place of their own: an address may hold only so much at a time.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.11.${process.pid % 250}.${Date.now() % 250}` } });

test.beforeEach(() => test.slow());

const onRequest = '/activities/tromso/reindeer-joik-and-bidos-with-a-sami-family-5pqyqmae';
const show = '/shows/dublin/evening-of-irish-music-in-smithfield-677ts1z3';
const button = (page: Page) => page.locator('.hold-button').filter({ visible: true });
const day = (page: Page, date: string) => page.getByRole('grid').locator(`[data-date="${date}"]`);
const cartId = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('commerce') ?? '').state.cartId as string);

async function press(page: Page, what: ReturnType<Page['locator']>) {
  await what.focus();
  await page.keyboard.press('Enter');
}

test('what the supplier answers by hand is asked for by keyboard, in German, and stands at the checkout as asked', async ({
  page,
  request,
}) => {
  const { desk, ticket, product, checkout, traveller } = texts.de;
  const date = await freeDay(request, 1, { product: 'activities/5pqyqmae', party: 2 });
  await page.goto(`/de${onRequest}`);
  await expect(page.getByText(product.onRequestNote).first()).toBeVisible();
  await expect(button(page)).toHaveText(desk.toDate);
  await press(page, button(page));
  await goToDay(page, date);
  await expect(day(page, date)).toContainText(desk.onRequest);
  await page.keyboard.press('Enter');

  await expect(button(page)).toHaveText(desk.toStart);
  await press(page, button(page));
  await expect(page.locator('#which input[name="start"]:focus')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(button(page)).toHaveText(desk.toTickets);
  await press(page, button(page));
  await expect(page.getByRole('button', { name: filled(desk.more, { ticket: ticket.adult }) })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveText(filled(many(desk.ask), { count: 2 }));
  await press(page, button(page));

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.contactTitle);
  const quote = await heldBy(request, await cartId(page));
  expect(quote).toMatchObject({ state: 'held', requireBookingApproval: true, queryDate: date });
  const asked = filled(checkout.onRequest, { vendor: quote.vendor.name });
  await expect(page.getByText(asked).filter({ visible: true }).first()).toBeVisible();
});

test('the days of a show come from its date rules and not from a list of days: one is held by keyboard, in Chinese', async ({
  page,
  request,
}) => {
  const { desk, ticket } = texts['zh-Hans'];
  const { dateRules } = await (await request.get('/api/shows/677ts1z3')).json();
  const allowed = await freeDay(request, 3, { product: 'shows/677ts1z3' });
  const sundays = [1, 2, 3, 4, 5, 6, 7].map((number) => `${allowed.slice(0, 8)}0${number}`);
  const rejected = sundays.find((date) => !runsOn(dateRules, localDate(date))) ?? '';
  expect([runsOn(dateRules, localDate(allowed)), rejected.length]).toEqual([true, 10]);

  // In the page's list of days the two change places, and no other answer is there to put that right.
  await page.route(`**/zh-Hans${show}`, async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    const text = (await answer.text()).replaceAll(`\\"${allowed}\\"`, `\\"${rejected}\\"`);
    expect(text).not.toContain(`\\"${allowed}\\"`);
    expect(text).toContain(`\\"${rejected}\\"`);
    await route.fulfill({ response: answer, headers, body: text });
  });
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/shows/*/availability?*', async (route) => {
    await free;
    await route.continue();
  });

  await page.goto(`/zh-Hans${show}`);
  await expect(button(page)).toHaveText(desk.toDate);
  await press(page, button(page));
  await goToDay(page, allowed);
  await expect(day(page, rejected)).toHaveAttribute('aria-disabled', 'true');
  await expect(day(page, rejected)).toContainText(desk.reasonNotRunning);
  await expect(day(page, allowed)).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
  letGo();

  await expect(button(page)).toHaveText(desk.toTickets);
  await press(page, button(page));
  await expect(page.getByRole('button', { name: filled(desk.more, { ticket: ticket.adult }) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveText(filled(many(desk.hold), { count: 1, minutes: 15 }));
  await press(page, button(page));
  await page.waitForURL('**/zh-Hans/new/checkout/**');
  expect(await heldBy(request, await cartId(page))).toMatchObject({ queryDate: allowed, startTime: '19:30' });
});

test('a lost day comes back by itself with the connection', async ({ page, request, complaints }) => {
  complaints.allow(/ERR_INTERNET|ERR_FAILED/);
  const { desk } = texts.en;
  const date = await freeDay(request, 4, { product: 'shows/677ts1z3' });
  await page.route('**/availability/*', (route) => route.abort('internetdisconnected'));
  await page.goto(`/en${show}?date=${date}&adult=1`);
  await expect(page.getByText(desk.dayFailed)).toBeVisible();
  await page.unroute('**/availability/*');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByText(desk.dayFailed)).toBeHidden();
  await expect(button(page)).toHaveText(filled('Hold 1 spot for {minutes} minutes', { minutes: 15 }));
});

test('a way that is gone stays chosen, with who comes; the others are offered, and a child alone is remarked on', async ({
  page,
  request,
}) => {
  const { desk, ticket } = texts.en;
  const product = '/api/tours/nhb299eb';
  const date = await freeDay(request, 9, { party: 10 });
  const [shared] = (await (await request.get(product)).json()).components;
  const answer = await request.post('/api/tours/quote', {
    data: {
      cartId: crypto.randomUUID(),
      browserId: crypto.randomUUID(),
      product: 'nhb299eb',
      productType: 'tours',
      componentKey: shared.componentKey,
      date,
      time: '08:30',
      tickets: [{ ticketType: 'adult', count: 10 }],
    },
  });
  expect(answer.status()).toBe(200);

  await page.goto(`/en/tours/lisbon/alfama-on-foot-in-the-early-morning-nhb299eb?date=${date}&child=2`);
  await expect(page.getByText(desk.onlyChildren)).toBeVisible();
  await expect(button(page)).toHaveText(desk.toWay);
  const note = page.getByRole('status').filter({ hasText: 'The trip as described' });
  await expect(note).toContainText('is held by others for now on');
  await expect(page.getByRole('radio', { name: 'The trip as described' })).toBeChecked();
  await press(page, button(page));
  const other = note.getByRole('button', { name: 'Just you and the guide, €165.00 per group' });
  await expect(other).toBeFocused();
  await page.keyboard.press('Enter');

  // The two still come, as a group now; and it is people who are counted.
  await expect(page).toHaveURL(/option=2/);
  await expect(page.getByRole('group', { name: `Group of up to 6: ${ticket.howMany}` })).toContainText(
    '2 people',
  );
  await expect(page.getByRole('button', { name: 'One more: person' })).toBeVisible();
  await expect(button(page)).toHaveText(filled(many(desk.hold), { count: 2, minutes: 15 }));
});

test('who presses before the starts of the day have come is heard: they are held as soon as they are known', async ({
  page,
  request,
}) => {
  const { desk, traveller } = texts.en;
  const date = await freeDay(request, 10, { party: 2 });
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/availability/*', async (route) => {
    await free;
    await route.continue();
  });
  await page.goto(`/en/tours/lisbon/alfama-on-foot-in-the-early-morning-nhb299eb?date=${date}&adult=2`);
  await expect(button(page)).toHaveText(filled(many(desk.hold), { count: 2, minutes: 15 }));
  await press(page, button(page));
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.contactTitle);
});

test('the button does not move when the price of the day has come: a press meets it', async ({
  page,
  request,
}) => {
  const { desk } = texts.en;
  const date = await freeDay(request, 10, { party: 2 });
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/availability/*', async (route) => {
    await free;
    await route.continue();
  });
  await page.goto(`/en/tours/lisbon/alfama-on-foot-in-the-early-morning-nhb299eb?date=${date}&adult=2`);
  await expect(button(page)).toHaveText(filled(many(desk.hold), { count: 2, minutes: 15 }));
  const ticket = page.getByRole('complementary', { name: desk.yourTicket });
  const place = async () => (await button(page).boundingBox())?.y ?? Number.NaN;
  const before = await place();
  letGo();
  await expect(ticket.getByText('€48.00').first()).toBeVisible();
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
});
