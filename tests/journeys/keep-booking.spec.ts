import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import type { Page } from '@playwright/test';
import { bookForTwo } from '../support/book.ts';
import { expectBooked, type Language } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';
import { mailsTo } from '../support/mails.ts';
import { texts } from '../support/texts.ts';
import { comeFromElsewhere } from '../support/visitor.ts';
import { walks } from '../support/walks.ts';

test.beforeEach(() => test.setTimeout(120_000));

/** Bought in this browser a moment ago: what the checkout leaves behind is there. */
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

async function openFromMail(page: Page, language: Language): Promise<BookingView> {
  const booking = await bookForTwo(page.request);
  await page.goto(`/${language}/booking#key=${booking.accessKey}`);
  await expect(page.getByRole('img', { name: /Lindqvist/ }).first()).toBeVisible();
  return booking;
}

/** All that the page keeps is kept, and the worker that shows it is at work. */
async function waitUntilKept(page: Page, ticketUrl: string | null): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const isKept = (url: string) =>
    caches.match(url, { ignoreVary: true }).then((found) => found !== undefined);
  await expect.poll(() => page.evaluate(isKept, ticketUrl ?? '')).toBe(true);
}

for (const { language, tags } of walks)
  for (const [name, open] of [
    ['of the mail', openFromMail],
    ['of the confirmation', openConfirmation],
  ] as const)
    test(`without a line the page ${name} still has the ticket with its code, its paper, and says what it is${tags}`, async ({
      page,
      context,
      complaints,
    }) => {
      // A picture that is not kept fails in the name of the worker, or of the line.
      complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
      const { booking: words, confirmation } = texts[language];
      const { ticketUrl } = await open(page, language);
      await waitUntilKept(page, ticketUrl);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('img', { name: /Marie-Christine Lindqvist/ })).toBeVisible();
      await expect(
        page.getByText(new RegExp(`${words.offline}|${confirmation.notFresh}`)).first(),
      ).toBeVisible();
      const paper = await page.evaluate(async (url) => {
        const answer = await fetch(url);
        return [answer.status, answer.headers.get('content-type')];
      }, ticketUrl ?? '');
      expect(paper).toEqual([200, 'application/pdf']);
      await context.setOffline(false);
    });

test('forgotten, it is on this device no more: not without a line, and not on the confirmation', async ({
  page,
}) => {
  const { ticketUrl } = await openConfirmation(page, 'en');
  await waitUntilKept(page, ticketUrl);
  await page.goto('/en/booking');
  await page.getByRole('button', { name: texts.en.booking.forget }).click();
  await expect(page.getByText(texts.en.booking.forgotten)).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has('booking'))).toBe(false);
  await page.goto('/en/confirmation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.confirmation.nothing);
});

for (const { language, tags } of walks)
  test(`number and address lead to the booking; whichever of them is wrong, the answer is the same${tags}`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404/);
    await comeFromElsewhere(page, '**/api/bookings/**');
    const { booking: words, shell, confirmation } = texts[language];
    const booking = await bookForTwo(page.request);
    const { email } = booking.contact;
    const answers: string[] = [];
    page.on('response', async (response) => {
      const isAsked = response.request().method() === 'POST' && response.url().includes('/api/bookings');
      if (isAsked && !response.ok()) answers.push(`${response.status()} ${await response.text()}`);
    });
    await page.goto(`/${language}/find-booking`);
    const number = page.getByLabel(words.orderNumber);
    const address = page.getByRole('main').getByLabel(shell.emailAddress);
    const find = page.getByRole('main').getByRole('button', { name: words.find });
    for (const [typed, from] of [
      [booking.orderNumber, 'somebody@example.org'],
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

test('the link of the mail opens the booking, and its key does not stay in the address', async ({ page }) => {
  const booking = await bookForTwo(page.request);
  const link = async () =>
    (await mailsTo(page, booking.contact.email)).map((mail) => /\S+\/booking#key=[\w-]+/.exec(mail)?.[0])[0];
  await expect.poll(link, { timeout: 30_000 }).toBeTruthy();
  const { pathname, hash } = new URL((await link()) ?? '');
  await page.goto(pathname + hash);
  await expect(page.getByText(booking.orderNumber).first()).toBeVisible();
  await expect(page).not.toHaveURL(/key/);
});

test('a booking that could not be had is asked for again, without a press', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|Failed to/);
  const booking = await bookForTwo(page.request);
  await page.clock.install();
  await page.route('**/api/bookings/**', (route) => route.abort());
  await page.goto(`/en/booking#key=${booking.accessKey}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.booking.unreached);
  await page.unroute('**/api/bookings/**');
  await page.clock.fastForward('00:31');
  await expect(page.getByRole('img', { name: /Lindqvist/ }).first()).toBeVisible();
});

for (const [where, open] of [
  ['confirmation', openConfirmation],
  ['booking', openFromMail],
] as const)
  test(`on paper there are the codes of everybody and nothing to press, and no frame of the shop: ${where}`, async ({
    page,
  }) => {
    const { tickets } = await open(page, 'de');
    await page.emulateMedia({ media: 'print' });
    for (const { participantName, code } of tickets) {
      await expect(page.getByRole('img', { name: participantName })).toBeVisible();
      await expect(page.getByText(code ?? 'none', { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    // The number of the invoice stands there, and that it could be pressed on a screen is not seen.
    await expect(page.getByRole('link').filter({ visible: true })).toHaveText([/\d{4}-\d{6}$/]);
  });
