import { convertMoney } from '@ashore/core/money/convert-money.ts';
import { money } from '@ashore/core/money/money.ts';
import type { Ticket } from '@ashore/core/pricing/ticket.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import type { Exchange } from '../catalogue/prices/exchange-rates.ts';
import { leadingTicket, type PricesOfDayInput, pricesOfDay } from './day-prices.ts';

const [today, travelOn] = [localDate('2026-11-21'), localDate('2026-12-24')];
const sale = {
  percent: 15,
  bookFrom: today,
  bookUntil: localDate('2026-12-01'),
  travelFrom: today,
  travelUntil: localDate('2027-03-01'),
};
const christmas = { season: { from: '12-20', to: '01-06' }, percent: 110 } as const;
const priceSince = (date: string, priceMinor: number) => ({ since: localDate(date), priceMinor });
/** One euro is two US dollars. */
const exchange: Exchange = (amount, _, to, percentFactors = [], share) =>
  convertMoney(money(amount, 'EUR'), {
    to,
    rate: to === 'EUR' ? '1' : '2',
    percentFactors,
    ...(share && { share }),
  });

/** Prices of an adult of 48.50 euros on a day of the Christmas season, which costs a tenth more. */
function adultPrices({
  promotions = [sale],
  prices = [priceSince('2026-08-01', 4_850)],
  date = travelOn,
  currency = 'EUR',
}: Partial<PricesOfDayInput['offer'] & Pick<PricesOfDayInput, 'date' | 'currency'>> = {}) {
  return pricesOfDay({
    offer: { currency: 'EUR', promotions, priceMinor: 4_850, prices },
    option: { seasons: [christmas] },
    date,
    today,
    currency,
    exchange,
  })(4_850);
}

test('A day’s price follows season, promotion and currency, and is compared with the price without the promotion', () => {
  expect(adultPrices()).toEqual({ price: 45.35, originalPrice: 53.35 });
  expect(adultPrices({ currency: 'USD' })).toEqual({ price: 90.7, originalPrice: 106.7 });
  expect(adultPrices({ date: localDate('2027-01-12') })).toEqual({ price: 41.22, originalPrice: 48.5 });
});

test('A day without a promotion has one price', () => {
  expect(adultPrices({ promotions: [] })).toEqual({ price: 53.35, originalPrice: 53.35 });
  expect(adultPrices({ date: localDate('2027-03-02') })).toEqual({ price: 48.5, originalPrice: 48.5 });
});

test('A price that was lower within thirty days is what the promotion is compared with, and never less than the price', () => {
  const lowered = (priceMinor: number) =>
    adultPrices({
      prices: [
        priceSince('2026-08-01', 4_850),
        priceSince('2026-11-01', priceMinor),
        priceSince('2026-11-11', 4_850),
      ],
    });
  expect(lowered(4_500)).toEqual({ price: 45.35, originalPrice: 49.5 });
  expect(lowered(4_000)).toEqual({ price: 45.35, originalPrice: 45.35 });
});

const ticketOf = (band: Ticket['band'], priceMinor: number): Ticket => ({ band, priceMinor });

test('An option shows the price of an adult or a group, else of its cheapest ticket', () => {
  const [child, adult, senior] = [
    ticketOf('child', 1_000),
    ticketOf('adult', 4_000),
    ticketOf('senior', 3_000),
  ];
  expect(leadingTicket([child, adult, senior])).toBe(adult);
  expect(leadingTicket([child, ticketOf('group', 24_000)])).toMatchObject({ band: 'group' });
  for (const tickets of [
    [child, senior],
    [senior, child],
  ])
    expect(leadingTicket(tickets)).toBe(child);
  expect(leadingTicket([])).toBeUndefined();
});
