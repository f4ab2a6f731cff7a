import { expect, test } from 'vitest';
import { testBooking } from '../../../../test-support/booking.ts';
import { english } from '../../../../test-support/english.ts';
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

test('Single tickets are mentioned only where they can be cancelled', () => {
  const [first] = testBooking().tickets;
  expect(cancelLead(testBooking())).toBe('cancel.leadPaidTickets');
  expect(cancelLead(testBooking({ tickets: first ? [first] : [] }))).toBe('cancel.leadPaid');
  expect(cancelLead(testBooking({ method: 'bill-organisation' }))).toBe('cancel.leadAccount');
});

test('The deadline of a refund is shown by the clock of the place, in any time zone of the reader', () => {
  expect(untilText(terms, testBooking(), 'en-GB', english)).toBe('Fri 14 May, 19:15');
  expect(untilText({ ...terms, until: null }, testBooking(), 'en-GB', english)).toBeUndefined();
});
