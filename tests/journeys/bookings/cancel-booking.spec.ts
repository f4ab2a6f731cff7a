import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { bookForTwo } from '../../support/book.ts';
import type { Language } from '../../support/checkout.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { maxRetries } from '../../support/max-retries.ts';
import { fillIn, texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

// These tests send their own client address, because the server limits holds per address.
test.use(ownClientAddress);

/** Opens the booking by the link in the email. */
async function open(page: Page, { accessKey }: BookingView, language: Language = 'en'): Promise<void> {
  await page.goto(`/${language}/booking#key=${accessKey}`);
  await expect(page.getByRole('heading', { name: texts[language].cancel.title })).toBeVisible();
}

/** Presses the cancel button, whose label states the refund, and returns the dialog. */
async function openDialog(page: Page, label: string): Promise<Locator> {
  await page.getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

const readBooking = async (page: Page, { accessKey }: BookingView): Promise<BookingView> =>
  (await page.request.get(`/api/bookings/${accessKey}`, { maxRetries })).json();

/** Price of two tickets of the walk. */
const sums = { en: '€48.00', de: '48,00\u00a0€', 'zh-Hans': '€48.00' } as const;

for (const [language, device] of [
  ['en', ''],
  ['de', ' @phone @full'],
  ['zh-Hans', ' @phone @full'],
] as const)
  test(`A traveller cancels a booking: the dialog states the refund, the money is refunded, and a credit note states it: ${language}${device}`, async ({
    page,
  }) => {
    const { cancel, booking: words, confirmation } = texts[language];
    const booking = await bookForTwo(page.request);
    await open(page, booking, language);
    const sum = sums[language];
    const label = fillIn(cancel.forSum, { sum });
    const dialog = await openDialog(page, label);
    await expect(dialog.getByText(cancel.back, { exact: true })).toBeVisible();
    await expectNoAxeFindings(page);
    await dialog.getByRole('button', { name: label, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words.cancelled)).toBeVisible();
    const note = page.getByRole('status').filter({ hasText: sum });
    await expect(note).toBeFocused();
    await expect(
      page.getByRole('link', { name: confirmation.creditNote.split(' {')[0] ?? '' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: label })).toHaveCount(0);
    expect(await readBooking(page, booking)).toMatchObject({ state: 'cancelled', refundedTotal: 48 });
  });

/** Price of one ticket. */
const halves = { en: '€24.00', de: '24,00\u00a0€', 'zh-Hans': '€24.00' } as const;

for (const { language, tags } of journeyRunsIn('zh-Hans'))
  test(`A traveller cancels one of two tickets: the other stays valid and can be cancelled later${tags}`, async ({
    page,
  }) => {
    const { cancel } = texts[language];
    const booking = await bookForTwo(page.request);
    await open(page, booking, language);
    const dialog = await openDialog(page, fillIn(cancel.forSum, { sum: sums[language] }));
    const jonas = dialog.getByRole('checkbox', { name: 'Jonas Lindqvist' });
    await dialog.getByRole('checkbox', { name: 'Marie-Christine Lindqvist' }).uncheck();
    await jonas.uncheck();
    await expect(dialog.getByText(cancel.chooseOne)).toBeVisible();
    await jonas.check();
    const half = fillIn(cancel.forSum, { sum: halves[language] });
    await dialog.getByRole('button', { name: half, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: halves[language] })).toBeFocused();
    expect(await readBooking(page, booking)).toMatchObject({
      state: 'confirmed',
      refundedTotal: 24,
      tickets: [{ isCancelled: false }, { isCancelled: true }],
    });
    await expect(page.getByRole('img', { name: /Jonas/ })).toHaveCount(0);
    await expect(page.getByRole('img', { name: /Marie-Christine/ })).toBeVisible();
    await expect(page.getByRole('button', { name: half })).toBeVisible();
    // The ticket at the top names the cancelled traveller and shows the amounts paid, refunded and remaining.
    const names = texts[language].confirmation;
    const { paidSum, refunded, onItsWay, left } = names;
    for (const [name, value] of [
      [names.cancelledTravellers, 'Jonas Lindqvist'],
      [paidSum, sums[language]],
      [`${refunded}|${onItsWay}`, halves[language]],
      [left, halves[language]],
    ] as const) {
      const fact = page.locator('.ticket-body dl > div', { hasText: new RegExp(`^(?:${name})`) });
      await expect(fact).toContainText(value);
    }
  });
