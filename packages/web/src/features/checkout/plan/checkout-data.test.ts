import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { expect, test } from 'vitest';
import { testQuote } from '../../../store/quote-for-tests.ts';
import { type Booked, checkoutData, type Payment } from './checkout-data.ts';
import type { FormValues } from './field.ts';
import type { Needs } from './needs.ts';
import { marieAndJonas, testNeeds, testQuestion } from './needs-for-tests.ts';

const quote = testQuote();
const card: Payment = {
  attemptId: '22222222-2222-4222-8222-222222222222',
  method: 'credit-card',
  paymentMethodId: 'pm_1',
  paymentIntentId: null,
  payPalInvoiceId: null,
  authorize: false,
};

function sent(
  needs: Partial<Needs> = {},
  values: FormValues = {},
  payment: Partial<Payment> = {},
  parts = {},
) {
  const booked: Booked = {
    quote: { ...quote, ...parts },
    total: quote.grandTotal,
    voucherCode: null,
    needs: testNeeds(needs),
    values: { ...marieAndJonas, ...values },
    locale: 'de',
    referralSource: 'friend',
    acceptedTerms: '2026-11-21',
  };
  const data = checkoutData(booked, { ...card, ...payment });
  // What is sent is what the contract reads.
  return checkoutRequest.parse(data);
}

test('Participants go by their full names, without first and last ones; equal names have a number', () => {
  const { cart } = sent({ party: ['adult', 'child'] }, { 'p2.firstName': ' Marie-Christine ' });
  expect(cart.participants).toMatchObject([
    { participantName: 'Marie-Christine Lindqvist', ticketType: 'adult' },
    { participantName: 'Marie-Christine Lindqvist (2)', ticketType: 'child' },
  ]);
  expect(Object.keys(cart.participants[0] ?? {})).not.toContain('firstName');
});

test('Who books has said already when he was born, unless his ticket is for another age: then the traveller says it', () => {
  const asked = ['date-of-birth'] as const;
  const needs = {
    party: ['child', 'child'] as const,
    requiredMainContactData: asked,
    requiredParticipantsData: asked,
    ages: { child: { from: null, to: 12 } },
  } as unknown as Needs;
  const born = (contact: string) =>
    sent(needs, {
      'contact.dateOfBirth': contact,
      'p1.dateOfBirth': '2018-03-01',
      'p2.dateOfBirth': '2019-03-01',
    }).cart.participants.map(({ dateOfBirth }) => dateOfBirth);
  expect(born('1980-02-01')).toEqual(['2018-03-01', '2019-03-01']);
  expect(born('2016-02-01')).toEqual(['2016-02-01', '2019-03-01']);
  expect(born('')).toEqual([null, '2019-03-01']);
});

test('Whoever books for others is no traveller', () => {
  const { cart } = sent({}, { 'p1.isOther': 'yes', 'p1.firstName': 'Ada', 'p1.lastName': 'Ek' });
  expect(cart.participants[0]?.participantName).toBe('Ada Ek');
  expect(cart.persons[0]?.firstName).toBe('Marie-Christine');
});

test('Only a desk says in which language its guest reads; unless it does that is the language of the page', () => {
  const localeOf = (needs: object, chosen: string) =>
    sent(needs as Needs, { 'contact.locale': chosen }).cart.persons[0]?.locale;
  const page = localeOf({}, '');
  const other = page === 'de' ? 'en' : 'de';
  const billed = ['', other, 'fr', 'x'].map((chosen) => localeOf({ type: 'billed' }, chosen));
  expect(billed).toEqual([page, other, page, page]);
  expect(localeOf({}, other)).toBe(page);
});

test('The number that is sent is the country’s code and what was typed after it', () => {
  const { cart } = sent({}, { 'contact.phone': '0151 234567', 'contact.phoneCountry': 'DE' });
  expect(cart.persons[0]?.phoneNumber).toBe('+49151234567');
});

test('Where something is asked of everybody, everybody has the address as JSON: their own, or the one they share', () => {
  const home = { 'p1.address': 'Alte Str. 1', 'p1.city': 'Kiel', 'p1.country': 'DE' };
  const needs = { requiredParticipantsData: ['address'] as const };
  const addresses = (values: FormValues) =>
    sent(needs as unknown as Needs, values).cart.participants.map(
      ({ addressJson }) => JSON.parse(addressJson ?? '{}').city,
    );
  expect(addresses(home)).toEqual(['Kiel', 'Kiel']);
  const own = { 'p2.hasOwnAddress': 'yes', 'p2.address': 'Rua 2', 'p2.city': 'Porto', 'p2.country': 'PT' };
  expect(addresses({ ...home, ...own })).toEqual(['Kiel', 'Porto']);
});

test('What was typed for another trip, and is not asked by this one, stays here', () => {
  const { cart, bookingQuestionsAnswers } = sent(
    {},
    { 'p1.passportNumber': 'C01X00T47', 'contact.city': 'Kiel', [`q.${testQuestion().id}`]: 'Nuts' },
  );
  expect(cart.participants[0]?.passportNumber).toBeNull();
  expect(cart.persons[0]?.city).toBeNull();
  expect(bookingQuestionsAnswers).toEqual([]);
});

test('A hold is asked for where the product wants approval, or the traveller wants it of a card, and of nothing else', () => {
  const held = (payment: Partial<Payment>, parts = {}) =>
    sent({}, {}, payment, parts).chargeRequest.authorize;
  expect(held({})).toBe(false);
  expect(held({ authorize: true })).toBe(true);
  expect(held({ method: 'paypal', authorize: true })).toBe(false);
  expect(held({ method: 'paypal' }, { requireBookingApproval: true })).toBe(true);
  expect(held({ method: 'authorise-card' })).toBe(true);
});

test('A payment’s name goes with a card only', () => {
  expect(sent().chargeRequest.paymentMethodId).toBe('pm_1');
  expect(sent({}, {}, { method: 'bancontact' }).chargeRequest.paymentMethodId).toBeNull();
});

test('A show that Encore sells is said to be one', () => {
  const kind = (bookingExternalApiName: string | null) =>
    sent({}, {}, {}, { bookingExternalApiName }).cart.cartItems[0]?.serviceType;
  expect([kind('Encore'), kind('Other'), kind(null)]).toEqual(['SHOW', null, null]);
});

test('A hotel that is asked for anyway is where one is fetched; a time alone stands beside what is known of the place', () => {
  const hotel = testQuestion({ kind: 'hotel' });
  const answers = { [`q.${hotel.id}.hotelName`]: 'Mundial', [`q.${hotel.id}.address`]: 'Praça 2' };
  const data = sent({ questions: [hotel], startingPointEntryRequired: true }, answers);
  expect(data.startingPointInformation).toEqual({ title: 'Mundial, Praça 2', time: null });
  const elsewhere = { ...answers, 'start.isElsewhere': 'yes', 'start.title': 'Station' };
  expect(
    sent({ questions: [hotel], startingPointEntryRequired: true }, elsewhere).startingPointInformation,
  ).toEqual({
    title: 'Station',
    time: null,
  });
  const flight = testQuestion({ kind: 'flight' });
  const landing = { [`q.${flight.id}.flightNumber`]: 'TP 571', [`q.${flight.id}.localTime`]: '14:05' };
  expect(
    sent({ questions: [flight], startingTimeEntryRequired: true }, { ...landing, 'start.time': '14:40' })
      .startingPointInformation,
  ).toEqual({ title: 'TP 571, 14:05', time: '14:40' });
});
