import { expect, test } from 'vitest';
import { testBooking } from '../../../../test-support/booking.ts';
import { english } from '../../../../test-support/english.ts';
import { testStayQuote } from '../../../../test-support/stay-quote.ts';
import { cancelLabel, cancelLead, untilText } from './cancel-texts.ts';

const terms = {
  currencyCode: 'EUR' as const,
  price: 97,
  refund: 43.65,
  fee: 53.35,
  chargeAtHotel: 0,
  refundPercent: 45,
  until: '2027-05-14T18:15:00.000Z',
};

test('The button states the refund, that nothing is refunded, or the other effect on the money', () => {
  const label = (parts: Parameters<typeof testBooking>[0], refund = terms.refund) =>
    cancelLabel(testBooking(parts), { ...terms, refund }, 'en-GB', english);
  expect(label({})).toBe('Cancel, €43.65 refund');
  expect(label({}, 0)).toBe('Cancel without refund');
  expect(label({ method: 'bill-organisation' })).toBe('Cancel, €43.65 off the bill');
  expect(label({ state: 'on_request' })).toBe('Withdraw request, free of charge');
});

const leadOf = (booking: Parameters<typeof testBooking>[0], differences: Partial<typeof terms> | null = {}) =>
  cancelLead(
    testBooking(booking),
    differences === null ? undefined : { ...terms, ...differences },
    'en-GB',
    english,
  );

test('Single tickets are mentioned only where they can be cancelled', () => {
  const [first] = testBooking().tickets;
  expect(leadOf({})).toBe(english('cancel.leadPaidTickets'));
  expect(leadOf({ tickets: first ? [first] : [] })).toBe(english('cancel.leadPaid'));
  expect(leadOf({ method: 'bill-organisation' })).toBe(english('cancel.leadAccount'));
});

test.each(['credit-card', 'bill-organisation'] as const)(
  'Of a stay that is paid at the hotel nothing is refunded, also if it was booked with %s: the hotel may charge',
  (method) => {
    const booking = { method, trip: testStayQuote({ payment: 'at-hotel' }), grandTotal: 0 };
    expect(leadOf(booking, null)).toBe('We charged nothing. You can cancel until check-in.');
    expect(leadOf(booking)).toBe(
      'We charged nothing. You can cancel free of charge until Fri 14 May, 19:15 (Lisbon time); after that, the hotel may charge you.',
    );
    const atTheEnd = { until: null } as unknown as Partial<typeof terms>;
    expect(leadOf(booking, atTheEnd)).toBe(
      'We charged nothing. You can cancel free of charge until check-in.',
    );
    expect(leadOf(booking, { chargeAtHotel: 164 })).toBe(
      'We charged nothing. You can cancel until check-in; under the terms of your rate the hotel may charge €164.00.',
    );
    const label = (chargeAtHotel: number) =>
      cancelLabel(testBooking(booking), { ...terms, chargeAtHotel }, 'en-GB', english);
    expect(label(0)).toBe('Cancel free of charge');
    expect(label(164)).toBe('Cancel; the hotel may charge €164.00');
  },
);

test('The deadline of a refund is shown by the clock of the place, in any time zone of the reader', () => {
  expect(untilText(terms, testBooking(), 'en-GB', english)).toBe('Fri 14 May, 19:15');
  expect(untilText({ ...terms, until: null }, testBooking(), 'en-GB', english)).toBeUndefined();
});
