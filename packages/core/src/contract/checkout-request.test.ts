import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkoutRequest } from './checkout-request.ts';
import { TRAVELLER_LENGTHS } from './traveller-fields.ts';

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

/** The request with one thing in it changed, by its path. */
function withField(path: string, value: unknown): unknown {
  const copy = structuredClone(request) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((at, name) => at[name] as Record<string, unknown>, copy);
  holder[last] = value;
  return copy;
}

/** Whether it is refused, and that path blamed for it. */
function refused(path: string, value: unknown): boolean {
  const { error } = checkoutRequest.safeParse(withField(path, value));
  return error?.issues[0]?.path.join('.').startsWith(path) ?? false;
}

test('The least that a checkout may say is enough, and all the rest is empty rather than missing.', () => {
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
    { itemComments: '', itemDetailsJson: null, serviceType: null, referralSource: null },
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

test('Without the terms, the try, a sum or somebody who books nothing is sold.', () => {
  for (const path of needed) expect([path, refused(path, undefined)]).toEqual([path, true]);
  expect(refused('attemptId', 'mine')).toBe(true);
  expect(refused('cart.persons', [])).toBe(true);
  expect(refused('cart.persons', [person, person])).toBe(true);
  expect(refused('cart.participants', [])).toBe(true);
  expect(refused('acceptedTerms', '')).toBe(true);
});

test('A cart holds one thing: a second one is refused, not forgotten.', () => {
  expect(refused('cart.cartItems', [{}, {}])).toBe(true);
  expect(refused('cart.cartItems', [])).toBe(true);
});

test('What a client says of a sum is a plain number, or the whole of it is refused.', () => {
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

test('Currencies are those that travellers may choose, and methods those that there are.', () => {
  expect(refused('chargeRequest.currency', 'BTC')).toBe(true);
  expect(refused('chargeRequest.currency', 'RUB')).toBe(true);
  expect(refused('cart.currency.id', 'eur')).toBe(true);
  expect(refused('stripePaymentMethod', 'cash')).toBe(true);
  expect(refused('stripePaymentMethod', 'bill-organisation')).toBe(false);
});

test('A telephone number is sent with its dial code and in figures alone.', () => {
  const at = 'cart.persons.0.phoneNumber';
  for (const wrong of ['015112345678', '+0151123456', '+49 151 123', '+49', `+${'1'.repeat(18)}`, ''])
    expect([wrong, refused(at, wrong)]).toEqual([wrong, true]);
  expect(refused(at, null)).toBe(false);
});

test('Names are there, seen, and no longer than papers have room for.', () => {
  const at = 'cart.persons.0.lastName';
  const [, most] = TRAVELLER_LENGTHS.name;
  for (const wrong of ['', '   ', '\u200b', 'x'.repeat(most + 1), 7, null])
    expect([wrong, refused(at, wrong)]).toEqual([wrong, true]);
  expect(refused('cart.participants.0.participantName', '   ')).toBe(true);
  const read = checkoutRequest.parse(withField(at, '  O’Brien-李\u0000 '));
  expect(read.cart.persons[0]?.lastName).toBe('O’Brien-李');
});

test('First and last names of participants are not sent: where they are, they are not kept.', () => {
  const named = { ...participant, firstName: 'Mara', lastName: 'Lindqvist' };
  const read = checkoutRequest.parse(withField('cart.participants', [named]));
  expect(Object.keys(read.cart.participants[0] ?? {})).not.toContain('firstName');
});

test('Countries and languages exist, days are days of a calendar, and genders are those of a passport.', () => {
  expect(refused('cart.persons.0.country', 'XX')).toBe(true);
  expect(refused('cart.persons.0.dateOfBirth', '1990-02-30')).toBe(true);
  expect(refused('cart.persons.0.locale', 'it')).toBe(true);
  expect(refused('cart.participants.0.dateOfBirth', '2010-02-30')).toBe(true);
  expect(refused('cart.participants.0.nationality', 'ZZ')).toBe(true);
  expect(refused('cart.participants.0.gender', 'x')).toBe(true);
  expect(refused('cart.participants.0.passportExpiry', '31.12.2030')).toBe(true);
  expect(refused('cart.participants.0.ticketType', 'dog')).toBe(true);
});

test('Nobody sends more than a person would write: lists and texts have an end.', () => {
  const answers = Array.from({ length: 41 }, () => ({ questionId: randomUUID(), answer: 'Yes' }));
  expect(refused('bookingQuestionsAnswers', answers)).toBe(true);
  expect(refused('bookingQuestionsAnswers', answers.slice(1))).toBe(false);
  expect(refused('cart.participants', Array(100).fill(participant))).toBe(true);
  expect(refused('cart.cartItems.0.itemComments', 'x'.repeat(1_001))).toBe(true);
  expect(refused('cart.cartItems.0.referralSource', 'a b')).toBe(true);
  expect(refused('cart.cartItems.0.referralSource', 'a\r\nSet-Cookie: b')).toBe(true);
});

test('A place where one is fetched has an id of ours, or a name and perhaps an hour on the clock there.', () => {
  const at = (time: unknown) => refused('startingPointInformation', { title: 'Hotel Cais', time });
  expect([at('09:30'), at(null), at('9 o’clock')]).toEqual([false, false, true]);
  expect(refused('pickupId', 'here')).toBe(true);
});

test('What nobody asked for is not read: a state, an owner or a price in the body is not in what comes of it.', () => {
  const more = { status: 'confirmed', organization_id: randomUUID(), grandTotal: 1, bookingId: randomUUID() };
  const read = checkoutRequest.parse({ ...request, ...more, cart: { ...request.cart, ...more } });
  for (const name of Object.keys(more)) {
    expect(read).not.toHaveProperty(name);
    expect(read.cart).not.toHaveProperty(name);
  }
});
