import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect } from '../../support/journey.ts';
import { test } from '../../support/own-shop.ts';
import {
  beginningOf,
  chooseRate,
  holdButton,
  holdRooms,
  hotelPaths,
  rateWith,
  stayQuery,
  wordsIn,
} from '../../support/stays.ts';
import { texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

// These tests hold rooms, and the server limits holds per address.
test.use(ownClientAddress);

const { hotels, hotelPage, shell } = texts.en;
const text = wordsIn('en');
const code = hotelPaths.casa.slice(-8);
const query = stayQuery({ inDays: 50 });

/** The lowest price that the server offers now. It hears of a change in its database a moment later. */
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
  return rooms[0].roomTypes[0].rates[0].total;
}

test('if the hotel has changed its price, nothing is held until the traveller accepts the new one @ci', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.allow(/409/);
  await page.goto(`${shop.url}/en${hotelPaths.casa}?${query}`);
  const before = await chooseRate(rateWith(page, beginningOf(hotels.freeUntil)));
  const raisePrices = async () => {
    const lowest = await lowestPrice(page, shop.url);
    await shop.raisePrices(code);
    await expect.poll(() => lowestPrice(page, shop.url)).toBeGreaterThan(lowest);
  };
  await raisePrices();

  await holdButton(page, 'en').click();
  const dialog = page.getByRole('dialog', { name: hotelPage.priceChanged });
  const accept = dialog.getByRole('button', { name: beginningOf(hotelPage.acceptPrice) });
  const newPrice = async () =>
    ((await accept.textContent()) ?? '').replace(beginningOf(hotelPage.acceptPrice), '').trim();
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
  await expect(
    page.getByRole('region', { name: hotelPage.yourStay }).first().locator('.type-total'),
  ).toHaveText(now);
  await raisePrices();
  await holdButton(page, 'en').click();
  await expect(dialog).toContainText(beginningOf(hotelPage.priceChangedText));
  const last = await newPrice();
  expect(last).not.toBe(now);
  await accept.click();
  await expect(page).toHaveURL(/\/en\/new\/checkout\/personal_info$/);
  await expect(page.getByRole('main')).toContainText(last);
});

test('prices that are a quarter of an hour old are loaded again, and the chosen rate can still be held @ci', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await page.goto(`${shop.url}/en${hotelPaths.casa}?${query}`);
  const rate = rateWith(page, beginningOf(hotels.freeUntil));
  const price = await chooseRate(rate);
  const validity = page.getByText(/, valid until \d\d:\d\d$/);
  const before = (await validity.textContent()) ?? '';
  const loaded = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('.data'));
  await page.clock.fastForward('15:05');
  await loaded;
  await expect(validity).not.toHaveText(before);
  await expect(rate.getByRole('radio')).toBeChecked();
  await expect(rate.locator('strong')).toHaveText(price);
  await holdRooms(page, 'en');
  await expect(page.getByRole('main')).toContainText(price);
});
