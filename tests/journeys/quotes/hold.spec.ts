import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { holdTrip, readQuote } from '../../support/holds.ts';
import { expect, test } from '../../support/journey.ts';
import { seedHold } from '../../support/seed-hold.ts';
import { fillIn, languages, pluralForm, texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

// These tests send their own client address, because the server limits holds per address and they hold many
// spots.
test.use(ownClientAddress);

const minutesMore = (text: string) => text.replace('{minutes}', '15');
const longer = (page: Page, text: string) =>
  page.getByRole('main').getByRole('button', { name: minutesMore(text) });

async function expectNoAxeFindingsInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFindings(page);
  }
}

for (const language of languages) {
  const run = language === 'en' ? '' : ' @full';
  test(`the first step shows the hold, in two tabs alike; a traveller extends it once and releases it: ${language}${run}`, async ({
    page,
    context,
  }) => {
    const { checkout, hold, shell, traveller } = texts[language];
    const quote = await seedHold(page);
    const stateOf = async () => (await readQuote(page.request, quote.cartId)).state;
    // A step that cannot be reached yet leads to the first.
    const answer = await page.goto(`/${language}/new/checkout/payment`);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    await expect(page).toHaveURL(`/${language}/new/checkout/personal_info`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.contactTitle);

    // The checkout has no links away except the logo and the legal pages.
    await expect(page.getByRole('banner').getByText(shell.secureCheckout)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
      shell.termsOfUse,
      shell.generalTermsAndConditions,
      shell.privacy,
      shell.legalDisclosures,
    ]);
    const main = page.getByRole('main');
    await expect(main.getByRole('timer').first()).toHaveText(/1[45]:\d\d/);
    const ticket = main.getByRole('complementary', { name: checkout.summary });
    await expect(ticket.getByText(checkout.total, { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('list', { name: checkout.steps }).getByRole('listitem')).toHaveCount(3);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoAxeFindingsInBothSchemes(page);
    }

    const other = await context.newPage();
    await other.goto(`/${language}/new/checkout/personal_info`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(traveller.contactTitle);
    await main.getByText(hold.tools, { exact: true }).click();
    await longer(page, hold.longer).click();
    await expect(main.getByRole('timer').first()).toHaveText(/(29|30):\d\d/);
    await expect(longer(page, hold.longer)).toHaveCount(0);
    await expect(main.getByRole('status').filter({ hasText: /\d\d:\d\d/ })).toBeFocused();
    await expect(other.getByRole('timer').first()).toHaveText(/(29|30):\d\d/);

    expect(await stateOf()).toBe('held');
    await main.getByRole('button', { name: pluralForm(hold.release) }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByRole('button', { name: pluralForm(hold.releaseKeep) })).toBeFocused();
    await expectNoAxeFindingsInBothSchemes(page);
    await question.getByRole('button', { name: pluralForm(hold.release) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.releasedTitle);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(checkout.releasedTitle);
    expect(await stateOf()).toBe('released');
    await expectNoAxeFindingsInBothSchemes(page);
    await main.getByRole('link', { name: checkout.toTrip }).click();
    await expect(page).toHaveURL(
      new RegExp(`/${language}${quote.normalizedUrlPath}\\?date=${quote.queryDate}&adult=2`),
    );
  });
}

test('the cart in the header keeps the currency of the hold and loads the checkout as a new document, in German', async ({
  page,
}) => {
  const { checkout, shell, traveller } = texts.de;
  await page.goto('/de/new/checkout/personal_info');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.empty);
  await expectNoAxeFindingsInBothSchemes(page);
  const quote = await seedHold(page);
  expect(quote).toMatchObject({ currencyCode: 'EUR', grandTotal: 48 });
  await page.goto('/de');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /EUR/ }).click();
  await page.getByRole('group', { name: shell.currency }).getByRole('button', { name: /^JPY/ }).click();
  await page.keyboard.press('Escape');
  const cart = banner.getByRole('button', { name: fillIn(pluralForm(shell.cartHeld), { count: 2 }) });
  await expect(cart).toContainText(/1[45]:\d\d/);
  await cart.click();
  const panel = page.getByRole('dialog', { name: shell.cart });
  await expect(panel.getByText(fillIn(shell.cartCurrency, { currency: 'EUR' }))).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isShop: true }));
  await panel.getByRole('link', { name: shell.cartGo }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.contactTitle);
  expect(await page.evaluate(() => 'isShop' in window)).toBe(false);
  const otherCurrency = fillIn(checkout.otherCurrency, { other: 'JPY', currency: 'EUR' });
  await expect(page.getByText(otherCurrency).filter({ visible: true })).toHaveCount(1);
  const sum = page.getByRole('main').getByText(/^48,00\u00a0€$/);
  await expect(sum.filter({ visible: true }).first()).toBeVisible();
});

test('on a phone the ticket summary is one line that expands, and a traveller closes the offer of more time by keyboard and takes it later, in Chinese @phone', async ({
  page,
}) => {
  const { checkout, hold } = texts['zh-Hans'];
  await page.clock.install();
  await seedHold(page);
  await page.goto('/zh-Hans/new/checkout/personal_info');
  const main = page.getByRole('main');
  await expect(main.getByText(checkout.taxes).filter({ visible: true })).toHaveCount(0);
  await main.locator('summary').filter({ hasNotText: hold.tools }).tap();
  await expect(main.getByText(checkout.taxes).filter({ visible: true })).toBeVisible();
  await expectNoAxeFindings(page);

  const dialog = page.getByRole('dialog', { name: hold.longerTitle });
  await page.clock.fastForward('13:05');
  await expect(dialog.getByRole('button', { name: minutesMore(hold.longer) })).toBeFocused();
  await expectNoAxeFindingsInBothSchemes(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const timer = main.getByRole('timer').filter({ visible: true });
  await expect(timer, 'it has one place').toHaveCount(1);
  await expect(timer).toHaveClass(/text-amber/);
  await main.getByText(hold.tools, { exact: true }).tap();
  await longer(page, hold.longer).filter({ visible: true }).tap();
  await expect(timer).toHaveText(/(29|30):\d\d/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

for (const variant of ['concierge', 'cruise-concierge']) {
  const run = variant === 'concierge' ? '' : ' @full';
  test(`${variant} holds spots for every visitor, and says that only members of an organisation can book${run}`, async ({
    page,
    servers,
  }) => {
    test.setTimeout(240_000);
    const base = await servers.urlOf(variant);
    await holdTrip(page, { base });
    await expect(page).toHaveURL(`${base}/en/new/checkout/method_select`);
    await expect(page.getByText(texts.en.pay.notAllowed)).toBeVisible();
    await expect(page.getByRole('timer').filter({ visible: true })).toHaveText(/1[45]:\d\d/);
    await expectNoAxeFindings(page);
  });
}
