import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, localDate } from '../time/local-date-time.ts';
import { isTaxedByPrice, type TaxedRoom, taxedNights, taxesOfRoom } from './stay-taxes.ts';
import { type TaxRule, taxRules } from './tax-rule.ts';

const room = (
  differences: Partial<TaxedRoom> & { prices?: readonly number[]; from?: string } = {},
): TaxedRoom => {
  const { prices = [16_400, 16_400, 16_400, 16_400], from = '2027-05-14', ...rest } = differences;
  return {
    nights: prices.map((priceMinor, at) => ({ date: addDays(localDate(from), at), priceMinor })),
    stayFeeMinor: 0,
    adults: 2,
    childrenAges: [],
    residence: 'DE',
    ...rest,
  };
};
const amounts = (rules: readonly TaxRule[], taxed: TaxedRoom) =>
  taxesOfRoom(rules, taxed).map(({ kind, collected, amountMinor }) => `${kind} ${collected} ${amountMinor}`);

const lisbon: TaxRule = {
  kind: 'city',
  collected: 'at-hotel',
  basis: { per: 'person-night', amountMinor: 400 },
  maxNights: 7,
  exemptUnderAge: 13,
};
const vat6: TaxRule = { kind: 'vat', collected: 'included', basis: { per: 'net-price', share: 6_000 } };

test('A tax for each person and night, with exempt children and a cap of nights', () => {
  expect(amounts([lisbon], room())).toEqual(['city at-hotel 3200']);
  expect(amounts([lisbon], room({ childrenAges: [12, 13] }))).toEqual(['city at-hotel 4800']);
  expect(amounts([lisbon], room({ prices: Array(10).fill(1) }))).toEqual(['city at-hotel 5600']);
});

test('Guests of some ages pay a part, rounded for each guest', () => {
  const dubrovnik: TaxRule = {
    ...lisbon,
    basis: { per: 'person-night', amountMinor: 265, outsideSeasonMinor: 186 },
    season: { from: '04-01', to: '10-31' },
    exemptUnderAge: 12,
    reduced: [{ fromAge: 12, toAge: 17, percent: 50 }],
  };
  // Half of 265 is 132.5, and the even neighbour is 132.
  expect(amounts([dubrovnik], room({ prices: [1], childrenAges: [12, 17, 11] }))).toEqual([
    'city at-hotel 794',
  ]);
  // The night of 31 October is in the season, that of 1 November is not.
  expect(amounts([dubrovnik], room({ prices: [1, 1], from: '2027-10-31' }))).toEqual(['city at-hotel 902']);
});

test('A tax of a season only is not due outside', () => {
  const summer: TaxRule = { ...lisbon, season: { from: '04-01', to: '10-31' } };
  expect(amounts([summer], room({ from: '2027-12-01' }))).toEqual([]);
  const fee: TaxRule = {
    kind: 'resort',
    collected: 'charged',
    basis: { per: 'net-price', share: 10_000 },
    season: { from: '04-01', to: '10-31' },
  };
  expect(amounts([fee], room({ prices: [1_000, 1_000], from: '2027-10-31' }))).toEqual([
    'resort charged 100',
  ]);
});

test('Value added tax that is part of the price is taken out of it, night by night', () => {
  // 16,400 / 1.06 × 0.06 is 928.30…
  expect(amounts([vat6], room())).toEqual(['vat included 3712']);
});

test('A share of the net price is taken of the price without the taxes in it', () => {
  const amsterdam: TaxRule = {
    kind: 'city',
    collected: 'charged',
    basis: { per: 'net-price', share: 12_500 },
  };
  const vat21: TaxRule = { ...vat6, basis: { per: 'net-price', share: 21_000 } };
  // 24,200 without 21 % is 20,000, and an eighth of it 2,500.
  expect(amounts([amsterdam, vat21], room({ prices: [24_200] }))).toEqual([
    'vat included 4200',
    'city charged 2500',
  ]);
  // What is included with an amount of its own comes off first.
  const iceland: TaxRule = {
    kind: 'city',
    collected: 'included',
    basis: { per: 'room-night', amountMinor: 800 },
  };
  const vat11: TaxRule = { ...vat6, basis: { per: 'net-price', share: 11_000 } };
  expect(amounts([vat11, iceland], room({ prices: [30_770] }))).toEqual([
    'vat included 2970',
    'city included 800',
  ]);
});

test('Taxes that are added have shares of thousandths, and one share is rounded once a night', () => {
  const newYork: TaxRule[] = [
    { kind: 'vat', collected: 'charged', basis: { per: 'net-price', share: 8_875 } },
    { kind: 'city', collected: 'charged', basis: { per: 'net-price', share: 5_875 } },
    { kind: 'city', collected: 'charged', basis: { per: 'room-night', amountMinor: 350 } },
  ];
  // 27,000 × 8.875 % is 2,396.25, and 27,000 × 5.875 % is 1,586.25.
  expect(amounts(newYork, room({ prices: [27_000, 27_000] }))).toEqual([
    'vat charged 4792',
    'city charged 3872',
  ]);
  // 10,000 × 5.875 % is 587.5, and the even neighbour is 588.
  expect(amounts(newYork, room({ prices: [20_000], stayFeeMinor: 10_000 }))).toEqual([
    'vat charged 2663',
    'city charged 2113',
  ]);
});

test('A tax by the net price of each person and night, of those who are liable', () => {
  const kyoto: TaxRule = {
    kind: 'city',
    collected: 'at-hotel',
    basis: {
      per: 'person-night-by-price',
      bands: [
        { belowMinor: 6_000, amountMinor: 200 },
        { belowMinor: 20_000, amountMinor: 400 },
        { belowMinor: 50_000, amountMinor: 1_000 },
        { belowMinor: null, amountMinor: 10_000 },
      ],
    },
  };
  const vat10: TaxRule = { ...vat6, basis: { per: 'net-price', share: 10_000 } };
  // 44,000 without tax is 40,000: exactly 20,000 a person, the next band.
  expect(amounts([kyoto, vat10], room({ prices: [44_000] }))).toContain('city at-hotel 2000');
  expect(amounts([kyoto, vat10], room({ prices: [43_999] }))).toContain('city at-hotel 800');
  // All guests divide the price; an exempt child does not pay.
  const exempt = { ...kyoto, exemptUnderAge: 12 };
  expect(amounts([exempt, vat10], room({ prices: [44_000], childrenAges: [5] }))).toContain(
    'city at-hotel 800',
  );
});

test('Guests from abroad do not pay what only residents pay', () => {
  const peru: TaxRule = {
    kind: 'vat',
    collected: 'charged',
    basis: { per: 'net-price', share: 18_000 },
    onlyResidentsOf: 'PE',
  };
  expect(amounts([peru], room({ prices: [10_000], residence: 'PE' }))).toEqual(['vat charged 1800']);
  expect(amounts([peru], room({ prices: [10_000] }))).toEqual([]);
});

const anyRule: fc.Arbitrary<TaxRule> = fc.record(
  {
    kind: fc.constantFrom('vat' as const, 'city' as const, 'resort' as const, 'service' as const),
    collected: fc.constantFrom('included' as const, 'charged' as const, 'at-hotel' as const),
    basis: fc.oneof(
      fc.record({ per: fc.constant('person-night' as const), amountMinor: fc.nat(2_000) }),
      fc.record({ per: fc.constant('room-night' as const), amountMinor: fc.nat(2_000) }),
      fc.record({ per: fc.constant('net-price' as const), share: fc.integer({ min: 1, max: 25_000 }) }),
    ),
    maxNights: fc.integer({ min: 1, max: 10 }),
    exemptUnderAge: fc.nat(18),
  },
  { requiredKeys: ['kind', 'collected', 'basis'] },
);

test('The order of rules changes nothing, amounts are whole, and what is included is never more than the price', () => {
  fc.assert(
    fc.property(
      fc.array(anyRule, { maxLength: 5 }),
      fc.array(fc.integer({ min: 10_000, max: 900_000 }), { minLength: 1, maxLength: 30 }),
      fc.array(fc.nat(17), { maxLength: 4 }),
      (rules, prices, childrenAges) => {
        expect(taxRules.safeParse(rules).success).toBe(true);
        const taxed = room({ prices, childrenAges, from: '2028-02-20' });
        const taxes = taxesOfRoom(rules, taxed);
        expect(taxesOfRoom(rules.toReversed(), taxed)).toEqual(taxes);
        for (const { amountMinor } of taxes) expect(Number.isSafeInteger(amountMinor)).toBe(true);
        const shares = rules.filter(({ basis }) => basis.per === 'net-price');
        const included = taxesOfRoom(shares, taxed).filter(({ collected }) => collected === 'included');
        const sum = included.reduce((total, { amountMinor }) => total + amountMinor, 0);
        expect(sum).toBeLessThanOrEqual(prices.reduce((total, price) => total + price, 0));
      },
    ),
  );
});

test('Adding the taxes of single nights gives the tax of the stay, unless a cap counts nights', () => {
  fc.assert(
    fc.property(
      fc.array(anyRule, { maxLength: 4 }),
      fc.array(fc.integer({ min: 10_000, max: 900_000 }), { minLength: 1, maxLength: 12 }),
      (rules, prices) => {
        const uncapped = rules.map(({ maxNights: _, ...rule }) => rule);
        const stay = room({ prices });
        const ofStay = taxesOfRoom(uncapped, stay);
        const ofNights = stay.nights.flatMap((night) => taxesOfRoom(uncapped, { ...stay, nights: [night] }));
        for (const { kind, collected, amountMinor } of ofStay)
          expect(
            ofNights
              .filter((tax) => tax.kind === kind && tax.collected === collected)
              .reduce((sum, tax) => sum + tax.amountMinor, 0),
          ).toBe(amountMinor);
      },
    ),
  );
});

test('Taxes are listed by who collects them, and only then by their kind', () => {
  const fee: TaxRule = {
    kind: 'service',
    collected: 'charged',
    basis: { per: 'room-night', amountMinor: 500 },
  };
  expect(amounts([lisbon, fee], room())).toEqual(['service charged 2000', 'city at-hotel 3200']);
});

test('A child in its first year pays where no age is exempt', () => {
  const { exemptUnderAge: _, ...forAll } = lisbon;
  expect(amounts([forAll], room({ childrenAges: [0] }))).toEqual(['city at-hotel 4800']);
});

test('A reduction is for the ages from its first to its last, and for no others', () => {
  const half: TaxRule = { ...lisbon, exemptUnderAge: 3, reduced: [{ fromAge: 6, toAge: 12, percent: 50 }] };
  const ofChild = (age: number) => amounts([half], room({ prices: [1], adults: 0, childrenAges: [age] }));
  expect([5, 6, 12, 13].map(ofChild)).toEqual([
    ['city at-hotel 400'],
    ['city at-hotel 200'],
    ['city at-hotel 200'],
    ['city at-hotel 400'],
  ]);
});

test('An included amount is taken out of the price only of the nights that owe it', () => {
  const city: TaxRule = {
    ...{ kind: 'city', collected: 'included', basis: { per: 'person-night', amountMinor: 100 } },
    ...{ season: { from: '04-01', to: '10-31' }, maxNights: 1 },
  };
  const vat10: TaxRule = { ...vat6, basis: { per: 'net-price', share: 10_000 } };
  const alone = { adults: 1, prices: [11_100, 11_100] };
  // The first night has 110 euros with the tax of its net price, the second night has 111.
  expect(amounts([city, vat10], room(alone))).toEqual(['vat included 2009', 'city included 100']);
  expect(amounts([city, vat10], room({ ...alone, from: '2027-12-01' }))).toEqual(['vat included 2018']);
});

test('Only taxes of the collector whose amount follows the price depend on the price', () => {
  const perRoom: TaxRule = { ...lisbon, basis: { per: 'room-night', amountMinor: 400 } };
  const byPrice: TaxRule = {
    ...lisbon,
    basis: { per: 'person-night-by-price', bands: [{ belowMinor: null, amountMinor: 200 }] },
  };
  expect(isTaxedByPrice([lisbon, perRoom, vat6], 'at-hotel')).toBe(false);
  expect(isTaxedByPrice([lisbon, perRoom, vat6], 'included')).toBe(true);
  expect(isTaxedByPrice([perRoom, byPrice], 'at-hotel')).toBe(true);
  expect(isTaxedByPrice([], 'included')).toBe(false);
});

test('The taxed nights are those of the season among the first nights of the cap', () => {
  const summer: TaxRule = { ...lisbon, maxNights: 3, season: { from: '04-01', to: '10-31' } };
  const { nights } = room({ from: '2027-10-30' });
  expect(taxedNights(summer, { nights })).toEqual(nights.slice(0, 2));
});

test('A price below its fixed taxes leaves nothing to tax by a share', () => {
  const fixed: TaxRule = { ...lisbon, collected: 'included', basis: { per: 'room-night', amountMinor: 500 } };
  const share: TaxRule = { ...vat6, collected: 'charged', basis: { per: 'net-price', share: 90_000 } };
  expect(amounts([fixed, share], room({ prices: [400] }))).toEqual(['city included 500']);
});
