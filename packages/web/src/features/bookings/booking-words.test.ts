import { expect, test } from 'vitest';
import { english } from '../../i18n/text-for-tests.ts';
import { testBooking } from './booking-for-tests.ts';
import { bookingLook } from './booking-look.ts';
import { backKey, headlineText, placeTimeText, stateText, sumText } from './booking-words.ts';

test('Sold, the headline names the day on which one meets', () => {
  const booking = testBooking();
  expect(stateText(booking, 'en-GB', english)).toBe('Confirmed and paid');
  expect(headlineText(booking, 'en-GB', english)).toBe('See you on Saturday 15 May, Marie.');
  // Booked for a guest, it is told of the guest.
  expect(headlineText(booking, 'en-GB', english, 'billed')).toBe(
    'Marie Lindqvist is booked for Saturday 15 May.',
  );
  expect(sumText(97, booking, 'de-DE')).toBe('97,00\u00a0€');
  // Read by the guest himself, by his own key, it is told to him.
  const read = { ...booking, seenBy: 'guest', bookedBy: 'Hotel Cais' } as const;
  expect(headlineText(read, 'en-GB', english, 'billed')).toBe('See you on Saturday 15 May, Marie.');
});

test('What an organisation pays later is confirmed, and not said to be paid', () => {
  expect(stateText(testBooking({ method: 'bill-organisation' }), 'en-GB', english)).toBe(
    'Confirmed, on account',
  );
});

test('Asked, it says until when it is held, and who answers', () => {
  const asked = testBooking({ state: 'on_request', answerUntil: '2026-11-22T14:20:00.000Z' });
  expect(stateText(asked, 'en-GB', english)).toBe(
    'Asked and held until Sun, 22 Nov 2026, 14:20 (Lisbon time)',
  );
  expect(headlineText(asked, 'en-GB', english)).toBe('Vela & Vinho has your request, Marie.');
});

test('A bank that takes its time is waited for; what came to nothing says so', () => {
  expect(stateText(testBooking({ state: 'awaiting_payment' }), 'en-GB', english)).toBe(
    'Waiting for the bank',
  );
  expect(stateText(testBooking({ state: 'cancelled' }), 'en-GB', english)).toBe('Cancelled');
  expect(bookingLook({ state: 'cancelled' })).toBe('over');
  for (const state of ['expired', 'declined', 'unanswered', 'unpaid'] as const) {
    expect(bookingLook({ state })).toBe('over');
    expect(stateText(testBooking({ state }), 'en-GB', english)).toBe('Not booked');
  }
});

test('Of money that went back it is said whether it has arrived; a bill is only made smaller', () => {
  expect(english(backKey(testBooking()))).toBe('Given back');
  expect(english(backKey(testBooking({ refundPending: true })))).toBe('On its way back');
  expect(english(backKey(testBooking({ method: 'bill-organisation' })))).toBe('Taken off the bill');
});

test('An instant is told on the clock at the place, whichever clock the reader has', () => {
  const place = { city: 'Tokyo', timeZone: 'Asia/Tokyo' };
  expect(placeTimeText('2026-11-23T18:11:00.000Z', place, 'en-GB', english)).toBe(
    'Tue, 24 Nov 2026, 03:11 (Tokyo time)',
  );
});

test('In Chinese somebody is called by the whole name, the family first', () => {
  const contact = { firstName: '伟', lastName: '王', email: 'wei@example.org' };
  const booking = testBooking({ state: 'declined', contact });
  expect(headlineText(booking, 'zh-Hans-CN', english)).toContain('王伟');
  expect(headlineText(testBooking({ contact }), 'en-GB', english, 'billed')).toMatch(/^王伟 is booked/);
});
