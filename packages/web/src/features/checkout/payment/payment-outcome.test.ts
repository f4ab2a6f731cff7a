import { expect, test } from 'vitest';
import { FailedCall } from '../../../api/calls.ts';
import { outcomeOf, outcomeOfFailure } from './payment-outcome.ts';

const cart = { id: 'c', tcConfirmationNumber: 'ASH-1', requireConfirmation: false, voucherValue: 0 };
const booking = { accessKey: 'k' };
/** The outcome of a call of which nothing is known. */
const unanswered = { kind: 'failed', status: 0, retryAfterSeconds: undefined };

test('A response with an errorMessage is a failure, even with other fields', () => {
  expect(outcomeOf({ errorMessage: 'card_declined', cart, booking })).toEqual({
    kind: 'refused',
    code: 'card_declined',
  });
});

test('If the traveller must act first, the outcome has the address', () => {
  const nextAction = { kind: 'frame' as const, url: '/sandbox/challenge/1' };
  expect(outcomeOf({ stripeStatus: 'requires_action', paymentIntentId: 'pi', nextAction })).toEqual({
    kind: 'action_required',
    intentId: 'pi',
    clientSecret: null,
    where: 'frame',
    url: nextAction.url,
  });
});

test('The secret of a payment goes along with its address, and an address without a payment is a failure', () => {
  const nextAction = { kind: 'frame' as const, url: '/sandbox/challenge/1' };
  const answer = { paymentIntentId: 'pi', paymentIntentClientSecret: 'pi_secret', nextAction };
  expect(outcomeOf(answer)).toMatchObject({ intentId: 'pi', clientSecret: 'pi_secret', where: 'frame' });
  expect(outcomeOf({ nextAction, paymentIntentClientSecret: 'pi_secret' })).toEqual(unanswered);
});

test('Without an address the payment provider’s script must act, with the secret of the payment', () => {
  const answer = { paymentIntentId: 'pi', paymentIntentClientSecret: 'pi_secret' };
  expect(outcomeOf({ ...answer, stripeStatus: 'requires_action' })).toEqual({
    kind: 'action_required',
    intentId: 'pi',
    clientSecret: 'pi_secret',
    where: 'script',
    url: '',
  });
  expect(outcomeOf({ ...answer, stripeStatus: 'requires_confirmation' })).toMatchObject({ kind: 'failed' });
  expect(outcomeOf({ paymentIntentId: 'pi', stripeStatus: 'requires_action' })).toMatchObject({
    kind: 'failed',
  });
});

test('A booked outcome has the order number, the invoice and the access key, and a response without a booking is a failure', () => {
  const invoices = [{ number: '2026-1', url: '/papers/1' }];
  expect(outcomeOf({ cart, booking, invoices, vouchers: [] })).toEqual({
    kind: 'booked',
    confirmation: { cart, invoice: invoices[0], voucher: null, accessKey: 'k' },
  });
  const vouchers = [{ url: '/papers/2' }];
  expect(outcomeOf({ cart, booking, vouchers })).toEqual({
    kind: 'booked',
    confirmation: { cart, invoice: null, voucher: vouchers[0], accessKey: 'k' },
  });
  expect(outcomeOf({ cart })).toEqual(unanswered);
  expect(outcomeOf({ booking })).toEqual(unanswered);
});

test('A fault that is no answer of the server leaves open whether the request arrived', () => {
  for (const fault of [new Error('no network'), undefined, 'a text'])
    expect(outcomeOfFailure(fault)).toEqual(unanswered);
});

test('A failed call has its status, its reason and the time to wait', () => {
  const failed = Object.assign(new FailedCall({ message: '', status: 429 }, undefined), {
    reason: 'free_a_day',
    retryAfterSeconds: 7,
  });
  expect(outcomeOfFailure(failed)).toEqual({
    kind: 'failed',
    status: 429,
    reason: 'free_a_day',
    retryAfterSeconds: 7,
  });
});

test.each([
  [409, 'amount', 'changed'],
  [410, undefined, 'hold_ended'],
  [400, 'data.cart.participants.0.participantName', 'invalid_field'],
  [400, undefined, 'failed'],
  [422, 'data.cart.persons.0.phoneNumber', 'invalid_field'],
  [422, undefined, 'failed'],
  [429, undefined, 'failed'],
  [503, undefined, 'failed'],
  [0, undefined, 'failed'],
])('A call that ends with %s %s has the outcome %s', (status, field, kind) => {
  const error = Object.assign(new FailedCall({ message: '', status }, undefined), { field });
  expect(outcomeOfFailure(error)).toMatchObject({ kind });
});
