import { expect, test } from 'vitest';
import { checkoutRequest } from './checkout-request.ts';

const id = 'aaaaaaaa-0000-4000-8000-000000000001';

const person = { firstName: 'Mara', lastName: 'Lind', email: 'mara@example.org', locale: 'de' };
const participant = { participantName: 'Mara Lind', ticketType: 'adult' };
const least = {
  cart: {
    id,
    currency: { id: 'EUR' },
    cartItems: [{}],
    participants: [participant],
    persons: [person],
  },
  chargeRequest: { amount: 48.5, currency: 'EUR' },
  attemptId: id,
  stripePaymentMethod: 'credit-card',
  acceptedTerms: '2026-11-21',
};

type Path = readonly (string | number)[];

/** The same with one value put, or taken away, somewhere in it. */
function changed(path: Path, value: unknown): unknown {
  const copy = structuredClone(least) as Record<string | number, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  at[path.at(-1) ?? ''] = value;
  return copy;
}

const wrongAt = (path: Path, value: unknown) => {
  const read = checkoutRequest.safeParse(changed(path, value));
  return read.success ? undefined : read.error.issues[0]?.path.join('.');
};

test('What must be there is little: who books, who comes, what it should cost, and how it is paid.', () => {
  expect(checkoutRequest.parse(least)).toMatchObject({
    cart: {
      persons: [{ ...person, phoneNumber: null, address: null, country: null, sub: null }],
      participants: [{ ...participant, answers: [], dateOfBirth: null }],
      cartItems: [{ itemComments: '', referralSource: null }],
      payPalInvoiceId: null,
    },
    chargeRequest: { authorize: false, paymentIntentId: null, description: '' },
    bookingQuestionsAnswers: [],
    pickupId: null,
    organizationId: null,
  });
});

test.each<[Path]>([
  [['cart', 'id']],
  [['cart', 'currency']],
  [['cart', 'cartItems']],
  [['cart', 'participants']],
  [['cart', 'persons']],
  [['chargeRequest']],
  [['chargeRequest', 'amount']],
  [['attemptId']],
  [['stripePaymentMethod']],
  [['acceptedTerms']],
])('Without %j nothing is booked.', (path) => {
  expect(wrongAt(path, undefined)).toBe(path.join('.'));
});

test.each<[Path, unknown]>([
  [['chargeRequest', 'amount'], Number.NaN],
  [['chargeRequest', 'amount'], Number.POSITIVE_INFINITY],
  [['chargeRequest', 'amount'], -1],
  [['chargeRequest', 'amount'], 1e13],
  [['chargeRequest', 'amount'], '48.5'],
  [['chargeRequest', 'currency'], 'RUB'],
  [['cart', 'currency', 'id'], 'euro'],
  [['cart', 'participants'], []],
  [['cart', 'participants'], Array(100).fill(participant)],
  [['cart', 'participants', 0, 'participantName'], '   '],
  [['cart', 'participants', 0, 'ticketType'], 'crew'],
  [['cart', 'participants', 0, 'gender'], 'x'],
  [['cart', 'participants', 0, 'nationality'], 'ZZ'],
  [['cart', 'participants', 0, 'dateOfBirth'], '2010-02-30'],
  [
    ['cart', 'persons'],
    [person, person],
  ],
  [['cart', 'persons', 0, 'email'], 'mara'],
  [['cart', 'persons', 0, 'phoneNumber'], '0170 12345'],
  [['cart', 'persons', 0, 'phoneNumber'], '+0170123456'],
  [['cart', 'persons', 0, 'country'], 'XX'],
  [['cart', 'persons', 0, 'locale'], 'it'],
  [['cart', 'persons', 0, 'firstName'], 'x'.repeat(81)],
  [
    ['cart', 'cartItems'],
    [{}, {}],
  ],
  [['cart', 'cartItems', 0, 'referralSource'], 'a b'],
  [['cart', 'cartItems', 0, 'itemComments'], 'x'.repeat(1_001)],
  [['stripePaymentMethod'], 'cash'],
  [['attemptId'], 'mine'],
  [['pickupId'], 'here'],
  [['acceptedTerms'], ''],
])('%j is not %j.', (path, value) => {
  expect(wrongAt(path, value)).toMatch(new RegExp(`^${path.join('\\.')}`));
});

test('Names are cleaned, countries are in capitals, and what nobody asked for is not kept.', () => {
  const read = checkoutRequest.parse({
    ...(changed(['cart', 'persons', 0], { ...person, firstName: '  Mara ', country: 'pt' }) as object),
    state: 'confirmed',
    total: 1,
  });
  expect(read.cart.persons[0]).toMatchObject({ firstName: 'Mara', country: 'PT' });
  expect(Object.keys(read)).not.toContain('state');
  expect(Object.keys(read)).not.toContain('total');
});

test('A place where one is fetched may have an hour on the clock there, and no other form of one.', () => {
  const place = (time: unknown) => wrongAt(['startingPointInformation'], { title: 'Hotel Cais', time });
  expect([place('09:30'), place(null)]).toEqual([undefined, undefined]);
  expect(place('9 o’clock')).toBe('startingPointInformation.time');
});
