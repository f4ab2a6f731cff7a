import { expect, test } from 'vitest';
import { english } from '../../test-support/english.ts';
import { testQuote, testQuoteFor } from '../../test-support/quote.ts';
import { partyText, remainingRefundTerms, shipWarning, travellerCount, whenText } from './booking-texts.ts';

const ticket = { price: 0, total: 0, originalTotal: 0 };
const family = testQuoteFor([
  { ...ticket, ticketType: 'adult', count: 2 },
  { ...ticket, ticketType: 'child', count: 1 },
]);

test('Travellers are counted and named by ticket type', () => {
  expect(travellerCount(family)).toBe(3);
  expect(partyText(family, 'en', english)).toBe('2 adults, 1 child');
});

test('The start is shown by the clock of the place; without a start time only the day is shown', () => {
  expect(whenText(family, 'en-GB', english)).toBe('Sat, 15 May 2027, 19:15');
  expect(whenText(testQuote({ startTime: null }), 'en-GB', english)).toBe('Sat, 15 May 2027');
});

test('Refunds are listed with their deadlines, the best first', () => {
  expect(remainingRefundTerms(testQuote(), new Date('2027-05-01T00:00:00Z'), 'en-GB', english)).toEqual([
    { percent: 100, until: 'Fri, 14 May 2027, 19:15 (Lisbon time)' },
    { percent: 50, until: 'Sat, 15 May 2027, 13:15 (Lisbon time)' },
  ]);
});

test('A refund whose deadline has passed is not promised', () => {
  const at = (now: string) => remainingRefundTerms(testQuote(), new Date(now), 'en-GB', english);
  expect(at('2027-05-14T18:15:00Z')).toEqual([
    { percent: 50, until: 'Sat, 15 May 2027, 13:15 (Lisbon time)' },
  ]);
  expect(at('2027-05-15T12:15:00Z')).toEqual([]);
});

test('A tier without refund promises nothing', () => {
  const never = testQuote({ cancellation: [{ hoursBefore: 0, refundPercent: 0 }] });
  expect(remainingRefundTerms(never, new Date('2027-05-01T00:00:00Z'), 'en-GB', english)).toEqual([]);
});

test('If the clocks change before the start, the deadline keeps its hours and its time of day shifts', () => {
  // Lisbon sets its clocks forward in the night to 28 March 2027.
  const quote = testQuote({
    startsAt: '2027-03-28T09:00:00.000Z',
    cancellation: [{ hoursBefore: 24, refundPercent: 100 }],
  });
  expect(remainingRefundTerms(quote, new Date('2027-03-01T00:00:00Z'), 'en-GB', english)).toEqual([
    { percent: 100, until: 'Sat, 27 Mar 2027, 09:00 (Lisbon time)' },
  ]);
});

test('A trip whose end is unknown, or without a time of all aboard, is not measured against a ship', () => {
  const warn = (quote: Parameters<typeof shipWarning>[0], allAboard: string | null) =>
    shipWarning(quote, allAboard, 'en-GB', english);
  expect(warn(testQuote(), '21:30')).toContain('at 21:15');
  expect(warn(testQuote({ endsAt: null }), '21:30')).toBeUndefined();
  for (const none of [null, '', '25:99']) expect(warn(testQuote(), none)).toBeUndefined();
});

test('A trip that ends on another day than that of all aboard names both days', () => {
  const overnight = testQuote({ endsAt: '2027-05-16T01:00:00.000Z' });
  expect(shipWarning(overnight, '23:30', 'en-GB', english)).toContain(
    'ends at Sun 16 May, 02:00, and all aboard on your ship is at Sat 15 May, 23:30',
  );
});
