import { expect, test } from 'vitest';
import { checkoutRequest } from '../contract/checkout-request.ts';
import { fieldWithCard } from './field-with-card.ts';
import { type Requirements, wrongInCheckout } from './wrong-in-checkout.ts';

const [first, second, third, stop] = [1, 2, 3, 4].map((n) => `aaaaaaaa-0000-4000-8000-00000000000${n}`);
const nothing: Requirements = {
  contact: [],
  participants: [],
  entries: [],
  questions: [],
  pickupIds: [stop ?? ''],
  dropOffIds: [],
};
const promised = {
  counts: { adult: 2 },
  ages: {},
  date: '2026-12-24',
  today: '2026-11-22',
  hasRide: false,
} as const;

type Given = {
  readonly person?: object;
  readonly participant?: object;
  readonly participants?: readonly object[];
  readonly more?: object;
};

const adult = { participantName: 'Mara Lind', ticketType: 'adult' };

function requestWith({ person, participant, participants, more }: Given) {
  return checkoutRequest.parse({
    cart: {
      id: first,
      currency: { id: 'EUR' },
      cartItems: [{}],
      participants: participants ?? [{ ...adult, ...participant }, adult],
      persons: [{ firstName: 'Mara', lastName: 'Lind', email: 'mara@example.org', locale: 'en', ...person }],
    },
    chargeRequest: { amount: 1, currency: 'EUR' },
    attemptId: second,
    stripePaymentMethod: 'credit-card',
    acceptedTerms: '2026',
    ...more,
  });
}

const wrong = (given: Given, required: Partial<Requirements> = {}, more: object = {}) =>
  wrongInCheckout(requestWith(given), { ...nothing, ...required }, { ...promised, ...more });

test('Names, a mail address and as many people as were quoted are enough where nothing more is wanted.', () => {
  expect(wrong({})).toBeUndefined();
});

test('Who says a birthday is as old on the day of the trip as his ticket is for, whether or not the product asks for it.', () => {
  const ages = { adult: { from: 18, to: null }, infant: { from: null, to: 2 } };
  const at = 'cart.participants.1.dateOfBirth';
  const infant = { participantName: 'Ida', ticketType: 'infant' };
  const said = (dateOfBirth: string | null, date = '2026-12-24') =>
    wrong(
      { participants: [adult, { ...infant, dateOfBirth }] },
      {},
      { ages, date, counts: { adult: 1, infant: 1 } },
    );
  expect(said('1950-01-01')).toBe(at);
  expect(said('2023-12-24')).toBe(at);
  expect(said('2023-12-25')).toBeUndefined();
  expect(said('2023-12-25', '2026-12-25')).toBe(at);
  expect(said(null)).toBeUndefined();
  expect(wrong({ participant: { dateOfBirth: '2008-12-25' } }, {}, { ages })).toBe(
    'cart.participants.0.dateOfBirth',
  );
});

test('A name has no address of a page in it, of which mails would make a link, and no line breaks.', () => {
  const link = 'http://evil.example/win';
  expect(wrong({ person: { firstName: link } })).toBe('cart.persons.0.firstName');
  expect(wrong({ person: { lastName: 'www.evil.example' } })).toBe('cart.persons.0.lastName');
  expect(wrong({ participant: { participantName: `Mara ${link}` } })).toBe(
    'cart.participants.0.participantName',
  );
  const { firstName } = requestWith({ person: { firstName: 'Ma\r\nra\u0000' } }).cart.persons[0] ?? {};
  expect(firstName).toMatch(/^[^\p{Cc}]*$/u);
});

test('There must come as many of each ticket as were quoted, and nobody else.', () => {
  const at = 'cart.participants';
  expect(wrong({ participants: [adult] })).toBe(at);
  expect(wrong({ participants: [adult, adult, adult] })).toBe(at);
  expect(wrong({ participants: [adult, { ...adult, ticketType: 'child' }] })).toBe(at);
  expect(wrong({ participants: [adult, adult, { ...adult, ticketType: 'infant' }] })).toBe(at);
});

test.each([
  ['phone-number', 'phoneNumber', { phoneNumber: '+4917012345' }],
  ['address', 'address', { address: 'Quay 1', city: 'Lisbon' }],
  ['country', 'country', { country: 'PT' }],
  ['date-of-birth', 'dateOfBirth', { dateOfBirth: '1990-01-01' }],
] as const)('Of whoever books the %s is asked for where its product wants it.', (name, field, given) => {
  expect(wrong({}, { contact: [name] })).toBe(`cart.persons.0.${field}`);
  expect(wrong({ person: given }, { contact: [name] })).toBeUndefined();
});

test.each([
  ['date-of-birth', { dateOfBirth: '2015-06-01' }],
  ['gender', { gender: 'diverse' }],
  ['nationality', { nationality: 'de' }],
  ['address', { addressJson: JSON.stringify({ address: 'Quay 1', city: 'Lisbon' }) }],
  ['passport-number', { passportNumber: 'C01X00T47' }],
  ['passport-expiry', { passportExpiry: '2026-12-24' }],
] as const)('Of everybody who comes the %s is asked for where its product wants it.', (name, given) => {
  const [field = ''] = Object.keys(given);
  expect(wrong({ participant: given }, { participants: [name] })).toBe(`cart.participants.1.${field}`);
  const both = [
    { ...adult, ...given },
    { ...adult, ...given },
  ];
  expect(wrong({ participants: both }, { participants: [name] })).toBeUndefined();
});

test('Nobody is born tomorrow, no passport has run out on the day, and an address has lines.', () => {
  const at = 'cart.participants.0';
  expect(wrong({ participant: { dateOfBirth: '2026-11-23' } })).toBe(`${at}.dateOfBirth`);
  expect(wrong({ person: { dateOfBirth: '1850-01-01' } })).toBe('cart.persons.0.dateOfBirth');
  expect(wrong({ participant: { passportExpiry: '2026-12-23' } })).toBe(`${at}.passportExpiry`);
  for (const addressJson of ['', '[]', 'null', '{', '{"address":"Quay 1"}', '{"address":"","city":"x"}'])
    expect(wrong({ participant: { addressJson } })).toBe(`${at}.addressJson`);
});

test('Where somebody is fetched is a place of the product, or told in words; a ride that was wished for says it too.', () => {
  const start = { entries: ['starting-point'] } as const;
  expect(wrong({}, start)).toBe('startingPointInformation');
  expect(wrong({ more: { pickupId: stop } }, start)).toBeUndefined();
  expect(wrong({ more: { startingPointInformation: { title: 'Hotel Cais' } } }, start)).toBeUndefined();
  expect(wrong({}, start, { hasRide: true })).toBeUndefined();
  expect(wrong({ more: { pickupId: third } })).toBe('pickupId');
  expect(wrong({ more: { dropOffId: stop } })).toBe('dropOffId');
  expect(wrong({}, { entries: ['drop-off-point'] })).toBe('dropOffInformation');
  const timed = { startingPointInformation: { title: 'Hotel Cais' } };
  expect(wrong({ more: timed }, { entries: ['starting-time'] })).toBe('startingPointInformation.time');
});

const asked = (kind: Requirements['questions'][number]['kind'], more: object = {}) => ({
  questions: [
    { id: third ?? '', scope: 'booking', kind, required: true, measure: null, choices: [], ...more } as const,
  ],
});
const answering = (answer: string) => ({
  more: { bookingQuestionsAnswers: [{ questionId: third, answer }] },
});

test('What must be answered is answered in the form that was asked for, and nothing else is.', () => {
  const at = 'bookingQuestionsAnswers';
  expect(wrong({}, asked('text'))).toBe(`${at}.${third}`);
  expect(wrong({}, asked('text', { required: false }))).toBeUndefined();
  expect(wrong(answering('  '), asked('hotel'))).toBe(`${at}.0`);
  expect(wrong(answering('82,5'), asked('number'))).toBeUndefined();
  expect(wrong(answering('900'), asked('number', { measure: 'kg' }))).toBe(`${at}.0`);
  expect(wrong(answering('heavy'), asked('number'))).toBe(`${at}.0`);
  expect(wrong(answering('2026-02-29'), asked('date'))).toBe(`${at}.0`);
  const choice = asked('choice', { choices: ['Fish', 'Fisch'] });
  expect([wrong(answering('Fisch'), choice), wrong(answering('Meat'), choice)]).toEqual([
    undefined,
    `${at}.0`,
  ]);
  expect(wrong(answering('Anything'))).toBe(`${at}.0`);
});

test('What is asked of everybody is answered by everybody, once.', () => {
  const each = asked('text', { scope: 'traveller' });
  const answers = [{ questionId: third, answer: '42' }];
  expect(wrong({ participant: { answers } }, each)).toBe(`cart.participants.1.answers.${third}`);
  const twice = { ...adult, answers: [...answers, ...answers] };
  expect(wrong({ participants: [twice, adult] }, each)).toBe('cart.participants.0.answers.1');
});

test('The number of a card is found in whatever is text, and neither in ids nor in telephone numbers.', () => {
  const card = '4242 4242 4242 4242';
  const at = (given: Given) => fieldWithCard(requestWith(given));
  expect(at({})).toBeUndefined();
  expect(at({ participant: { participantName: card } })).toBe('cart.participants.0.participantName');
  expect(at({ person: { address: `Quay, ${card}` } })).toBe('cart.persons.0.address');
  expect(at(answering(card))).toBe('bookingQuestionsAnswers.0.answer');
  const charge = { amount: 1, currency: 'EUR', description: card };
  expect(at({ more: { chargeRequest: charge } })).toBe('chargeRequest.description');
  const id = '42424242-4242-4242-8242-424242424242';
  expect(at({ more: { attemptId: id } })).toBeUndefined();
  const { cart } = requestWith({});
  const cartItems = [{ itemDetailsJson: JSON.stringify({ quoteId: id }) }];
  expect(at({ more: { cart: { ...cart, cartItems } } })).toBeUndefined();
});
