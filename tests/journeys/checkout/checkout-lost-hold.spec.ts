import type { Page } from '@playwright/test';
import { sandboxTexts } from '../../../packages/server/src/http/sandbox/texts.ts';
import { openPaymentStep } from '../../support/at-payment.ts';
import { holdByApi } from '../../support/book.ts';
import {
  bankFrame,
  expectBooked,
  type Language,
  payButton,
  pressInBankFrame,
  typeCard,
} from '../../support/checkout.ts';
import { spotsLeft, tripPath } from '../../support/holds.ts';
import { expect } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { test } from '../../support/own-shop.ts';
import { texts } from '../../support/texts.ts';

test.beforeEach(({ complaints }) => {
  complaints.allow(/410/);
});

/** Opens the bank's frame, in which the bank asks; the spots are still held. */
async function goToBank(page: Page, base: string, language: Language) {
  const quote = await openPaymentStep(page, { base, language });
  await typeCard(page, '4000002500003155', language);
  await payButton(page, language).click();
  const { confirm } = sandboxTexts[language].challenge;
  await expect(bankFrame(page, language).getByRole('button', { name: confirm })).toBeVisible();
  return { quote, confirm: () => pressInBankFrame(page, confirm, language) };
}

for (const { language, tags } of journeyRunsIn('en'))
  test(`If a hold ends while the bank asks and its spots are still available, the payment books them${tags}`, async ({
    page,
    shop,
  }) => {
    const { quote, confirm } = await goToBank(page, shop.url, language);
    await shop.endHold(quote.cartId);
    await confirm();
    await expectBooked(page, language);
  });

for (const { language, tags } of journeyRunsIn('de'))
  test(`If a hold ends while the bank asks and others hold its spots, the payment is refunded and the page says so${tags}`, async ({
    page,
    shop,
  }) => {
    const { quote, confirm } = await goToBank(page, shop.url, language);
    await shop.endHold(quote.cartId);
    // The server ends the hold within seconds. Then another traveller holds all available spots.
    const spotCount = await spotsLeft(page.request, shop.url, quote);
    await holdByApi(page.request, { base: shop.url, start: quote, count: spotCount });
    await confirm();
    await expect(page).toHaveURL(new RegExp(`/${language}${tripPath}`));
    const dialog = page.getByRole('dialog', { name: texts[language].hold.endedTitle });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(texts[language].hold.endedPaid);
    // The message is true: the payment was captured, and all of it is refunded.
    await expect.poll(() => shop.moneyOf(quote.cartId)).toEqual({ captured: 4_800, refunded: 4_800 });
  });
