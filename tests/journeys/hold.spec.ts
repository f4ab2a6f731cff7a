import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { heldBy, holdTrip, many } from '../support/holds.ts';
import { expect, test } from '../support/journey.ts';
import { looks } from '../support/looks.ts';
import { languages, texts } from '../support/texts.ts';

const { checkout, hold, shell, traveller } = texts.en;

// A place of their own: an address may hold only so much at a time, and these hold much.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.7.${process.pid % 250}.${Date.now() % 250}` } });

// Each goes through several documents, and some through many looks of one.
test.beforeEach(() => test.setTimeout(90_000));

const minutesMore = (text: string) => text.replace('{minutes}', '15');
const longer = (page: Page, text = hold.longer) =>
  page.getByRole('main').getByRole('button', { name: minutesMore(text) });

for (const language of languages) {
  test(`what is held stands at the first step with its time; it is kept longer, once, and let go: ${language}`, async ({
    page,
  }) => {
    const words = texts[language];
    const quote = await holdTrip(page, { language });
    const main = page.getByRole('main');
    await expect(main.getByRole('timer').first()).toHaveText(/1[45]:\d\d/);
    const ticket = main.getByRole('complementary', { name: words.checkout.summary });
    await expect(ticket.getByText(quote.tourName).first()).toBeVisible();
    await expect(ticket.getByText(words.checkout.total, { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('list', { name: words.checkout.steps }).getByRole('listitem')).toHaveCount(3);

    await longer(page, words.hold.longer).click();
    await expect(main.getByRole('timer').first()).toHaveText(/(29|30):\d\d/);
    await expect(longer(page, words.hold.longer)).toHaveCount(0);
    await expect(main.getByRole('status').filter({ hasText: /\d\d:\d\d/ })).toBeFocused();

    const stateOf = async () => (await heldBy(page.request, quote.cartId)).state;
    expect(await stateOf()).toBe('held');
    await main.getByRole('button', { name: many(words.hold.release) }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByRole('button', { name: many(words.hold.releaseKeep) })).toBeFocused();
    await question.getByRole('button', { name: words.hold.releaseDo }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.checkout.releasedTitle);
    expect(await stateOf()).toBe('released');
    await main.getByRole('link', { name: words.checkout.toTrip }).click();
    await expect(page).toHaveURL(
      new RegExp(`/${language}${quote.normalizedUrlPath}\\?date=${quote.queryDate}&adult=2`),
    );
  });
}

test('nothing on the way to payment leads away from it but the logo, and nobody else keeps or finds the page', async ({
  page,
}) => {
  await holdTrip(page);
  await expect(page.getByRole('banner').getByText(shell.secureCheckout)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    shell.termsOfUse,
    shell.generalTermsAndConditions,
    shell.privacy,
    shell.legalDisclosures,
  ]);
  const answer = await page.reload();
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
});

test('a reload and a second tab hold the same, and what one of them lets go is let go in both', async ({
  page,
  context,
}) => {
  await holdTrip(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.contactTitle);
  const other = await context.newPage();
  await other.goto('/en/new/checkout/personal_info');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(traveller.contactTitle);
  await longer(other).click();
  await expect(page.getByRole('timer').first()).toHaveText(/(29|30):\d\d/);
  await page.getByRole('button', { name: many(hold.release) }).click();
  await page.getByRole('dialog').getByRole('button', { name: hold.releaseDo }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(checkout.releasedTitle);
});

test('the cart of the header counts and tells the time, and leads to the checkout by a new document', async ({
  page,
}) => {
  const quote = await holdTrip(page);
  await page.goto('/en');
  const cart = page.getByRole('banner').getByRole('button', { name: '2 spots held' });
  await expect(cart).toContainText(/1[45]:\d\d/);
  await cart.click();
  const panel = page.getByRole('dialog', { name: shell.cart });
  await expect(panel.getByText(quote.tourName)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isShop: true }));
  await panel.getByRole('link', { name: shell.cartGo }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.contactTitle);
  expect(await page.evaluate(() => 'isShop' in window)).toBe(false);
});

test('another currency or language changes nothing of what is held, and that is said', async ({ page }) => {
  const quote = await holdTrip(page);
  expect(quote.currencyCode).toBe('EUR');
  await page.goto('/en');
  await page.getByRole('banner').getByRole('button', { name: /EUR/ }).click();
  await page.getByRole('group', { name: shell.currency }).getByRole('button', { name: /^JPY/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: '2 spots held' }).click();
  await expect(page.getByText(shell.cartCurrency.replace('{currency}', 'EUR'))).toBeVisible();
  await page.goto('/de/new/checkout/personal_info');
  const { otherCurrency } = texts.de.checkout;
  await expect(
    page.getByText(otherCurrency.replace('{other}', 'JPY').replace('{currency}', 'EUR')).first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/^48,00\u00a0€$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('an empty cart says so and shows the way to the trips', async ({ page }) => {
  await page.goto('/en/new/checkout/personal_info');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.empty);
  await page.getByRole('link', { name: checkout.find }).click();
  await expect(page).toHaveURL('/en/toursAndActivities');
});

test('steps that cannot be reached yet lead to the first, and those there are not lead nowhere', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  await holdTrip(page);
  for (const step of ['traveler_info', 'questions', 'payment']) {
    await page.goto(`/de/new/checkout/${step}`);
    await expect(page).toHaveURL('/de/new/checkout/personal_info');
  }
  for (const path of ['/en/new/checkout/method_select', '/en/new/checkout/pay', '/en/new/checkout'])
    expect((await page.goto(path))?.status(), path).toBe(404);
});

test('two minutes before the end longer is offered once; by keyboard it is declined, and not asked for again', async ({
  page,
}) => {
  await page.clock.install();
  await holdTrip(page);
  const dialog = page.getByRole('dialog', { name: hold.longerTitle });
  await page.clock.fastForward('12:50');
  await expect(page.getByRole('timer').first()).toHaveText(/2:0\d|1:5\d|2:1\d/);
  await page.clock.fastForward('00:15');
  await expect(dialog.getByRole('button', { name: minutesMore(hold.longer) })).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('timer').first()).toHaveClass(/bg-amber-tint/);
});

test('whoever accepts by keyboard has fifteen minutes more, and hears it', async ({ page }) => {
  await page.clock.install();
  await holdTrip(page);
  await page.clock.fastForward('13:10');
  await expect(page.getByRole('dialog', { name: hold.longerTitle })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page.getByRole('status').filter({ hasText: hold.extended.split('{')[0]?.trim() ?? '' }),
  ).toBeFocused();
});

test('the time left is said at ten, five and two minutes to those who listen', async ({ page }) => {
  await page.clock.install();
  await holdTrip(page);
  for (const [forward, minutes] of [
    ['05:02', 10],
    ['05:00', 5],
    ['03:00', 2],
  ] as const) {
    await page.clock.fastForward(forward);
    await expect(page.getByRole('status').filter({ hasText: `${minutes} minutes left` })).toHaveCount(1);
  }
});

test('a browser whose clock is wrong by a day counts the same fifteen minutes', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 86_400_000 });
  await holdTrip(page);
  await expect(page.getByRole('timer').first()).toHaveText(/1[45]:\d\d/);
});

test('when the server cannot be reached the page keeps what it knows, says so, and asks again when told to', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await holdTrip(page);
  await page.route('**/api/quote/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(checkout.unreached)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.contactTitle);
  await longer(page).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /did not get through/ })
      .first(),
  ).toBeVisible();
  await page.unroute('**/api/quote/**');
  await page.getByRole('button', { name: checkout.again }).click();
  await expect(page.getByText(checkout.unreached)).toBeHidden();
});

for (const { language, colorScheme, run } of looks) {
  test(`axe finds nothing on the checkout, held, let go and empty: ${language}, ${colorScheme}${run}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/${language}/new/checkout/personal_info`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].checkout.empty);
    await expectNoAxeFindings(page);
    await holdTrip(page, { language });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoAxeFindings(page);
    }
    await page.getByRole('button', { name: many(texts[language].hold.release) }).click();
    await expectNoAxeFindings(page);
    await page.getByRole('dialog').getByRole('button', { name: texts[language].hold.releaseDo }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].checkout.releasedTitle);
    await expectNoAxeFindings(page);
  });
}

test('on a phone the ticket is one line that opens, and the bar holds sum and time @phone', async ({
  page,
}) => {
  const quote = await holdTrip(page);
  const main = page.getByRole('main');
  const line = main.locator('summary');
  await expect(line).toContainText(quote.tourName);
  await expect(main.getByText(checkout.taxes).filter({ visible: true })).toHaveCount(0);
  await line.tap();
  await expect(main.getByText(checkout.taxes).filter({ visible: true })).toBeVisible();
  await expectNoAxeFindings(page);
  await longer(page).filter({ visible: true }).tap();
  await expect(main.getByRole('timer').filter({ visible: true })).toHaveText(/(29|30):\d\d/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

for (const variant of ['concierge', 'cruise-concierge']) {
  test(`${variant} is for members of a house, and holds like any other`, async ({ page, servers }) => {
    test.setTimeout(240_000);
    const base = await servers.urlOf(variant);
    await holdTrip(page, { base });
    await expect(page).toHaveURL(`${base}/en/new/checkout/method_select`);
    await expect(page.getByText(texts.en.pay.notAllowed)).toBeVisible();
    await expect(page.getByRole('timer').filter({ visible: true })).toHaveText(/1[45]:\d\d/);
    await expectNoAxeFindings(page);
  });
}
