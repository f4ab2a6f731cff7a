import type { Locator, Page } from '@playwright/test';
import { openPaymentStep } from '../../support/at-payment.ts';
import { expectBooked, payButton } from '../../support/checkout.ts';
import { expect } from '../../support/journey.ts';
import { playStripeJs, stripeWords } from '../../support/stripe-js.ts';
import { test } from '../../support/stripe-shop.ts';
import { fillIn, texts } from '../../support/texts.ts';

const { pay, confirmation } = texts.en;

// One server for all tests of this file.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Consent to measuring, as `extras-store.ts` saves it. No page asks for it where no tag is configured. */
const consent = JSON.stringify({ version: 1, state: { consent: 'granted' } });

const frame = (page: Page, of: string) => page.frameLocator(`iframe[title="Stripe/${of}"]`);
const typeCard = (page: Page, number: string) =>
  frame(page, 'card').getByLabel(stripeWords.number).fill(number);

test('Stripe’s own script: a declined wallet card shows the reason, a refused 3-D Secure check charges nothing, and a confirmed one books', async ({
  page,
  shop,
}) => {
  await playStripeJs(page, shop.stripe, { wallet: '4000000000000002' });
  await openPaymentStep(page, { base: shop.url });
  await page.getByRole('radio', { name: /^Apple Pay/ }).check();
  await frame(page, 'wallet').getByRole('button', { name: stripeWords.wallet }).click();
  await expect(page.getByRole('alert').filter({ hasText: pay.declined })).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-sheet', 'failed');
  await page.getByRole('radio', { name: pay.card }).check();
  await typeCard(page, '4000 0025 0000 3155');
  await payButton(page).click();
  await frame(page, 'challenge').getByRole('button', { name: stripeWords.refuse }).click();
  await expect(page.getByRole('alert').filter({ hasText: pay.authenticationFailed })).toBeFocused();
  await payButton(page).click();
  await frame(page, 'challenge').getByRole('button', { name: stripeWords.confirm }).click();
  await expectBooked(page);
});

test('Stripe’s wallet button stands below the terms, states the total, and books with one press', async ({
  page,
  shop,
}) => {
  await playStripeJs(page, shop.stripe);
  await openPaymentStep(page, { base: shop.url });
  await page.getByRole('radio', { name: /^Apple Pay/ }).check();
  const wallet = frame(page, 'wallet').getByRole('button', { name: stripeWords.wallet });
  const words = page.getByText(
    fillIn(pay.expressFor, { wallet: 'Apple Pay', words: fillIn(pay.bookAndPay, { total: '€48.00' }) }),
  );
  await expect(words).toBeVisible();
  expect(await isBelow(words, page.getByText(pay.noWithdrawal))).toBe(true);
  const [sum, buttons] = (await stripeOptionsOf(page)).filter(
    (options) => 'mode' in options || 'buttonType' in options,
  );
  expect(sum).toMatchObject({ mode: 'payment', amount: 4_800, currency: 'eur', captureMethod: 'automatic' });
  expect(buttons).toMatchObject({ buttonType: { applePay: 'buy', googlePay: 'buy' } });
  await wallet.click();
  await expectBooked(page);
});

test('A slow Bancontact payment is pending, becomes a ticket without a reload, and only then counts as a purchase', async ({
  page,
  shop,
}) => {
  await playStripeJs(page, shop.stripe, { wallet: 'none' });
  await page.goto(`${shop.url}/robots.txt`);
  await page.evaluate((entry) => localStorage.setItem('extras', entry), consent);
  await openPaymentStep(page, { base: shop.url });
  await expect(page.getByRole('radio', { name: /Apple Pay|Google Pay/ })).toHaveCount(0);
  let id = '';
  await page.route('https://hooks.stripe.com/redirect/**', async (route) => {
    id = route.request().url().split('/').at(-1) ?? '';
    await shop.stripe.act(id, 'take time');
    const back = `${shop.url}/bancontact-processing?redirect_status=succeeded&payment_intent=${id}`;
    await route.fulfill({ status: 302, headers: { location: back } });
  });
  await page.getByRole('radio', { name: 'Bancontact' }).check();
  await payButton(page).click();
  await expect(page.getByText(confirmation.waitingLine)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/confirmation$/);
  expect(shop.stripe.payerOf(id)).toBe('Marie-Christine Lindqvist');
  await expect.poll(() => eventsOf(page)).toContain('add_payment_info');
  expect(await eventsOf(page)).not.toContain('purchase');
  await shop.stripe.act(id, 'confirm');
  const { body, headers } = shop.stripe.deliver(id, new Date());
  await page.request.post(`${shop.url}/webhooks/stripe`, { data: body, headers });
  await expectBooked(page);
  expect((await eventsOf(page))?.filter((event) => event === 'purchase')).toEqual(['purchase']);
});

const eventsOf = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer?.map(({ event }) => event));

/** Calls of the page to Stripe’s script, in order. */
const stripeOptionsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { askedOfStripe: object[] }).askedOfStripe);

async function isBelow(one: Locator, other: Locator): Promise<boolean> {
  const [lower, upper] = [await one.boundingBox(), await other.boundingBox()];
  return (lower?.y ?? 0) > (upper?.y ?? Number.POSITIVE_INFINITY);
}
