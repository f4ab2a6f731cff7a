import { expect, test } from 'vitest';
import { english } from '../../i18n/text-for-tests.ts';
import { testBooking } from './booking-for-tests.ts';
import { cancelLabel, cancelManner, untilText } from './cancel-words.ts';

const terms = {
  currencyCode: 'EUR' as const,
  price: 97,
  refund: 43.65,
  fee: 53.35,
  refundPercent: 45,
  until: '2027-05-14T18:15:00.000Z',
};

test('The button says what comes back, that nothing does, or what else it does to the money', () => {
  const label = (parts: Parameters<typeof testBooking>[0], refund = terms.refund) =>
    cancelLabel(testBooking(parts), { ...terms, refund }, 'en-GB', english);
  expect(label({})).toBe('Cancel, €43.65 back');
  expect(label({}, 0)).toBe('Cancel, nothing back');
  expect(label({ method: 'bill-organisation' })).toBe('Cancel, €43.65 less to pay');
  expect(label({ state: 'on_request' })).toBe('Withdraw the request, free of charge');
  expect(cancelManner(testBooking({ state: 'awaiting_payment' }))).toBe('unpaid');
});

test('Until when it holds is said on the clock at the place, wherever its reader is', () => {
  expect(untilText(terms, testBooking(), 'en-GB', english)).toBe('Fri 14 May, 19:15');
  expect(untilText({ ...terms, until: null }, testBooking(), 'en-GB', english)).toBeUndefined();
});
