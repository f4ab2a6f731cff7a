import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkoutRequest } from './checkout-request.ts';
import { TRAVELLER_LENGTHS } from './values/traveller.ts';

const person = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@example.org',
  phoneNumber: '+4915112345678',
  country: 'de',
  locale: 'de',
};
const participant = { participantName: 'Mara Lindqvist', ticketType: 'adult' };
const request = {
  cart: {
    id: randomUUID(),
    currency: { id: 'EUR' },
    cartItems: [{}],
    participants: [participant],
    persons: [person],
  },
  chargeRequest: { amount: 48.5, currency: 'EUR' },
  attemptId: randomUUID(),
  stripePaymentMethod: 'credit-card',
  acceptedTerms: '2026-11',
};

/** The request with one field changed, by its path. */
function withField(path: string, value: unknown): unknown {
  const copy = structuredClone(request) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((at, name) => at[name] as Record<string, unknown>, copy);
  holder[last] = value;
  return copy;
}

/** Whether the request is refused, with the error at that path. */
function refused(path: string, value: unknown): boolean {
  const { error } = checkoutRequest.safeParse(withField(path, value));
  return error?.issues[0]?.path.join('.').startsWith(path) ?? false;
}

test('The smallest valid checkout is enough, and all other fields are empty rather than missing', () => {
  const read = checkoutRequest.parse(request);
  expect(read.cart.persons[0]).toEqual({
    ...person,
    country: 'DE',
    address: null,
    postalCode: null,
    city: null,
    stateProvince: null,
    fullAddress: null,
    dateOfBirth: null,
    sub: null,
  });
  expect(read.cart.cartItems).toEqual([
    { itemComments: '', itemDetailsJson: null, serviceType: null, arrivalTime: null, referralSource: null },
  ]);
  expect(read.cart.participants[0]).toMatchObject({ nationality: null, addressJson: null, answers: [] });
  expect(read.chargeRequest).toMatchObject({ paymentIntentId: null, authorize: false });
});

const needed = [
  'acceptedTerms',
  'attemptId',
  'stripePaymentMethod',
  'chargeRequest',
  'chargeRequest.amount',
  'cart.id',
  'cart.currency',
  'cart.cartItems',
  'cart.persons',
  'cart.participants',
];

test('Without the terms, an attempt id, an amount or a contact person nothing is sold', () => {
  for (const path of needed) expect([path, refused(path, undefined)]).toEqual([path, true]);
  expect(refused('attemptId', 'mine')).toBe(true);
  expect(refused('cart.persons', [])).toBe(true);
  expect(refused('cart.persons', [person, person])).toBe(true);
  expect(refused('cart.participants', [])).toBe(true);
  expect(refused('acceptedTerms', '')).toBe(true);
});

test('A cart has one item: a second one is refused, not ignored', () => {
  expect(refused('cart.cartItems', [{}, {}])).toBe(true);
  expect(refused('cart.cartItems', [])).toBe(true);
});

test('An amount from a client is a plain number, or the whole request is refused', () => {
  for (const wrong of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e13, '48.5', null, [48.5], { amount: 1 }])
    expect([wrong, refused('chargeRequest.amount', wrong)]).toEqual([wrong, true]);
  expect(refused('chargeRequest.amount', 0)).toBe(false);
  fc.assert(
    fc.property(fc.double({ noNaN: false }), (amount) => {
      const fits = Number.isFinite(amount) && amount >= 0 && amount <= 1e12;
      expect(refused('chargeRequest.amount', amount)).toBe(!fits);
    }),
  );
});

test('Currencies are those that travellers can choose, and payment methods those that exist', () => {
  expect(refused('chargeRequest.currency', 'BTC')).toBe(true);
  expect(refused('chargeRequest.currency', 'RUB')).toBe(true);
  expect(refused('cart.currency.id', 'eur')).toBe(true);
  expect(refused('stripePaymentMethod', 'cash')).toBe(true);
  expect(refused('stripePaymentMethod', 'bill-organisation')).toBe(false);
});

test('A phone number is sent with its dial code and digits only', () => {
  const at = 'cart.persons.0.phoneNumber';
  for (const wrong of ['015112345678', '+0151123456', '+49 151 123', '+49', `+${'1'.repeat(18)}`, ''])
    expect([wrong, refused(at, wrong)]).toEqual([wrong, true]);
  expect(refused(at, null)).toBe(false);
});

test('A phone number is stored in E.164 form, without the prefix of national calls, and refused if its country has no such number', () => {
  const at = 'cart.persons.0.phoneNumber';
  const savedNumber = (number: string) =>
    checkoutRequest.parse(withField(at, number)).cart.persons[0]?.phoneNumber;
  expect(savedNumber('+36301234567')).toBe('+36301234567');
  expect(savedNumber('+789123456789')).toBe('+79123456789');
  expect(savedNumber('+116502530000')).toBe('+16502530000');
  for (const wrong of ['+366301234567', '+3630123', '+15555555555'])
    expect([wrong, refused(at, wrong)]).toEqual([wrong, true]);
});

test('Names are present, visible, and no longer than documents have room for', () => {
  const at = 'cart.persons.0.lastName';
  const [, most] = TRAVELLER_LENGTHS.name;
  for (const wrong of ['', '   ', '\u200b', 'x'.repeat(most + 1), 7, null])
    expect([wrong, refused(at, wrong)]).toEqual([wrong, true]);
  expect(refused('cart.participants.0.participantName', '   ')).toBe(true);
  const read = checkoutRequest.parse(withField(at, '  O’Brien-李\u0000 '));
  expect(read.cart.persons[0]?.lastName).toBe('O’Brien-李');
});

test('First and last names of participants are dropped', () => {
  const named = { ...participant, firstName: 'Mara', lastName: 'Lindqvist' };
  const read = checkoutRequest.parse(withField('cart.participants', [named]));
  expect(Object.keys(read.cart.participants[0] ?? {})).not.toContain('firstName');
});

test('Countries and languages exist, dates are calendar days, and genders are those of a passport', () => {
  expect(refused('cart.persons.0.country', 'XX')).toBe(true);
  expect(refused('cart.persons.0.dateOfBirth', '1990-02-30')).toBe(true);
  expect(refused('cart.persons.0.locale', 'it')).toBe(true);
  expect(refused('cart.participants.0.dateOfBirth', '2010-02-30')).toBe(true);
  expect(refused('cart.participants.0.nationality', 'ZZ')).toBe(true);
  expect(refused('cart.participants.0.gender', 'x')).toBe(true);
  expect(refused('cart.participants.0.passportExpiry', '31.12.2030')).toBe(true);
  expect(refused('cart.participants.0.ticketType', 'dog')).toBe(true);
});

test('Lists and texts have a maximum length', () => {
  const answers = Array.from({ length: 41 }, () => ({ questionId: randomUUID(), answer: 'Yes' }));
  expect(refused('bookingQuestionsAnswers', answers)).toBe(true);
  expect(refused('bookingQuestionsAnswers', answers.slice(1))).toBe(false);
  expect(refused('cart.participants', Array(100).fill(participant))).toBe(true);
  expect(refused('cart.cartItems.0.itemComments', 'x'.repeat(1_001))).toBe(true);
  expect(refused('cart.cartItems.0.referralSource', 'a b')).toBe(true);
  expect(refused('cart.cartItems.0.referralSource', 'a\r\nSet-Cookie: b')).toBe(true);
});

test('A language of the guide is named by its code', () => {
  const codes = ['zh', null, 'Chinese', 'zh-Hans', ''];
  expect(codes.map((code) => refused('guideLanguage', code))).toEqual([false, false, true, true, true]);
});

test('A pickup has one of our ids, or a name and optionally a local time', () => {
  const at = (time: unknown) => refused('startingPointInformation', { title: 'Hotel Cais', time });
  expect([at('09:30'), at(null), at('9 o’clock')]).toEqual([false, false, true]);
  expect(refused('pickupId', 'here')).toBe(true);
});

test('Unknown fields are dropped: a state, an owner or a price in the body does not appear in the result', () => {
  const unknownFields = {
    status: 'confirmed',
    organization_id: randomUUID(),
    grandTotal: 1,
    bookingId: randomUUID(),
  };
  const read = checkoutRequest.parse({
    ...request,
    ...unknownFields,
    cart: { ...request.cart, ...unknownFields },
  });
  for (const name of Object.keys(unknownFields)) {
    expect(read).not.toHaveProperty(name);
    expect(read.cart).not.toHaveProperty(name);
  }
});
