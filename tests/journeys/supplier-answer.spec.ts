import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { bookForTwo } from '../support/book.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

const { answer } = texts.en;

/** Asked for by a traveller; the supplier presses the link of his mail. */
async function openMail(page: Page, language: 'en' | 'de' = 'en') {
  const booking = await bookForTwo(page.request, { onRequest: true });
  const link = () => answerLink(page, booking.orderNumber);
  await expect.poll(link, { timeout: 30_000 }).not.toBe('');
  await page.goto(`/${language}/${await link()}`);
  await expect(page.getByText(booking.orderNumber)).toBeVisible();
  const state = async () =>
    (await (await page.request.get(`/api/bookings/${booking.accessKey}`, { maxRetries: 2 })).json()).state;
  return { booking, state };
}

/** Where the mail about this order leads; read by somebody who sits at this machine, as only they may. */
async function answerLink(page: Page, orderNumber: string): Promise<string> {
  const list = await (await page.request.get('/mailbox')).text();
  const line = list.split('<li>').find((one) => one.includes(orderNumber) && one.includes('>bookings@'));
  const path = line === undefined ? undefined : /href="(\/mailbox\/[^"]+)"/.exec(line)?.[1];
  if (path === undefined) return '';
  const mail = await (await page.request.get(`${path}/text`)).text();
  return mail.match(/supplier-answer#token=[\w-]+/)?.[0] ?? '';
}

test('A yes: the guests’ card is charged and they have tickets; coming again says that it was said', async ({
  page,
}) => {
  const { state } = await openMail(page);
  await expect(page).not.toHaveURL(/token/);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: answer.accept }).click();
  await expect(page.getByRole('status').filter({ hasText: answer.accepted })).toBeFocused();
  await expect.poll(state, { timeout: 30_000 }).toBe('confirmed');
  await page.reload();
  await expect(page.getByText(answer.saidYes)).toBeVisible();
  await expect(page.getByRole('button', { name: answer.accept })).toHaveCount(0);
});

test('A no asks why before it is sent, and the guests read the reason: @phone', async ({ page }) => {
  const words = texts.de.answer;
  const { booking, state } = await openMail(page, 'de');
  await page.getByRole('button', { name: words.decline }).click();
  const reason = page.getByLabel(words.reason);
  await expect(reason).toBeFocused();
  expect(await state()).toBe('on_request');
  await reason.fill('Das Boot ist in der Werft.');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: words.sendNo }).click();
  await expect(page.getByRole('status').filter({ hasText: words.declined })).toBeFocused();
  expect(await state()).toBe('declined');
  await page.goto(`/de/booking#key=${booking.accessKey}`);
  await expect(page.getByText('Das Boot ist in der Werft.')).toBeVisible();
});

test('Too late, or withdrawn meanwhile: whoever still has the buttons before him is told so', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409|410/);
  const { booking } = await openMail(page);
  await page.request.post(`/api/bookings/${booking.accessKey}/cancellation`, {
    data: { tickets: [], refund: booking.grandTotal },
  });
  await page.getByRole('button', { name: answer.accept }).click();
  await expect(page.getByRole('status').filter({ hasText: answer.withdrawn })).toBeFocused();
  // The clock itself cannot be waited for here: what the server says of it is held against it elsewhere.
  const other = await openMail(page);
  await page.route('**/api/supplier-answers/*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 410, json: { error: { code: 'gone', message: 'Gone' } } })
      : route.continue(),
  );
  await page.getByRole('button', { name: answer.accept }).click();
  await expect(page.getByRole('status').filter({ hasText: answer.late })).toBeFocused();
  expect(await other.state()).toBe('on_request');
});
