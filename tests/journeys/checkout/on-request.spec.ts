import type { Page } from '@playwright/test';
import { openPaymentStep } from '../../support/at-payment.ts';
import { type Language, stepButton, typeCard } from '../../support/checkout.ts';
import { readQuote, spotsLeft } from '../../support/holds.ts';
import { expect } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { test } from '../../support/own-shop.ts';
import { bindingWords, texts } from '../../support/texts.ts';

/** Requests to book and opens the confirmation; nothing is charged yet. */
async function requestToBook(page: Page, base: string, language: Language) {
  const { pay, confirmation } = texts[language];
  const quote = await openPaymentStep(page, { base, language });
  await typeCard(page, '4242424242424242', language);
  // By keyboard: the frame above may still grow, and a click would then meet another line.
  await page.locator('summary', { hasText: pay.holdOnlyTitle }).press('Enter');
  await page.getByLabel(pay.holdOnly).press('Space');
  await expect(page.getByLabel(pay.holdOnly)).toBeChecked();
  await stepButton(page, new RegExp(`^${bindingWords(pay.requestToBook)}`)).click();
  await expect(page.getByText(confirmation.ticketLater)).toBeVisible();
  await expect(page.getByText(confirmation.ifNo)).toBeVisible();
  await expect(page.getByRole('img', { name: /Lindqvist/ })).toHaveCount(0);
  const order = await page.getByRole('main').locator('strong').first().textContent();
  return { quote, order: order ?? '' };
}

/** Reloads the page until the jobs that follow from an answer are done. */
async function reloadUntil(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

/** Lets minutes pass on the open page, which asks the server again every minute (`SUPPLIER_PAUSE` in use-booking.ts). */
async function fastForwardUntil(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('01:01');
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

/** Only the full run includes these: `confirmation-page.test.tsx` and `answer-request.test.ts` pin the same rules. */
const withFull = (tags: string) => (tags.endsWith(' @full') ? tags : `${tags} @full`);

for (const { language, tags } of journeyRunsIn('en')) {
  test(`A supplier accepts a request: the card is charged, and the open confirmation shows the tickets without a reload${tags}`, async ({
    page,
    shop,
  }) => {
    const { confirmation } = texts[language];
    const { order, quote } = await requestToBook(page, shop.url, language);
    await page.clock.install();
    await page.reload();
    await expect(page.getByText(confirmation.ticketLater)).toBeVisible();
    await shop.answer(order, 'accept');
    await fastForwardUntil(page, confirmation.paid);
    await expect(page.getByRole('img', { name: /Lindqvist/ }).first()).toBeVisible();
    expect((await readQuote(page.request, quote.cartId, { base: shop.url })).state).toBe('sold');
  });

  test(`A supplier declines a request: nothing is charged, and the spots are available again${withFull(tags)}`, async ({
    page,
    shop,
  }) => {
    const { confirmation } = texts[language];
    const { order, quote } = await requestToBook(page, shop.url, language);
    const spotsBefore = await spotsLeft(page.request, shop.url, quote);
    await shop.answer(order, 'decline');
    await reloadUntil(page, confirmation.ended);
    await expect(page.getByText(confirmation.nothingCharged)).toBeVisible();
    await expect(page.getByText(confirmation.noTicket)).toBeVisible();
    await expect(page.getByText(confirmation.held)).toHaveCount(0);
    await expect(
      page.getByRole('link', { name: confirmation.another.replace('{place}', '').trim() }),
    ).toBeVisible();
    await expect.poll(() => spotsLeft(page.request, shop.url, quote)).toBe(spotsBefore + 2);
  });

  test(`A supplier does not answer a request within a day: nothing is charged, and the spots are available again${withFull(tags)}`, async ({
    page,
    shop,
  }) => {
    const { confirmation } = texts[language];
    const { order, quote } = await requestToBook(page, shop.url, language);
    const spotsBefore = await spotsLeft(page.request, shop.url, quote);
    await shop.endAnswerTime(order);
    await reloadUntil(page, confirmation.ended);
    await expect(page.getByText(confirmation.nothingCharged)).toBeVisible();
    await expect(page.getByRole('img', { name: /Lindqvist/ })).toHaveCount(0);
    await expect.poll(() => spotsLeft(page.request, shop.url, quote)).toBe(spotsBefore + 2);
  });
}
