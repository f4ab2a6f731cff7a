import { stayFactTexts } from '../../../packages/server/src/features/bookings/stays/stay-fact-texts.ts';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { expectBooked, payButton, stepButton, typeCard } from '../../support/checkout.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { maxRetries } from '../../support/max-retries.ts';
import {
  beginningOf,
  casaNames,
  chooseRate,
  fillInStayContact,
  fixedPartOf,
  guestsOfRoom,
  holdRooms,
  hotelPaths,
  rateWith,
  shownTotal,
  stayQuery,
  wordsIn,
} from '../../support/stays.ts';
import { texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

// These tests hold rooms, and the server limits holds per address.
test.use(ownClientAddress);

const cities = { en: 'Lisbon', de: 'Lissabon', 'zh-Hans': '里斯本' } as const;

for (const { language, tags } of journeyRunsIn('en'))
  test(`a traveller finds a hotel, books a room by card, and gets a voucher and an entry for the calendar${tags}`, async ({
    page,
  }) => {
    const { hotels, stay, traveller, confirmation } = texts[language];
    const text = wordsIn(language);
    await page.goto(`/${language}/hotels?${stayQuery({ inDays: 20 })}`);
    const place = page.getByRole('combobox', { name: hotels.where });
    await place.fill(cities[language].slice(0, 4));
    // Chinese names the country first.
    await page.getByRole('option', { name: cities[language] }).first().click();
    await page.getByRole('search').getByRole('button', { name: hotels.search, exact: true }).click();
    await expect(page).toHaveURL(/\/hotels\/lisbon\?/);
    await page.getByRole('main').getByRole('link', { name: casaNames[language], exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${hotelPaths.casa}\\?.*rooms=2$`));
    const price = await chooseRate(rateWith(page, fixedPartOf(hotels.freeUntil)));
    await expect(shownTotal(page)).toHaveText(price);
    await holdRooms(page, language);

    await expect(page.getByRole('main')).toContainText(price);
    await fillInStayContact(page, language);
    const guests = guestsOfRoom(page, language, 1);
    await expect(guests.getByRole('checkbox')).toBeChecked();
    await guests.getByLabel(text(stay.otherGuest, { number: 2 })).fill('Jonas Lindqvist');
    await page.getByLabel(stay.arrivalTime).fill('16:30');
    await page.getByLabel(stay.comments).fill('A quiet room, please.');
    await stepButton(page, traveller.toPayment).click();
    await expect(page).toHaveURL(/payment$/);
    await expect(page.getByText(stay.noWithdrawal)).toBeVisible();
    await expectNoAxeFindings(page);
    await typeCard(page, '4242 4242 4242 4242', language);
    // By German law the button there has its binding words alone.
    if (language !== 'de') await expect(payButton(page, language)).toContainText(price);
    await expect(page.getByRole('main')).toContainText(price);
    await payButton(page, language).click();

    await expectBooked(page, language);
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
    // Long lines are folded.
    expect((await entry.text()).replaceAll('\r\n ', '')).toContain(casaNames[language]);
  });

for (const { language, tags } of journeyRunsIn('de', 'ci'))
  test(`a family books two rooms and cancels one of them, by the terms of that room${tags}`, async ({
    page,
  }) => {
    const { hotels, hotelPage, stay, traveller, cancel, confirmation } = texts[language];
    const text = wordsIn(language);
    const room = (number: number) => text(hotelPage.roomOf, { number, guests: '' }).trim();
    await page.goto(`/${language}${hotelPaths.casa}?${stayQuery({ inDays: 30, rooms: '2,2-3-7' })}`);
    const fixedPrice = await chooseRate(rateWith(page, hotelPage.nonRefundable, room(1)));
    const freePrice = await chooseRate(rateWith(page, fixedPartOf(hotels.freeUntil), room(2)));
    expect(freePrice).not.toBe(fixedPrice);
    await holdRooms(page, language, 2);
    await fillInStayContact(page, language);
    const second = guestsOfRoom(page, language, 2);
    await second.getByLabel(traveller.firstName, { exact: true }).fill('Jonas');
    await second.getByLabel(traveller.lastName, { exact: true }).fill('Lindqvist');
    await expect(second).toContainText(text(stay.roomLead, { adults: 2, children: 2 }));
    await stepButton(page, traveller.toPayment).click();
    await typeCard(page, '4242 4242 4242 4242', language);
    await payButton(page, language).click();
    await expectBooked(page, language);

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
  await expect(main).toContainText(new RegExp(stayFactTexts['zh-Hans'].payment.atHotel('[^，]+')));
  await expectNoAxeFindings(page);
});
