import { expect, test } from 'vitest';
import { stepOfField } from './step-of-field.ts';

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
])('What is wrong is put right where it was asked: %s at %s', (field, step) => {
  expect(stepOfField(field)).toBe(step);
});
