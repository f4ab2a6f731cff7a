import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { addDays, localDate } from '../time/local-date-time.ts';
import { type TaxedRoom, taxesOfRoom } from './stay-taxes.ts';
import {
  isPriceConverted,
  mergeTaxParts,
  partsAtHotel,
  sumAtHotel,
  sumTaxesAtHotel,
  taxPartsText,
  totalWithTaxes,
} from './tax-parts.ts';
import type { TaxRule } from './tax-rule.ts';

const arrival = localDate('2037-05-30');
const room = (parts: Partial<TaxedRoom> = {}, nights = 4): TaxedRoom => ({
  nights: Array.from({ length: nights }, (_, index) => ({
    date: addDays(arrival, index),
    priceMinor: 10_000,
  })),
  stayFeeMinor: 0,
  adults: 2,
  childrenAges: [],
  residence: 'DE',
  ...parts,
});
const cityTax: TaxRule = {
  kind: 'city',
  collected: 'at-hotel',
  basis: { per: 'person-night', amountMinor: 200 },
};

test('A tax by guest and night is so many guests, nights and an amount', () => {
  expect(partsAtHotel([cityTax], 'city', room({}, 3))).toEqual([
    { per: 'guest', count: 2, nights: 3, amountMinor: 200 },
  ]);
  expect(partsAtHotel([cityTax], 'resort', room())).toEqual([]);
});

test('Exempt and reduced ages, capped nights and seasons are parts of their own', () => {
  const rule: TaxRule = {
    ...cityTax,
    basis: { per: 'person-night', amountMinor: 200, outsideSeasonMinor: 100 },
    season: { from: '06-01', to: '09-30' },
    maxNights: 3,
    exemptUnderAge: 6,
    reduced: [{ fromAge: 6, toAge: 12, percent: 50 }],
  };
  expect(partsAtHotel([rule], 'city', room({ childrenAges: [3, 9] }))).toEqual([
    { per: 'guest', count: 2, nights: 2, amountMinor: 100 },
    { per: 'guest', count: 1, nights: 2, amountMinor: 50 },
    { per: 'guest', count: 2, nights: 1, amountMinor: 200 },
    { per: 'guest', count: 1, nights: 1, amountMinor: 100 },
    { per: 'guest', count: 1, nights: 4, amountMinor: 0 },
  ]);
});

test('Children are exempt only if no tax of the kind is paid for them, and adults do pay', () => {
  const family = room({ childrenAges: [3, 9, 16] });
  const exempt = (...taxes: TaxRule[]) =>
    partsAtHotel(taxes, 'city', family)?.filter(({ amountMinor }) => amountMinor === 0);
  const upTo10 = { ...cityTax, exemptUnderAge: 10 };
  const of = (count: number) => [{ per: 'guest', count, nights: 4, amountMinor: 0 }];
  expect(exempt(upTo10)).toEqual(of(2));
  expect(exempt(upTo10, { ...cityTax, exemptUnderAge: 4 })).toEqual(of(1));
  expect(exempt(upTo10, { ...cityTax, exemptUnderAge: 18, maxNights: 1 })).toEqual(of(2));
  expect(exempt(cityTax)).toEqual([]);
  const byRoom: TaxRule = { ...cityTax, basis: { per: 'room-night', amountMinor: 1_500 } };
  expect(exempt(byRoom)).toEqual([]);
  expect(exempt({ ...upTo10, basis: { per: 'person-night', amountMinor: 0 } })).toEqual([]);
});

test.each([
  [
    'en',
    '2 guests × 3 nights × €4.00; 1 child is exempt',
    '2 guests × 3 nights × €4.00; 3 children are exempt',
  ],
  [
    'de',
    '2 Gäste × 3 Nächte × 4,00\u00a0€; 1 Kind ist befreit',
    '2 Gäste × 3 Nächte × 4,00\u00a0€; 3 Kinder sind befreit',
  ],
  ['zh-Hans', '2位×3晚×€4.00；1位儿童免收', '2位×3晚×€4.00；3位儿童免收'],
] as const)('The calculation says in %s that children are exempt', (locale, one, three) => {
  const textFor = (count: number) => {
    const paid = { per: 'guest', count: 2, nights: 3, amount: 4 } as const;
    const parts = [paid, { per: 'guest', count, nights: 3, amount: 0 }] as const;
    return taxPartsText({ parts, currency: 'EUR' }, locale);
  };
  expect([textFor(1), textFor(3)]).toEqual([one, three]);
});

test('A tax by room counts rooms, a share of the price has no parts, and residents of elsewhere pay none', () => {
  const ofRoom: TaxRule = { ...cityTax, basis: { per: 'room-night', amountMinor: 1_500 } };
  expect(partsAtHotel([ofRoom], 'city', room())).toEqual([
    { per: 'room', count: 1, nights: 4, amountMinor: 1_500 },
  ]);
  expect(
    partsAtHotel([{ ...cityTax, basis: { per: 'net-price', share: 5_000 } }], 'city', room()),
  ).toBeUndefined();
  expect(partsAtHotel([{ ...cityTax, onlyResidentsOf: 'PE' }], 'city', room())).toEqual([]);
  expect(partsAtHotel([{ ...cityTax, collected: 'charged' }], 'city', room())).toEqual([]);
});

const priceBands: { belowMinor: number | null; amountMinor: number }[] = [
  { belowMinor: 4_000, amountMinor: 100 },
  { belowMinor: null, amountMinor: 300 },
];

const rules: fc.Arbitrary<TaxRule[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('city' as const, 'resort' as const),
    collected: fc.constantFrom('at-hotel' as const, 'included' as const),
    basis: fc.oneof(
      fc.record({ per: fc.constant('person-night' as const), amountMinor: fc.integer({ min: 0, max: 900 }) }),
      fc.record({ per: fc.constant('room-night' as const), amountMinor: fc.integer({ min: 0, max: 900 }) }),
      fc.record({
        per: fc.constant('person-night-by-price' as const),
        bands: fc.constant(priceBands),
      }),
    ),
    maxNights: fc.integer({ min: 1, max: 9 }),
    exemptUnderAge: fc.integer({ min: 0, max: 18 }),
    reduced: fc.constantFrom<NonNullable<TaxRule['reduced']>>([], [{ fromAge: 4, toAge: 11, percent: 33 }]),
  }),
  { maxLength: 4 },
);

test('The parts of every tax add up to the tax', () => {
  fc.assert(
    fc.property(
      rules,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
      (taxes, nights, adults, childrenAges) => {
        const taxed = room({ adults, childrenAges }, nights);
        for (const { kind, collected, amountMinor } of taxesOfRoom(taxes, taxed)) {
          if (collected !== 'at-hotel') continue;
          const parts = partsAtHotel(taxes, kind, taxed) ?? [];
          expect(parts.reduce((sum, part) => sum + part.count * part.nights * part.amountMinor, 0)).toBe(
            amountMinor,
          );
        }
      },
    ),
  );
});

test('Guests of several rooms are counted together', () => {
  const [two, three] = [2, 3].map((adults) => partsAtHotel([cityTax], 'city', room({ adults })) ?? []);
  expect(mergeTaxParts([two ?? [], three ?? []], 'count')).toEqual([
    { per: 'guest', count: 5, nights: 4, amountMinor: 200 },
  ]);
  const [one, other] = [[3], [4, 5]].map(
    (childrenAges) => partsAtHotel([{ ...cityTax, exemptUnderAge: 6 }], 'city', room({ childrenAges })) ?? [],
  );
  expect(mergeTaxParts([one ?? [], other ?? []], 'count')).toEqual([
    { per: 'guest', count: 4, nights: 4, amountMinor: 200 },
    { per: 'guest', count: 3, nights: 4, amountMinor: 0 },
  ]);
});

test.each([
  ['en', '2 guests × 3 nights × €2.00 + 1 guest × 1 night × €1.00'],
  ['de', '2 Gäste × 3 Nächte × 2,00\u00a0€ + 1 Gast × 1 Nacht × 1,00\u00a0€'],
  ['zh-Hans', '2位×3晚×€2.00 + 1位×1晚×€1.00'],
] as const)('The calculation is written in %s', (locale, text) => {
  const parts = [
    { per: 'guest', count: 2, nights: 3, amount: 2 },
    { per: 'guest', count: 1, nights: 1, amount: 1 },
  ] as const;
  expect(taxPartsText({ parts, currency: 'EUR' }, locale)).toBe(text);
  expect(taxPartsText({ currency: 'EUR' }, locale)).toBeUndefined();
});

test('The sum with the price is exact in one currency, and an approximation in two', () => {
  const tax = (currency: string, approximate?: number) => ({ amount: 12, currency, approximate });
  const price = money(65_600, 'EUR');
  const whole = (taxes: readonly ReturnType<typeof tax>[], isPriceConverted = false) =>
    totalWithTaxes({ price, taxes, isPriceConverted });
  expect(whole([tax('EUR'), tax('EUR')])).toEqual({ total: money(68_000, 'EUR'), isApproximate: false });
  expect(whole([tax('EUR'), tax('EUR')], true)).toEqual({ total: money(68_000, 'EUR'), isApproximate: true });
  expect(whole([tax('EUR'), tax('JPY', 0.07)])).toEqual({
    total: money(66_807, 'EUR'),
    isApproximate: true,
  });
  // Yen have no decimals, in which the sum would be stated.
  const yen = { price: money(65_600, 'JPY'), isPriceConverted: false };
  expect(totalWithTaxes({ ...yen, taxes: [tax('EUR', 1_920)] })).toMatchObject({
    total: money(67_520, 'JPY'),
  });
  expect(whole([tax('EUR'), tax('JPY')])).toBeUndefined();
  expect(whole([])).toBeUndefined();
});

test('A price is converted if the hotel collects it, in another currency', () => {
  expect(isPriceConverted({ payment: 'at-hotel', hotelCurrency: 'CHF' }, 'EUR')).toBe(true);
  expect(isPriceConverted({ payment: 'at-hotel', hotelCurrency: 'EUR' }, 'EUR')).toBe(false);
  expect(isPriceConverted({ payment: 'prepaid', hotelCurrency: 'CHF' }, 'EUR')).toBe(false);
});

test('Taxes of several rooms that are paid at the hotel are summed by kind, without what a room lacks', () => {
  const part = (count: number) => ({ per: 'guest', count, nights: 4, amount: 0.1 }) as const;
  const city = {
    kind: 'city',
    collected: 'at-hotel',
    amount: 0.1,
    currency: 'CHF',
    approximate: 0.11,
  } as const;
  const resort = { ...city, kind: 'resort', parts: [part(1)] } as const;
  const vat = { kind: 'vat', collected: 'included', amount: 9, currency: 'EUR' } as const;
  const exact = { ...city, amount: 0.2, parts: [part(2)] };
  const all = [{ ...city, parts: [part(1)] }, vat, resort, exact];
  expect(sumTaxesAtHotel(all, 'EUR')).toEqual([
    { ...city, amount: 0.3, approximate: 0.22, parts: [part(3)] },
    resort,
  ]);
  const { approximate, ...unknown } = city;
  expect(sumTaxesAtHotel([unknown, exact, exact], 'EUR')).toEqual([{ ...unknown, amount: 0.5 }]);
  expect(sumTaxesAtHotel([exact, unknown, exact], 'EUR')).toEqual([{ ...unknown, amount: 0.5 }]);
  expect(sumTaxesAtHotel([{ ...city, currency: 'XXY' }], 'EUR')).toEqual([]);
});

test('What guests pay at the hotel is the price with its taxes there, and approximate where rates decide', () => {
  const tax = { kind: 'city', collected: 'at-hotel', amount: 8, currency: 'EUR' } as const;
  const stay = { payment: 'at-hotel', hotelCurrency: 'EUR' } as const;
  const rooms = [
    { total: 100.5, taxes: [tax] },
    { total: 200, taxes: [tax, { ...tax, collected: 'included' as const }] },
  ];
  const euros = (amount: number, isApproximate: boolean) => ({ total: money(amount, 'EUR'), isApproximate });
  expect(sumAtHotel(stay, rooms, 'EUR')).toEqual(euros(31_650, false));
  expect(sumAtHotel(stay, rooms.slice(1), 'EUR')).toEqual(euros(20_800, false));
  expect(sumAtHotel({ ...stay, hotelCurrency: 'CHF' }, rooms, 'EUR')).toEqual(euros(31_650, true));
  const foreign = [{ total: 100, taxes: [{ ...tax, currency: 'CHF' }] }];
  expect(sumAtHotel(stay, foreign, 'EUR')).toEqual(euros(10_000, false));
});

test('A tax of residents has parts for them alone', () => {
  const ofResidents: TaxRule = { ...cityTax, onlyResidentsOf: 'DE' };
  expect(partsAtHotel([ofResidents], 'city', room())).toHaveLength(1);
  expect(partsAtHotel([ofResidents], 'city', room({ residence: 'FR' }))).toEqual([]);
});

test('Nights on which a room owes nothing are no part of the calculation', () => {
  const summer: TaxRule = {
    ...cityTax,
    basis: { per: 'room-night', amountMinor: 300, outsideSeasonMinor: 0 },
    season: { from: '06-01', to: '09-30' },
  };
  expect(partsAtHotel([summer], 'city', room())).toEqual([
    { per: 'room', count: 1, nights: 2, amountMinor: 300 },
  ]);
});

test('One exempt child beside one adult is stated, although the room itself is taxed as well', () => {
  const ofRoom: TaxRule = { ...cityTax, basis: { per: 'room-night', amountMinor: 300 } };
  const rules: readonly TaxRule[] = [{ ...cityTax, exemptUnderAge: 6 }, ofRoom];
  expect(partsAtHotel(rules, 'city', room({ adults: 1, childrenAges: [3] }))).toEqual([
    { per: 'guest', count: 1, nights: 4, amountMinor: 200 },
    { per: 'room', count: 1, nights: 4, amountMinor: 300 },
    { per: 'guest', count: 1, nights: 4, amountMinor: 0 },
  ]);
});

test('A calculation in an unknown currency is not written', () => {
  const parts = [{ per: 'guest', count: 2, nights: 3, amount: 2 }] as const;
  expect(taxPartsText({ parts, currency: 'EUR' }, 'en')).toBeDefined();
  expect(taxPartsText({ parts, currency: 'EURO' }, 'en')).toBeUndefined();
});
