import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testQuote, testQuoteFor } from '../../../../test-support/quote.ts';
import { testStayQuote } from '../../../../test-support/stay-quote.ts';
import { changePath, endOfHold, heldCart, secondsLeft, serverTime, sumsOf, tripPath } from './held-cart.ts';

const cart = testQuote();
const noon = Date.parse(cart.utcNow);
const receivedAt = noon + 3_600_000;

test('Without a cart there is no hold', () => {
  expect(heldCart({ cart: null, heardAt: 0 }, noon)).toEqual({ state: 'empty' });
});

test('An active hold returns its end on a clock one hour fast, and the server’s time', () => {
  expect(heldCart({ cart, heardAt: receivedAt }, receivedAt + 78_000)).toEqual({
    state: 'held',
    hold: {
      quote: cart,
      secondsLeft: 822,
      endsAt: new Date(receivedAt + 900_000),
      now: new Date(noon + 78_000),
    },
  });
});

test('A hold past its end has expired, even before the server reports it', () => {
  expect(heldCart({ cart, heardAt: receivedAt }, receivedAt + 900_000)).toEqual({
    state: 'expired',
    quote: cart,
  });
});

test.each(['expired', 'released', 'sold'] as const)(
  'A cart that the server reports as %s has no hold, even if time remains',
  (state) => {
    const over = testQuote({ state });
    expect(heldCart({ cart: over, heardAt: receivedAt }, receivedAt)).toEqual({ state, quote: over });
  },
);

test('Sums are written in the format of the reader’s language', () => {
  expect(sumsOf(testQuote(), 'de')).toEqual({
    lines: [{ ticketType: 'adult', count: 2, sum: '97,00\u00a0€' }],
    saved: undefined,
    discount: undefined,
    total: '97,00\u00a0€',
    due: { amount: 9_700, currency: 'EUR' },
  });
});

test('With a promotion the lines show full prices, free tickets have none, and the saving is a separate sum', () => {
  const quote = testQuoteFor(
    [
      { ticketType: 'adult', count: 1, price: 8_001, total: 8_001, originalTotal: 10_001 },
      { ticketType: 'infant', count: 1, price: 0, total: 0, originalTotal: 0 },
    ],
    { currencyCode: 'JPY', grossTotal: 10_001, grandTotal: 8_001, promoSavings: 20 },
  );
  expect(sumsOf(quote, 'en')).toEqual({
    lines: [
      { ticketType: 'adult', count: 1, sum: '¥10,001' },
      { ticketType: 'infant', count: 1, sum: undefined },
    ],
    saved: '−¥2,000',
    discount: undefined,
    total: '¥8,001',
    due: { amount: 8_001, currency: 'JPY' },
  });
});

test('A discount code is listed among the sums and reduces the total', () => {
  expect(sumsOf(testQuote(), 'de', 9.7)).toMatchObject({
    discount: '\u22129,70\u00a0€',
    total: '87,30\u00a0€',
  });
});

test('The link back to the trip contains the date, start time, option and travellers', () => {
  expect(tripPath(testQuote())).toBe(
    '/tours/lisbon/sunset-sail-on-the-tagus-with-wine-7k2m94qd?date=2027-05-15&adult=2&option=8c1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a12&time=1915',
  );
});

test('If travellers may come at any time, the link contains any time', () => {
  expect(tripPath(testQuote({ startTime: null }))).toMatch(/&time=any$/);
});

test('The link for changing the date or party leads to the booking panel', () => {
  expect(changePath(testQuote())).toBe(`${tripPath(testQuote())}#when`);
});

const minute = 60_000;

test('A browser whose clock is wrong by hours or years counts down the same fifteen minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(899), (wrongBy, passed) => {
      const receivedAt = noon + wrongBy;
      expect(secondsLeft({ cart, heardAt: receivedAt }, receivedAt + passed * 1000)).toBe(900 - passed);
    }),
  );
});

test('The end of a hold is shown by the browser’s clock, right or wrong', () => {
  const receivedAt = noon - 37 * minute;
  expect(endOfHold({ cart, heardAt: receivedAt })).toBe(noon - 22 * minute);
});

test('After the end the remaining time is zero and never negative, even on a page that slept', () => {
  expect(secondsLeft({ cart, heardAt: noon }, noon + 15 * minute)).toBe(0);
  expect(secondsLeft({ cart, heardAt: noon }, noon + 9_000 * minute)).toBe(0);
});

test('Setting the clock back does not extend a hold', () => {
  expect(secondsLeft({ cart, heardAt: noon }, noon - 60 * minute)).toBe(900);
});

test('The server’s time is its last reported time plus the time since then', () => {
  const receivedAt = noon + 5 * minute;
  expect(serverTime({ cart, heardAt: receivedAt }, receivedAt + minute)).toEqual(new Date(noon + minute));
});

test('A held stay leads to its hotel with the same nights and guests, and to the rooms where they are changed', () => {
  const quote = testStayQuote();
  const { stay } = quote;
  const rooms = stay?.rooms.map(({ adults, childrenAges }) => [adults, ...childrenAges].join('-')).join();
  const address = `${quote.normalizedUrlPath}?dateFrom=${stay?.arrival}&dateTo=${stay?.departure}&rooms=${rooms}`;
  expect(tripPath(quote)).toBe(address);
  expect(changePath(quote)).toBe(`${address}#rooms`);
});
