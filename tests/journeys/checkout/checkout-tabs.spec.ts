import type { Page } from '@playwright/test';
import { openPaymentStep } from '../../support/at-payment.ts';
import { expectBooked, type Language, payButton, stepButton, typeCard } from '../../support/checkout.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { texts } from '../../support/texts.ts';

/** Opens the same checkout in another tab of this browser. */
async function openAnother(page: Page, language: Language): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`/${language}/new/checkout/payment`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(texts[language].pay.title);
  return other;
}

/** Expects the message that the trip is booked, and no way to pay for it again. */
async function expectAlreadyBooked(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].checkout.soldTitle);
  await expect(payButton(page, language)).toHaveCount(0);
}

for (const { language, tags } of journeyRunsIn('en')) {
  test(`Two tabs that both pay make one booking and one charge; a third tab says that the trip is booked, and all lead to the confirmation${tags}`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/409/);
    await openPaymentStep(page, { language });
    const other = await openAnother(page, language);
    const third = await openAnother(page, language);
    for (const tab of [page, other]) await typeCard(tab, '4242424242424242', language);
    // Both tabs press at nearly the same moment. In the slower one the button may be gone, and the page says
    // that the trip is booked.
    const press = (tab: Page) =>
      payButton(tab, language)
        .dispatchEvent('click', undefined, { timeout: 5_000 })
        .catch(() => expectAlreadyBooked(tab, language));
    await Promise.all([press(page), press(other)]);
    await expect
      .poll(async () => [page, other].filter((tab) => tab.url().endsWith('/confirmation')).length)
      .toBeGreaterThan(0);
    const [first, second] = page.url().endsWith('/confirmation') ? [page, other] : [other, page];
    const order = await expectBooked(first, language);
    if (!second.url().endsWith('/confirmation')) {
      await expectAlreadyBooked(second, language);
      await second.getByRole('link', { name: texts[language].pay.toConfirmation }).click();
    }
    expect(await expectBooked(second, language)).toBe(order);
    await expectAlreadyBooked(third, language);
    await third.getByRole('link', { name: texts[language].pay.toConfirmation }).click();
    expect(await expectBooked(third, language)).toBe(order);
  });
}

for (const { language, tags } of journeyRunsIn('de')) {
  test(`Going back and forward between the steps keeps all entries; going back after the payment offers no second payment${tags}`, async ({
    page,
  }) => {
    const { traveller, pay } = texts[language];
    await openPaymentStep(page, { language });
    await page.goto(`/${language}/new/checkout/traveler_info`);
    await stepButton(page, traveller.toPayment).click();
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
    await expectAlreadyBooked(page, language);
    await page.goForward();
    expect(await expectBooked(page, language)).toBe(order);
  });
}
