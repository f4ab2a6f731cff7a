import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import type { Page } from '@playwright/test';
import { bookForTwo } from '../../support/book.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

test.use(ownClientAddress);

const { confirmation, cancel, booking: words } = texts.en;

/**
 * Prepares the browser as the checkout leaves it (`bought-store.ts`), with the access key of the new booking, and opens the
 * confirmation.
 */
async function openConfirmation(page: Page, { accessKey, orderNumber, trip }: BookingView): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    ({ accessKey, orderNumber, cartId }) => {
      const cart = { id: cartId, tcConfirmationNumber: orderNumber, requireConfirmation: false };
      const state = { confirmation: { cart, invoice: null, voucher: null, accessKey } };
      localStorage.setItem('bought', JSON.stringify({ version: 1, state }));
    },
    { accessKey, orderNumber, cartId: trip.cartId },
  );
  await page.goto('/en/confirmation');
  await expect(page.getByText(orderNumber).first()).toBeVisible();
}

test('The confirmation and the booking page print on one page, with all numbers, every ticket and the meeting point, and without buttons', async ({
  page,
}) => {
  const booking = await bookForTwo(page.request);
  const openers = [
    () => openConfirmation(page, booking),
    async () => {
      await page.getByRole('link', { name: confirmation.manage }).click();
      await expect(page).toHaveURL(/\/en\/booking/);
      await expect(page.getByRole('heading', { name: cancel.title })).toBeVisible();
    },
  ];
  for (const open of openers) {
    await page.emulateMedia({ media: 'screen' });
    await open();
    await expect(page.getByRole('button', { name: confirmation.print })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(booking.orderNumber)).toBeVisible();
    for (const { code } of booking.tickets) await expect(page.getByText(code ?? 'none')).toBeVisible();
    await expect(page.getByRole('img', { name: /Lindqvist/ })).toHaveCount(2);
    const meetingPoint = booking.trip.startingPointInformation?.title ?? 'nowhere';
    await expect(page.locator('dd').getByText(meetingPoint, { exact: true })).toBeVisible();
    // Of the links only those are printed whose text is of use on paper: the invoice's number and telephone numbers.
    const printedLinks = page.locator('a:not([href^="tel:"])').filter({ visible: true });
    await expect(printedLinks).toHaveText([/\d{4}-\d{6}$/]);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(words.kept)).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});
