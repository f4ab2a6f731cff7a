import { sandboxTexts } from '../../packages/server/src/http/sandbox/sandbox-texts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { bankFrame, expectBooked, goToPayment, onward, payButton, typeCard } from '../support/checkout.ts';
import { heldBy } from '../support/holds.ts';
import { expect, test } from '../support/journey.ts';
import { languages, texts } from '../support/texts.ts';

const { pay, checkout, confirmation } = texts.en;
const { challenge } = sandboxTexts.en;

// A place of their own: an address may hold only so much at a time.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.11.${process.pid % 250}.${Date.now() % 250}` } });
test.beforeEach(() => test.setTimeout(120_000));

for (const device of ['', ' @phone'])
  for (const language of languages) {
    test(`a card pays, the confirmation says so, and says it again when it is loaded anew: ${language}${device}`, async ({
      page,
    }) => {
      const { pay: words } = texts[language];
      const quote = await goToPayment(page, { language });
      await expectNoAxeFindings(page);
      await expect(page.getByText(words.noWithdrawal)).toBeVisible();
      await typeCard(page, '4242 4242 4242 4242', language);
      await expect(payButton(page, language)).toHaveAccessibleName(
        language === 'de' ? 'Zahlungspflichtig buchen' : new RegExp(`^${words.bookAndPay}\\s€48.00`),
      );
      await payButton(page, language).click();
      const order = await expectBooked(page, language);
      expect((await heldBy(page.request, quote.cartId)).state).toBe('sold');
      await expectNoAxeFindings(page);
      await page.reload();
      await expect(page.getByText(order).first()).toBeVisible();
    });
  }

test('3-D Secure: the bank asks in a frame, and with its yes it is booked', async ({ page }) => {
  await goToPayment(page);
  await typeCard(page, '4000002500003155');
  await payButton(page).click();
  await expect(page.getByRole('dialog', { name: pay.challengeTitle })).toBeVisible();
  // The bank's page is a page of its own, with a main part of its own.
  await expectNoAxeFindings(page, { except: ['landmark-unique'] });
  await bankFrame(page).getByRole('button', { name: challenge.confirm }).click();
  await expectBooked(page);
});

test('3-D Secure: with a no nothing is charged, what was typed is there, and the next card pays', async ({
  page,
}) => {
  const quote = await goToPayment(page);
  await typeCard(page, '4000002500003155');
  await payButton(page).click();
  await bankFrame(page).getByRole('button', { name: challenge.refuse }).click();
  await expect(page.getByRole('alert').filter({ hasText: pay.authenticationFailed })).toBeFocused();
  await expect(page.getByText(pay.stillHeld)).toBeVisible();
  expect((await heldBy(page.request, quote.cartId)).state).toBe('held');
  await typeCard(page, '5555555555554444');
  await payButton(page).click();
  await expectBooked(page);
});

test('3-D Secure: whoever closes the bank’s page, or loads ours anew meanwhile, has paid nothing and can pay', async ({
  page,
}) => {
  await goToPayment(page);
  await typeCard(page, '4000002500003155');
  await payButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: pay.challengeLeave }).click();
  await expect(page.getByRole('alert').filter({ hasText: pay.abandoned })).toBeFocused();
  await payButton(page).click();
  await expect(page.getByRole('dialog', { name: pay.challengeTitle })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: pay.abandoned })).toBeVisible();
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await expectBooked(page);
});

for (const [number, reason] of [
  ['4000000000000002', pay.declined],
  ['4000000000009995', pay.insufficientFunds],
  ['4000000000000069', pay.expiredCard],
  ['4000000000000127', pay.incorrectCvc],
  ['4000000000000119', pay.processingError],
] as const)
  test(`a card that is refused says why, costs nothing, and another one pays: ${reason}`, async ({
    page,
  }) => {
    await goToPayment(page);
    await typeCard(page, number);
    await payButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeFocused();
    await expect(page.getByText(pay.stillHeld)).toBeVisible();
    await typeCard(page, '4242424242424242');
    await payButton(page).click();
    await expectBooked(page);
  });

test('a card that shall only be held makes it a request: asked, held, and nothing charged yet', async ({
  page,
}) => {
  await goToPayment(page);
  await typeCard(page, '4242424242424242');
  await page.getByLabel(pay.holdOnly).check();
  await onward(page, new RegExp(`^${pay.askAndHold} €48\\.00`)).click();
  await expect(page).toHaveURL(/\/en\/confirmation$/);
  await expect(page.getByText(confirmation.ticketLater)).toBeVisible();
  await expect(page.getByText(confirmation.ifNo)).toBeVisible();
  await expect(page.getByRole('img', { name: /Lindqvist/ })).toHaveCount(0);
});

test('pressed twice it is paid once, and a card that is not complete is not sent', async ({ page }) => {
  await goToPayment(page);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/shopper/checkout') && sent.push(request.url()));
  await payButton(page).click();
  await expect(payButton(page)).not.toHaveAttribute('aria-busy');
  expect(sent).toEqual([]);
  await typeCard(page, '4242424242424242');
  await payButton(page).dblclick();
  await expectBooked(page);
  expect(sent).toHaveLength(1);
});

test('an answer that is lost loses nothing: it says so, and pressed again it is the same booking', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|503/);
  await goToPayment(page);
  await typeCard(page, '4242424242424242');
  let lost = 0;
  await page.route('**/api/shopper/checkout', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: pay.offline })).toBeVisible();
  await payButton(page).click();
  await expectBooked(page);
});

test('while the service is busy nothing is lost, and it says so', async ({ page, complaints }) => {
  complaints.allow(/503/);
  await goToPayment(page);
  await typeCard(page, '4242424242424242');
  await page.route('**/api/shopper/checkout', (route) =>
    route.fulfill({ status: 503, json: { message: 'Service Unavailable', status: 503 } }),
  );
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: pay.unavailable })).toBeVisible();
  await page.unroute('**/api/shopper/checkout');
  await payButton(page).click();
  await expectBooked(page);
});

test('another tab of the same checkout shows that it is booked, and the way to the confirmation', async ({
  page,
  context,
}) => {
  await goToPayment(page);
  const other = await context.newPage();
  await other.goto('/en/new/checkout/personal_info');
  await expect(other.getByLabel(texts.en.traveller.firstName, { exact: true })).toHaveValue(
    'Marie-Christine',
  );
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await expectBooked(page);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(checkout.soldTitle);
  await other.getByRole('link', { name: pay.toConfirmation }).click();
  await expectBooked(other);
});

test('the way back from the confirmation does not lead into a checkout that is over', async ({ page }) => {
  await goToPayment(page);
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await expectBooked(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.soldTitle);
  await expect(page.getByLabel(texts.en.traveller.email)).toHaveCount(0);
});
