import { expect, test } from 'vitest';
import { testBooking } from '../../../../test-support/booking.ts';
import { english } from '../../../../test-support/english.ts';
import { cancelLabel, cancellationCaseOf, cancelOffer, untilText } from './cancel-texts.ts';

const terms = {
  currencyCode: 'EUR' as const,
  price: 97,
  refund: 43.65,
  fee: 53.35,
  refundPercent: 45,
  until: '2027-05-14T18:15:00.000Z',
};

test('The button states the refund, that nothing is refunded, or the other effect on the money', () => {
  const label = (parts: Parameters<typeof testBooking>[0], refund = terms.refund) =>
    cancelLabel(testBooking(parts), { ...terms, refund }, 'en-GB', english);
  expect(label({})).toBe('Cancel, €43.65 back');
  expect(label({}, 0)).toBe('Cancel, nothing back');
  expect(label({ method: 'bill-organisation' })).toBe('Cancel, €43.65 less to pay');
  expect(label({ state: 'on_request' })).toBe('Withdraw the request, free of charge');
  expect(cancellationCaseOf(testBooking({ state: 'awaiting_payment' }))).toBe('unpaid');
});

test('The deadline of a refund is shown by the clock of the place, in any time zone of the reader', () => {
  expect(untilText(terms, testBooking(), 'en-GB', english)).toBe('Fri 14 May, 19:15');
  expect(untilText({ ...terms, until: null }, testBooking(), 'en-GB', english)).toBeUndefined();
});

const [marie, jonas] = testBooking().tickets;
if (!marie || !jonas) throw new Error('The test booking needs two tickets');

test('Tickets are cancelled one by one, by their positions among all tickets ever sold', () => {
  const emil = { ...jonas, participantName: 'Emil', code: '9K2M94QF' };
  const tickets = [{ ...marie, isCancelled: true }, jonas, emil];
  expect(cancelOffer(testBooking({ tickets }))).toEqual({ kind: 'tickets', positions: [1, 2] });
});

test('The last ticket, a group and a request are cancelled as a whole', () => {
  const oneRemaining = [{ ...marie, isCancelled: true }, jonas];
  expect(cancelOffer(testBooking({ tickets: oneRemaining }))).toEqual({ kind: 'whole', positions: [1] });
  const group = [marie, jonas].map((ticket) => ({ ...ticket, ticketType: 'group' as const }));
  expect(cancelOffer(testBooking({ tickets: group })).kind).toBe('whole');
  for (const state of ['on_request', 'awaiting_payment'] as const)
    expect(cancelOffer(testBooking({ state })).kind).toBe('whole');
});

test('If cancelling is not allowed, the reason is known: the payment is being captured, or the trip has begun', () => {
  const refused = (state: Parameters<typeof cancelOffer>[0]['state']) =>
    cancelOffer(testBooking({ state, mayCancel: false })).kind;
  expect(refused('accepted')).toBe('charging');
  expect(refused('confirmed')).toBe('begun');
  for (const state of ['cancelled', 'completed', 'declined'] as const) expect(refused(state)).toBe('none');
});
