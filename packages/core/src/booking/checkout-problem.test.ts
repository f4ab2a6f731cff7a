import { expect, test } from 'vitest';
import { checkoutRequest } from '../contract/checkout-request.ts';
import { checkoutProblem, fieldWithCardNumber, type Requirements } from './checkout-problem.ts';

const [first, second, third, stop] = [1, 2, 3, 4].map((n) => `aaaaaaaa-0000-4000-8000-00000000000${n}`);
const noRequirements: Requirements = {
  contact: [],
  participants: [],
  documents: ['passport'],
  entries: [],
  questions: [],
  pickupIds: [stop ?? ''],
  dropOffIds: [],
  minAge: null,
};
const promised = {
  counts: { adult: 2 },
  ages: {},
  date: '2026-12-24',
  today: '2026-11-22',
  hasTransferRequest: false,
  guideLanguages: [],
} as const;

type CheckoutParts = {
  readonly person?: object;
  readonly participant?: object;
  readonly participants?: readonly object[];
  readonly more?: object;
};

const adult = { participantName: 'Mara Lind', ticketType: 'adult' };

function requestWith({ person, participant, participants, more }: CheckoutParts) {
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

const wrong = (parts: CheckoutParts, required: Partial<Requirements> = {}, more: object = {}) =>
  checkoutProblem(requestWith(parts), { ...noRequirements, ...required }, { ...promised, ...more });

test('Names, an email address and the quoted number of travellers are enough if the product requires nothing else', () => {
  expect(wrong({})).toBeUndefined();
});

test('A given date of birth must fit the ticket on the day of the trip, even if the product does not require it', () => {
  const ages = { adult: { from: 18, to: null }, infant: { from: null, to: 2 } };
  const at = 'cart.participants.1.dateOfBirth';
  const infant = { participantName: 'Ida', ticketType: 'infant' };
  const problemOf = (dateOfBirth: string | null, date = '2026-12-24') =>
    wrong(
      { participants: [adult, { ...infant, dateOfBirth }] },
      {},
      { ages, date, counts: { adult: 1, infant: 1 } },
    );
  expect(problemOf('1950-01-01')).toBe(at);
  expect(problemOf('2023-12-24')).toBe(at);
  expect(problemOf('2023-12-25')).toBeUndefined();
  expect(problemOf('2023-12-25', '2026-12-25')).toBe(at);
  expect(problemOf(null)).toBeUndefined();
  expect(wrong({ participant: { dateOfBirth: '2008-12-25' } }, {}, { ages })).toBe(
    'cart.participants.0.dateOfBirth',
  );
});

test('A name contains no web address, which emails would turn into a link, and no line breaks', () => {
  const link = 'http://evil.example/win';
  expect(wrong({ person: { firstName: link } })).toBe('cart.persons.0.firstName');
  expect(wrong({ person: { lastName: 'www.evil.example' } })).toBe('cart.persons.0.lastName');
  expect(wrong({ participant: { participantName: `Mara ${link}` } })).toBe(
    'cart.participants.0.participantName',
  );
  const { firstName } = requestWith({ person: { firstName: 'Ma\r\nra\u0000' } }).cart.persons[0] ?? {};
  expect(firstName).toMatch(/^[^\p{Cc}]*$/u);
});

test('The travellers must match the quoted tickets exactly', () => {
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
] as const)('The contact person must give the %s if the product requires it', (name, field, answers) => {
  expect(wrong({}, { contact: [name] })).toBe(`cart.persons.0.${field}`);
  expect(wrong({ person: answers }, { contact: [name] })).toBeUndefined();
});

test.each([
  ['date-of-birth', { dateOfBirth: '2015-06-01' }],
  ['gender', { gender: 'diverse' }],
  ['nationality', { nationality: 'de' }],
  ['address', { addressJson: JSON.stringify({ address: 'Quay 1', city: 'Lisbon' }) }],
  ['passport-number', { passportNumber: 'C01X00T47' }],
  ['passport-expiry', { passportExpiry: '2026-12-24' }],
] as const)('Every traveller must give the %s if the product requires it', (name, answers) => {
  const [field = ''] = Object.keys(answers);
  expect(wrong({ participant: answers }, { participants: [name] })).toBe(`cart.participants.1.${field}`);
  const both = [
    { ...adult, ...answers },
    { ...adult, ...answers },
  ];
  expect(wrong({ participants: both }, { participants: [name] })).toBeUndefined();
});

test('Only a document that the supplier accepts is taken; a missing kind means a passport', () => {
  const problemOf = (documents: Requirements['documents'], documentKind?: string) =>
    wrong({ participant: { passportNumber: 'C01X00T47', documentKind } }, { documents });
  const at = 'cart.participants.0.documentKind';
  expect([problemOf(['passport']), problemOf(['passport'], 'identity-card')]).toEqual([undefined, at]);
  expect([problemOf(['identity-card']), problemOf(['identity-card'], 'identity-card')]).toEqual([
    at,
    undefined,
  ]);
});

test('Only passports need an expiry', () => {
  const documents = ['passport', 'identity-card'] as const;
  const participants = [
    { ...adult, documentKind: 'identity-card', passportNumber: '110101199003070011' },
    { ...adult, documentKind: 'passport', passportNumber: 'C01X00T47' },
  ];
  expect(wrong({ participants }, { documents, participants: ['passport-number', 'passport-expiry'] })).toBe(
    'cart.participants.1.passportExpiry',
  );
});

test('No date of birth is in the future, no passport has expired on the day of the trip, and an address has its lines', () => {
  const at = 'cart.participants.0';
  expect(wrong({ participant: { dateOfBirth: '2026-11-23' } })).toBe(`${at}.dateOfBirth`);
  expect(wrong({ person: { dateOfBirth: '1850-01-01' } })).toBe('cart.persons.0.dateOfBirth');
  expect(wrong({ participant: { passportExpiry: '2026-12-23' } })).toBe(`${at}.passportExpiry`);
  for (const addressJson of ['', '[]', 'null', '{', '{"address":"Quay 1"}', '{"address":"","city":"x"}'])
    expect(wrong({ participant: { addressJson } })).toBe(`${at}.addressJson`);
});

test('A pickup is a place of the product or a text; a transfer request counts too', () => {
  const start = { entries: ['starting-point'] } as const;
  expect(wrong({}, start)).toBe('startingPointInformation');
  expect(wrong({ more: { pickupId: stop } }, start)).toBeUndefined();
  expect(wrong({ more: { startingPointInformation: { title: 'Hotel Cais' } } }, start)).toBeUndefined();
  expect(wrong({}, start, { hasTransferRequest: true })).toBeUndefined();
  expect(wrong({ more: { pickupId: third } })).toBe('pickupId');
  expect(wrong({ more: { dropOffId: stop } })).toBe('dropOffId');
  expect(wrong({}, { entries: ['drop-off-point'] })).toBe('dropOffInformation');
  const timed = { startingPointInformation: { title: 'Hotel Cais' } };
  expect(wrong({ more: timed }, { entries: ['starting-time'] })).toBe('startingPointInformation.time');
});

const questionOf = (kind: Requirements['questions'][number]['kind'], more: object = {}) => ({
  questions: [
    { id: third ?? '', scope: 'booking', kind, required: true, measure: null, choices: [], ...more } as const,
  ],
});
const answering = (answer: string) => ({
  more: { bookingQuestionsAnswers: [{ questionId: third, answer }] },
});

test('Required questions must be answered in the right form, and answers to other questions are refused', () => {
  const at = 'bookingQuestionsAnswers';
  expect(wrong({}, questionOf('text'))).toBe(`${at}.${third}`);
  expect(wrong({}, questionOf('text', { required: false }))).toBeUndefined();
  expect(wrong(answering('  '), questionOf('hotel'))).toBe(`${at}.0`);
  expect(wrong(answering('82,5'), questionOf('number'))).toBeUndefined();
  expect(wrong(answering('900'), questionOf('number', { measure: 'kg' }))).toBe(`${at}.0`);
  expect(wrong(answering('heavy'), questionOf('number'))).toBe(`${at}.0`);
  expect(wrong(answering('2026-02-29'), questionOf('date'))).toBe(`${at}.0`);
  const choice = questionOf('choice', { choices: ['Fish', 'Fisch'] });
  expect([wrong(answering('Fisch'), choice), wrong(answering('Meat'), choice)]).toEqual([
    undefined,
    `${at}.0`,
  ]);
  expect(wrong(answering('Anything'))).toBe(`${at}.0`);
});

test('Every traveller answers the questions for travellers, once', () => {
  const perTraveller = questionOf('text', { scope: 'traveller' });
  const answers = [{ questionId: third, answer: '42' }];
  expect(wrong({ participant: { answers } }, perTraveller)).toBe(`cart.participants.1.answers.${third}`);
  const twice = { ...adult, answers: [...answers, ...answers] };
  expect(wrong({ participants: [twice, adult] }, perTraveller)).toBe('cart.participants.0.answers.1');
});

test('A card number is found in every text, but not in ids or phone numbers', () => {
  const card = '4242 4242 4242 4242';
  const at = (parts: CheckoutParts) => fieldWithCardNumber(requestWith(parts));
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

test('On a trip with an age limit every traveller of a group states an age that is not below it', () => {
  const groupOf = (...ages: readonly (number | null)[]) =>
    wrong(
      {
        participants: ages.map((age, index) => ({
          participantName: `Guest ${index}`,
          ticketType: 'group',
          age,
        })),
      },
      { minAge: 8 },
      { counts: { group: ages.length } },
    );
  expect(groupOf(34, 9, 8)).toBeUndefined();
  expect(groupOf(34, 9, 5)).toBe('cart.participants.2.age');
  expect(groupOf(34, null)).toBe('cart.participants.1.age');
});

test('A date of birth states the age, and is then checked against the limit of the trip too', () => {
  const born = (dateOfBirth: string) =>
    wrong(
      { participants: [{ participantName: 'Ida', ticketType: 'group', dateOfBirth }] },
      { minAge: 8, participants: ['date-of-birth'] },
      { counts: { group: 1 } },
    );
  expect(born('2018-12-24')).toBeUndefined();
  expect(born('2018-12-25')).toBe('cart.participants.0.dateOfBirth');
});

test('An adult ticket for ages above the limit needs no stated age, a child ticket does', () => {
  const ages = { adult: { from: 15, to: null }, child: { from: 8, to: 14 } };
  const childOf = (age: number | null) =>
    wrong(
      { participants: [adult, { participantName: 'Ida', ticketType: 'child', age }] },
      { minAge: 8 },
      { counts: { adult: 1, child: 1 }, ages },
    );
  expect(childOf(8)).toBeUndefined();
  expect(childOf(15)).toBe('cart.participants.1.age');
  expect(childOf(null)).toBe('cart.participants.1.age');
});

test('A language of the guide is one of those that were quoted, or none', () => {
  const problemOf = (guideLanguage: string | null, guideLanguages: readonly string[]) =>
    wrong({ more: { guideLanguage } }, {}, { guideLanguages });
  expect(problemOf('zh', ['en', 'zh'])).toBeUndefined();
  expect(problemOf(null, ['en', 'zh'])).toBeUndefined();
  expect(problemOf('fr', ['en', 'zh'])).toBe('guideLanguage');
  expect(problemOf('en', [])).toBe('guideLanguage');
});
