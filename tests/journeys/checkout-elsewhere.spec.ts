import type { Page } from '@playwright/test';
import { sandboxTexts } from '../../packages/server/src/http/sandbox/sandbox-texts.ts';
import { bankFrame, expectBooked, goToPayment, onward, payButton } from '../support/checkout.ts';
import { heldBy } from '../support/holds.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

const { pay } = texts.en;
const { bank, wallet, express } = sandboxTexts.en;

test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.12.${process.pid % 250}.${Date.now() % 250}` } });
test.beforeEach(() => test.setTimeout(120_000));

async function goTo(page: Page, way: 'Bancontact' | 'PayPal') {
  const quote = await goToPayment(page);
  await page.getByRole('radio', { name: way }).check();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\//);
  return quote;
}

test('Bancontact: the bank says yes, and the way back leads to the confirmation', async ({ page }) => {
  await goTo(page, 'Bancontact');
  await page.getByRole('button', { name: bank.confirm }).click();
  await expectBooked(page);
  // Whoever loads the page of the way back once more is told the same.
  await page.goto('/bancontact-processing?redirect_status=succeeded&payment_intent=pi_of_somebody');
  await expectBooked(page);
});

test('Bancontact: the bank says no, and one is back at the ways to pay with everything still there', async ({
  page,
}) => {
  const quote = await goTo(page, 'Bancontact');
  await page.getByRole('button', { name: bank.refuse }).click();
  await expect(page).toHaveURL(/\/en\/new\/checkout\/payment$/);
  await expect(page.getByRole('alert').filter({ hasText: pay.stillHeld })).toBeVisible();
  expect((await heldBy(page.request, quote.cartId)).state).toBe('held');
});

test('Bancontact: an address that claims to be paid is asked about, not believed', async ({ page }) => {
  const quote = await goTo(page, 'Bancontact');
  const intent = await page.evaluate(
    () => JSON.parse(localStorage.getItem('commerce') ?? '').state.attempt.intentId as string,
  );
  await page.goto(`/bancontact-processing?redirect_status=succeeded&payment_intent=${intent}`);
  await expect(page).toHaveURL(/\/en\/new\/checkout\/payment$/);
  expect((await heldBy(page.request, quote.cartId)).state).toBe('held');
});

test('Bancontact: on another device one is told what to do, and nothing is lost', async ({
  page,
  browser,
}) => {
  const quote = await goTo(page, 'Bancontact');
  // The bank says yes, and sends back whoever asked it: another device than this one.
  const { action, fields } = await page.locator('form').evaluate((form: HTMLFormElement) => ({
    action: form.action,
    fields: Object.fromEntries(new FormData(form)) as Record<string, string>,
  }));
  const answer = await page.request.post(action, {
    form: { ...fields, verdict: 'confirm' },
    maxRedirects: 0,
  });
  const back = answer.headers().location ?? '';
  expect(back).toContain('redirect_status=succeeded');
  const phone = await browser.newPage({ locale: 'en-GB' });
  await phone.goto(back);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(pay.elsewhereTitle);
  await phone.close();
  // The device on which it was begun hears of it the next time it looks.
  await page.goto('/en/new/checkout/payment');
  await expectBooked(page);
  expect((await heldBy(page.request, quote.cartId)).state).toBe('sold');
});

test('a forged way back on a browser that bought nothing says what to do, and asks nobody', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('payment-confirmation') && asked.push(request.url()),
  );
  await page.goto('/bancontact-processing?redirect_status=succeeded&payment_intent=pi_1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pay.elsewhereTitle);
  expect(asked).toEqual([]);
});

test('PayPal: approved there, taken here', async ({ page }) => {
  await goTo(page, 'PayPal');
  await page.getByRole('button', { name: wallet.confirm }).click();
  await expectBooked(page);
});

test('PayPal: cancelled there, nothing is taken, and another way pays', async ({ page }) => {
  const quote = await goTo(page, 'PayPal');
  await page.getByRole('button', { name: wallet.refuse }).click();
  await expect(page).toHaveURL(/\/en\/new\/checkout\/payment/);
  await expect(page.getByRole('alert').filter({ hasText: pay.stillHeld })).toBeVisible();
  expect((await heldBy(page.request, quote.cartId)).state).toBe('held');
});

test('the wallet of the device pays with one press', async ({ page }) => {
  await goToPayment(page);
  await onward(page, pay.express).click();
  await bankFrame(page).getByRole('button', { name: express.confirm }).click();
  await expectBooked(page);
});
