import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { textOfPdf } from '../../../packages/server/test-support/tickets/read-pdf.ts';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { expectBooked, type Language, marie, stepButton, typeCard } from '../../support/checkout.ts';
import { readEmailsTo } from '../../support/emails.ts';
import { expect } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { maxRetries } from '../../support/max-retries.ts';
import { test } from '../../support/seller-shop.ts';
import {
  casaNames,
  chooseRate,
  fillInStayContact,
  fixedPartOf,
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

const query = stayQuery({ inDays: 40 });

/** Opens the list of Lisbon once the seller’s hotel is in it. A new server reads the city with its first search. */
async function openList(page: Page, base: string, language: Language): Promise<void> {
  const hotel = page.getByRole('main').getByRole('link', { name: casaNames[language], exact: true });
  await expect(async () => {
    await page.goto(`${base}/${language}/hotels/lisbon?${query}&sort=price`);
    await expect(hotel).toBeVisible();
  }).toPass();
  await hotel.click();
  await expect(page).toHaveURL(new RegExp(hotelPaths.casa));
}

/** Reloads the page until the jobs that follow from the payment, or from the hotel’s number, are done. */
async function reloadUntil(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

for (const { language, tags } of journeyRunsIn('en', 'ci'))
  test(`a room of another seller is found, reserved, paid and confirmed, and gets the hotel’s own number${tags}`, async ({
    page,
    shop,
    browser,
  }) => {
    const { hotels, hotelPage, stay, traveller, pay, confirmation } = texts[language];
    const text = wordsIn(language);
    shop.bedbank.forget();
    await openList(page, shop.url, language);
    // Three nights at 145 euros, as the seller states, and its notes in its own words.
    const rate = rateWith(page, fixedPartOf(hotels.freeUntil));
    const price = await chooseRate(rate);
    expect(price.replace(/\D/g, '')).toMatch(/^435/);
    await expect(rate).toContainText(hotelPage.notes);
    await expect(rate).toContainText('Pets are not allowed.');
    await expectNoAxeFindings(page);
    await holdRooms(page, language);

    await fillInStayContact(page, language);
    await guestsOfRoom(page, language, 1)
      .getByLabel(text(stay.otherGuest, { number: 2 }))
      .fill('Jonas Lindqvist');
    await stepButton(page, traveller.toPayment).click();
    await expect(page).toHaveURL(/payment$/);
    const main = page.getByRole('main');
    await expect(main).toContainText(stay.inTotal);
    await expect(main).toContainText('Pets are not allowed.');
    await typeCard(page, '4242 4242 4242 4242', language);
    await stepButton(page, new RegExp(`^${bindingWords(pay.requestToBook)}`)).click();

    // The rooms are booked at the seller, then the card is charged.
    await expect(page).toHaveURL(/confirmation$/);
    await reloadUntil(page, confirmation.paid);
    await expectBooked(page, language);
    expect(shop.bedbank.bookings).toMatchObject([{ hotelid: 'H1', status: 'confirmed' }]);
    await expect(main).toContainText('Pets are not allowed.');
    const number = `HTL-${randomUUID().slice(0, 8)}`;
    await shop.giveNumber(number);
    const voucher = page.getByRole('link', { name: stay.ticketPdf, exact: true });
    await reloadUntil(page, number);
    const file = await page.request.get(
      new URL((await voucher.getAttribute('href')) ?? '', page.url()).href,
      { maxRetries },
    );
    const printed = await textOfPdf(await file.body());
    expect(printed).toContain(number);
    expect(printed).toContain('Pets are not allowed.');
    // The mailbox is read by pages of this machine alone.
    const local = await browser.newPage({ extraHTTPHeaders: {} });
    await expect
      .poll(async () => {
        const emails = await readEmailsTo(local, marie.email, shop.url);
        return emails.filter((email) => email.includes(number)).length;
      })
      .toBe(1);
    await local.close();
  });
