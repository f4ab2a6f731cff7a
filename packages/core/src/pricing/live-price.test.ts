import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDecimal } from '../money/decimal.ts';
import { money, sum } from '../money/money.ts';
import { SELECTABLE_CURRENCIES } from '../money/selectable-currencies.ts';
import { localDate } from '../time/local-date.ts';
import { type DayTicketPrice, livePrice } from './live-price.ts';
import { priceParty } from './price-party.ts';
import type { Ticket } from './ticket.ts';

const plain = { groupSize: null, extraPersonPrice: null, originalExtraPersonPrice: null };
const adult: DayTicketPrice = { ...plain, ticketType: 'adult', price: 38.8, originalPrice: 48.5 };
const child: DayTicketPrice = { ...plain, ticketType: 'child', price: 23.2, originalPrice: 29 };
const boat: DayTicketPrice = {
  ticketType: 'group',
  price: 240,
  originalPrice: 240,
  groupSize: 6,
  extraPersonPrice: 35,
  originalExtraPersonPrice: 35,
};

test('The live price is the sum of its lines, beside what they cost before the promotion.', () => {
  const { lines, total, originalTotal } = livePrice([child, adult], { adult: 2, child: 1 }, 'EUR');
  expect(lines).toEqual([
    { band: 'adult', count: 2, total: money(7_760, 'EUR') },
    { band: 'child', count: 1, total: money(2_320, 'EUR') },
  ]);
  expect(total).toEqual(money(10_080, 'EUR'));
  expect(originalTotal).toEqual(money(12_600, 'EUR'));
});

test('A group pays its price and for whoever comes beyond its size.', () => {
  expect(livePrice([boat], { group: 4 }, 'EUR').total).toEqual(money(24_000, 'EUR'));
  expect(livePrice([boat], { group: 8 }, 'EUR').total).toEqual(money(31_000, 'EUR'));
});

test('Nobody costs nothing, and a ticket that this day does not have is not counted.', () => {
  expect(livePrice([adult], {}, 'JPY')).toEqual({
    lines: [],
    total: money(0, 'JPY'),
    originalTotal: money(0, 'JPY'),
  });
  expect(livePrice([adult], { senior: 2 }, 'EUR').lines).toEqual([]);
});

test('What stands beside the steppers is what the quote asks for, to the last unit, in every currency.', () => {
  const count = fc.integer({ min: 1, max: 40 });
  const minor = fc.integer({ min: 0, max: 2_000_000 });
  fc.assert(
    fc.property(
      fc.constantFrom(...SELECTABLE_CURRENCIES),
      fc.tuple(minor, minor, minor),
      fc.tuple(count, count),
      (currency, [adultMinor, groupMinor, extraPersonMinor], [adults, people]) => {
        const tickets: Ticket[] = [
          { band: 'adult', priceMinor: adultMinor },
          { band: 'group', priceMinor: groupMinor, groupSize: 6, extraPersonMinor },
        ];
        const party = { adult: adults, group: people };
        const rate = currency === 'EUR' ? '1' : '1.37';
        const quoteOf = (wanted: typeof party | { adult: number } | { group: number }) =>
          priceParty({
            tickets,
            party: wanted,
            travelOn: localDate('2026-12-24'),
            bookedOn: localDate('2026-11-21'),
            seasons: [],
            promotions: [],
            currency: 'EUR',
            conversion: { to: currency, rate },
          });
        const unitOf = (wanted: { adult: number } | { group: number }) => {
          const priced = quoteOf(wanted);
          return 'refused' in priced ? 0 : toDecimal(priced.total);
        };
        const group = unitOf({ group: 6 });
        const day: DayTicketPrice[] = [
          { ...adult, price: unitOf({ adult: 1 }), originalPrice: unitOf({ adult: 1 }) },
          { ...boat, price: group, originalPrice: group, ...extraOf(group, unitOf({ group: 7 }), currency) },
        ];
        const quoted = quoteOf(party);
        if ('refused' in quoted) throw new Error(quoted.refused);
        const live = livePrice(day, party, currency);
        expect(live.total).toEqual(quoted.total);
        expect(
          sum(
            live.lines.map(({ total }) => total),
            currency,
          ),
        ).toEqual(live.total);
      },
    ),
  );
});

function extraOf(group: number, oneMore: number, currency: (typeof SELECTABLE_CURRENCIES)[number]) {
  const decimals = currency === 'JPY' ? 0 : 2;
  const extra = Number((oneMore - group).toFixed(decimals));
  return { extraPersonPrice: extra, originalExtraPersonPrice: extra };
}
