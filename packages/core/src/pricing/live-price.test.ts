import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, sum, toDecimal } from '../money/money.ts';
import { SELECTABLE_CURRENCIES } from '../money/selectable-currencies.ts';
import { localDate } from '../time/local-date-time.ts';
import { type DayTicketPrice, lineTotal, livePrice } from './live-price.ts';
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

test('The live price is the sum of its lines, and comes with the total before the promotion', () => {
  const { lines, total, originalTotal } = livePrice([child, adult], { adult: 2, child: 1 }, 'EUR');
  expect(lines).toEqual([
    { band: 'adult', count: 2, total: money(7_760, 'EUR') },
    { band: 'child', count: 1, total: money(2_320, 'EUR') },
  ]);
  expect(total).toEqual(money(10_080, 'EUR'));
  expect(originalTotal).toEqual(money(12_600, 'EUR'));
});

test('A group pays its price, and extra for each traveller beyond its size', () => {
  expect(livePrice([boat], { group: 4 }, 'EUR').total).toEqual(money(24_000, 'EUR'));
  expect(livePrice([boat], { group: 8 }, 'EUR').total).toEqual(money(31_000, 'EUR'));
});

test('Before a promotion, the people beyond a group’s size cost their own earlier price', () => {
  const reducedBoat = { ...boat, price: 192, extraPersonPrice: 28, originalExtraPersonPrice: 35 };
  const { total, originalTotal } = livePrice([reducedBoat], { group: 8 }, 'EUR');
  expect(total).toEqual(money(24_800, 'EUR'));
  expect(originalTotal).toEqual(money(31_000, 'EUR'));
});

test('An empty party costs nothing, and tickets not sold that day are not counted', () => {
  expect(livePrice([adult], {}, 'JPY')).toEqual({
    lines: [],
    total: money(0, 'JPY'),
    originalTotal: money(0, 'JPY'),
  });
  expect(livePrice([adult], { senior: 2 }, 'EUR').lines).toEqual([]);
});

test('The price beside the steppers equals the quoted price, to the last unit, in every currency', () => {
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

test('Tickets cost their number times the price of one', () => {
  expect(lineTotal({ price: money(4850, 'EUR') }, 3)).toEqual(money(14_550, 'EUR'));
  expect(lineTotal({ price: money(0, 'JPY'), groupSize: null, extra: null }, 9)).toEqual(money(0, 'JPY'));
});

test('A group pays once, and extra for each person beyond its size', () => {
  const ticket = { price: money(24_000, 'JPY'), groupSize: 6, extra: money(3_500, 'JPY') };
  expect(lineTotal(ticket, 1)).toEqual(money(24_000, 'JPY'));
  expect(lineTotal(ticket, 6)).toEqual(money(24_000, 'JPY'));
  expect(lineTotal(ticket, 8)).toEqual(money(31_000, 'JPY'));
});

test('If no extra people may come, the price stays that of the group', () => {
  expect(lineTotal({ price: money(24_000, 'EUR'), groupSize: 6 }, 8)).toEqual(money(24_000, 'EUR'));
});
