import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createConverter } from '../money/convert-money.ts';
import { type CurrencyCode, currencyExponents } from '../money/currencies.ts';
import { money, toDecimalText } from '../money/money.ts';
import { SELECTABLE_CURRENCIES } from '../money/selectable-currencies.ts';
import { addDays, localDate } from '../time/local-date-time.ts';
import type { RoomCapacity } from './occupancy.ts';
import { nightsOf, type Stay } from './stay-limits.ts';
import {
  collectedTaxes,
  convertRoom,
  convertTotal,
  type NightPrice,
  type PricedRoomInput,
  paidAtHotel,
  priceRoom,
} from './stay-price.ts';
import { TAX_COLLECTIONS } from './tax-kinds.ts';
import type { TaxRule } from './tax-rule.ts';

const room: RoomCapacity = {
  maxAdults: 3,
  maxChildren: 3,
  maxOccupancy: 5,
  extraBeds: 1,
  cots: 1,
  includedAdults: 2,
  adultSupplementMinor: 4_000,
  singleReductionMinor: 1_500,
  childPrices: [{ untilAge: 12, priceMinor: 2_000 }],
  extraBedMinor: 3_000,
};
const rate = { priceShare: 10_000, boardAdultMinor: 0, boardChildMinor: 0, stayFeeMinor: 0 };
const cityTax: TaxRule = {
  kind: 'city',
  collected: 'at-hotel',
  basis: { per: 'person-night', amountMinor: 400 },
};
const salesTax: TaxRule = { kind: 'vat', collected: 'charged', basis: { per: 'net-price', share: 8_875 } };

const nightsAt = (stay: Stay, priceMinor: (index: number) => number): NightPrice[] =>
  nightsOf(stay).map((date, index) => ({ date, priceMinor: priceMinor(index) }));
const stayBetween = (arrival: string, departure: string): Stay => ({
  arrival: localDate(arrival),
  departure: localDate(departure),
});

const priced = (differences: Partial<PricedRoomInput> = {}) => {
  const price = priceRoom({
    room,
    hotel: { childAge: 12, cotAge: 1, taxes: [cityTax] },
    rate,
    party: { adults: 2, childrenAges: [] },
    residence: 'DE',
    nights: nightsAt(stayBetween('2027-05-14', '2027-05-18'), () => 16_400),
    ...differences,
  });
  if (!price) throw new Error('The party does not fit.');
  return price;
};

test('The price of the specification’s picture: four nights of 164 are 656, and the city tax stands beside it', () => {
  const price = priced();
  expect(price.totalMinor).toBe(65_600);
  expect(price.nightsMinor).toEqual([16_400, 16_400, 16_400, 16_400]);
  expect(price.taxes).toEqual([{ kind: 'city', collected: 'at-hotel', amountMinor: 3_200 }]);
});

test('A rate with a share of the price rounds each night once, to the even neighbour', () => {
  const nights = nightsAt(
    stayBetween('2027-05-14', '2027-05-17'),
    (index) => [16_405, 16_415, 16_410][index] ?? 0,
  );
  // 14,764.5 is even below, 14,773.5 is even above.
  expect(priced({ rate: { ...rate, priceShare: 9_000 }, nights }).nightsMinor).toEqual([
    14_764, 14_774, 14_769,
  ]);
});

test('Supplements count for every night, a fee once, and taxes that we add are part of the total', () => {
  const price = priced({
    rate: { priceShare: 10_000, boardAdultMinor: 1_500, boardChildMinor: 800, stayFeeMinor: 5_000 },
    party: { adults: 3, childrenAges: [7] },
    hotel: { childAge: 12, cotAge: 1, taxes: [cityTax, salesTax] },
    nights: nightsAt(stayBetween('2027-05-14', '2027-05-16'), () => 16_400),
  });
  const night = 16_400 + 4_000 + 2_000 + 3 * 1_500 + 800;
  expect(price.nightsMinor).toEqual([night, night]);
  expect(price.roomMinor).toBe(2 * night + 5_000);
  const added = 2 * Math.round(night * 0.08875) + Math.round(5_000 * 0.08875);
  expect(price.totalMinor).toBe(price.roomMinor + added);
});

test('A stay across a change of clocks, or over 29 February, has the nights of the calendar', () => {
  for (const [arrival, departure, nights] of [
    ['2027-03-27', '2027-03-29', 2],
    ['2027-10-30', '2027-11-01', 2],
    ['2028-02-27', '2028-03-02', 4],
    ['2027-02-27', '2027-03-02', 3],
  ] as const) {
    const stay = stayBetween(arrival, departure);
    expect(priced({ nights: nightsAt(stay, () => 10_000) }).totalMinor).toBe(nights * 10_000);
  }
  expect(nightsOf(stayBetween('2028-02-28', '2028-03-01'))).toEqual(['2028-02-28', '2028-02-29']);
});

test('What is paid at the hotel is summed by kind over the rooms', () => {
  const one = priced();
  const other = priced({ party: { adults: 1, childrenAges: [] } });
  expect(paidAtHotel([one, other])).toEqual([{ kind: 'city', collected: 'at-hotel', amountMinor: 4_800 }]);
});

test('A tax that is part of the price, or that we charge, is not paid at the hotel', () => {
  const included: TaxRule = { kind: 'vat', collected: 'included', basis: { per: 'net-price', share: 6_000 } };
  const price = priced({ hotel: { childAge: 12, cotAge: 1, taxes: [included, salesTax, cityTax] } });
  expect(price.taxes).toHaveLength(3);
  expect(paidAtHotel([price])).toEqual([{ kind: 'city', collected: 'at-hotel', amountMinor: 3_200 }]);
});

/** One unit of a currency in euros, and hotels' currencies beside those of travellers. */
const rates: Readonly<Partial<Record<CurrencyCode, string>>> = {
  EUR: '1',
  USD: '1.0834',
  CAD: '1.4871',
  GBP: '0.8431',
  JPY: '161.37',
  CHF: '0.9312',
  KWD: '0.3341',
  ISK: '149.3',
};
const conversionOf = (from: CurrencyCode, to: CurrencyCode) =>
  from === to ? { to, rate: '1' } : { to, rate: rates[to] ?? '1', per: rates[from] ?? '1' };

const anyStay = fc.record({
  arrival: fc.constantFrom('2027-03-26', '2027-10-29', '2028-02-26', '2028-02-29', '2027-12-30'),
  nightPrices: fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 30 }),
});
const anyRate = fc.record({
  priceShare: fc.integer({ min: 1_000, max: 30_000 }),
  boardAdultMinor: fc.nat(5_000),
  boardChildMinor: fc.nat(3_000),
  stayFeeMinor: fc.nat(20_000),
});
const anyParty = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  childrenAges: fc.array(fc.nat(17), { maxLength: 3 }),
});
const someTaxes = fc.subarray<TaxRule>([
  cityTax,
  salesTax,
  { kind: 'vat', collected: 'included', basis: { per: 'net-price', share: 7_000 } },
  { kind: 'resort', collected: 'charged', basis: { per: 'room-night', amountMinor: 2_500 } },
]);

test.each(SELECTABLE_CURRENCIES)(
  'In %s, nights add up to the total, and what is shown is what is charged',
  (to) => {
    fc.assert(
      fc.property(
        fc.constantFrom<CurrencyCode>('EUR', 'JPY', 'USD', 'KWD', 'ISK'),
        anyStay,
        anyRate,
        anyParty,
        someTaxes,
        (from, { arrival, nightPrices }, anyRateOfHotel, party, taxes) => {
          const first = localDate(arrival);
          const departure = new Date(`${arrival}T00:00:00Z`).getTime() + nightPrices.length * 86_400_000;
          const stay = {
            arrival: first,
            departure: localDate(new Date(departure).toISOString().slice(0, 10)),
          };
          const input = {
            room,
            hotel: { childAge: 12, cotAge: 1, taxes },
            rate: anyRateOfHotel,
            party,
            residence: 'DE',
            nights: nightsAt(stay, (index) => nightPrices[index] ?? 1),
          };
          const price = priceRoom(input);
          if (!price) return;
          const charged = price.taxes.filter(({ collected }) => collected === 'charged');
          const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
          expect(sumOf(price.nightsMinor) + anyRateOfHotel.stayFeeMinor).toBe(price.roomMinor);
          expect(price.roomMinor + sumOf(charged.map(({ amountMinor }) => amountMinor))).toBe(
            price.totalMinor,
          );

          const converted = convertRoom(price, from, conversionOf(from, to));
          expect(sumOf(converted.nightsMinor)).toBe(converted.totalMinor);
          for (const amount of [
            converted.totalMinor,
            ...converted.nightsMinor,
            ...converted.taxes.map((tax) => tax.amountMinor),
          ])
            expect(Number.isSafeInteger(amount)).toBe(true);
          // Each line is rounded once, so the sum is within one unit a line of the exact amount.
          const exact =
            (price.totalMinor / 10 ** currencyExponents[from] / Number(rates[from])) *
            Number(rates[to]) *
            10 ** currencyExponents[to];
          expect(Math.abs(converted.totalMinor - exact)).toBeLessThanOrEqual(
            0.5 * (charged.length + 1) + 1e-3,
          );
          // Without a fraction of a yen, and with every decimal of the others.
          expect(toDecimalText(money(converted.totalMinor, to))).toMatch(
            to === 'JPY' ? /^\d+$/ : /^\d+\.\d\d$/,
          );
          for (const tax of converted.taxes)
            expect(tax.currency).toBe(tax.collected === 'at-hotel' ? from : to);
          if (from === to) expect(converted.totalMinor).toBe(price.totalMinor);
          expect(priceRoom({ ...input, hotel: { ...input.hotel, taxes: taxes.toReversed() } })).toEqual(
            price,
          );
        },
      ),
      { numRuns: 60 },
    );
  },
);

test('What one collector takes, and the total that is made of it, are those of the whole price', () => {
  const vat: TaxRule = { kind: 'vat', collected: 'included', basis: { per: 'net-price', share: 6_000 } };
  const service: TaxRule = {
    kind: 'service',
    collected: 'charged',
    basis: { per: 'room-night', amountMinor: 777 },
  };
  const byPrice: TaxRule = {
    kind: 'resort',
    collected: 'at-hotel',
    basis: {
      per: 'person-night-by-price',
      bands: [
        { belowMinor: 8_000, amountMinor: 1 },
        { belowMinor: null, amountMinor: 2 },
      ],
    },
  };
  fc.assert(
    fc.property(
      fc.subarray([cityTax, salesTax, vat, service, byPrice]),
      fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 30 }),
      fc.constantFrom(...SELECTABLE_CURRENCIES),
      fc.constantFrom(0, 1_234),
      (taxes, prices, to, stayFeeMinor) => {
        const input = {
          room,
          hotel: { childAge: 12, cotAge: 1, taxes },
          rate: { ...rate, priceShare: 8_777, stayFeeMinor },
          party: { adults: 2, childrenAges: [7] },
          residence: 'DE',
          nights: prices.map((priceMinor, index) => ({
            date: addDays(localDate('2027-05-14'), index),
            priceMinor,
          })),
        };
        const price = priced(input);
        const { supplementMinor } = price.arrangement;
        const taxed = { ...input, rules: taxes, supplementMinor };
        for (const collector of TAX_COLLECTIONS)
          expect(collectedTaxes(taxed, collector)).toEqual(
            price.taxes.filter(({ collected }) => collected === collector),
          );
        const conversion = { to, rate: '163.27', per: '1.0834' };
        expect(
          convertTotal(price.roomMinor, collectedTaxes(taxed, 'charged'), createConverter('EUR', conversion)),
        ).toBe(convertRoom(price, 'EUR', conversion).totalMinor);
      },
    ),
  );
});

test('A free night stays free in another currency, and free nights alone share what is charged', () => {
  const nightsMinor = [0, 10_000, 20_000];
  const inDollars = (price: object) =>
    convertRoom({ ...priced(), taxes: [], ...price }, 'EUR', conversionOf('EUR', 'USD')).nightsMinor;
  expect(inDollars({ nightsMinor, roomMinor: 30_000 })).toEqual([0, 10_834, 21_668]);
  expect(inDollars({ nightsMinor: [0, 0], roomMinor: 1_000 })).toEqual([542, 541]);
});

test('A night that costs nothing is not priced, and the same tax in two currencies is not summed', () => {
  const nights = nightsAt(stayBetween('2027-05-14', '2027-05-16'), (index) => index * 100);
  expect(priced({ nights }).nightsMinor).toEqual([0, 100]);
  const tax = { kind: 'city', collected: 'at-hotel', amountMinor: 5 } as const;
  expect(
    paidAtHotel([{ taxes: [{ ...tax, currency: 'EUR' }] }, { taxes: [{ ...tax, currency: 'CHF' }] }]),
  ).toHaveLength(2);
});
