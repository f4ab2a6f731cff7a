import { expect, test } from 'vitest';
import { testQuestion } from '../../../../test-support/checkout-requirements.ts';
import { sentCheckout } from '../../../../test-support/sent-checkout.ts';
import type { Payment } from './checkout-request.ts';
import type { FormValues } from './field.ts';
import type { Requirements } from './requirements.ts';

test('Participants have full names, without separate first and last names, and equal names are numbered', () => {
  const { cart } = sentCheckout({ party: ['adult', 'child'] }, { 'p2.firstName': ' Marie-Christine ' });
  expect(cart.participants).toMatchObject([
    { participantName: 'Marie-Christine Lindqvist', ticketType: 'adult' },
    { participantName: 'Marie-Christine Lindqvist (2)', ticketType: 'child' },
  ]);
  expect(Object.keys(cart.participants[0] ?? {})).not.toContain('firstName');
});

test('The contact person’s date of birth is used for their ticket, unless the ticket is for another age', () => {
  const fields = ['date-of-birth'] as const;
  const requirements = {
    party: ['child', 'child'] as const,
    requiredMainContactData: fields,
    requiredParticipantsData: fields,
    ages: { child: { from: null, to: 12 } },
  } as unknown as Requirements;
  const born = (contact: string) =>
    sentCheckout(requirements, {
      'contact.dateOfBirth': contact,
      'p1.dateOfBirth': '2018-03-01',
      'p2.dateOfBirth': '2019-03-01',
    }).cart.participants.map(({ dateOfBirth }) => dateOfBirth);
  expect(born('1980-02-01')).toEqual(['2018-03-01', '2019-03-01']);
  expect(born('2016-02-01')).toEqual(['2016-02-01', '2019-03-01']);
  expect(born('')).toEqual([null, '2019-03-01']);
});

test('A contact person who books for others is not a traveller', () => {
  const { cart } = sentCheckout({}, { 'p1.isOther': 'yes', 'p1.firstName': 'Ada', 'p1.lastName': 'Ek' });
  expect(cart.participants[0]?.participantName).toBe('Ada Ek');
  expect(cart.persons[0]?.firstName).toBe('Marie-Christine');
});

test('Only an organisation chooses its guest’s language, and by default it is the language of the page', () => {
  const localeOf = (requirements: object, chosen: string) =>
    sentCheckout(requirements as Requirements, { 'contact.locale': chosen }).cart.persons[0]?.locale;
  const page = localeOf({}, '');
  const other = page === 'de' ? 'en' : 'de';
  const billed = ['', other, 'fr', 'x'].map((chosen) => localeOf({ type: 'billed' }, chosen));
  expect(billed).toEqual([page, other, page, page]);
  expect(localeOf({}, other)).toBe(page);
});

test('A phone number is sent in E.164 form, without the digits dialled only at home', () => {
  const { cart } = sentCheckout({}, { 'contact.phone': '0151 234567', 'contact.phoneCountry': 'DE' });
  expect(cart.persons[0]?.phoneNumber).toBe('+49151234567');
  const hungarian = sentCheckout({}, { 'contact.phone': '06 30 123 4567', 'contact.phoneCountry': 'HU' });
  expect(hungarian.cart.persons[0]?.phoneNumber).toBe('+36301234567');
});

test('If participants must give an address, each has one as JSON: their own or a shared one', () => {
  const home = { 'p1.address': 'Alte Str. 1', 'p1.city': 'Kiel', 'p1.country': 'DE' };
  const requirements = { requiredParticipantsData: ['address'] as const };
  const addresses = (values: FormValues) =>
    sentCheckout(requirements as unknown as Requirements, values).cart.participants.map(
      ({ addressJson }) => JSON.parse(addressJson ?? '{}').city,
    );
  expect(addresses(home)).toEqual(['Kiel', 'Kiel']);
  const ownAddress = {
    'p2.hasOwnAddress': 'yes',
    'p2.address': 'Rua 2',
    'p2.city': 'Porto',
    'p2.country': 'PT',
  };
  expect(addresses({ ...home, ...ownAddress })).toEqual(['Kiel', 'Porto']);
});

test('Values typed for another trip are not sent if this trip does not ask for them', () => {
  const { cart, bookingQuestionsAnswers } = sentCheckout(
    {},
    { 'p1.passportNumber': 'C01X00T47', 'contact.city': 'Kiel', [`q.${testQuestion().id}`]: 'Nuts' },
  );
  expect(cart.participants[0]?.passportNumber).toBeNull();
  expect(cart.persons[0]?.city).toBeNull();
  expect(bookingQuestionsAnswers).toEqual([]);
});

test('A traveller’s document is sent with its kind, and the expiry only of a passport', () => {
  const requirements = {
    requiredParticipantsData: ['passport-number', 'passport-expiry'],
    acceptedDocuments: ['passport', 'identity-card'],
  } as unknown as Requirements;
  const typed = { 'p1.passportNumber': 'C01X00T47', 'p1.passportExpiry': '2030-05-06' };
  const documentOf = (values: FormValues) => sentCheckout(requirements, values).cart.participants[0];
  expect(documentOf(typed)).toMatchObject({ documentKind: 'passport', passportExpiry: '2030-05-06' });
  expect(documentOf({ ...typed, 'p1.documentKind': 'identity-card' })).toMatchObject({
    documentKind: 'identity-card',
    passportNumber: 'C01X00T47',
    passportExpiry: null,
  });
  expect(sentCheckout({}, typed).cart.participants[0]?.documentKind).toBeNull();
});

test('An authorisation is requested for products on request and for cards to be authorised only, and for nothing else', () => {
  const isAuthorised = (payment: Partial<Payment>, parts = {}) =>
    sentCheckout({}, {}, payment, parts).chargeRequest.authorize;
  expect(isAuthorised({})).toBe(false);
  expect(isAuthorised({ authorize: true })).toBe(true);
  expect(isAuthorised({ method: 'paypal', authorize: true })).toBe(false);
  expect(isAuthorised({ method: 'paypal' }, { requireBookingApproval: true })).toBe(true);
  expect(isAuthorised({ method: 'authorise-card' })).toBe(true);
  expect(isAuthorised({ method: 'charge-card' })).toBe(false);
  expect(isAuthorised({ method: 'charge-card', authorize: true })).toBe(true);
});

test('The cards of an organisation’s guests are paid as cards; every other method has its own name', () => {
  const nameOf = (method: Payment['method']) => sentCheckout({}, {}, { method }).stripePaymentMethod;
  for (const method of ['credit-card', 'authorise-card', 'charge-card'] as const)
    expect(nameOf(method)).toBe('credit-card');
  for (const method of ['paypal', 'bancontact', 'bill-organisation'] as const)
    expect(nameOf(method)).toBe(method);
});

test('A long name of a trip is cut for the payment provider', () => {
  const tourName = `A${'b'.repeat(299)}C`;
  const description = sentCheckout({}, {}, {}, { tourName }).chargeRequest.description;
  expect(description).toBe(`A${'b'.repeat(299)}`);
});

test('The ID of a payment method is sent with a card, and not with Bancontact', () => {
  for (const method of ['credit-card', 'authorise-card', 'charge-card'] as const)
    expect(sentCheckout({}, {}, { method }).chargeRequest.paymentMethodId).toBe('pm_1');
  expect(sentCheckout({}, {}, { method: 'web-payments' }).chargeRequest.paymentMethodId).toBeNull();
  expect(sentCheckout({}, {}, { method: 'bancontact' }).chargeRequest.paymentMethodId).toBeNull();
});

test('A show sold by Encore is sent as a show', () => {
  const kind = (bookingExternalApiName: string | null) =>
    sentCheckout({}, {}, {}, { bookingExternalApiName }).cart.cartItems[0]?.serviceType;
  expect([kind('Encore'), kind('Other'), kind(null)]).toEqual(['SHOW', null, null]);
});

test('The hotel of a required question is the pickup place, and a time without a place uses a known place or answer', () => {
  const hotel = testQuestion({ kind: 'hotel' });
  const answers = { [`q.${hotel.id}.hotelName`]: 'Mundial', [`q.${hotel.id}.address`]: 'Praça 2' };
  const data = sentCheckout({ questions: [hotel], startingPointEntryRequired: true }, answers);
  expect(data.startingPointInformation).toEqual({ title: 'Mundial, Praça 2', time: null });
  const elsewhere = { ...answers, 'start.isElsewhere': 'yes', 'start.title': 'Station' };
  expect(
    sentCheckout({ questions: [hotel], startingPointEntryRequired: true }, elsewhere)
      .startingPointInformation,
  ).toEqual({
    title: 'Station',
    time: null,
  });
  const flight = testQuestion({ kind: 'flight' });
  const landing = { [`q.${flight.id}.flightNumber`]: 'TP 571', [`q.${flight.id}.localTime`]: '14:05' };
  expect(
    sentCheckout(
      { questions: [flight], startingTimeEntryRequired: true },
      { ...landing, 'start.time': '14:40' },
    ).startingPointInformation,
  ).toEqual({ title: 'TP 571, 14:05', time: '14:40' });
});

test('The PayPal order is sent for PayPal only', () => {
  const orderOf = (method: Payment['method']) =>
    sentCheckout({}, {}, { method, payPalInvoiceId: 'order-1' }).cart.payPalInvoiceId;
  expect([orderOf('paypal'), orderOf('credit-card'), orderOf('web-payments')]).toEqual([
    'order-1',
    null,
    null,
  ]);
});

test('The contact person has the subject of the member who books', () => {
  expect(sentCheckout().cart.persons[0]?.sub).toBe('member-1');
});
