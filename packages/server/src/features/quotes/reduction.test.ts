import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pricedForLong } from '../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { askForQuote, now, quoteCatalogue, sailId } from '../../../test-support/quotes/quotes.ts';
import { showDay } from '../availability/show-day.ts';
import { showTour } from '../catalogue/details/show-tour.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  // The promotion also covers travel on the day of the test.
  await testDb.database.pool.query(`update promotions set travel_from = '2037-11-01'`);
});

beforeEach(() => pricedForLong(testDb.database));

afterAll(() => testDb.drop());

const date = localDate('2037-12-07');

/** Reads the original price and the reduction from the page head, the ticket and the quote. */
async function shown() {
  const { database } = testDb;
  const tour = (await showTour(database, { id: sailId, locale: 'en', currency: 'EUR', now }))?.tour;
  const day = await showDay(database, { id: sailId, date, party: 1, currency: 'EUR', now });
  const result = await askForQuote(database, { date, party: { adult: 1 } });
  if (result.outcome !== 'held') throw new Error(`It was ${result.outcome}.`);
  const { promoSavings, grossTotal, grandTotal } = result.quote;
  const adult = day?.components[0]?.tickets[0];
  return {
    head: [tour?.basePrice, tour?.originalPrice, tour?.promoSavings],
    ticket: [adult?.price, adult?.originalPrice],
    quote: [grandTotal, grossTotal, promoSavings],
  };
}

/**
 * Records some days at a lower price for the cheapest option. Dearer options are compared with prices lowered
 * in proportion.
 */
async function soldFor(price: number) {
  await testDb.database.pool.query(
    `insert into price_log (product_id, currency, utc_noted_at, price_minor)
     values ($1, 'EUR', '2037-10-10', $2), ($1, 'EUR', '2037-10-20', 2000)`,
    [sailId, price],
  );
}

// The cheapest ticket costs 20.00 and the adult ticket 48.50; the promotion takes a fifth off both. A lowest price of
// 18.00 is nine tenths of 20.00, and nine tenths of 48.50 are 43.65.
test('Page head, ticket and quote compare with the same days and name the same reduction', async () => {
  expect(await shown()).toEqual({ head: [16, 20, 20], ticket: [38.8, 48.5], quote: [38.8, 48.5, 20] });
  await soldFor(1_800);
  expect(await shown()).toEqual({ head: [16, 18, 11], ticket: [38.8, 43.65], quote: [38.8, 43.65, 11] });
});

test('A price that was as low within the last thirty days is nowhere called a reduction', async () => {
  await soldFor(1_600);
  expect(await shown()).toEqual({ head: [16, null, null], ticket: [38.8, 38.8], quote: [38.8, 38.8, null] });
});
