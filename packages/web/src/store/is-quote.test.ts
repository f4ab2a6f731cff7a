import { quote } from '@ashore/core/contract/quotes.ts';
import { expect, test } from 'vitest';
import { isQuote } from './is-quote.ts';
import { testQuote } from './quote-for-tests.ts';

test('What the server says is taken for a quote: on request, without a start, in yen.', () => {
  const [component] = testQuote().components;
  if (component === undefined) throw new Error('The test quote has lost its component');
  const yen = { ticketType: 'group', count: 6, price: 15_000, total: 15_000, originalTotal: 18_000 } as const;
  const quotes = [
    testQuote(),
    testQuote({ requireBookingApproval: true, startTime: null, startingPointInformation: null }),
    testQuote({
      currencyCode: 'JPY',
      basePrice: 15_000,
      grossTotal: 18_000,
      grandTotal: 15_000,
      components: [{ ...component, tickets: [yen] }],
    }),
  ];
  for (const known of quotes) {
    expect(quote.safeParse(known).success).toBe(true);
    expect(isQuote(known)).toBe(true);
  }
});

test('Without any part that a page reads it is none.', () => {
  const unread = [
    'quoteId',
    'locationUuid',
    'teaserImageColour',
    'durations',
    'tourCmscomponents',
    'promoSavings',
    'promoBookUntil',
    'promoValidUntil',
    'bookingExternalApiName',
    'ride',
  ];
  for (const key of Object.keys(testQuote())) {
    const { [key as 'tourName']: _, ...rest } = testQuote();
    expect([key, isQuote(rest)]).toEqual([key, unread.includes(key)]);
  }
});

test.each<[string, object]>([
  ['a state there is not', { state: 'mine' }],
  ['a day that is none', { queryDate: '2027-02-30' }],
  ['a time that is none', { startTime: '25:00' }],
  ['an end that is no instant', { expiryTime: 'tomorrow' }],
  ['a zone that nobody lives in', { timeZone: 'Mars/Olympus' }],
  ['a currency that is not offered', { currencyCode: 'XYZ' }],
  ['a sum finer than the currency', { grandTotal: 97.001 }],
  ['a sum below nothing', { grandTotal: -1 }],
  ['an address of another site', { normalizedUrlPath: '//elsewhere.example' }],
  ...['/\n/', '/\t/', '/\r/', '/\\', '/\n\\', '/\u0001'].map((start): [string, object] => [
    `an address that is another one once it is read: ${JSON.stringify(start)}`,
    { normalizedUrlPath: `${start}elsewhere.example` },
  ]),
  ['a picture of another site', { teaserImageUrl: 'https://elsewhere.example/a.png' }],
  ['an id that the server would refuse', { cartId: 'mine' }],
  ['no list where one is', { components: {} }],
  ['a ticket of nobody', { components: [{ ...testQuote().components[0], tickets: [{ count: 0 }] }] }],
])('With %s it is none.', (_, wrong) => {
  expect(isQuote({ ...testQuote(), ...wrong })).toBe(false);
});

test('What is no record at all is none.', () => {
  for (const value of [null, undefined, 'x', 7, [], {}]) expect(isQuote(value)).toBe(false);
});
