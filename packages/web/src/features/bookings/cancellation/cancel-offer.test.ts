import { expect, test } from 'vitest';
import { testBooking } from '../../../../test-support/booking.ts';
import { cancellationCaseOf, cancelOffer } from './cancel-offer.ts';

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

test('What cancelling means for the money follows from the state and the payment method', () => {
  const caseOf = (parts: Parameters<typeof testBooking>[0]) => cancellationCaseOf(testBooking(parts));
  expect(caseOf({})).toBe('paid');
  expect(caseOf({ method: 'bill-organisation' })).toBe('account');
  for (const method of ['credit-card', 'bill-organisation'] as const) {
    expect(caseOf({ state: 'on_request', method })).toBe('withdraw');
    expect(caseOf({ state: 'awaiting_payment', method })).toBe('unpaid');
  }
});
