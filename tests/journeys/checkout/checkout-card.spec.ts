import type { Page } from '@playwright/test';
import { sandboxTexts } from '../../../packages/server/src/http/sandbox/texts.ts';
import { openPaymentStep } from '../../support/at-payment.ts';
import { expectNoAxeFindings } from '../../support/axe.ts';
import {
  cardFields,
  expectBooked,
  goToPayment,
  minutesLeft,
  payButton,
  pressInBankFrame,
  typeCard,
} from '../../support/checkout.ts';
import { readQuote } from '../../support/holds.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { bindingWords, texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

const { pay } = texts.en;

// These tests send their own client address, because the server limits holds per address.
test.use(ownClientAddress);

for (const { language, tags } of journeyRunsIn('en'))
  test(`A traveller pays by card: Enter in the fields does not pay, the button does, and the confirmation stays after a reload${tags}`, async ({
    page,
  }) => {
    const { pay: words } = texts[language];
    const quote = await goToPayment(page, { language });
    const checkoutCount = countCheckouts(page);
    await expectNoAxeFindings(page);
    await expect(page.getByText(words.noWithdrawal)).toBeVisible();
    await typeCard(page, '4242 4242 4242 4242', language);
    await expect(payButton(page, language)).toHaveAccessibleName(
      language === 'de'
        ? 'Zahlungspflichtig buchen'
        : new RegExp(`^${bindingWords(words.bookAndPay)}\\s?€48.00`),
    );
    await cardFields(page, language).getByLabel(sandboxTexts[language].field.cvc).press('Enter');
    await expect(payButton(page, language)).toBeFocused();
    await expect(payButton(page, language)).toBeInViewport({ ratio: 1 });
    expect(checkoutCount()).toBe(0);
    await payButton(page, language).press('Enter');
    const order = await expectBooked(page, language);
    expect(checkoutCount()).toBe(1);
    expect((await readQuote(page.request, quote.cartId)).state).toBe('sold');
    await expectNoAxeFindings(page);
    await page.reload();
    await expect(page.getByText(order).first()).toBeVisible();
  });

for (const { language, tags } of journeyRunsIn('de')) {
  const words = texts[language].pay;
  const { challenge } = sandboxTexts[language];

  test(`3-D Secure: leaving, reloading or refusing at the bank charges nothing and keeps the hold; confirming books${tags}`, async ({
    page,
  }) => {
    const { cartId } = await openPaymentStep(page, { language });
    const dialog = page.getByRole('dialog', { name: words.challengeTitle });
    await typeCard(page, '4000002500003155', language);
    await payButton(page, language).click();
    await dialog.getByRole('button', { name: words.challengeLeave }).click();
    await expect(page.getByRole('status').filter({ hasText: words.abandoned })).toBeFocused();
    await expect.poll(() => minutesLeft(page, language)).toBeLessThan(16);
    await payButton(page, language).click();
    await expect(dialog).toBeVisible();
    // The bank's page is a separate document with its own main landmark.
    await expectNoAxeFindings(page, { except: ['landmark-unique'] });
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: words.abandoned })).toBeVisible();
    await typeCard(page, '4000002500003155', language);
    await payButton(page, language).click();
    // The hold lasts an hour while the bank asks, and fifteen minutes again after the bank has refused.
    await expect.poll(() => minutesLeft(page, language)).toBeGreaterThan(50);
    await pressInBankFrame(page, challenge.refuse, language);
    await expect.poll(() => minutesLeft(page, language)).toBeLessThan(16);
    await expect(page.getByRole('alert').filter({ hasText: words.authenticationFailed })).toBeFocused();
    await expect(page.getByText(words.stillHeld)).toBeVisible();
    expect((await readQuote(page.request, cartId)).state).toBe('held');
    await payButton(page, language).click();
    await pressInBankFrame(page, challenge.confirm, language);
    await expectBooked(page, language);
  });
}

for (const { language, tags } of journeyRunsIn('zh-Hans')) {
  const words = texts[language].pay;

  test(`A declined card charges nothing and keeps the hold; another card pays${tags}`, async ({ page }) => {
    const { cartId } = await openPaymentStep(page, { language });
    await typeCard(page, '4000000000000002', language);
    await payButton(page, language).click();
    await expect(page.getByRole('alert').filter({ hasText: words.declined })).toBeFocused();
    await expect(page.getByText(words.stillHeld)).toBeVisible();
    expect((await readQuote(page.request, cartId)).state).toBe('held');
    await typeCard(page, '5555555555554444', language);
    await payButton(page, language).click();
    await expectBooked(page, language);
  });
}

for (const [number, reason] of [
  ['4000000000009995', pay.insufficientFunds],
  ['4000000000000069', pay.expiredCard],
  ['4000000000000127', pay.incorrectCvc],
  ['4000000000000119', pay.processingError],
] as const)
  test(`The page says why a test card is refused, and another card pays: ${reason} @full`, async ({
    page,
  }) => {
    await openPaymentStep(page);
    await typeCard(page, number);
    await payButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeFocused();
    await expect(page.getByText(reason === pay.processingError ? pay.goesBack : pay.stillHeld)).toBeVisible();
    await typeCard(page, '4242424242424242');
    await payButton(page).click();
    await expectBooked(page);
  });

test('If the answer of a checkout is lost, two more presses lead to the same booking', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|503/);
  await openPaymentStep(page);
  await typeCard(page, '4242424242424242');
  let calls = 0;
  await page.route('**/api/shopper/checkout', async (route) => {
    if (calls++ > 0) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: pay.offline })).toBeVisible();
  const checkoutCount = countCheckouts(page);
  await payButton(page).dblclick();
  await expectBooked(page);
  expect(checkoutCount()).toBe(1);
});

/** How many checkouts this page has sent from now on. */
function countCheckouts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/shopper/checkout')) count += 1;
  });
  return () => count;
}
