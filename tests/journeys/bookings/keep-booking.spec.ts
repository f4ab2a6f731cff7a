import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import type { Page } from '@playwright/test';
import { bookForTwo } from '../../support/book.ts';
import { expectBooked, type Language } from '../../support/checkout.ts';
import { readEmailsTo } from '../../support/emails.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { texts } from '../../support/texts.ts';
import { useOtherClientAddress } from '../../support/visitor.ts';

/** Books, prepares the browser as the checkout leaves it (`bought-store.ts`), and opens the confirmation. */
async function openConfirmation(page: Page, language: Language): Promise<BookingView> {
  const booking = await bookForTwo(page.request);
  await page.goto('/robots.txt');
  await page.evaluate(({ accessKey, orderNumber, trip }) => {
    const cart = { id: trip.cartId, tcConfirmationNumber: orderNumber, requireConfirmation: false };
    const state = { confirmation: { cart, invoice: null, voucher: null, accessKey } };
    localStorage.setItem('bought', JSON.stringify({ version: 1, state }));
  }, booking);
  await page.goto(`/${language}/confirmation`);
  await expectBooked(page, language);
  return booking;
}

/** Waits until the page's data is cached and the service worker controls the page. */
async function waitUntilCached(page: Page, ticketUrl: string | null): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  // A worker that became active while the page was loading may not control it yet.
  if (await page.evaluate(() => navigator.serviceWorker.controller === null)) await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const isCached = (url: string) =>
    caches.match(url, { ignoreVary: true }).then((response) => response !== undefined);
  await expect.poll(() => page.evaluate(isCached, ticketUrl ?? '')).toBe(true);
}

for (const { language, tags } of journeyRunsIn('de'))
  test(`Offline the confirmation and the booking page show the ticket and its document, until the traveller removes them from the device${tags}`, async ({
    page,
    context,
    complaints,
  }) => {
    // A picture that is not cached fails with an error of the worker or of the network.
    complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    const { booking: words, confirmation } = texts[language];
    const { accessKey, ticketUrl } = await openConfirmation(page, language);
    for (const address of ['confirmation', `booking#key=${accessKey}`]) {
      await page.goto(`/${language}/${address}`);
      await expect(page.getByRole('img', { name: /Lindqvist/ }).first()).toBeVisible();
      await waitUntilCached(page, ticketUrl);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('img', { name: /Marie-Christine Lindqvist/ })).toBeVisible();
      // Neither was opened on this device before.
      for (const other of ['dashboard', 'booking']) {
        await page.goto(`/${language}/${other}`);
        await expect(page).toHaveURL(new RegExp(`/${language}/booking$`));
        await expect(page.getByRole('img', { name: /Marie-Christine Lindqvist/ })).toBeVisible();
      }
      await expect(
        page.getByText(new RegExp(`${words.offline}|${confirmation.notFresh}`)).first(),
      ).toBeVisible();
      const ticketFile = await page.evaluate(async (url) => {
        const answer = await fetch(url);
        return [answer.status, answer.headers.get('content-type')];
      }, ticketUrl ?? '');
      expect(ticketFile).toEqual([200, 'application/pdf']);
      await context.setOffline(false);
    }
    // With the connection the page reads the booking again. The note above it goes, and what stands below moves up.
    await expect(page.getByText(words.offline)).toHaveCount(0);
    await page.getByRole('button', { name: words.forget }).click();
    await expect(page.getByText(words.forgotten)).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.has('booking'))).toBe(false);
    await page.goto(`/${language}/confirmation`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.nothing);
  });

for (const { language, tags } of journeyRunsIn('zh-Hans'))
  test(`A traveller finds a booking by its order number and email address; if either is wrong, the answer is the same${tags}`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404/);
    await useOtherClientAddress(page, '**/api/bookings/**');
    const { booking: words, shell, confirmation } = texts[language];
    const booking = await bookForTwo(page.request);
    const { email } = booking.contact;
    const answers: string[] = [];
    page.on('response', async (response) => {
      const isCall = response.request().method() === 'POST' && response.url().includes('/api/bookings');
      if (isCall && !response.ok()) answers.push(`${response.status()} ${await response.text()}`);
    });
    await page.goto(`/${language}/find-booking`);
    const number = page.getByLabel(words.orderNumber);
    const address = page.getByRole('main').getByLabel(shell.emailAddress);
    const find = page.getByRole('main').getByRole('button', { name: words.find });
    for (const [typed, from] of [
      [booking.orderNumber, 'someone@example.org'],
      ['AAAA-AAAA', email],
    ] as const) {
      await number.fill(typed);
      await address.fill(from);
      const before = answers.length;
      await find.click();
      await expect.poll(() => answers.length).toBe(before + 1);
      await expect(page.getByRole('status').filter({ hasText: words.notFound })).toBeVisible();
    }
    expect(new Set(answers).size).toBe(1);
    await number.fill(booking.orderNumber.toLowerCase().replace('-', ' '));
    await address.fill(email.toUpperCase());
    await find.click();
    await expect(page).toHaveURL(new RegExp(`/${language}/booking`));
    await expect(page.getByRole('img', { name: /Lindqvist/ }).first()).toBeVisible();
    await expect(page.getByText(confirmation.print)).toBeVisible();
  });

test('The link in the email opens the booking, and the page removes the access key from the address', async ({
  page,
}) => {
  const booking = await bookForTwo(page.request);
  const link = async () =>
    (await readEmailsTo(page, booking.contact.email)).map(
      (mail) => /\S+\/booking#key=[\w-]+/.exec(mail)?.[0],
    )[0];
  await expect.poll(link, { timeout: 30_000 }).toBeTruthy();
  const { pathname, hash } = new URL((await link()) ?? '');
  await page.goto(pathname + hash);
  await expect(page.getByText(booking.orderNumber).first()).toBeVisible();
  await expect(page).not.toHaveURL(/key/);
});
