import { randomUUID } from 'node:crypto';
import { Failure } from '@ashore/core/errors/failure.ts';
import { expect, test } from 'vitest';
import { type Checked, checkCheckout } from './check-checkout.ts';
import { holdId, keptWith, productWith, requestFor } from './sold-for-tests.ts';

type Given = Partial<Omit<Checked, 'request'>> & { readonly says?: Parameters<typeof requestFor>[1] };

/** The code and the field of what is refused; `right` where nothing is. */
function said({ says, kept = keptWith(), ...more }: Given): string {
  const request = requestFor(kept, says);
  const now = new Date('2026-11-21T20:00:00Z');
  const rest = { kind: 'direct', holdId, product: productWith(), needsAnswer: kept.onRequest, now } as const;
  try {
    checkCheckout({ request, kept, ...rest, ...more });
    return 'right';
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return `${error.code} ${error.field}`;
  }
}

const items = (itemDetailsJson: string | null) => ({ cart: { cartItems: [{ itemDetailsJson }] } });

test('What says just what was promised is right.', () => {
  expect(said({})).toBe('right');
});

test.each([
  ['EUR', 96.99],
  ['EUR', 97.01],
  ['EUR', 0],
  ['JPY', 15_519],
  ['JPY', 15_521],
] as const)('Another sum than was promised in %s is shown anew instead: %d.', (currency, amount) => {
  const kept = keptWith({ currency, totalMinor: currency === 'JPY' ? 15_520 : 9_700 });
  expect(said({ kept, says: { charge: { amount } } })).toBe('conflict amount');
  expect(said({ kept })).toBe('right');
});

test.each([
  ['EUR', 97.001],
  ['JPY', 15_520.5],
] as const)('A sum that does not exist in %s is no sum: %d.', (currency, amount) => {
  expect(said({ kept: keptWith({ currency }), says: { charge: { amount } } })).toBe(
    'invalid_input data.chargeRequest.amount',
  );
});

test('What a code leaves to pay is not known yet: the sum is compared when it is.', () => {
  const says = { cart: { voucherCode: 'WINTER-10' }, charge: { amount: 87.3 } };
  expect(said({ says })).toBe('right');
});

test('Cart and charge speak of the money that was promised, both of them.', () => {
  expect(said({ says: { charge: { currency: 'USD' } } })).toBe('conflict currency');
  expect(said({ says: { cart: { currency: { id: 'USD' } } } })).toBe('conflict currency');
  const both = { charge: { currency: 'USD' }, cart: { currency: { id: 'USD' } } };
  expect(said({ says: both })).toBe('conflict currency');
});

test.each<[string, string | null]>([
  ['right', null],
  ['right', JSON.stringify({ quoteId: holdId, more: 1 })],
  ['conflict quoteId', JSON.stringify({ quoteId: randomUUID() })],
  ['conflict quoteId', '{"quoteId":null}'],
  ['conflict quoteId', '{"quoteId":{"$ne":""}}'],
  ['invalid_input data.cart.cartItems.0.itemDetailsJson', ''],
  ['invalid_input data.cart.cartItems.0.itemDetailsJson', 'null'],
  ...['{}', '[]', '5', `"${holdId}"`, `[{"quoteId":"${holdId}"}]`].map((json): [string, string] => [
    'invalid_input data.cart.cartItems.0.itemDetailsJson',
    json,
  ]),
  ['invalid_input data.cart.cartItems.0.itemDetailsJson', '{"quoteId":'],
])('Who names a quote buys that one and no other: %s of %s.', (expected, json) => {
  expect(said({ says: items(json) })).toBe(expected);
});

test.each([
  // What the product says, what is asked of the supplier, what the client says, and whether it may.
  [false, false, undefined, true],
  [false, false, false, true],
  [false, false, true, false],
  [true, true, undefined, true],
  [true, true, true, true],
  [true, true, false, false],
  [false, true, true, true],
  [false, true, false, true],
])(
  'Of a product on request (%s) that is asked (%s) a client may say %s: %s.',
  (onRequest, needsAnswer, says, may) => {
    const kept = keptWith({ onRequest });
    const more = says === undefined ? {} : { requireConfirmation: says };
    expect(said({ kept, needsAnswer, says: { more } })).toBe(may ? 'right' : 'conflict requireConfirmation');
  },
);

test('Terms that were not shown were not accepted.', () => {
  expect(said({ says: { more: { acceptedTerms: '2019-01-01' } } })).toBe('conflict acceptedTerms');
});

test.each([
  ['credit-card', 'EUR', false, true],
  ['credit-card', 'JPY', true, true],
  ['web-payments', 'USD', true, true],
  ['paypal', 'CHF', true, true],
  ['bancontact', 'EUR', false, true],
  ['bancontact', 'EUR', true, false],
  ['bancontact', 'USD', false, false],
] as const)('Paying by %s in %s, later: %s – may be: %s.', (method, currency, onRequest, may) => {
  const expected = may ? 'right' : 'unprocessable data.stripePaymentMethod';
  expect(said({ kept: keptWith({ currency, onRequest }), says: { method } })).toBe(expected);
});

test('On an account books only who has one to book on.', () => {
  const says = { method: 'bill-organisation' };
  expect(said({ says })).toBe('unprocessable data.stripePaymentMethod');
  expect(said({ says, kind: 'billed' })).toBe('right');
});

test('What the supplier must know is asked for, by the name of the field in what was sent.', () => {
  const { required } = productWith();
  const product = productWith({ required: { ...required, contact: ['country'] } });
  expect(said({ product })).toBe('unprocessable data.cart.persons.0.country');
  expect(said({ product, says: { person: { country: 'PT' } } })).toBe('right');
});

test('A birthday is compared with the ticket of the way to book it that was promised, on the day of the trip.', () => {
  const kept = keptWith();
  const [one] = requestFor(kept).cart.participants;
  const born = (dateOfBirth: string) => ({ cart: { participants: [one, { ...one, dateOfBirth }] } });
  const product = productWith({ ages: { [kept.optionId]: { adult: { from: 18, to: null } } } });
  const elsewhere = productWith({ ages: { [randomUUID()]: { adult: { from: 18, to: null } } } });
  expect(said({ product, says: born('2008-11-24') })).toBe(
    'unprocessable data.cart.participants.1.dateOfBirth',
  );
  expect(said({ product, says: born('2008-11-23') })).toBe('right');
  expect(said({ product: elsewhere, says: born('2008-11-24') })).toBe('right');
});

test('Where somebody is fetched is known where a ride was wished for with the quote.', () => {
  const { required } = productWith();
  const product = productWith({ required: { ...required, entries: ['starting-point'] } });
  expect(said({ product })).toBe('unprocessable data.startingPointInformation');
  const ride = { pickUp: 'Hotel Cais' } as never;
  expect(said({ product, kept: keptWith({ ride }) })).toBe('right');
});

test('As many come as were quoted, ticket by ticket.', () => {
  const one = { participantName: 'Mara', ticketType: 'adult' };
  expect(said({ says: { cart: { participants: [one] } } })).toBe('unprocessable data.cart.participants');
  const child = { ...one, ticketType: 'child' };
  expect(said({ says: { cart: { participants: [one, child] } } })).toBe(
    'unprocessable data.cart.participants',
  );
});

test('Today is the day at the place: who was born there today may come, wherever the server is.', () => {
  const says = { person: { dateOfBirth: '2026-11-22' } };
  expect(said({ says })).toBe('unprocessable data.cart.persons.0.dateOfBirth');
  expect(said({ says, kept: keptWith({ timeZone: 'Pacific/Auckland' }) })).toBe('right');
});

test('The number of a card is refused before anything else that may be wrong with what is written.', () => {
  const { required } = productWith();
  const product = productWith({ required: { ...required, contact: ['country'] } });
  const says = { person: { address: 'Card 4242 4242 4242 4242' } };
  expect(said({ product, says })).toBe('unprocessable data.cart.persons.0.address');
});

test('What the client is wrong about in what it buys comes before what is missing.', () => {
  const says = { method: 'bancontact', charge: { amount: 1 }, person: { dateOfBirth: '2030-01-01' } };
  expect(said({ kept: keptWith({ onRequest: true }), says })).toBe('conflict amount');
});
