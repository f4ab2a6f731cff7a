import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { expect, test } from 'vitest';
import { marieAndJonas, testRequirements } from '../../../../test-support/checkout-requirements.ts';
import { testStayQuote } from '../../../../test-support/stay-quote.ts';
import { checkoutRequestOf } from './checkout-request.ts';
import type { FormValues } from './field.ts';
import { requirementsOf } from './requirements.ts';
import { inStayWords, requiredByHotels } from './stay-fields.ts';
import { stepsFor, stepTable, stepTexts } from './steps.ts';

const quote = testStayQuote();
const requirements = requirementsOf(requiredByHotels, quote, { arrival: null, typedAllAboard: '' }, 'direct');

const groupsFor = (values: FormValues = {}) => stepTable.traveler_info.groups(requirements, values);

test('A stay asks for the guests of each room, then for arrival and wishes, and has no other questions', () => {
  expect(stepsFor(requirements, {})).toEqual(['personal_info', 'traveler_info', 'payment']);
  expect(groupsFor().map(({ title, fields }) => [title, fields.map(({ name }) => name)])).toEqual([
    [{ key: 'stay.room', values: { number: 1, name: 'Twin room, lane side' } }, ['p1.isOther', 'p1.guest2']],
    [
      { key: 'stay.room', values: { number: 2, name: 'Family suite' } },
      ['p2.firstName', 'p2.lastName', 'p2.guest2', 'p2.guest3', 'p2.guest4'],
    ],
    [{ key: 'stay.arrivalTitle' }, ['stay.arrivalTime', 'stay.comments']],
  ]);
});

test('Only the lead guest of a room must be named', () => {
  const required = groupsFor().flatMap(({ fields }) => fields.filter(({ isRequired }) => isRequired));
  expect(required.map(({ name }) => name)).toEqual(['p2.firstName', 'p2.lastName']);
});

test('The steps are named in the words of hotels; who pays at the hotel reviews instead of choosing a method', () => {
  const textsOf = (payment: 'prepaid' | 'at-hotel', step: 'traveler_info' | 'payment') =>
    stepTexts(step, { type: 'direct', stay: testStayQuote({ payment }).stay }, {});
  expect(textsOf('prepaid', 'traveler_info')).toMatchObject({
    label: 'stay.guests',
    title: 'stay.partyTitle',
    goTo: 'stay.toParty',
  });
  expect(textsOf('prepaid', 'payment').title).toBe('pay.title');
  expect(textsOf('at-hotel', 'payment')).toMatchObject({ label: 'stay.paymentStep', goTo: 'stay.toPay' });
});

test('Fields that speak of tickets speak of a voucher', () => {
  const [contact] = inStayWords(stepTable.personal_info.groups(requirements, {}));
  expect(contact?.lead).toEqual({ key: 'stay.contactLead' });
  const email = contact?.fields.find(({ name }) => name === 'contact.email');
  expect(email).toMatchObject({ label: { key: 'stay.email' }, emptyMessage: 'stay.emailMissing' });
});

const typed: FormValues = {
  ...marieAndJonas,
  'p1.guest2': ' Jonas  Lind ',
  'p2.firstName': 'Ada',
  'p2.lastName': 'Ek',
  'p2.guest3': 'Bo Ek',
  'stay.arrivalTime': '22:30',
  'stay.comments': 'A quiet room',
};

function requestOf(values: FormValues, requested = requirements) {
  const payment = {
    attemptId: '22222222-2222-4222-8222-222222222222',
    method: 'credit-card',
    paymentMethodId: 'pm_1',
    paymentIntentId: null,
    payPalInvoiceId: null,
    authorize: false,
  } as const;
  const input = {
    quote,
    total: quote.grandTotal,
    voucherCode: null,
    requirements: requested,
    values,
    locale: 'de',
    referralSource: null,
    organizationId: null,
    sub: null,
    acceptedTerms: '2026-11-21',
  } as const;
  return checkoutRequest.parse(checkoutRequestOf(input, payment));
}

test('Each room is sent with its lead guest and the others as far as they are named', () => {
  const { cart } = requestOf(typed);
  expect(cart.participants).toMatchObject([
    { ticketType: 'room', otherGuests: ['Jonas Lind'] },
    { participantName: 'Ada Ek', ticketType: 'room', otherGuests: ['Bo Ek'] },
  ]);
  expect(cart.cartItems).toMatchObject([
    { serviceType: 'HOTEL', arrivalTime: '22:30', itemComments: 'A quiet room' },
  ]);
});

test('Arrival and wishes may stay empty, and those of a stay are not sent with a trip', () => {
  expect(requestOf(marieAndJonas).cart.cartItems).toMatchObject([{ arrivalTime: null, itemComments: '' }]);
  const { cart } = requestOf(typed, testRequirements());
  expect(cart.cartItems).toMatchObject([{ serviceType: null, arrivalTime: null, itemComments: '' }]);
  expect(cart.participants).toMatchObject([{ otherGuests: [] }, { otherGuests: [] }]);
});
