import { expect, test } from 'vitest';
import { paymentProblemTexts, stepOfField } from './payment-problem.tsx';

const changed = (field: string | undefined, reason?: string) =>
  paymentProblemTexts({ kind: 'changed', field, reason });

test.each([
  ['amount', 'pay.changedText'],
  ['currency', 'pay.changedText'],
  ['voucherCode', 'pay.changedText'],
  ['acceptedTerms', 'pay.termsText'],
  ['quoteId', 'pay.lookAgain'],
  ['requireConfirmation', 'pay.lookAgain'],
  [undefined, 'pay.lookAgain'],
])('The message mentions a changed total only if the total has changed: %s', (field, text) => {
  expect(changed(field)).toEqual({ title: 'pay.changed', text });
});

test('While another payment attempt is running, the message does not say that nothing was charged', () => {
  expect(changed('attemptId')).toEqual({ title: 'pay.underWay', text: 'pay.underWayText' });
});

test('If the reason for refusing a discount code is known, it is shown first', () => {
  expect(changed('voucherCode', 'used_by_you').title).toBe('checkout.codeUsedByYou');
  expect(changed('voucherCode', 'of tomorrow').title).toBe('pay.changed');
});

test('A payment with a processing error may have been charged, and a declined one was not', () => {
  expect(paymentProblemTexts({ kind: 'refused', code: 'processing_error' }).text).toBe('pay.goesBack');
  expect(paymentProblemTexts({ kind: 'refused', code: 'card_declined' }).text).toBe('pay.stillHeld');
});

test('An unavailable payment method is not reported as a typing mistake', () => {
  const { title } = paymentProblemTexts({ kind: 'invalid_field', field: 'data.stripePaymentMethod' });
  expect(title).toBe('pay.methodNotAvailable');
});

test('A traveller who has used up the free bookings of the day is not asked to retry in a minute', () => {
  const failed = { kind: 'failed', status: 429, retryAfterSeconds: undefined } as const;
  expect(paymentProblemTexts({ ...failed, reason: 'free_a_day' }).text).toBe('pay.freeTodayText');
  expect(paymentProblemTexts(failed).text).toBe('pay.tooMany');
});

test.each([
  [0, 'pay.failed', 'pay.offline'],
  [401, 'pay.notAllowedTitle', 'pay.notAllowed'],
  [403, 'pay.notAllowedTitle', 'pay.notMember'],
  [429, 'pay.failed', 'pay.tooMany'],
  [500, 'pay.failed', 'pay.unavailable'],
  [503, 'pay.failed', 'pay.unavailable'],
])('A failed call says what to do by its status: %i', (status, title, text) => {
  const failed = { kind: 'failed', status, retryAfterSeconds: undefined } as const;
  expect(paymentProblemTexts(failed)).toEqual({ title, text });
});

test('An outcome without a text of its own is that of a lost connection', () => {
  expect(paymentProblemTexts({ kind: 'hold_ended' })).toEqual({ title: 'pay.failed', text: 'pay.offline' });
});

test('A missing signature is named as such, and another refused field as a typing mistake', () => {
  const titleOf = (field: string) => paymentProblemTexts({ kind: 'invalid_field', field }).title;
  expect(titleOf('data.cart.participants.0.waiver')).toBe('pay.unsigned');
  expect(titleOf('data.cart.participants.0.dateOfBirth')).toBe('pay.wrong');
});

test.each([
  ['data.cart.persons.0.phoneNumber', 'personal_info'],
  ['data.cart.participants.0.dateOfBirth', 'traveler_info'],
  ['data.cart.participants', 'traveler_info'],
  ['data.cart.participants.0.waiver', 'questions'],
  ['data.cart.participants.1.answers.0', 'questions'],
  ['data.bookingQuestionsAnswers.2', 'questions'],
  ['data.startingPointInformation.time', 'questions'],
  ['data.pickupId', 'questions'],
  ['data.cart.cartItems.0.itemComments', 'questions'],
  ['data.stripePaymentMethod', undefined],
  ['data.attemptId', undefined],
])('A refused field is corrected in the step that asked for it: %s at %s', (field, step) => {
  expect(stepOfField(field, { productType: 'tours' })).toBe(step);
});

test('Wishes for a hotel are corrected in the step that asks for its guests', () => {
  expect(stepOfField('data.cart.cartItems.0.itemComments', { productType: 'hotels' })).toBe('traveler_info');
});
