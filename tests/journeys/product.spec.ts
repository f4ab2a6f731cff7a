import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { freeDay } from '../support/free-day.ts';
import { expect, test } from '../support/journey.ts';
import { looks } from '../support/looks.ts';
import { languages, texts } from '../support/texts.ts';
import { comeFromElsewhere } from '../support/visitor.ts';

const walk = '/tours/lisbon/alfama-on-foot-in-the-early-morning-nhb299eb';
const onRequest = '/activities/tromso/reindeer-joik-and-bidos-with-a-sami-family-5pqyqmae';
const { desk, gallery } = texts.en;

const twoAdults = { en: '2 adults', de: '2 Erwachsene', 'zh-Hans': '2 位成人' };

const freeDays = '[data-date]:not([aria-disabled="true"])';
const ticket = (page: Page, language: (typeof languages)[number] = 'en') =>
  page.getByRole('complementary', { name: texts[language].desk.yourTicket });
const bar = (page: Page) => page.locator('.booking-bar');
const calendar = (page: Page) => page.getByRole('grid');
const more = (page: Page, language: (typeof languages)[number] = 'en') =>
  page.getByRole('button', {
    name: texts[language].desk.more.replace('{ticket}', texts[language].ticket.adult),
  });

test.beforeEach(() => test.slow());

for (const [place, language] of languages.entries()) {
  test(`choosing a day, a way and who comes, and holding it, in ${language}`, async ({ page, request }) => {
    const { desk } = texts[language];
    // A day with plenty of room: other journeys book here as well.
    const date = await freeDay(request, 1, { party: 10, nth: 5 + place });
    await page.goto(`/${language}${walk}`);
    const desktop = ticket(page, language);
    await desktop.locator('.hold-button', { hasText: desk.toDate }).click();
    await expect(calendar(page).locator('button:focus')).toHaveCount(1);

    await page.getByRole('button', { name: desk.nextMonth, exact: true }).click();
    await calendar(page).locator(`[data-date="${date}"]`).click();
    await expect(page.getByText('08:30', { exact: true }).first()).toBeVisible();
    await expect(desktop.locator('.hold-button')).toHaveText(desk.toTickets);
    await more(page, language).click();
    await more(page, language).click();
    await expect(desktop.getByText(desk.total, { exact: true })).toBeVisible();
    await expect(desktop.locator('.type-total').last()).toHaveText(/48[.,]00/);
    await expect(desktop.getByRole('listitem').filter({ hasText: twoAdults[language] })).toBeVisible();
    await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d&adult=2$/);

    const button = desktop.locator('.hold-button');
    await expect(button).toHaveText(/15/);
    await button.click();
    await page.waitForURL(`**/${language}/new/checkout/**`);
  });
}

test('all of it by keyboard', async ({ page }) => {
  await page.goto(`/en${walk}`);
  const button = ticket(page).locator('.hold-button');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  const focused = calendar(page).locator('button:focus');
  await expect(focused).toHaveCount(1);
  for (let step = 0; step < 14 && (await focused.getAttribute('aria-disabled')) === 'true'; step += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar(page).getByRole('gridcell', { selected: true })).toHaveCount(1);

  await button.focus();
  await expect(button).toHaveText(desk.toTickets);
  await page.keyboard.press('Enter');
  await expect(more(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await button.focus();
  await expect(button).toHaveText('Hold 1 spot for 15 minutes');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/new/checkout/**');
});

test('on a phone the bar at the lower edge leads through, and covers nothing that has the focus @phone', async ({
  page,
}) => {
  await page.goto(`/en${walk}`);
  await expect(bar(page)).toBeInViewport();
  await bar(page).getByRole('button', { name: desk.toDate }).tap();
  await expect(calendar(page)).toBeInViewport();
  await page.getByRole('button', { name: desk.nextMonth, exact: true }).tap();
  await calendar(page).locator(freeDays).nth(10).tap();
  await bar(page).getByRole('button', { name: desk.toTickets }).tap();
  await expect(more(page)).toBeInViewport();
  await more(page).tap();
  await more(page).tap();
  await more(page).tap();
  await expect(bar(page)).toContainText('€72.00');
  await expect(bar(page)).toContainText('3 adults');

  // Whatever the keyboard reaches stands above the bar.
  const top = (await bar(page).boundingBox())?.y ?? 0;
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate((edge) => {
      const reached = document.activeElement;
      if (!reached || reached.closest('.booking-bar')) return false;
      return reached.getBoundingClientRect().top >= edge;
    }, top);
    expect(hidden).toBe(false);
  }
  await bar(page)
    .getByRole('button', { name: /Hold 3 spots/ })
    .tap();
  await page.waitForURL('**/new/checkout/**');
});

test('the address keeps the choice: reloaded, sent to a friend, in another language and another currency', async ({
  page,
  request,
  complaints,
}) => {
  // Nobody has drawn a logo of the affiliate.
  complaints.allow(/status of 404.*affiliate-quay\.svg/);
  const day = await freeDay(request, 2);
  await page.goto(`/en${walk}?date=${day}&adult=1&child=2&affiliate=quay`);
  await expect(ticket(page)).toContainText('1 adult, 2 children');
  await page.reload();
  await expect(ticket(page)).toContainText('€48.00');
  await expect(page).toHaveURL(/affiliate=quay/);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(ticket(page, 'de')).toContainText('1 Erwachsener, 2 Kinder');
  await expect(page).toHaveURL(new RegExp(`/de/.*date=${day}`));
  await expect(calendar(page).getByRole('gridcell', { selected: true }).getByRole('button')).toHaveAttribute(
    'data-date',
    day,
  );
});

test('another currency changes the prices of the chosen day in place', async ({ page, request }) => {
  const day = await freeDay(request, 1);
  await page.goto(`/en${walk}?date=${day}&adult=2`);
  const total = ticket(page).locator('.type-total').last();
  await expect(total).toHaveText('€48.00');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/tours/*/availability/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('button', { name: /EUR/ }).click();
  await page
    .getByRole('group', { name: texts.en.shell.currency })
    .getByRole('button', { name: /^JPY/ })
    .click();
  await expect(ticket(page).locator('[data-price]').last()).toHaveCSS('opacity', '0.5');
  await expect(total).toHaveText('€48.00');
  release();
  await expect(total).toHaveText(/^(JP)?¥[\d,]+$/);
  await expect(page).toHaveURL(new RegExp(`date=${day}`));
});

test('a day that cannot be had says why, and offers the next that can', async ({ page }) => {
  await page.goto(`/en${walk}`);
  await page.getByRole('button', { name: desk.nextMonth, exact: true }).click();
  const sunday = calendar(page).locator('[data-date][aria-disabled="true"]').last();
  await expect(sunday).toContainText(desk.reasonNotRunning);
  // It can be pressed, and says why it cannot be had: for a pointer it is not disabled.
  await sunday.click({ force: true });
  await expect(calendar(page).getByRole('gridcell', { selected: true })).toHaveCount(0);
  await expect(
    page.getByRole('status').filter({ hasText: 'The next available date is Monday' }),
  ).toBeVisible();
  await page.getByRole('button', { name: desk.chooseIt }).click();
  const chosen = calendar(page).getByRole('gridcell', { selected: true }).getByRole('button');
  await expect(chosen).toContainText('Monday');
  await expect(chosen).toBeFocused();
});

/** What another traveller does, on another machine. */
async function holdForAnother(request: APIRequestContext, asked: object) {
  const answer = await request.post('/api/tours/quote', {
    data: { cartId: crypto.randomUUID(), browserId: crypto.randomUUID(), ...asked },
  });
  expect(answer.status()).toBe(200);
}

async function optionsOf(request: APIRequestContext): Promise<{ componentKey: string }[]> {
  const answer = await request.get('/api/tours/nhb299eb');
  return (await answer.json()).components;
}

test('a press at the very moment the starts of the day arrive holds', async ({ page, request }) => {
  const date = await freeDay(request, 11);
  await comeFromElsewhere(page, '**/api/**');
  await page.addInitScript(() => {
    // Told of a change before anything else can happen: quicker than any hand.
    new MutationObserver((_, observer) => {
      const button = document.querySelector<HTMLButtonElement>('aside .hold-button');
      if (!button?.closest('aside')?.textContent?.includes('08:30')) return;
      observer.disconnect();
      button.click();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(`/en${walk}?date=${date}&adult=2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is booking?');
});

test('spots that go while one chooses are said to be gone, with what is left, and nothing typed is lost', async ({
  page,
  request,
}) => {
  await comeFromElsewhere(page, '**/api/**');
  const date = await freeDay(request, 4);
  const [shared] = await optionsOf(request);
  // What it knows of the day is what there was before.
  const known = page.waitForResponse(new RegExp(`/availability/${date}`));
  await page.goto(`/en${walk}?date=${date}&adult=3`);
  await (await known).finished();
  const button = ticket(page).locator('.hold-button');
  await expect(button).toHaveText('Hold 3 spots for 15 minutes');
  await holdForAnother(request, {
    product: 'nhb299eb',
    productType: 'tours',
    componentKey: shared?.componentKey,
    date,
    time: '08:30',
    tickets: [{ ticketType: 'adult', count: 9 }],
  });
  await button.click();
  const note = ticket(page).locator('section', { hasText: desk.gone });
  await expect(note).toBeFocused();
  await expect(note).toContainText('Only 1 spot is left at 08:30.');
  await expect(ticket(page)).toContainText('3 adults');
  await expect(page.getByText('There is room for 1 person only.', { exact: false })).toBeVisible();

  // Two fewer, and it goes.
  const fewer = page.getByRole('button', { name: desk.less.replace('{ticket}', 'Adult') });
  await fewer.click();
  await fewer.click();
  await expect(note).toBeHidden();
  await expect(button).toHaveText('Hold 1 spot for 15 minutes');
});

test('a start that others hold is struck through and says when it may come back', async ({
  page,
  request,
}) => {
  const date = await freeDay(request, 5);
  const [shared] = await optionsOf(request);
  await holdForAnother(request, {
    product: 'nhb299eb',
    productType: 'tours',
    componentKey: shared?.componentKey,
    date,
    time: '08:30',
    tickets: [{ ticketType: 'adult', count: 10 }],
  });
  await page.goto(`/en${walk}?date=${date}&adult=2`);
  await expect(page.getByText(/08:30 may come back in 1[45] minutes/)).toBeVisible();
  await expect(ticket(page).locator('.hold-button')).toHaveText(desk.toWay);
});

test('whoever holds too much, or cannot be reached, is told so and loses nothing', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/429|ERR_FAILED|ERR_INTERNET/);
  const date = await freeDay(request, 3);
  await page.goto(`/en${walk}?date=${date}&adult=2`);
  const button = ticket(page).locator('.hold-button');
  await expect(button).toHaveText(/Hold 2 spots/);

  await page.route('**/api/tours/quote', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '600' }, json: { status: 429, message: 'x' } }),
  );
  await button.click();
  await expect(ticket(page).getByText('Try again in 10 minutes', { exact: false })).toBeVisible();

  await page.route('**/api/tours/quote', (route) => route.abort());
  await button.click();
  await expect(ticket(page).getByText(desk.notReached)).toBeVisible();
  await expect(ticket(page)).toContainText('2 adults');

  await page.unroute('**/api/tours/quote');
  await button.click();
  await page.waitForURL('**/new/checkout/**');
});

test('a second press while it is being held does nothing twice', async ({ page, request }) => {
  const date = await freeDay(request, 3);
  await page.goto(`/en${walk}?date=${date}&child=1`);
  const button = ticket(page).locator('.hold-button');
  await expect(button).toHaveText(/Hold 1 spot/);
  const { width } = (await button.boundingBox()) ?? {};
  let asked = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/tours/quote', async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect((await button.boundingBox())?.width).toBe(width);
  await button.click({ force: true });
  release();
  await page.waitForURL('**/new/checkout/**');
  expect(asked).toBe(1);
});

test('the pictures open large, are turned by keys, and give the focus back', async ({ page }) => {
  await page.goto(`/en${walk}`);
  const third = page.getByRole('link', {
    name: gallery.open.replace('{number}', '3').replace('{count}', '5'),
  });
  await third.click();
  const viewer = page.getByRole('dialog');
  const position = viewer.getByRole('status');
  await expect(position).toContainText('3 / 5');
  await page.keyboard.press('ArrowRight');
  await expect(position).toContainText('4 / 5');
  await page.keyboard.press('Home');
  await expect(position).toContainText('1 / 5');
  await page.keyboard.press('End');
  await expect(position).toContainText('5 / 5');
  await expect(viewer.getByRole('img', { name: /picture 5 of 5/ })).toBeInViewport();
  await page.keyboard.press('+');
  await expect(viewer.getByRole('button', { name: gallery.zoomOut })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(third).toBeFocused();
});

test('on a phone the pictures are swiped, or turned by buttons, and counted @phone', async ({ page }) => {
  await page.goto(`/en${walk}`);
  await expect(page.getByText('1 / 5')).toBeVisible();
  await page.getByRole('button', { name: gallery.next }).tap();
  await expect(page.getByText('2 / 5')).toBeVisible();
});

test('a press that comes before the pictures were measured turns them too @phone', async ({ page }) => {
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  await page.goto(`/en${walk}`);
  await page.getByRole('button', { name: gallery.next }).tap();
  await expect(page.getByText('2 / 5')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is there to read, and says what it cannot do', async ({ page }) => {
    await page.goto(`/en${walk}`);
    for (const title of [desk.when, desk.which, desk.who, texts.en.product.about])
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.getByText(desk.needsScript).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText('Starts at 08:30').first()).toBeVisible();
    await expect(page.locator('.hold-button').filter({ visible: true })).toHaveCount(0);
  });
});

const schemes = { light: walk, dark: onRequest } as const;

for (const { language, colorScheme, run } of looks) {
  test(`axe finds nothing on a product with everything chosen, in ${language}, ${colorScheme}${run}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme });
    // Of days that others have nearly filled there would be no room for a second.
    await page.goto(`/${language}${schemes[colorScheme]}?adult=2`);
    await calendar(page).locator(freeDays).nth(6).click();
    await page.locator('#which input[name="start"]').first().check();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoAxeFindings(page);
    }
  });
}

test('axe finds nothing on the pictures shown large', async ({ page }) => {
  await page.goto(`/en${walk}`);
  await page.locator('.gallery-tiles a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeFindings(page);
});
