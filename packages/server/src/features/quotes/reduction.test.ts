import { localDate } from '@ashore/core/time/local-date.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { showDay } from '../availability/show-day.ts';
import { pricedForLong } from '../catalogue/place-for-tests.ts';
import { showTour } from '../catalogue/show-tour.ts';
import { ask, loadQuoteWorld, now, sailId } from './quotes-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
  // For travel on the day that is asked for as well as in general.
  await place.database.pool.query(`update promotions set travel_from = '2037-11-01'`);
});

beforeEach(() => pricedForLong(place.database));

afterAll(() => place.drop());

const date = localDate('2037-12-07');

/** What the head of its page, its ticket and its quote say it was, and by how much it is cheaper. */
async function said() {
  const { database } = place;
  const tour = (await showTour(database, { id: sailId, locale: 'en', currency: 'EUR', now }))?.tour;
  const day = await showDay(database, { id: sailId, date, party: 1, currency: 'EUR', now });
  const made = await ask(database, { date, party: { adult: 1 } });
  if (made.outcome !== 'held') throw new Error(`It was ${made.outcome}.`);
  const { promoSavings, grossTotal, grandTotal } = made.quote;
  const adult = day?.components[0]?.tickets[0];
  return {
    head: [tour?.basePrice, tour?.originalPrice, tour?.promoSavings],
    ticket: [adult?.price, adult?.originalPrice],
    quote: [grandTotal, grossTotal, promoSavings],
  };
}

/** For some days its cheapest way was sold for less; the dearer ways are compared with as much less. */
async function soldFor(price: number) {
  await place.database.pool.query(
    `insert into price_log (product_id, currency, utc_noted_at, price_minor)
     values ($1, 'EUR', '2037-10-10', $2), ($1, 'EUR', '2037-10-20', 2000)`,
    [sailId, price],
  );
}

test('Head, ticket and quote compare with the same days and name the same reduction', async () => {
  expect(await said()).toEqual({ head: [16, 20, 20], ticket: [38.8, 48.5], quote: [38.8, 48.5, 20] });
  await soldFor(1_800);
  expect(await said()).toEqual({ head: [16, 18, 11], ticket: [38.8, 43.65], quote: [38.8, 43.65, 11] });
});

test('What was sold as cheaply in the thirty days before is called a reduction nowhere', async () => {
  await soldFor(1_600);
  expect(await said()).toEqual({ head: [16, null, null], ticket: [38.8, 38.8], quote: [38.8, 38.8, null] });
});
