import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import type { Language } from '../../support/checkout.ts';
import { expect } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { test } from '../../support/own-shop.ts';
import {
  chooseRate,
  fixedPartOf,
  holdButton,
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

const code = hotelPaths.casa.slice(-8);
const query = stayQuery({ inDays: 50 });

/** The lowest price that the server offers now, 0 if it does not answer. It hears of a change in its database a moment later. */
async function lowestPrice(page: Page, base: string): Promise<number> {
  const stay = new URLSearchParams(query);
  const answer = await page.request.post(`${base}/api/booking/rooms/${code}`, {
    data: {
      calculatedDateFrom: stay.get('dateFrom'),
      calculatedDateTo: stay.get('dateTo'),
      currency: 'EUR',
      rooms: [{ adultsCode: '2' }],
    },
  });
  const { rooms } = await answer.json();
  return rooms?.[0].roomTypes[0].rates[0].total ?? 0;
}

/** Opens the page of the hotel. Until a new server has read its city, a busy machine may take longer than a page waits. */
async function openHotel(page: Page, base: string, language: Language): Promise<void> {
  await expect.poll(() => lowestPrice(page, base)).toBeGreaterThan(0);
  await page.goto(`${base}/${language}${hotelPaths.casa}?${query}`);
}

for (const { language, tags } of journeyRunsIn('en', 'ci'))
  test(`if the hotel has changed its price, nothing is held until the traveller accepts the new one${tags}`, async ({
    page,
    shop,
    complaints,
  }) => {
    const { hotels, hotelPage, shell } = texts[language];
    const text = wordsIn(language);
    complaints.allow(/409/);
    await openHotel(page, shop.url, language);
    const before = await chooseRate(rateWith(page, fixedPartOf(hotels.freeUntil)));
    const raisePrices = async () => {
      const lowest = await lowestPrice(page, shop.url);
      await shop.raisePrices(code);
      await expect.poll(() => lowestPrice(page, shop.url)).toBeGreaterThan(lowest);
    };
    await raisePrices();

    await holdButton(page, language).click();
    const dialog = page.getByRole('dialog', { name: hotelPage.priceChanged });
    const accept = dialog.getByRole('button', { name: fixedPartOf(hotelPage.acceptPrice) });
    const [front = '', end = ''] = hotelPage.acceptPrice.split('{now}');
    const newPrice = async () => {
      const label = (await accept.textContent()) ?? '';
      return label.slice(front.length, label.length - end.length).trim();
    };
    const now = await newPrice();
    expect(now).not.toBe(before);
    await expect(dialog).toContainText(text(hotelPage.priceChangedText, { before, now }));
    await expectNoAxeFindings(page);
    const decline = dialog.getByRole('button', { name: hotelPage.declinePrice });
    await expect(decline).toBeFocused();
    await decline.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: text(shell.cartHeldRooms, { count: 1 }) })).toHaveCount(0);

    // The page then shows the price that the hotel asks, which can change once more.
    await expect(shownTotal(page)).toHaveText(now);
    await raisePrices();
    await holdButton(page, language).click();
    await expect(dialog).toContainText(fixedPartOf(hotelPage.priceChangedText));
    const last = await newPrice();
    expect(last).not.toBe(now);
    await accept.click();
    await expect(page).toHaveURL(/\/new\/checkout\/personal_info$/);
    await expect(page.getByRole('main')).toContainText(last);
  });

for (const { language, tags } of journeyRunsIn('en', 'ci'))
  test(`prices that are a quarter of an hour old are loaded again, and the chosen rate can still be held${tags}`, async ({
    page,
    shop,
  }) => {
    const { hotels } = texts[language];
    const text = wordsIn(language);
    await page.clock.install();
    await openHotel(page, shop.url, language);
    const rate = rateWith(page, fixedPartOf(hotels.freeUntil));
    const price = await chooseRate(rate);
    await expect(page).toHaveURL(/choice=/);
    const loaded = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('.data'));
    const { nights, rooms } = { nights: 3, rooms: 1 };
    const sentence = text(hotels.pricesUntil, { nights, rooms, time: 'TIME' });
    const pattern = sentence.replace(/\s/g, '\\s').replace('TIME', '\\d\\d:\\d\\d');
    const validity = page
      .getByText(new RegExp(`^${pattern}$`))
      .filter({ visible: true })
      .first();
    const before = (await validity.textContent()) ?? '';
    await page.clock.fastForward('15:05');
    await loaded;
    await expect(validity).not.toHaveText(before);
    await expect(rate.getByRole('radio')).toBeChecked();
    await expect(rate.locator('strong')).toHaveText(price);
    await holdRooms(page, language);
    await expect(page.getByRole('main')).toContainText(price);
  });
