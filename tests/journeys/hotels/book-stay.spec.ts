import { expectNoAxeFindings } from '../../support/axe.ts';
import { expectBooked, payButton, stepButton, typeCard } from '../../support/checkout.ts';
import { expect, test } from '../../support/journey.ts';
import { maxRetries } from '../../support/max-retries.ts';
import {
  beginningOf,
  chooseRate,
  fillInStayContact,
  guestsOfRoom,
  holdRooms,
  hotelPaths,
  rateWith,
  stayQuery,
  wordsIn,
} from '../../support/stays.ts';
import { bindingWords, texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

// These tests hold rooms, and the server limits holds per address.
test.use(ownClientAddress);

test('a traveller finds a hotel, books a room by card, and gets a voucher and an entry for the calendar', async ({
  page,
}) => {
  const { hotels, hotelPage, stay, traveller, confirmation } = texts.en;
  const text = wordsIn('en');
  await page.goto(`/en/hotels?${stayQuery({ inDays: 20 })}`);
  const place = page.getByRole('combobox', { name: hotels.where });
  await place.fill('Lisb');
  await page.getByRole('option', { name: /^Lisbon/ }).click();
  await page.getByRole('search').getByRole('button', { name: hotels.search, exact: true }).click();
  await expect(page.getByRole('heading', { name: /^FOUND \d+ hotels?$/ })).toBeVisible();
  await page
    .getByRole('list', { name: /Hotels in Lisbon/ })
    .getByRole('link', { name: 'Casa do Aguadeiro' })
    .click();
  await expect(page).toHaveURL(new RegExp(`${hotelPaths.casa}\\?.*rooms=2$`));
  const price = await chooseRate(rateWith(page, beginningOf(hotels.freeUntil)));
  const ticket = page.getByRole('region', { name: hotelPage.yourStay }).first();
  await expect(ticket.locator('.type-total')).toHaveText(price);
  await holdRooms(page, 'en');

  await expect(page.getByRole('main')).toContainText(price);
  await fillInStayContact(page, 'en');
  const guests = guestsOfRoom(page, 'en', 1);
  await expect(guests.getByRole('checkbox')).toBeChecked();
  await guests.getByLabel(text(stay.otherGuest, { number: 2 })).fill('Jonas Lindqvist');
  await page.getByLabel(stay.arrivalTime).fill('16:30');
  await page.getByLabel(stay.comments).fill('A quiet room, please.');
  await stepButton(page, traveller.toPayment).click();
  await expect(page).toHaveURL(/payment$/);
  await expect(page.getByText(stay.noWithdrawal)).toBeVisible();
  await expectNoAxeFindings(page);
  await typeCard(page, '4242 4242 4242 4242');
  await expect(payButton(page)).toHaveAccessibleName(`${bindingWords(texts.en.pay.bookAndPay)} ${price}`);
  await payButton(page).click();

  await expectBooked(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Jonas Lindqvist');
  await expect(main).toContainText('A quiet room, please.');
  await expectNoAxeFindings(page);
  const documentAt = async (name: string) => {
    const address = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    return page.request.get(address ?? '', { maxRetries });
  };
  const voucher = await documentAt(stay.ticketPdf);
  expect(voucher.headers()['content-type']).toBe('application/pdf');
  expect((await voucher.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const entry = await documentAt(confirmation.calendar);
  expect(entry.headers()['content-type']).toMatch(/^text\/calendar/);
  expect(await entry.text()).toContain('Casa do Aguadeiro');
});

test('a German family books two rooms and cancels one of them, by the terms of that room @phone @ci', async ({
  page,
}) => {
  const { hotels, hotelPage, stay, traveller, cancel, confirmation } = texts.de;
  const text = wordsIn('de');
  await page.goto(`/de${hotelPaths.casa}?${stayQuery({ inDays: 30, rooms: '2,2-3-7' })}`);
  const fixedPrice = await chooseRate(rateWith(page, hotelPage.nonRefundable, 'Zimmer 1: 2 Erwachsene'));
  const free = beginningOf(hotels.freeUntil);
  const freePrice = await chooseRate(
    rateWith(page, free, 'Zimmer 2: 2 Erwachsene und 2 Kinder (3 und 7 Jahre)'),
  );
  expect(freePrice).not.toBe(fixedPrice);
  await holdRooms(page, 'de', 2);
  await fillInStayContact(page, 'de');
  const second = guestsOfRoom(page, 'de', 2);
  await second.getByLabel(traveller.firstName, { exact: true }).fill('Jonas');
  await second.getByLabel(traveller.lastName, { exact: true }).fill('Lindqvist');
  await expect(second).toContainText(text(stay.roomLead, { adults: 2, children: 2 }));
  await stepButton(page, traveller.toPayment).click();
  await typeCard(page, '4242 4242 4242 4242', 'de');
  await payButton(page, 'de').click();
  await expectBooked(page, 'de');

  await page.getByRole('link', { name: confirmation.manage }).click();
  await expect(page.getByRole('heading', { name: cancel.title })).toBeVisible();
  // Of the whole booking only the second room would be refunded, so the button states its price.
  const cancelFree = text(cancel.forSum, { sum: freePrice });
  await page.getByRole('button', { name: cancelFree, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const roomOf = (number: number, name: string) =>
    dialog.getByRole('checkbox', { name: text(stay.roomOf, { number, name }) });
  await roomOf(2, 'Jonas Lindqvist').uncheck();
  await expect(dialog.getByRole('button', { name: cancel.forNothing })).toBeVisible();
  await roomOf(2, 'Jonas Lindqvist').check();
  await roomOf(1, 'Marie-Christine Lindqvist').uncheck();
  await expect(dialog.getByText(stay.price)).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: cancelFree, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('status').filter({ hasText: text(stay.donePaid, { count: 1, sum: freePrice }) }),
  ).toBeFocused();
  for (const [name, value] of [
    [stay.cancelledRooms, 'Jonas Lindqvist'],
    [`${confirmation.refunded}|${confirmation.onItsWay}`, freePrice],
    [confirmation.left, fixedPrice],
  ] as const) {
    const fact = page.locator('.ticket-body dl > div', { hasText: new RegExp(`^(?:${name})`) });
    await expect(fact).toContainText(value);
  }
  await expect(page.getByRole('img', { name: /Marie-Christine/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /Jonas/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: cancel.forNothing })).toBeVisible();
});

test('a Chinese traveller books a room that is paid at the hotel: nothing is charged @phone @ci', async ({
  page,
}) => {
  const { hotelPage, stay, confirmation } = texts['zh-Hans'];
  const text = wordsIn('zh-Hans');
  await page.goto(`/zh-Hans${hotelPaths.jingan}?${stayQuery({ inDays: 40 })}`);
  const price = await chooseRate(rateWith(page, beginningOf(hotelPage.payLater)));
  await holdRooms(page, 'zh-Hans');
  await fillInStayContact(page, 'zh-Hans');
  await stepButton(page, stay.toPay).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stay.payTitle);
  const main = page.getByRole('main');
  await expect(main.getByText(text(stay.payAtHotel, { amount: price })).first()).toBeVisible();
  await expect(main).toContainText(stay.nothingNow);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectNoAxeFindings(page);
  await stepButton(page, stay.bookAtHotel).click();

  await expect(page).toHaveURL('/zh-Hans/confirmation');
  await expect(page.getByText(stay.booked)).toBeVisible();
  await expect(page.getByText(confirmation.paid)).toHaveCount(0);
  await expect(main).toContainText(text(stay.payAtHotel, { amount: price }));
  const charged = page.locator('.ticket-body dl > div', { hasText: new RegExp(`^${confirmation.charged}`) });
  await expect(charged).toContainText(/[^\d,.]0[.,]00/);
  await expectNoAxeFindings(page);
});
