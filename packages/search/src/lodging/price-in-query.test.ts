import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { priceInQuery } from './price-in-query.ts';

const today = localDate('2026-11-30');

/** "–150 EUR night", with whom the amount is for unless it is for all. */
function priceOf(query: string) {
  const { price } = priceInQuery(query, today);
  if (!price) return undefined;
  const { from = '', to = '', currency, per, of } = price;
  return [`${from}–${to}`, currency, per, ...(of === 'all' ? [] : [of])].filter(Boolean).join(' ');
}

test.each([
  ['hotel in Rome under 150 euros a night', '–150 EUR night'],
  ['Hotel in Rom unter 150 Euro pro Nacht', '–150 EUR night'],
  ['罗马酒店每晚150欧以下', '–150 EUR night'],
  ['hotel in Rome for $150 a night or less', '–150 USD night'],
  ['hotel Rome under 150', '–150 night'],
  ['hotel Rome max $200/night with pool', '–200 USD night'],
  ['Hotel Rom bis 200 € die Nacht mit Pool', '–200 EUR night'],
  ['Hotel unter 120€/Nacht in Lissabon', '–120 EUR night'],
  ['hotel Rome between 100 and 200 euros per night', '100–200 EUR night'],
  ['hotel Rome over 300 euros a night', '300– EUR night'],
  ['罗马酒店 一晚800元以内', '–800 CNY night'],
  ['罗马酒店 150欧一晚以内', '–150 EUR night'],
  ['Hotel Wien maximal 100 Euro pro Person und Nacht', '–100 EUR night guest'],
  ['九十欧以内的罗马酒店', '–90 EUR night'],
  ['人均500元以下的东京酒店', '–500 CNY night guest'],
  ['hotel Rome under 400 euros per room and night', '–400 EUR night room'],
  ['a guest house with pool and room service in Rome under 90 euros', '–90 EUR night'],
  // The price of the whole stay.
  ['hotel in Rome 2 nights under 300 euros in total', '–300 EUR stay'],
  ['hotel Rome under 300 euros for 2 nights', '–300 EUR stay'],
  ['hotel Lisbon under 500 euros for the whole stay', '–500 EUR stay'],
  ['Hotel Rom unter 400 Euro insgesamt', '–400 EUR stay'],
  ['Hotel Rom unter 400 Euro für den ganzen Aufenthalt', '–400 EUR stay'],
  ['两晚300欧以内的罗马酒店', '–300 EUR stay'],
  ['罗马酒店总价600欧以内', '–600 EUR stay'],
])('What a stay may cost is read: %s', (query, expected) => {
  expect(priceOf(query)).toBe(expected);
});

test.each([
  'hotel in Rome',
  'Hotel Rom 12.12. 3 Nächte',
  'hotel for 2 adults 2 children aged 4 and 7',
  'hotel near the Colosseum under 2 km',
  '5 star hotel Rome from 12 to 15 December',
  'hotel for a night in Rome',
  '罗马五星级酒店住一晚',
  '',
])('Other numbers are no prices: %s', (query) => {
  expect(priceInQuery(query, today)).toEqual({ price: undefined, rest: query });
});

test.each([
  ['hotel in Rome under 150 euros a night', 'hotel in Rome', 'under 150 euros a night'],
  ['Hotel in Rom unter 150 Euro pro Nacht mit Pool', 'Hotel in Rom mit Pool', 'unter 150 Euro pro Nacht'],
  ['罗马酒店每晚150欧以下', '罗马酒店', '每晚 150欧以下'],
])('The words of the price are taken out of “%s”', (query, rest, words) => {
  expect(priceInQuery(query, today)).toMatchObject({ rest, price: { words } });
});
