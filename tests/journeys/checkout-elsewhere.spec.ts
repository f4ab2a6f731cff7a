import type { Page } from '@playwright/test';
import { sandboxTexts } from '../../packages/server/src/http/sandbox/sandbox-texts.ts';
import { standAtPayment } from '../support/at-payment.ts';
import {
  bankFrame,
  expectBooked,
  type Language,
  minutesLeft,
  onward,
  payButton,
} from '../support/checkout.ts';
import { heldBy } from '../support/holds.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';
import { walks } from '../support/walks.ts';

const { pay } = texts.en;
const ofWallet = new RegExp(`^${pay.walletMark} `);

/** Presses the button that binds, and is led away: to a bank, or to a wallet. */
async function goAway(page: Page, way: 'Bancontact' | 'PayPal', language: Language = 'en') {
  await page.getByRole('radio', { name: way }).check();
  await payButton(page, language).click();
  await expect(page).toHaveURL(/\/sandbox\//);
}

/** Back at the ways to pay, told that nothing was charged, and with everything still there. */
async function expectNothingPaid(page: Page, cartId: string, language: Language = 'en') {
  await expect(page).toHaveURL(new RegExp(`/${language}/new/checkout/payment`));
  await expect(page.getByRole('alert').filter({ hasText: texts[language].pay.stillHeld })).toBeVisible();
  expect((await heldBy(page.request, cartId)).state).toBe('held');
}

const intentOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('commerce') ?? '').state.attempt.intentId as string);

for (const { language, tags } of walks) {
  const { bank, wallet } = sandboxTexts[language];

  test(`Bancontact: a no and an address that claims a yes buy nothing; a yes does, and coming back again says it again${tags}`, async ({
    page,
  }) => {
    const { cartId } = await standAtPayment(page, { language });
    await goAway(page, 'Bancontact', language);
    await page.getByRole('button', { name: bank.refuse }).click();
    await expectNothingPaid(page, cartId, language);
    await expect(page.getByRole('radio', { name: 'Bancontact' })).toBeChecked();
    await goAway(page, 'Bancontact', language);
    const intent = await intentOf(page);
    await page.goto(`/bancontact-processing?redirect_status=succeeded&payment_intent=${intent}`);
    await expectNothingPaid(page, cartId, language);
    await goAway(page, 'Bancontact', language);
    await page.getByRole('button', { name: bank.confirm }).click();
    const order = await expectBooked(page, language);
    await page.goto('/bancontact-processing?redirect_status=succeeded&payment_intent=pi_of_somebody');
    expect(await expectBooked(page, language)).toBe(order);
    await page.goto('/bancontact-processing?redirect_status=failed');
    expect(await expectBooked(page, language)).toBe(order);
  });

  test(`PayPal: cancelled there nothing is taken; approved there it is taken here${tags}`, async ({
    page,
  }) => {
    const { cartId } = await standAtPayment(page, { language });
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

  test(`Bancontact: on another device one is told what to do, and nothing is lost${tags}`, async ({
    page,
    browser,
  }) => {
    const { cartId } = await standAtPayment(page, { language });
    await goAway(page, 'Bancontact', language);
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
    const phone = await browser.newPage({ locale: language });
    await phone.goto(back);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(texts[language].pay.elsewhereTitle);
    await expect(phone.getByText(texts[language].pay.elsewhereText)).toBeVisible();
    await phone.close();
    // The device on which it was begun hears of it the next time it looks.
    await page.goto(`/${language}/new/checkout/payment`);
    await expectBooked(page, language);
    expect((await heldBy(page.request, cartId)).state).toBe('sold');
  });
}

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

test('a payment of somebody else in the way back buys nothing here', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/404/);
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await standAtPayment(theirs);
  await goAway(theirs, 'Bancontact');
  await theirs.getByRole('button', { name: sandboxTexts.en.bank.confirm }).click();
  await theirs.waitForURL(/payment_intent=/);
  const paid = new URL(theirs.url()).searchParams.get('payment_intent');
  await other.close();
  const { cartId } = await standAtPayment(page);
  await goAway(page, 'Bancontact');
  await page.goto(`/bancontact-processing?redirect_status=succeeded&payment_intent=${paid}`);
  await expectNothingPaid(page, cartId);
});

test('from the page of the bank the browser’s way back leads to the ways to pay, and one of them pays', async ({
  page,
}) => {
  const { cartId } = await standAtPayment(page);
  await goAway(page, 'Bancontact');
  await page.goBack();
  await expectNothingPaid(page, cartId);
  await goAway(page, 'PayPal');
  await page.getByRole('button', { name: sandboxTexts.en.wallet.confirm }).click();
  await expectBooked(page);
});

test('the wallet of the device has a button only where a card is chosen: no other way has two', async ({
  page,
}) => {
  await standAtPayment(page);
  await expect(payButton(page)).toHaveCount(1);
  await expect(onward(page, ofWallet)).toHaveCount(1);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await expect(onward(page, new RegExp(`${pay.bookAndPay}`))).toHaveCount(1);
  await page.getByRole('radio', { name: pay.card }).check();
  await expect(onward(page, ofWallet)).toHaveCount(1);
});

test('the wallet of the device pays with one press', async ({ page }) => {
  await standAtPayment(page);
  // What binds stands below what must be read first, and says the same as the button that binds.
  const wallet = onward(page, ofWallet);
  await expect(wallet).toHaveAccessibleDescription(pay.express);
  await expect(wallet).toHaveAccessibleName(`${pay.walletMark} ${pay.bookAndPay} €48.00`);
  const terms = await page.getByText(pay.noWithdrawal).boundingBox();
  expect((await wallet.boundingBox())?.y).toBeGreaterThan(terms?.y ?? Number.POSITIVE_INFINITY);
  await wallet.click();
  await bankFrame(page).getByRole('button', { name: sandboxTexts.en.express.confirm }).click();
  await expectBooked(page);
});
