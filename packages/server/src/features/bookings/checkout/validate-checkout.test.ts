import { randomUUID } from 'node:crypto';
import { Failure } from '@ashore/core/errors/failure.ts';
import { expect, test } from 'vitest';
import {
  holdId,
  productWith,
  requestFor,
  storedQuoteWith,
} from '../../../../test-support/bookings/sold-booking.ts';
import { type CheckoutToValidate, validateCheckout } from './validate-checkout.ts';

type RequestParts = Partial<Omit<CheckoutToValidate, 'request'>> & {
  readonly says?: Parameters<typeof requestFor>[1];
};

/** Code and field of a refusal; `right` if the checkout is valid. */
function problemOf({ says, storedQuote = storedQuoteWith(), ...more }: RequestParts): string {
  const request = requestFor(storedQuote, says);
  const now = new Date('2026-11-21T20:00:00Z');
  const rest = {
    kind: 'direct',
    holdId,
    product: productWith(),
    needsAnswer: storedQuote.onRequest,
    now,
  } as const;
  try {
    validateCheckout({ request, storedQuote, ...rest, ...more });
    return 'right';
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return `${error.code} ${error.field}`;
  }
}

const items = (itemDetailsJson: string | null) => ({ cart: { cartItems: [{ itemDetailsJson }] } });

test('A checkout that matches its quote is valid', () => {
  expect(problemOf({})).toBe('right');
});

test.each([
  ['EUR', 96.99],
  ['EUR', 97.01],
  ['EUR', 0],
  ['JPY', 15_519],
  ['JPY', 15_521],
] as const)('An amount other than the quote’s in %s is refused as a conflict: %d', (currency, amount) => {
  const storedQuote = storedQuoteWith({ currency, totalMinor: currency === 'JPY' ? 15_520 : 9_700 });
  expect(problemOf({ storedQuote, says: { charge: { amount } } })).toBe('conflict amount');
  expect(problemOf({ storedQuote })).toBe('right');
});

test.each([
  ['EUR', 97.001],
  ['JPY', 15_520.5],
] as const)('An amount that does not exist in %s is invalid: %d', (currency, amount) => {
  expect(problemOf({ storedQuote: storedQuoteWith({ currency }), says: { charge: { amount } } })).toBe(
    'invalid_input data.chargeRequest.amount',
  );
});

test('With a discount code the amount is not compared until the code is redeemed', () => {
  const says = { cart: { voucherCode: 'WINTER-10' }, charge: { amount: 87.3 } };
  expect(problemOf({ says })).toBe('right');
});

test('Cart and charge must both use the quote’s currency', () => {
  expect(problemOf({ says: { charge: { currency: 'USD' } } })).toBe('conflict currency');
  expect(problemOf({ says: { cart: { currency: { id: 'USD' } } } })).toBe('conflict currency');
  const both = { charge: { currency: 'USD' }, cart: { currency: { id: 'USD' } } };
  expect(problemOf({ says: both })).toBe('conflict currency');
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
])('The item details must name the quote of the hold: %s for %s', (expected, json) => {
  expect(problemOf({ says: items(json) })).toBe(expected);
});

test.each([
  // Whether the product is on request, whether the booking needs an answer, the client's value, and whether
  // it is allowed.
  [false, false, undefined, true],
  [false, false, false, true],
  [false, false, true, false],
  [true, true, undefined, true],
  [true, true, true, true],
  [true, true, false, false],
  [false, true, true, true],
  [false, true, false, true],
])(
  'For a product on request (%s) that needs an answer (%s) a client may send %s: %s',
  (onRequest, needsAnswer, says, may) => {
    const storedQuote = storedQuoteWith({ onRequest });
    const otherFields = says === undefined ? {} : { requireConfirmation: says };
    expect(problemOf({ storedQuote, needsAnswer, says: { otherFields } })).toBe(
      may ? 'right' : 'conflict requireConfirmation',
    );
  },
);

test('Terms other than the current version are refused', () => {
  expect(problemOf({ says: { otherFields: { acceptedTerms: '2019-01-01' } } })).toBe(
    'conflict acceptedTerms',
  );
});

test.each([
  ['credit-card', 'EUR', false, true],
  ['credit-card', 'JPY', true, true],
  ['web-payments', 'USD', true, true],
  ['paypal', 'CHF', true, true],
  ['bancontact', 'EUR', false, true],
  ['bancontact', 'EUR', true, false],
  ['bancontact', 'USD', false, false],
  ['alipay', 'USD', false, true],
  ['alipay', 'CHF', false, false],
  ['alipay', 'EUR', true, false],
  ['wechat-pay', 'CHF', false, true],
  ['wechat-pay', 'CHF', true, false],
] as const)(
  'A payment by %s in %s with a later capture (%s) is allowed: %s',
  (method, currency, onRequest, may) => {
    const expected = may ? 'right' : 'unprocessable data.stripePaymentMethod';
    expect(problemOf({ storedQuote: storedQuoteWith({ currency, onRequest }), says: { method } })).toBe(
      expected,
    );
  },
);

test('A method whose payments could not be refunded until the trip is over is refused', () => {
  const endsAt = '2027-03-15T20:00:00Z';
  const far = storedQuoteWith({ endsAt });
  const at = (method: string) => problemOf({ storedQuote: far, says: { method } });
  expect(at('alipay')).toBe('unprocessable data.stripePaymentMethod');
  expect(at('wechat-pay')).toBe('right');
  expect(at('bancontact')).toBe('right');
});

test('Only an organisation with an account can book on account', () => {
  const says = { method: 'bill-organisation' };
  expect(problemOf({ says })).toBe('unprocessable data.stripePaymentMethod');
  expect(problemOf({ says, kind: 'billed' })).toBe('right');
});

test('A missing field that the supplier requires is refused by its name in the request', () => {
  const { required } = productWith();
  const product = productWith({ required: { ...required, contact: ['country'] } });
  expect(problemOf({ product })).toBe('unprocessable data.cart.persons.0.country');
  expect(problemOf({ product, says: { person: { country: 'PT' } } })).toBe('right');
});

test('A birth date is checked against the ages of the quoted option on the day of the trip', () => {
  const storedQuote = storedQuoteWith();
  const [one] = requestFor(storedQuote).cart.participants;
  const born = (dateOfBirth: string) => ({ cart: { participants: [one, { ...one, dateOfBirth }] } });
  const product = productWith({ ages: { [storedQuote.optionId]: { adult: { from: 18, to: null } } } });
  const elsewhere = productWith({ ages: { [randomUUID()]: { adult: { from: 18, to: null } } } });
  expect(problemOf({ product, says: born('2008-11-24') })).toBe(
    'unprocessable data.cart.participants.1.dateOfBirth',
  );
  expect(problemOf({ product, says: born('2008-11-23') })).toBe('right');
  expect(problemOf({ product: elsewhere, says: born('2008-11-24') })).toBe('right');
});

test('A transfer request in the quote satisfies a required starting point', () => {
  const { required } = productWith();
  const product = productWith({ required: { ...required, entries: ['starting-point'] } });
  expect(problemOf({ product })).toBe('unprocessable data.startingPointInformation');
  const transferRequest = { pickUp: 'Hotel Cais' } as never;
  expect(problemOf({ product, storedQuote: storedQuoteWith({ ride: transferRequest }) })).toBe('right');
});

test('Only a language of the quote is accepted for the guide', () => {
  const storedQuote = storedQuoteWith({ guideLanguages: ['en', 'zh'] });
  const languageFor = (guideLanguage: string) => ({ otherFields: { guideLanguage } });
  expect(problemOf({ storedQuote, says: languageFor('zh') })).toBe('right');
  expect(problemOf({ storedQuote, says: languageFor('fr') })).toBe('unprocessable data.guideLanguage');
  expect(problemOf({ says: languageFor('en') })).toBe('unprocessable data.guideLanguage');
});

test('The travellers must match the quote, ticket by ticket', () => {
  const adult = { participantName: 'Mara', ticketType: 'adult' };
  expect(problemOf({ says: { cart: { participants: [adult] } } })).toBe(
    'unprocessable data.cart.participants',
  );
  const child = { ...adult, ticketType: 'child' };
  expect(problemOf({ says: { cart: { participants: [adult, child] } } })).toBe(
    'unprocessable data.cart.participants',
  );
});

test('A birth date is at the latest today, by the time zone of the trip', () => {
  const says = { person: { dateOfBirth: '2026-11-22' } };
  expect(problemOf({ says })).toBe('unprocessable data.cart.persons.0.dateOfBirth');
  expect(problemOf({ says, storedQuote: storedQuoteWith({ timeZone: 'Pacific/Auckland' }) })).toBe('right');
});

test('A card number in a text is refused before any other invalid field', () => {
  const { required } = productWith();
  const product = productWith({ required: { ...required, contact: ['country'] } });
  const says = { person: { address: 'Card 4242 4242 4242 4242' } };
  expect(problemOf({ product, says })).toBe('unprocessable data.cart.persons.0.address');
});

test('A mistake about the purchase is refused before missing or invalid fields', () => {
  const says = { method: 'bancontact', charge: { amount: 1 }, person: { dateOfBirth: '2030-01-01' } };
  expect(problemOf({ storedQuote: storedQuoteWith({ onRequest: true }), says })).toBe('conflict amount');
});
