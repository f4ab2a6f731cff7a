import type { Page } from '@playwright/test';
import { sandboxTexts } from '../../../packages/server/src/http/sandbox/texts.ts';
import { openPaymentStep } from '../../support/at-payment.ts';
import {
  expectBooked,
  type Language,
  minutesLeft,
  payButton,
  pressInWallet,
} from '../../support/checkout.ts';
import { readQuote } from '../../support/holds.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { bindingWords, texts } from '../../support/texts.ts';

const { pay } = texts.en;

/** Presses the pay button and is redirected to a bank or a wallet. */
async function goAway(page: Page, method: 'Bancontact' | 'PayPal', language: Language = 'en') {
  await page.getByRole('radio', { name: method }).check();
  await payButton(page, language).click();
  await expect(page).toHaveURL(/\/sandbox\//);
}

/** Expects the payment methods, the message that nothing was charged, and a live hold. */
async function expectNothingPaid(page: Page, cartId: string, language: Language = 'en') {
  await expect(page).toHaveURL(new RegExp(`/${language}/new/checkout/payment`));
  // A refusal is an alert; coming back without paying is none.
  const messages = page.getByRole('alert').or(page.getByRole('status'));
  await expect(messages.filter({ hasText: texts[language].pay.stillHeld })).toBeVisible();
  expect((await readQuote(page.request, cartId)).state).toBe('held');
}

const intentOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('commerce') ?? '').state.attempt.intentId as string);

for (const { language, tags } of journeyRunsIn('zh-Hans')) {
  const { bank } = sandboxTexts[language];

  test(`Bancontact: refusing, going back and a forged return address buy nothing; confirming books once${tags}`, async ({
    page,
  }) => {
    const { cartId } = await openPaymentStep(page, { language });
    await goAway(page, 'Bancontact', language);
    await page.getByRole('button', { name: bank.refuse }).click();
    await expectNothingPaid(page, cartId, language);
    await expect(page.getByRole('radio', { name: 'Bancontact' })).toBeChecked();
    await goAway(page, 'Bancontact', language);
    await page.goBack();
    await expectNothingPaid(page, cartId, language);
    await goAway(page, 'Bancontact', language);
    const intent = await intentOf(page);
    await page.goto(`/bancontact-processing?redirect_status=succeeded&payment_intent=${intent}`);
    await expectNothingPaid(page, cartId, language);
    await goAway(page, 'Bancontact', language);
    await page.getByRole('button', { name: bank.confirm }).click();
    const order = await expectBooked(page, language);
    await page.goto('/bancontact-processing?redirect_status=succeeded&payment_intent=pi_unknown');
    expect(await expectBooked(page, language)).toBe(order);
    await page.goto('/bancontact-processing?redirect_status=failed');
    expect(await expectBooked(page, language)).toBe(order);
  });
}

for (const { language, tags } of journeyRunsIn('de')) {
  const { wallet } = sandboxTexts[language];

  test(`PayPal: cancelling at PayPal charges nothing, and approving there books${tags}`, async ({ page }) => {
    const { cartId } = await openPaymentStep(page, { language });
    await goAway(page, 'PayPal', language);
    await page.getByRole('button', { name: wallet.refuse }).click();
    await expectNothingPaid(page, cartId, language);
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await expect(page).toHaveURL(/payment$/);
    await expect.poll(() => minutesLeft(page, language)).toBeLessThan(16);
    await goAway(page, 'PayPal', language);
    await page.getByRole('button', { name: wallet.confirm }).click();
    await expectBooked(page, language);
  });
}

for (const { language, tags } of journeyRunsIn('en')) {
  test(`Bancontact: a return on another device shows what to do and sends no request; the first device shows the booking${tags}`, async ({
    page,
    browser,
  }) => {
    const { cartId } = await openPaymentStep(page, { language });
    await goAway(page, 'Bancontact', language);
    // The bank confirms, and its redirect is opened on another device.
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
    const phone = await browser.newPage({ locale: language });
    const requests: string[] = [];
    phone.on('request', (request) => {
      if (request.url().includes('payment-confirmation')) requests.push(request.url());
    });
    await phone.goto(back);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(texts[language].pay.elsewhereTitle);
    await expect(phone.getByText(texts[language].pay.elsewhereText)).toBeVisible();
    expect(requests).toEqual([]);
    await phone.close();
    // The first device learns of the payment the next time it opens the checkout.
    await page.goto(`/${language}/new/checkout/payment`);
    await expectBooked(page, language);
    expect((await readQuote(page.request, cartId)).state).toBe('sold');
  });
}

test('WeChat Pay and Alipay: cancelling charges nothing, and a code confirmed on a phone leads the desktop to its ticket', async ({
  page,
  browser,
}) => {
  const language = 'zh-Hans';
  const { alipay, 'wechat-pay': weChat } = sandboxTexts[language];
  const { cartId } = await openPaymentStep(page, { language });
  await expect(page.getByRole('radio', { name: /^支付宝/ })).toBeChecked();
  await payButton(page, language).click();
  await expect(page).toHaveURL(/\/sandbox\/alipay\//);
  await page.getByRole('button', { name: alipay.leave }).click();
  await expectNothingPaid(page, cartId, language);
  await page.getByRole('radio', { name: /^微信支付/ }).check();
  await payButton(page, language).click();
  await expect(page.getByRole('img', { name: sandboxTexts[language].code })).toBeVisible();
  // What the code says is tested with the page: `serve-sandbox.test.ts`.
  const phone = await browser.newPage({ locale: language });
  await phone.goto(page.url());
  await phone.getByRole('button', { name: weChat.confirm }).click();
  await expectBooked(page, language);
  await phone.close();
});

test('The wallet of the browser stands first, by name, and the button below the terms pays with it', async ({
  page,
}) => {
  await openPaymentStep(page);
  const wallet = page.getByRole('radio', { name: /^Google Pay/ });
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^Google Pay/);
  await wallet.check();
  // The button is below the terms that must be read first.
  const button = payButton(page);
  await expect(button).toHaveAccessibleName(`${bindingWords(pay.bookAndPay)} €48.00`);
  const terms = await page.getByText(pay.noWithdrawal).boundingBox();
  expect((await button.boundingBox())?.y).toBeGreaterThan(terms?.y ?? Number.POSITIVE_INFINITY);
  await button.click();
  await pressInWallet(page, 'Google Pay', sandboxTexts.en.express.confirm);
  await expectBooked(page);
});
