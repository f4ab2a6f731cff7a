import type { Page } from '@playwright/test';
import { standAtPayment } from '../support/at-payment.ts';
import { holdForTwo } from '../support/book.ts';
import { expectBooked, type Language, onward, payButton, typeCard } from '../support/checkout.ts';
import { heldBy } from '../support/holds.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';
import { walks } from '../support/walks.ts';

test.beforeEach(() => test.setTimeout(120_000));

/** The same checkout in another tab of this browser. */
async function openAnother(page: Page, language: Language): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`/${language}/new/checkout/payment`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(texts[language].pay.title);
  return other;
}

/** What the checkout shows that is over, and no way to pay for it again. */
async function expectOver(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].checkout.soldTitle);
  await expect(payButton(page, language)).toHaveCount(0);
}

for (const { language, tags } of walks) {
  test(`two tabs that both pay are one booking and one charge, and both come to its confirmation${tags}`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/409/);
    await standAtPayment(page, { language });
    const other = await openAnother(page, language);
    for (const tab of [page, other]) await typeCard(tab, '4242424242424242', language);
    // At once, or nearly: where the other was quicker the button is gone, and the page says that the trip is booked.
    const press = (tab: Page) =>
      payButton(tab, language)
        .dispatchEvent('click', undefined, { timeout: 5_000 })
        .catch(() => expectOver(tab, language));
    await Promise.all([press(page), press(other)]);
    await expect
      .poll(async () => [page, other].filter((tab) => tab.url().endsWith('/confirmation')).length)
      .toBeGreaterThan(0);
    const [first, second] = page.url().endsWith('/confirmation') ? [page, other] : [other, page];
    const order = await expectBooked(first, language);
    if (!second.url().endsWith('/confirmation')) {
      await expectOver(second, language);
      await second.getByRole('link', { name: texts[language].pay.toConfirmation }).click();
    }
    expect(await expectBooked(second, language)).toBe(order);
  });

  test(`back and forth between the steps keeps all of it; back after the payment leads into nothing that could be paid again${tags}`, async ({
    page,
  }) => {
    const { traveller, pay } = texts[language];
    await standAtPayment(page, { language });
    await page.goto(`/${language}/new/checkout/traveler_info`);
    await onward(page, traveller.toPayment).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pay.title);
    await page.goBack();
    const second = page
      .getByRole('group')
      .filter({ has: page.locator('input') })
      .last();
    await expect(second.getByLabel(traveller.firstName)).toHaveValue('Jonas');
    await page.goForward();
    await typeCard(page, '4242424242424242', language);
    await payButton(page, language).click();
    const order = await expectBooked(page, language);
    await page.goBack();
    await expectOver(page, language);
    await page.goForward();
    expect(await expectBooked(page, language)).toBe(order);
  });
}

test('what is held changes in another tab while this one is about to pay: nothing is charged for what was not seen', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409|410/);
  const before = await standAtPayment(page);
  await typeCard(page, '4242424242424242');
  // The other tab holds another start in the same cart, and this one has not heard of it.
  const other = await holdForTwo(page.request, {
    after: 40,
    cartId: before.cartId,
    product: '/api/attractions/rj3pkrvw',
  });
  expect(other.cartId).toBe(before.cartId);
  await payButton(page).click();
  // The page shows what is held by now, and still says why nothing was charged.
  await expect(page.getByText(other.tourName).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: texts.en.pay.changed })).toBeVisible();
  expect((await heldBy(page.request, before.cartId)).state).toBe('held');
});

test('another tab shows that it was paid here, and the way to the confirmation', async ({ page }) => {
  await standAtPayment(page);
  const other = await openAnother(page, 'en');
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await expectBooked(page);
  await expectOver(other, 'en');
  await other.getByRole('link', { name: texts.en.pay.toConfirmation }).click();
  await expectBooked(other);
});
