import { expect, test } from 'vitest';
import { english } from '../../test-support/english.ts';
import { testQuote } from '../../test-support/quote.ts';
import { testRoom, testStayQuote } from '../../test-support/stay-quote.ts';
import { isWithoutRefund, remainingRefundTerms, whenText } from './booking-texts.ts';
import en from './messages/en.json' with { type: 'json' };
import { stayNames, stayRefund, textFor } from './stay-texts.ts';

test('Every name of a message about a trip, and of the one in its place, is that of a message', () => {
  const texts: Readonly<Record<string, object>> = en;
  for (const [namespace, names] of Object.entries(stayNames))
    for (const [name, stayName] of Object.entries(names)) {
      expect(texts[namespace]).toHaveProperty(name);
      expect(en.stay).toHaveProperty(stayName);
    }
});

const before = new Date('2027-05-01T00:00:00Z');
const after = new Date('2027-05-13T00:00:00Z');
const never = testRoom({ roomNumber: 2, cancellation: [{ until: null, charge: 656 }] });

test('A stay is spoken of in the words of hotels, and a trip in those of trips', () => {
  expect(textFor(testStayQuote(), english)('confirmation.ticketPdf')).toBe('Voucher as PDF');
  expect(textFor(testQuote(), english)('confirmation.ticketPdf')).toBe('Ticket as PDF');
});

test('The days of a stay are its arrival and its departure', () => {
  const { stay: _, ...listed } = testStayQuote();
  expect(whenText(listed, 'en-GB', english)).toBe('14–18 May 2027, 4 nights');
  expect(whenText(testStayQuote(), 'en-GB', english)).toBe('14–18 May 2027, 4 nights');
});

test.each([
  ['until the first deadline of its rooms', [testRoom()], before, 'free'],
  ['no longer, after it', [testRoom()], after, 'part'],
  ['in part, if one room never is', [testRoom(), never], before, 'part'],
  ['never, if no room is', [never], before, 'never'],
])('A stay is free to cancel %s', (_, rooms, now, kind) => {
  expect(stayRefund(testStayQuote({ rooms }).stay, 'EUR', now).kind).toBe(kind);
});

test('The deadline of free cancellation is that of the place', () => {
  expect(remainingRefundTerms(testStayQuote(), before, 'en-GB', english)).toEqual([
    { percent: 100, until: 'Wed, 12 May 2027, 18:00 (Lisbon time)' },
  ]);
  expect(remainingRefundTerms(testStayQuote(), after, 'en-GB', english)).toEqual([]);
});

test('Only a prepaid stay can be without a refund', () => {
  expect(isWithoutRefund(testStayQuote({ rooms: [never] }), before)).toBe(true);
  expect(isWithoutRefund(testStayQuote({ rooms: [never], payment: 'at-hotel' }), before)).toBe(false);
  expect(isWithoutRefund(testStayQuote(), after)).toBe(false);
});
