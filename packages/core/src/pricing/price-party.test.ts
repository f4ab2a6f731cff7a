import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDate } from '../time/local-date-time.ts';
import { type PricedParty, type PricePartyInput, percentsOn, priceParty } from './price-party.ts';
import { BANDS, type Ticket } from './ticket.ts';

const adult: Ticket = { band: 'adult', priceMinor: 4_850 };
const child: Ticket = { band: 'child', priceMinor: 2_900 };
const boat: Ticket = { band: 'group', priceMinor: 34_000, groupSize: 8, extraPersonMinor: 3_000 };

const winter = {
  percent: 15,
  bookFrom: localDate('2026-11-01'),
  bookUntil: localDate('2026-12-31'),
  travelFrom: localDate('2026-11-01'),
  travelUntil: localDate('2027-03-31'),
};

function price(differences: Partial<PricePartyInput>) {
  return priceParty({
    tickets: [adult, child],
    party: { adult: 2, child: 1 },
    travelOn: localDate('2026-12-24'),
    bookedOn: localDate('2026-11-21'),
    seasons: [],
    promotions: [],
    currency: 'EUR',
    conversion: { to: 'EUR', rate: '1' },
    before: { part: 1, whole: 1 },
    ...differences,
  });
}

const nine10ths = { part: 9, whole: 10 };
const half = { part: 1, whole: 2 };

describe('Free tickets', () => {
  const infant: Ticket = { band: 'infant', priceMinor: 0 };
  const free: Ticket = { band: 'senior', priceMinor: 0 };

  test('are sold only together with a ticket that costs something', () => {
    const tickets = [adult, infant, free];
    for (const party of [{ infant: 1 }, { infant: 99 }, { infant: 1, senior: 1 }])
      expect(price({ tickets, party })).toEqual({ refused: 'only_free' });
    expect(price({ tickets, party: { adult: 1, infant: 2 } })).toMatchObject({ total: { amount: 4_850 } });
  });

  test('do not include a group ticket whose extra people pay', () => {
    const tickets: Ticket[] = [adult, { band: 'group', priceMinor: 0, groupSize: 6, extraPersonMinor: 900 }];
    expect(price({ tickets, party: { group: 7 } })).toMatchObject({ total: { amount: 900 } });
  });

  test('can be booked alone if no ticket costs anything', () => {
    // A ticket of a single cent costs something, and so does a group of which only an extra person pays.
    const cent: Ticket = { band: 'adult', priceMinor: 1 };
    const group: Ticket = { band: 'group', priceMinor: 0, groupSize: 1, extraPersonMinor: 1 };
    for (const paid of [cent, group])
      expect(price({ tickets: [paid, infant], party: { infant: 1 } })).toEqual({ refused: 'only_free' });
    expect(price({ tickets: [infant, free], party: { infant: 1 } })).toMatchObject({ total: { amount: 0 } });
  });
});

const amounts = (priced: ReturnType<typeof price>) =>
  'refused' in priced ? priced : [priced.total.amount, priced.originalTotal.amount];

describe('The price of a party', () => {
  // Two adults and a child pay 2 × 48.50 + 29.00. Each ticket is rounded alone: less 15 %, it is 2 × 41.22 + 24.65.
  test.each<[string, Partial<PricePartyInput>, number, number]>([
    ['the sum of its tickets', {}, 12_600, 12_600],
    ['lower in a promotion, with the original price beside it', { promotions: [winter] }, 10_709, 12_600],
    [
      'higher in a season',
      { seasons: [{ percent: 120, season: { from: '12-20', to: '01-06' } }] },
      15_120,
      15_120,
    ],
    [
      'that of the first season that applies',
      { seasons: [{ percent: 110, weekdays: [4] }, { percent: 200 }] },
      13_860,
      13_860,
    ],
    [
      'compared with the lower earlier price, if the trip was sold for less',
      { promotions: [winter], before: nine10ths },
      10_709,
      11_340,
    ],
    [
      'not called reduced, if the earlier price was not higher',
      { promotions: [winter], before: half },
      10_709,
      10_709,
    ],
    [
      'not called reduced, if there is no earlier price',
      { promotions: [winter], before: undefined },
      10_709,
      10_709,
    ],
    [
      'reduced by the promotion after the season is applied',
      { seasons: [{ percent: 120 }], promotions: [winter] },
      12_852,
      15_120,
    ],
    ['a whole number in yen', { conversion: { to: 'JPY', rate: '163.27' } }, 20_573, 20_573],
    ['the group price for a group', { tickets: [boat], party: { group: 5 } }, 34_000, 34_000],
    [
      'the group price plus each extra person for a larger group',
      { tickets: [boat], party: { group: 10 } },
      40_000,
      40_000,
    ],
  ])('is %s', (_, differences, total, original) => {
    expect(amounts(price(differences))).toEqual([total, original]);
  });

  test('is rounded once per ticket: 85 % of 28.55 is 24.27, and three of them are 72.81', () => {
    const priced = price({
      tickets: [{ band: 'adult', priceMinor: 2_855 }],
      party: { adult: 3 },
      promotions: [winter],
    });
    expect(priced).toMatchObject({ lines: [{ unit: { amount: 2_427 } }], total: { amount: 7_281 } });
  });
});

describe('A party has no price', () => {
  test.each<[string, Partial<PricePartyInput>, object]>([
    ['if it has no travellers', { party: { adult: 0 } }, { refused: 'no_travellers' }],
    [
      'if it asks for a ticket that is not sold',
      { party: { adult: 1, senior: 1 } },
      { refused: 'no_such_ticket', band: 'senior' },
    ],
    [
      'if it has fewer travellers than the ticket’s minimum',
      { tickets: [{ ...adult, minCount: 2 }], party: { adult: 1 } },
      { refused: 'too_few', band: 'adult', limit: 2 },
    ],
    [
      'if it is larger than the group ticket allows',
      { tickets: [{ band: 'group', priceMinor: 34_000, groupSize: 8 }], party: { group: 9 } },
      { refused: 'too_many', band: 'group', limit: 8 },
    ],
  ])('%s', (_, differences, refusal) => {
    expect(price(differences)).toEqual(refusal);
  });
});

test('A party of exactly the ticket’s minimum or of exactly the group’s size has a price', () => {
  const tickets = [{ ...adult, minCount: 2 }];
  expect(price({ tickets, party: { adult: 2 } })).toMatchObject({ total: { amount: 9_700 } });
  const group: Ticket = { band: 'group', priceMinor: 34_000, groupSize: 8 };
  expect(price({ tickets: [group], party: { group: 8 } })).toMatchObject({ total: { amount: 34_000 } });
});

test('Lines add up to the total, units multiply to lines, and a promotion never raises the price', () => {
  const someParty = fc.record({
    counts: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 6, maxLength: 6 }),
    prices: fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 6, maxLength: 6 }),
    percent: fc.integer({ min: 10, max: 500 }),
    promotion: fc.integer({ min: 1, max: 90 }),
    rate: fc.integer({ min: 1, max: 99_999 }),
    to: fc.constantFrom('EUR', 'JPY', 'USD', 'KWD'),
  });
  fc.assert(
    fc.property(someParty, ({ counts, prices, percent, promotion, rate, to }) => {
      const bands = BANDS.slice(0, 6);
      const priced = price({
        tickets: bands.map((band, at) => ({ band, priceMinor: prices[at] ?? 0 })),
        party: Object.fromEntries(bands.map((band, at) => [band, counts[at] ?? 0])),
        seasons: [{ percent }],
        promotions: [{ ...winter, percent: promotion }],
        conversion: { to, rate: `${rate / 100}` },
      });
      if ('refused' in priced) return counts.every((count) => count === 0);
      return addsUp(priced) && priced.total.amount <= priced.originalTotal.amount;
    }),
  );
});

function addsUp({ lines, total }: PricedParty): boolean {
  const multiplied = lines.every((line) => line.unit.amount * line.count === line.total.amount);
  return multiplied && lines.reduce((all, line) => all + line.total.amount, 0) === total.amount;
}

test('A party pays exactly what its travellers would pay one by one, to the last yen and cent', () => {
  const people = fc.array(fc.constantFrom('adult', 'child'), { minLength: 1, maxLength: 30 });
  const rate = fc.integer({ min: 1, max: 99_999 });
  const to = fc.constantFrom('EUR', 'JPY', 'USD', 'KWD');
  fc.assert(
    fc.property(people, rate, to, fc.integer({ min: 1, max: 90 }), (bands, hundredths, currency, percent) => {
      const sums = {
        seasons: [{ percent: 117 }],
        promotions: [{ ...winter, percent }],
        conversion: { to: currency, rate: `${hundredths / 100}` },
      } as const;
      const count = (wanted: string) => bands.filter((band) => band === wanted).length;
      const together = price({ ...sums, party: { adult: count('adult'), child: count('child') } });
      const alone = bands.map((band) => price({ ...sums, party: { [band]: 1 } }));
      return totalOf(together) === alone.reduce((sum, one) => sum + totalOf(one), 0);
    }),
  );
});

test('A larger group pays for the group and for each extra person, in every currency', () => {
  const currencies = fc.constantFrom('EUR', 'JPY', 'USD', 'KWD');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), currencies, (group, to) => {
      const conversion = { to, rate: '163.27' } as const;
      const of = (count: number) => totalOf(price({ tickets: [boat], party: { group: count }, conversion }));
      return of(group) === of(1) + Math.max(0, group - 8) * (of(9) - of(8));
    }),
  );
});

function totalOf(priced: ReturnType<typeof price>): number {
  return 'refused' in priced ? Number.NaN : priced.total.amount;
}

const promotion = {
  percent: 15,
  bookFrom: localDate('2026-11-01'),
  bookUntil: localDate('2026-11-30'),
  travelFrom: localDate('2026-12-01'),
  travelUntil: localDate('2026-12-31'),
};
const seasons = [
  { percent: 120, season: { from: '12-24', to: '01-01' } },
  { percent: 90, weekdays: [1, 2] },
];

const on = (travelOn: string, bookedOn = '2026-11-21') => {
  const { usualPercents, reducedPercents } = percentsOn({
    seasons,
    promotions: [promotion],
    bookedOn: localDate(bookedOn),
    travelOn: localDate(travelOn),
  });
  return { usual: usualPercents, reduced: reducedPercents };
};

test('A day is priced by the first season that applies, and reduced if today’s promotion covers that day', () => {
  expect(on('2026-11-25')).toEqual({ usual: [], reduced: [] });
  expect(on('2026-12-02')).toEqual({ usual: [], reduced: [85] });
  expect(on('2026-12-07')).toEqual({ usual: [90], reduced: [90, 85] });
  expect(on('2026-12-28')).toEqual({ usual: [120], reduced: [120, 85] });
  expect(on('2027-01-01')).toEqual({ usual: [120], reduced: [120] });
});

test('A traveller who books before a promotion begins, or after it ends, pays the usual price', () => {
  expect(on('2026-12-02', '2026-10-31').reduced).toEqual([]);
  expect(on('2026-12-02', '2026-11-30').reduced).toEqual([85]);
  expect(on('2026-12-02', '2026-12-01').reduced).toEqual([]);
});
