import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { bookForTwo } from '../../support/book.ts';
import { expect, test } from '../../support/journey.ts';
import { maxRetries } from '../../support/max-retries.ts';
import { texts } from '../../support/texts.ts';

const englishTexts = texts.en.answer;

/** A traveller requests to book, and the supplier opens the link in the email. */
async function openAnswerLink(page: Page, language: 'en' | 'de' = 'en') {
  const booking = await bookForTwo(page.request, { onRequest: true });
  const link = () => findAnswerLink(page, booking.orderNumber);
  await expect.poll(link, { timeout: 30_000 }).not.toBe('');
  await page.goto(`/${language}/${await link()}`);
  await expect(page.getByText(booking.orderNumber)).toBeVisible();
  const readState = async () =>
    (await (await page.request.get(`/api/bookings/${booking.accessKey}`, { maxRetries })).json()).state;
  return { booking, readState };
}

/** The link in the email about this order. Only requests from this machine may read the mailbox. */
async function findAnswerLink(page: Page, orderNumber: string): Promise<string> {
  const list = await (await page.request.get('/mailbox', { maxRetries })).text();
  const line = list.split('<li>').find((one) => one.includes(orderNumber) && one.includes('>bookings@'));
  const path = line === undefined ? undefined : /href="(\/mailbox\/[^"]+)"/.exec(line)?.[1];
  if (path === undefined) return '';
  const mail = await (await page.request.get(`${path}/text`, { maxRetries })).text();
  return mail.match(/supplier-answer#token=[\w-]+/)?.[0] ?? '';
}

test('A supplier accepts a request: the card is charged, the travellers get tickets, and the link shows the answer', async ({
  page,
}) => {
  const { readState } = await openAnswerLink(page);
  await expect(page).not.toHaveURL(/token/);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: englishTexts.accept }).click();
  await expect(page.getByRole('status').filter({ hasText: englishTexts.accepted })).toBeFocused();
  await expect.poll(readState, { timeout: 30_000 }).toBe('confirmed');
  await page.reload();
  await expect(page.getByText(englishTexts.alreadyAccepted)).toBeVisible();
  await expect(page.getByRole('button', { name: englishTexts.accept })).toHaveCount(0);
});

test('A supplier declines a request: the page asks for the reason first, and the travellers read that reason @phone', async ({
  page,
}) => {
  const germanTexts = texts.de.answer;
  const { booking, readState } = await openAnswerLink(page, 'de');
  await page.getByRole('button', { name: germanTexts.decline }).click();
  const reason = page.getByLabel(germanTexts.reason);
  await expect(reason).toBeFocused();
  expect(await readState()).toBe('on_request');
  await reason.fill('Das Boot ist in der Werft.');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: germanTexts.sendNo }).click();
  await expect(page.getByRole('status').filter({ hasText: germanTexts.declined })).toBeFocused();
  expect(await readState()).toBe('declined');
  await page.goto(`/de/booking#key=${booking.accessKey}`);
  await expect(page.getByText('Das Boot ist in der Werft.')).toBeVisible();
});
