import { sandboxTexts } from '../../packages/server/src/http/sandbox/sandbox-texts.ts';
import { standAtPayment } from '../support/at-payment.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import {
  bankFrame,
  cardFields,
  expectBooked,
  goToPayment,
  minutesLeft,
  onward,
  payButton,
  typeCard,
} from '../support/checkout.ts';
import { heldBy } from '../support/holds.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';
import { walks } from '../support/walks.ts';

const { pay, confirmation } = texts.en;

// A place of their own: an address may hold only so much at a time.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.11.${process.pid % 250}.${Date.now() % 250}` } });
test.beforeEach(() => test.setTimeout(120_000));

for (const { language, tags } of walks)
  test(`a card pays, the confirmation says so, and says it again when it is loaded anew${tags}`, async ({
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

for (const { language, tags } of walks) {
  const words = texts[language].pay;
  const { challenge } = sandboxTexts[language];

  test(`3-D Secure: gone away from and refused it charges nothing, all is kept, and with a yes it is booked${tags}`, async ({
    page,
  }) => {
    const { cartId } = await standAtPayment(page, { language });
    const dialog = page.getByRole('dialog', { name: words.challengeTitle });
    await typeCard(page, '4000002500003155', language);
    await payButton(page, language).click();
    await dialog.getByRole('button', { name: words.challengeLeave }).click();
    await expect(page.getByRole('alert').filter({ hasText: words.abandoned })).toBeFocused();
    await expect.poll(() => minutesLeft(page, language)).toBeLessThan(16);
    await payButton(page, language).click();
    // The spots wait for the bank, but no longer for one that has said no.
    await expect.poll(() => minutesLeft(page, language)).toBeGreaterThan(50);
    await bankFrame(page, language).getByRole('button', { name: challenge.refuse }).click();
    await expect.poll(() => minutesLeft(page, language)).toBeLessThan(16);
    await expect(page.getByRole('alert').filter({ hasText: words.authenticationFailed })).toBeFocused();
    await expect(page.getByText(words.stillHeld)).toBeVisible();
    expect((await heldBy(page.request, cartId)).state).toBe('held');
    await payButton(page, language).click();
    await bankFrame(page, language).getByRole('button', { name: challenge.confirm }).click();
    await expectBooked(page, language);
  });

  test(`a card that is declined costs nothing, says so, and another one pays${tags}`, async ({ page }) => {
    const { cartId } = await standAtPayment(page, { language });
    await typeCard(page, '4000000000000002', language);
    await payButton(page, language).click();
    await expect(page.getByRole('alert').filter({ hasText: words.declined })).toBeFocused();
    await expect(page.getByText(words.stillHeld)).toBeVisible();
    expect((await heldBy(page.request, cartId)).state).toBe('held');
    await typeCard(page, '5555555555554444', language);
    await payButton(page, language).click();
    await expectBooked(page, language);
  });
}

test('3-D Secure: nothing is wrong with the page while the bank asks, and one that is loaded anew meanwhile has paid nothing', async ({
  page,
}) => {
  await standAtPayment(page);
  await typeCard(page, '4000002500003155');
  await payButton(page).click();
  await expect(page.getByRole('dialog', { name: pay.challengeTitle })).toBeVisible();
  // The bank’s page is a page of its own, with a main part of its own.
  await expectNoAxeFindings(page, { except: ['landmark-unique'] });
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: pay.abandoned })).toBeVisible();
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await expectBooked(page);
});

for (const [number, reason] of [
  ['4000000000009995', pay.insufficientFunds],
  ['4000000000000069', pay.expiredCard],
  ['4000000000000127', pay.incorrectCvc],
  ['4000000000000119', pay.processingError],
] as const)
  test(`a card that is refused says why, costs nothing, and another one pays: ${reason}`, async ({
    page,
  }) => {
    await standAtPayment(page);
    await typeCard(page, number);
    await payButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeFocused();
    await expect(page.getByText(reason === pay.processingError ? pay.goesBack : pay.stillHeld)).toBeVisible();
    await typeCard(page, '4242424242424242');
    await payButton(page).click();
    await expectBooked(page);
  });

test('a card that shall only be held makes it a request: asked, held, and nothing charged yet', async ({
  page,
}) => {
  await standAtPayment(page);
  await typeCard(page, '4242424242424242');
  await page.getByLabel(pay.holdOnly).check();
  await onward(page, new RegExp(`^${pay.askAndHold} €48\\.00`)).click();
  await expect(page).toHaveURL(/\/en\/confirmation$/);
  await expect(page.getByText(confirmation.ticketLater)).toBeVisible();
  await expect(page.getByText(confirmation.ifNo)).toBeVisible();
  await expect(page.getByRole('img', { name: /Lindqvist/ })).toHaveCount(0);
});

test('Enter in what is asked of a payment leads to the button that binds, and binds to nothing', async ({
  page,
}) => {
  await standAtPayment(page);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/shopper/checkout') && sent.push(request.url()));
  await typeCard(page, '4242424242424242');
  const { field } = sandboxTexts.en;
  for (const label of [field.number, field.cvc]) {
    await cardFields(page).getByLabel(label, { exact: true }).press('Enter');
    await expect(payButton(page)).toBeFocused();
    await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  }
  // Whoever holds the key down has pressed it once.
  await cardFields(page).getByLabel(field.cvc).focus();
  await page.keyboard.down('Enter');
  await expect(payButton(page)).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('radio', { name: 'PayPal' }).press('Enter');
  await page.getByRole('radio', { name: pay.card }).check();
  await expect(payButton(page)).not.toHaveAttribute('aria-busy');
  expect(sent).toEqual([]);
  await payButton(page).press('Enter');
  await expectBooked(page);
});

test('pressed twice it is paid once, and a card that is not complete is not sent', async ({ page }) => {
  await standAtPayment(page);
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
  await standAtPayment(page);
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

test('a card that is typed after a press of which nothing was heard is the one that pays', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503/);
  await standAtPayment(page);
  await typeCard(page, '4242424242424242');
  await page.route(
    '**/api/shopper/checkout',
    (route) => route.fulfill({ status: 503, json: { status: 503 } }),
    {
      times: 1,
    },
  );
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: pay.unavailable })).toBeVisible();
  await typeCard(page, '4000000000000002');
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: pay.declined })).toBeFocused();
});

test('what is pressed before the fields of the card are alive counts once they are', async ({ page }) => {
  const { promise: arrived, resolve: letIn } = Promise.withResolvers<void>();
  await page.route('**/card-fields*.mjs', async (route) => {
    await arrived;
    await route.continue();
  });
  await standAtPayment(page);
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  letIn();
  await expectBooked(page);
});

test('while another tab pays it is said so, and nothing of a sum or of what was charged', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/);
  await standAtPayment(page);
  await typeCard(page, '4242424242424242');
  await page.route(
    '**/api/shopper/checkout',
    (route) => route.fulfill({ status: 409, json: { status: 409, code: 'conflict', field: 'attemptId' } }),
    { times: 1 },
  );
  await payButton(page).click();
  const told = page.getByRole('alert').filter({ hasText: pay.underWay });
  await expect(told).toContainText(pay.underWayText);
  await expect(told).not.toContainText('€48.00');
  await payButton(page).click();
  await expectBooked(page);
});

test('while the service is busy nothing is lost, and it says so', async ({ page, complaints }) => {
  complaints.allow(/503/);
  await standAtPayment(page);
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
