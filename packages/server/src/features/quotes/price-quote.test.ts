import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import type { Offer, OfferedOption } from '../catalogue/offers/read-offer.ts';
import type { ExchangeRates } from '../catalogue/prices/exchange-rates.ts';
import { type PricedQuote, priceQuote, type QuoteInput } from './price-quote.ts';

const now = new Date('2037-11-21T20:00:00Z');

const option: OfferedOption = {
  id: 'option',
  timetable: { rules: [{ startTimes: [localTime('10:00')] }], exceptions: [] },
  durationMinutes: 90,
  capacity: 6,
  cutoffMinutes: 30,
  tickets: [
    { band: 'adult', priceMinor: 5_000 },
    { band: 'senior', priceMinor: 4_000, minCount: 2 },
    { band: 'infant', priceMinor: 0, minCount: 0 },
  ],
  seasons: [{ percent: 120, season: { from: '12-20', to: '12-31' } }],
  resources: [],
};

const promotion = {
  percent: 20,
  bookFrom: localDate('2037-11-01'),
  bookUntil: localDate('2037-11-30'),
  travelFrom: localDate('2037-12-01'),
  travelUntil: localDate('2037-12-31'),
};

const offer: Offer = {
  productId: 'product',
  code: 'code',
  type: 'tours',
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  onRequest: false,
  cancellation: [{ hoursBefore: 24, refundPercent: 100 }],
  bookingSource: null,
  promotions: [promotion],
  priceMinor: 5_000,
  prices: [{ since: localDate('2037-01-01'), priceMinor: 5_000 }],
  options: [option],
};

const rates: ExchangeRates = {
  exchange: () => {
    throw new Error('Prices of a party are converted by the rules of pricing.');
  },
  conversion: (from, to) => (from === to ? { to, rate: '1' } : { to, rate: '1.1' }),
  has: () => true,
  table: { date: '2037-11-20', source: 'test' },
};

type Differences = Partial<QuoteInput> & {
  readonly offer?: Partial<Offer>;
  readonly option?: Partial<OfferedOption>;
  readonly rates?: Partial<ExchangeRates>;
  readonly at?: string;
};

const price = ({ offer: changed, option: other, rates: table, at, ...input }: Differences = {}) =>
  priceQuote(
    { ...offer, ...changed },
    { ...option, ...other },
    {
      date: localDate('2037-11-23'),
      time: localTime('10:00'),
      party: { adult: 2 },
      ride: null,
      currency: 'EUR',
      ...input,
    },
    { rates: { ...rates, ...table }, now: at === undefined ? now : new Date(at) },
  );

function quoteOf(differences: Differences = {}): PricedQuote['quote'] {
  const priced = price(differences);
  if (!('quote' in priced)) throw new Error(`There is no quote: ${JSON.stringify(priced)}`);
  return priced.quote;
}

test('A quote states the departure, its sums and the terms of the offer', () => {
  const priced = price();
  expect(priced).toEqual({
    departureSpan: { from: new Date('2037-11-23T10:00:00Z'), to: new Date('2037-11-23T11:30:00Z') },
    quote: {
      productId: 'product',
      productType: 'tours',
      optionId: 'option',
      date: '2037-11-23',
      time: '10:00',
      startsAt: '2037-11-23T10:00:00.000Z',
      endsAt: '2037-11-23T11:30:00.000Z',
      timeZone: 'Europe/Lisbon',
      durationMinutes: 90,
      lines: [
        {
          band: 'adult',
          count: 2,
          unitMinor: 5_000,
          totalMinor: 10_000,
          originalMinor: 10_000,
          least: undefined,
        },
      ],
      currency: 'EUR',
      totalMinor: 10_000,
      originalMinor: 10_000,
      rates: null,
      promotion: null,
      savedPercent: null,
      cancellation: [{ hoursBefore: 24, refundPercent: 100 }],
      onRequest: false,
      source: null,
      ride: null,
    },
  });
});

test('A promotion reduces each line, and names what it saves and its last days', () => {
  expect(quoteOf({ date: localDate('2037-12-07') })).toMatchObject({
    lines: [{ unitMinor: 4_000, totalMinor: 8_000, originalMinor: 10_000 }],
    totalMinor: 8_000,
    originalMinor: 10_000,
    promotion: { percent: 20, bookUntil: '2037-11-30', travelUntil: '2037-12-31' },
    savedPercent: 20,
  });
});

test('A season and a promotion of the day of travel count together', () => {
  const { totalMinor, originalMinor } = quoteOf({ date: localDate('2037-12-24') });
  expect([totalMinor, originalMinor]).toEqual([9_600, 12_000]);
});

test('A promotion of a product that was cheaper before saves nothing, and no higher price is stated', () => {
  const prices = [
    { since: localDate('2037-01-01'), priceMinor: 4_000 },
    { since: localDate('2037-10-25'), priceMinor: 5_000 },
  ];
  expect(quoteOf({ date: localDate('2037-12-07'), offer: { prices } })).toMatchObject({
    totalMinor: 8_000,
    originalMinor: 8_000,
    promotion: { percent: 20 },
    savedPercent: null,
  });
});

test('A promotion ends at midnight at the place of the trip', () => {
  const totalAt = (at: string) =>
    quoteOf({ at, date: localDate('2037-12-07'), offer: { timeZone: 'Asia/Tokyo' } }).totalMinor;
  expect([totalAt('2037-11-30T14:59:59Z'), totalAt('2037-11-30T15:00:00Z')]).toEqual([8_000, 10_000]);
});

test('A quote in the traveller’s currency keeps the table by which it was converted', () => {
  expect(quoteOf({ currency: 'USD' })).toMatchObject({
    currency: 'USD',
    totalMinor: 11_000,
    rates: { from: 'EUR', date: '2037-11-20', source: 'test' },
  });
  expect(quoteOf({ currency: 'USD', rates: { table: undefined } })).toMatchObject({ rates: null });
});

test('A line keeps how many of its tickets are sold together at least, and nothing without a minimum', () => {
  expect(quoteOf({ party: { adult: 1, senior: 2, infant: 1 } }).lines).toMatchObject([
    { band: 'adult', least: undefined },
    { band: 'infant', least: undefined },
    { band: 'senior', least: 2 },
  ]);
});

test.each<[string, Differences, object]>([
  ['a day that is over', { date: localDate('2037-11-20') }, { wrong: 'date' }],
  ['no travellers', { party: {} }, { wrong: 'tickets' }],
  ['a ticket that is not sold', { party: { adult: 1, child: 1 } }, { wrong: 'tickets.child' }],
  ['too few of a ticket', { party: { adult: 1, senior: 1 } }, { wrong: 'tickets.senior' }],
  ['free tickets alone', { party: { infant: 1 } }, { wrong: 'tickets', reason: 'only_free' }],
  ['another time', { time: localTime('11:00') }, {}],
  ['a start that is too close', { at: '2037-11-23T09:30:00Z' }, {}],
  ['another time for no travellers', { time: localTime('11:00'), party: {} }, { wrong: 'tickets' }],
])('There is no quote for %s', (_, differences, refusal) => {
  expect(price(differences)).toEqual(refusal);
});
