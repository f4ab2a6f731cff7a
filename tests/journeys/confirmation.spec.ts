import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import type { Page } from '@playwright/test';
import { bookForTwo } from '../support/book.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.16.${process.pid % 250}.${Date.now() % 250}` } });

const { confirmation, cancel, booking: words } = texts.en;

/** As the checkout leaves it behind: this browser knows the key of what it has just booked. */
async function confirm(page: Page, { accessKey, orderNumber, trip }: BookingView): Promise<void> {
  await page.goto('/en/newsletter');
  await page.evaluate(
    ({ cartId, ...known }) => {
      const cart = { id: cartId, tcConfirmationNumber: known.orderNumber, requireConfirmation: false };
      const state = { confirmation: { cart, invoice: null, voucher: null, accessKey: known.accessKey } };
      localStorage.setItem('bought', JSON.stringify({ version: 1, state }));
    },
    { accessKey, orderNumber, cartId: trip.cartId },
  );
  await page.goto('/en/confirmation');
  await expect(page.getByText(orderNumber).first()).toBeVisible();
}

for (const device of ['', ' @phone'])
  test(`the confirmation leads to where the booking can be given up${device}`, async ({ page }) => {
    const booking = await bookForTwo(page.request);
    await confirm(page, booking);
    await page.getByRole('link', { name: confirmation.manage }).click();
    await expect(page).toHaveURL(/\/en\/booking/);
    await expect(page.getByText(booking.orderNumber)).toBeVisible();
    await expect(page.getByRole('heading', { name: cancel.title })).toBeVisible();
  });

test('on paper there are all numbers, a code for everybody and where to meet, on one page, and nothing to press', async ({
  page,
}) => {
  const booking = await bookForTwo(page.request);
  const papers = [() => confirm(page, booking), () => page.goto(`/en/booking#key=${booking.accessKey}`)];
  for (const open of papers) {
    await page.emulateMedia({ media: 'screen' });
    await open();
    await expect(page.getByRole('button', { name: confirmation.print })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(booking.orderNumber)).toBeVisible();
    for (const { code } of booking.tickets) await expect(page.getByText(code ?? 'none')).toBeVisible();
    await expect(page.getByRole('img', { name: /Lindqvist/ })).toHaveCount(2);
    await expect(
      page.locator('dd', { hasText: booking.trip.startingPointInformation?.title ?? 'nowhere' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /^Invoice / })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(words.kept)).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});
