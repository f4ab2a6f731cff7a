import { expect, test } from 'vitest';
import { testBooking } from './booking-for-tests.ts';
import { cancelOffer } from './cancel-offer.ts';

const [marie, jonas] = testBooking().tickets;
if (!marie || !jonas) throw new Error('Two come.');

test('Tickets are given up one by one, by their places among all that were ever sold', () => {
  const emil = { ...jonas, participantName: 'Emil', code: '9K2M94QF' };
  const tickets = [{ ...marie, isCancelled: true }, jonas, emil];
  expect(cancelOffer(testBooking({ tickets }))).toEqual({ kind: 'tickets', positions: [1, 2] });
});

test('The last ticket, a group and a request go as a whole', () => {
  const left = [{ ...marie, isCancelled: true }, jonas];
  expect(cancelOffer(testBooking({ tickets: left }))).toEqual({ kind: 'whole', positions: [1] });
  const group = [marie, jonas].map((ticket) => ({ ...ticket, ticketType: 'group' as const }));
  expect(cancelOffer(testBooking({ tickets: group })).kind).toBe('whole');
  for (const state of ['on_request', 'awaiting_payment'] as const)
    expect(cancelOffer(testBooking({ state })).kind).toBe('whole');
});

test('Where nothing may be cancelled it is known why: the money is on its way, or the trip has begun', () => {
  const refused = (state: Parameters<typeof cancelOffer>[0]['state']) =>
    cancelOffer(testBooking({ state, mayCancel: false })).kind;
  expect(refused('accepted')).toBe('charging');
  expect(refused('confirmed')).toBe('begun');
  for (const state of ['cancelled', 'completed', 'declined'] as const) expect(refused(state)).toBe('none');
});
