import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { bookForTwo, museum } from '../support/book.ts';
import type { Language } from '../support/checkout.ts';
import { filled } from '../support/holds.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';
import { walks } from '../support/walks.ts';

// A place of their own: an address may hold only so much at a time.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.12.${process.pid % 250}.${Date.now() % 250}` } });

/** As the link of the mail opens it. */
async function open(page: Page, { accessKey }: BookingView, language: Language = 'en'): Promise<void> {
  await page.goto(`/${language}/booking#key=${accessKey}`);
  await expect(page.getByRole('heading', { name: texts[language].cancel.title })).toBeVisible();
}

/** The button on the page, which says what comes back before anything is pressed. */
async function begin(page: Page, label: string): Promise<Locator> {
  await page.getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

const shown = async (page: Page, { accessKey }: BookingView): Promise<BookingView> =>
  (await page.request.get(`/api/bookings/${accessKey}`, { maxRetries: 2 })).json();

const sums = { en: '€48.00', de: '48,00\u00a0€', 'zh-Hans': '€48.00' } as const;

for (const [language, device] of [
  ['en', ''],
  ['de', ' @phone'],
  ['zh-Hans', ' @phone'],
] as const)
  test(`All of it: what comes back is said, given back and written down: ${language}${device}`, async ({
    page,
  }) => {
    const { cancel, booking: words, confirmation } = texts[language];
    const booking = await bookForTwo(page.request);
    await open(page, booking, language);
    const sum = sums[language];
    const label = filled(cancel.forSum, { sum });
    const dialog = await begin(page, label);
    await expect(dialog.getByText(cancel.back)).toBeVisible();
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
    expect(await shown(page, booking)).toMatchObject({ state: 'cancelled', refundedTotal: 48 });
  });

const halves = { en: '€24.00', de: '24,00\u00a0€', 'zh-Hans': '€24.00' } as const;

for (const { language, tags } of walks)
  test(`One of two: the other keeps a valid ticket, and can be given up afterwards${tags}`, async ({
    page,
  }) => {
    const { cancel } = texts[language];
    const booking = await bookForTwo(page.request);
    await open(page, booking, language);
    const dialog = await begin(page, filled(cancel.forSum, { sum: sums[language] }));
    const jonas = dialog.getByRole('checkbox', { name: 'Jonas Lindqvist' });
    await dialog.getByRole('checkbox', { name: 'Marie-Christine Lindqvist' }).uncheck();
    await jonas.uncheck();
    await expect(dialog.getByText(cancel.chooseOne)).toBeVisible();
    await jonas.check();
    const half = filled(cancel.forSum, { sum: halves[language] });
    await dialog.getByRole('button', { name: half, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: halves[language] })).toBeFocused();
    expect(await shown(page, booking)).toMatchObject({
      state: 'confirmed',
      refundedTotal: 24,
      tickets: [{ isCancelled: false }, { isCancelled: true }],
    });
    await expect(page.getByRole('img', { name: /Jonas/ })).toHaveCount(0);
    await expect(page.getByRole('img', { name: /Marie-Christine/ })).toBeVisible();
    await expect(page.getByRole('button', { name: half })).toBeVisible();
    // The ticket at the top says who still comes, and what became of what was paid.
    const { paidSum, refunded, onItsWay, left, givenUp } = texts[language].confirmation;
    for (const [name, value] of [
      [givenUp, 'Jonas Lindqvist'],
      [paidSum, sums[language]],
      [`${refunded}|${onItsWay}`, halves[language]],
      [left, halves[language]],
    ] as const) {
      const fact = page.locator('.ticket-body dl > div', { hasText: new RegExp(`^(?:${name})`) });
      await expect(fact).toContainText(value);
    }
  });

test('Another sum comes back by now: nothing is cancelled, the new sum is said, and pressing again takes it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/);
  const booking = await bookForTwo(page.request);
  await open(page, booking);
  const dialog = await begin(page, 'Cancel, €48.00 back');
  await expect(dialog.getByRole('button', { name: 'Cancel, €48.00 back' })).toBeVisible();
  // The other traveller gives up his ticket meanwhile, on a device of his own.
  await page.request.post(`/api/bookings/${booking.accessKey}/cancellation`, {
    data: { tickets: [1], refund: 24 },
  });
  await dialog.getByRole('button', { name: 'Cancel, €48.00 back' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(texts.en.cancel.changed);
  expect((await shown(page, booking)).state).toBe('confirmed');
  await dialog.getByRole('button', { name: 'Cancel, €24.00 back' }).click();
  await expect(dialog).toBeHidden();
  expect(await shown(page, booking)).toMatchObject({ state: 'cancelled', refundedTotal: 48 });
});

test('Where nothing comes back, the button says so before it is pressed, and whoever keeps it has lost nothing', async ({
  page,
}) => {
  const { cancel } = texts.en;
  const booking = await bookForTwo(page.request, { product: museum });
  await open(page, booking);
  const dialog = await begin(page, cancel.forNothing);
  await expect(dialog.getByText(cancel.toTheStart)).toBeVisible();
  await dialog.getByRole('button', { name: cancel.keep }).click();
  expect((await shown(page, booking)).state).toBe('confirmed');
  await begin(page, cancel.forNothing);
  await dialog.getByRole('button', { name: cancel.forNothing }).click();
  await expect(page.getByRole('status').filter({ hasText: cancel.doneForNothing })).toBeFocused();
  expect(await shown(page, booking)).toMatchObject({ state: 'cancelled', refundedTotal: 0 });
});

test('A request is withdrawn and costs nothing', async ({ page }) => {
  const { cancel } = texts.en;
  const booking = await bookForTwo(page.request, { onRequest: true });
  await open(page, booking);
  const dialog = await begin(page, cancel.withdraw);
  await dialog.getByRole('button', { name: cancel.withdraw }).click();
  await expect(page.getByRole('status').filter({ hasText: cancel.doneWithdraw })).toBeFocused();
  expect(await shown(page, booking)).toMatchObject({ state: 'cancelled', paidTotal: 0 });
});
