import type { Page } from '@playwright/test';
import { sandboxTexts } from '../../packages/server/src/http/sandbox/sandbox-texts.ts';
import { standAtPayment } from '../support/at-payment.ts';
import { holdForTwo } from '../support/book.ts';
import { bankFrame, expectBooked, type Language, payButton, typeCard } from '../support/checkout.ts';
import { spotsLeft, trip } from '../support/holds.ts';
import { expect } from '../support/journey.ts';
import { test } from '../support/own-shop.ts';
import { texts } from '../support/texts.ts';
import { walks } from '../support/walks.ts';

test.beforeEach(({ complaints }) => {
  complaints.allow(/410/);
  test.setTimeout(180_000);
});

/** Stands in the frame of the bank, which asks; what is held is still held. */
async function goToBank(page: Page, base: string, language: Language) {
  const quote = await standAtPayment(page, { base, language });
  await typeCard(page, '4000002500003155', language);
  await payButton(page, language).click();
  const confirm = bankFrame(page, language).getByRole('button', {
    name: sandboxTexts[language].challenge.confirm,
  });
  await expect(confirm).toBeVisible();
  return { quote, confirm };
}

for (const { language, tags } of walks) {
  test(`a hold that ends while the bank asks: the spots are still free, and are bought after all${tags}`, async ({
    page,
    shop,
  }) => {
    const { quote, confirm } = await goToBank(page, shop.url, language);
    await shop.endHold(quote.cartId);
    await confirm.click();
    await expectBooked(page, language);
  });

  test(`a hold that ends while the bank asks, and others were quicker: the money goes back, and that is said${tags}`, async ({
    page,
    shop,
  }) => {
    const { quote, confirm } = await goToBank(page, shop.url, language);
    await shop.endHold(quote.cartId);
    // The server ends it within seconds; then others take all there is.
    const free = await spotsLeft(page.request, shop.url, quote);
    await holdForTwo(page.request, { base: shop.url, start: quote, count: free });
    await confirm.click();
    await expect(page).toHaveURL(new RegExp(`/${language}${trip}`));
    const dialog = page.getByRole('dialog', { name: texts[language].hold.endedTitle });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(texts[language].hold.endedPaid);
    // What the page says is so: the bank had paid, and all of it goes back.
    await expect.poll(() => shop.moneyOf(quote.cartId)).toEqual({ paid: 4_800, back: 4_800 });
  });
}

test('a hold that has ended by the server’s word leads back to the trip, and it is told there', async ({
  page,
  shop,
}) => {
  const quote = await standAtPayment(page, { base: shop.url });
  await typeCard(page, '4242424242424242');
  await shop.endHold(quote.cartId);
  await payButton(page).click();
  await expect(page).toHaveURL(new RegExp(trip));
  await expect(page.getByRole('dialog', { name: texts.en.hold.endedTitle })).toBeVisible();
});
