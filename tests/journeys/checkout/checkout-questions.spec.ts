import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import {
  expectBooked,
  fillInContactPerson,
  payButton,
  stepButton,
  typeCard,
} from '../../support/checkout.ts';
import { expect, test } from '../../support/journey.ts';
import { maxRetries } from '../../support/max-retries.ts';
import { bindingWords, fillIn, texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

const { traveller, pay, confirmation, transfer, waiver } = texts.en;

test.use(ownClientAddress);

/** Holds spots of any product by the API calls of its page, and opens the first checkout step. */
async function hold(page: Page, code: string, count = 1) {
  const product = await (await page.request.get(`/api/tours/${code}`, { maxRetries })).json();
  const base = `/api/${product.productType}/${code}`;
  const day = (plus: number) => new Date(Date.now() + plus * 86_400_000).toISOString().slice(0, 10);
  const { days } = await (
    await page.request.get(`${base}/availability?from=${day(4)}&to=${day(60)}&party=${count}`, { maxRetries })
  ).json();
  const ticketType = product.components[0].tickets[0].ticketType;
  for (const { date } of days.filter(({ state }: { state: string }) => state === 'free')) {
    const { components } = await (
      await page.request.get(`${base}/availability/${date}?party=${count}`, { maxRetries })
    ).json();
    const start = components[0].departures.find(({ state }: { state: string }) => state === 'free');
    if (start === undefined) continue;
    const answer = await page.request.post(`/api/${product.productType}/quote`, {
      data: {
        cartId: crypto.randomUUID(),
        browserId: crypto.randomUUID(),
        product: code,
        productType: product.productType,
        componentKey: components[0].componentKey,
        date,
        time: start.time,
        tickets: [{ ticketType, count }],
      },
    });
    if (answer.status() !== 200) continue;
    const cart = await answer.json();
    // Any page of this origin allows the test to write into its storage.
    await page.goto('/en/newsletter');
    await page.evaluate((quote) => {
      const state = { cartId: quote.cartId, cart: quote, heardAt: Date.now(), longerDeclined: null };
      localStorage.setItem('commerce', JSON.stringify({ version: 1, state }));
    }, cart);
    await page.goto('/en/new/checkout/personal_info');
    return cart;
  }
  throw new Error(`${code} has no available departure`);
}

async function codeOf(page: Page, words: string): Promise<string> {
  const { tours } = await (
    await page.request.get('/api/search', { params: { query: words, lang: 'en' }, maxRetries })
  ).json();
  return tours[0].id;
}

test('A traveller answers the supplier’s questions, signs the waiver of a catalogue product and books the trip', async ({
  page,
}) => {
  await hold(page, await codeOf(page, 'Riding Icelandic horses through the lava'));
  await fillInContactPerson(page);
  await page.getByRole('textbox', { name: new RegExp(traveller.phone) }).fill('+49 151 23456789');
  await stepButton(page, traveller.toParty).click();
  await expect(page.getByLabel(traveller.language)).toHaveValue('en');
  await page.getByLabel(traveller.language).selectOption('de');
  await stepButton(page, traveller.toQuestions).click();
  await expect(page.getByLabel(traveller.pickup)).toHaveValue('');
  await stepButton(page, traveller.toPayment).click();
  await expect(page.getByRole('group', { name: traveller.summary })).toBeFocused();
  await expectNoAxeFindings(page);
  const rider = page.getByRole('group', { name: 'Marie-Christine Lindqvist' });
  await rider.getByLabel('Weight in kilograms').fill('72,5');
  await rider.getByLabel('Have you ridden before?').selectOption({ index: 1 });
  await rider.getByRole('button', { name: waiver.sign }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(waiver.typed).fill('Marie-Christine Lindqvist');
  await dialog.getByRole('button', { name: waiver.submit, exact: true }).click();
  await expect(dialog).toBeHidden();
  await stepButton(page, traveller.toPayment).click();
  await expect(page.getByText(fillIn(traveller.guideIn, { language: 'German' }))).toBeVisible();
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await expectBooked(page);
  const language = page.locator('.ticket-body dl > div', { hasText: traveller.language });
  await expect(language).toContainText('German (requested)');
});

test('The form asks for a passport and a hotel once, and the booking uses that hotel for the pick-up @full', async ({
  page,
}) => {
  await hold(page, await codeOf(page, 'Machu Picchu in one day from Cusco, by train'), 2);
  await fillInContactPerson(page);
  await page.getByRole('textbox', { name: new RegExp(traveller.phone) }).fill('+49 151 23456789');
  await stepButton(page, traveller.toParty).click();
  for (const place of [1, 2]) {
    const panel = page.getByRole('group', { name: fillIn(traveller.nthAdult, { place }) });
    if (place === 2) {
      await panel.getByLabel(traveller.firstName).fill('Jonas');
      await panel.getByLabel(traveller.lastName).fill('Lindqvist');
    }
    await panel.getByLabel(traveller.dateOfBirth).fill('1990-04-01');
    await panel.getByLabel(traveller.nationality).selectOption('DE');
    await panel.getByLabel(traveller.passportNumber).fill(`C01X00T4${place}`);
  }
  await stepButton(page, traveller.toQuestions).click();
  await page.getByLabel('Where should we pick you up?').fill('Plaza 2, Cusco');
  await page.getByLabel(transfer.stayName).fill('Hotel Mundial');
  await expect(page.getByRole('checkbox', { name: traveller.fromHotel })).toBeChecked();
  await expect(page.getByLabel(traveller.startPlace)).toHaveCount(0);
  const [request] = await Promise.all([
    page.waitForRequest('**/api/shopper/checkout'),
    stepButton(page, traveller.toPayment)
      .click()
      .then(() => typeCard(page, '4242424242424242'))
      .then(() => payButton(page).click()),
  ]);
  expect(request.postDataJSON().data).toMatchObject({
    startingPointInformation: { title: 'Hotel Mundial, Plaza 2, Cusco' },
    bookingQuestionsAnswers: [{ answer: 'Hotel Mundial, Plaza 2, Cusco' }],
  });
  await expectBooked(page);
});

test('A traveller requests a trip on request: the card is authorised, and the page says so @full', async ({
  page,
}) => {
  await hold(page, await codeOf(page, 'Private black cab through London at night'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.contactTitle);
  await fillInContactPerson(page);
  await page.getByRole('textbox', { name: new RegExp(traveller.phone) }).fill('+49 151 23456789');
  await stepButton(page, traveller.toParty).click();
  await stepButton(page, traveller.toQuestions).click();
  // Each kind of pickup place asks for what the driver must know about it.
  await expect(page.getByLabel(traveller.startPlace)).toBeVisible();
  await page.getByText(transfer.airport, { exact: true }).click();
  await expect(page.getByText(transfer.airportHint)).toBeVisible();
  await expect(page.getByLabel(transfer.flightNumber)).toBeVisible();
  await page.getByText(transfer.hotel, { exact: true }).click();
  await page.getByRole('textbox', { name: transfer.hotelName, exact: true }).fill('Hotel Strand');
  await page.getByRole('textbox', { name: transfer.address, exact: true }).fill('Strand 1, London');
  await stepButton(page, traveller.toPayment).click();
  await expect(page.getByText(/answers within 24 hours\. Until then/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Bancontact' })).toHaveCount(0);
  await expect(page.getByLabel(pay.holdOnly)).toHaveCount(0);
  await typeCard(page, '4242424242424242');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/shopper/checkout'),
    stepButton(page, new RegExp(`^${bindingWords(pay.requestToBook)}`)).click(),
  ]);
  expect(request.postDataJSON().data.startingPointInformation.title).toBe('Hotel Strand, Strand 1, London');
  await expect(page).toHaveURL(/\/en\/confirmation$/);
  await expect(page.getByText(confirmation.ticketLater)).toBeVisible();
});
