import { randomUUID } from 'node:crypto';
import { RETRY_MINUTES, TERMS_VERSION } from '@ashore/core/booking/payment-rules.ts';
import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookingDeps,
  emptyBookings,
  guestCheckout,
  heldQuote,
  stateOf,
} from '../../../../test-support/bookings/booking-deps.ts';
import { checkoutOf } from '../../../../test-support/bookings/checkout-request.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { discountWith } from '../../../../test-support/discounts/discounts.ts';
import { countersOf, letExpire, quoteCatalogue, sailId } from '../../../../test-support/quotes/quotes.ts';
import { showQuote } from '../../quotes/present-quote.ts';
import { quoteReadersOf } from '../../quotes/quote-readers.ts';
import { submitCheckout } from './submit-checkout.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

/** Code and field of a refusal. */
const refusal = (done: Promise<unknown>) =>
  done.then(
    () => 'done',
    (error) => (error instanceof Failure ? [error.code, error.field].join(' ').trim() : String(error)),
  );
const rowsOf = async (text: string) => (await testDb.database.pool.query(text)).rows;

test.each<[string, object]>([
  ['conflict amount', { charge: { amount: 96.99 } }],
  ['conflict amount', { charge: { amount: 0 } }],
  ['invalid_input data.chargeRequest.amount', { charge: { amount: 97.001 } }],
  ['conflict currency', { charge: { currency: 'USD' } }],
  ['conflict currency', { cart: { currency: { id: 'JPY' } } }],
  ['conflict quoteId', { cart: { cartItems: [{ itemDetailsJson: `{"quoteId":"${randomUUID()}"}` }] } }],
  [
    'invalid_input data.cart.cartItems.0.itemDetailsJson',
    { cart: { cartItems: [{ itemDetailsJson: '{' }] } },
  ],
  ['conflict requireConfirmation', { otherFields: { requireConfirmation: true } }],
  ['conflict acceptedTerms', { otherFields: { acceptedTerms: '2019-01-01' } }],
  ['unprocessable data.stripePaymentMethod', { method: 'bill-organisation' }],
  [
    'unprocessable data.cart.participants',
    { cart: { participants: [{ participantName: 'A', ticketType: 'adult' }] } },
  ],
  ['unprocessable data.cart.persons.0.firstName', { person: { firstName: '4242 4242 4242 4242' } }],
])(
  'An invalid checkout is refused as %s, and nothing is booked or charged',
  async (expected, differences) => {
    const { pay, provider } = bookingDeps(testDb.database);
    const quote = await heldQuote(testDb.database);
    expect(await refusal(pay(quote, differences))).toBe(expected);
    expect(await stateOf(testDb.database)).toEqual([]);
    expect(provider.operations).toEqual([]);
  },
);

test('A checkout is refused if the cart’s hold has expired or never existed', async () => {
  const { pay } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  await letExpire(testDb.database, quote.cartId);
  expect(await refusal(pay(quote))).toBe('gone cartId');
  expect(await refusal(pay({ ...quote, cartId: randomUUID() }))).toBe('gone cartId');
});

test('A discount code that a traveller has used as often as allowed is refused, and nothing is booked', async () => {
  const { database } = testDb;
  const { pay } = bookingDeps(database);
  const code = await discountWith(database, { mostOfPerson: 1 });
  const payWithCode = async () =>
    pay(await heldQuote(database), { cart: { voucherCode: code }, charge: { amount: 87.3 } });
  expect((await payWithCode()).booking).toMatchObject({ discountMinor: 970, totalMinor: 8_730 });
  const failure = await payWithCode().catch((error) => error);
  expect(failure).toMatchObject({ code: 'conflict', field: 'voucherCode', reason: 'used_by_you' });
  expect(await stateOf(database)).toHaveLength(1);
  // Without a code the limit does not matter.
  expect((await pay(await heldQuote(database))).booking).toMatchObject({ discountMinor: 0 });
});

test('The version of the terms that was accepted is stored with the booking', async () => {
  const { pay } = bookingDeps(testDb.database);
  await pay(await heldQuote(testDb.database));
  expect(await rowsOf('select terms_version from bookings')).toEqual([{ terms_version: TERMS_VERSION }]);
});

test('A payment attempt is recorded before the provider is called, and the hold lasts until the answer', async () => {
  let rowsAtPayment: unknown;
  const { pay } = bookingDeps(testDb.database, {
    // The provider waits until the rows have been read.
    faultOf: async (operation) => {
      if (operation === 'create')
        rowsAtPayment =
          await rowsOf(`select p.state, b.state as booking, b.pay_until - h.expires_at < '1 ms' as waits
          from payments p join bookings b on b.id = p.booking_id join holds h on h.id = b.hold_id`);
      return undefined;
    },
  });
  await pay(await heldQuote(testDb.database), { charge: { paymentMethodId: 'challenge' } });
  expect(rowsAtPayment).toEqual([{ state: 'requested', booking: 'awaiting_payment', waits: true }]);
});

test('After a declined card the hold ends at its original time, but leaves time for another card', async () => {
  const { pay } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  await pay(quote, { charge: { paymentMethodId: 'declined' } });
  const [{ until, same }] = await rowsOf(
    `select b.pay_until as until, abs(extract(epoch from h.expires_at - b.pay_until)) < 0.001 as same from bookings b join holds h on h.id = b.hold_id`,
  );
  expect([until.toISOString(), same]).toEqual([quote.expiryTime, true]);
  await testDb.database.pool.query(`update bookings set held_until = now() + interval '5 seconds'`);
  await pay(quote, { charge: { paymentMethodId: 'declined' } });
  const [{ seconds }] = await rowsOf(
    'select extract(epoch from pay_until - now())::int as seconds from bookings',
  );
  expect(seconds).toBeGreaterThan(RETRY_MINUTES * 60 - 20);
  expect(seconds).toBeLessThanOrEqual(RETRY_MINUTES * 60);
});

test('A second card is charged only after the first payment attempt is cancelled at the provider', async () => {
  const { pay, provider } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  await pay(quote, { charge: { paymentMethodId: 'challenge' } });
  expect(await pay(quote)).toMatchObject({ outcome: 'sold', booking: { state: 'confirmed' } });
  expect([...provider.intents.values()].map(({ state }) => state)).toEqual(['cancelled', 'captured']);
});

test('If the first payment attempt succeeded after all, no second one is made', async () => {
  const { pay, provider } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  await pay(quote, { charge: { paymentMethodId: 'challenge' } });
  const [first] = [...provider.intents.keys()];
  provider.finish(first ?? '', 'paid');
  expect(await pay(quote)).toMatchObject({ outcome: 'booked', booking: { state: 'confirmed' } });
  expect(provider.intents.size).toBe(1);
});

test.each(['authorised', 'captured'])(
  'While an %s payment is not settled yet, no other payment attempt begins',
  async (state) => {
    const { pay, provider } = bookingDeps(testDb.database);
    const quote = await heldQuote(testDb.database);
    await pay(quote, { charge: { paymentMethodId: 'challenge' } });
    // As while its settlement holds lost spots again.
    await testDb.database.pool.query('update payments set state = $1', [state]);
    expect(await refusal(pay(quote))).toBe('conflict attemptId');
    expect(provider.intents.size).toBe(1);
  },
);

test('A payment that differs from its request is left to an operator and does not block another attempt', async () => {
  const { pay, provider } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  await pay(quote, { charge: { paymentMethodId: 'challenge' } });
  await testDb.database.pool.query(`update payments set state = 'captured', mismatch = 'amount'`);
  expect(await pay(quote)).toMatchObject({ outcome: 'sold', booking: { state: 'confirmed' } });
  expect(provider.intents.size).toBe(2);
});

test.each([
  ['credit-card', 'on_request', 'authorised'],
  ['paypal', 'confirmed', 'captured'],
])(
  'A traveller who asks to pay by %s only once the supplier accepts gets a booking %s',
  async (method, state, payment) => {
    const { pay, provider } = bookingDeps(testDb.database);
    const booked = await pay(await heldQuote(testDb.database), { method, charge: { authorize: true } });
    expect(booked).toMatchObject({ outcome: 'sold', booking: { state } });
    expect([...provider.intents.values()].map((intent) => intent.state)).toEqual([payment]);
  },
);

test('Of many concurrent checkouts of one cart only one is charged', async () => {
  const { pay, provider } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refusal(pay(quote))));
  expect(answers).toContain('done');
  expect(new Set(answers).difference(new Set(['done', 'conflict attemptId']))).toEqual(new Set());
  const states = [...provider.intents.values()].map(({ state }) => state);
  expect(states.filter((state) => state === 'captured')).toHaveLength(1);
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
});

test('An attempt ID of one cart is refused for another cart', async () => {
  const { pay, provider } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  const attemptId = randomUUID();
  await pay(quote, { charge: { paymentMethodId: 'declined' }, otherFields: { attemptId } });
  const other = await heldQuote(testDb.database);
  expect(await refusal(pay(other, { otherFields: { attemptId } }))).toBe('unprocessable data.attemptId');
  expect(provider.intents.size).toBe(1);
});

test('An attempt ID is refused with another payment method', async () => {
  const { pay, provider } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  const attemptId = randomUUID();
  await pay(quote, { charge: { paymentMethodId: 'declined' }, otherFields: { attemptId } });
  const again = pay(quote, { otherFields: { attemptId, stripePaymentMethod: 'paypal' } });
  expect(await refusal(again)).toBe('unprocessable data.attemptId');
  expect(provider.intents.size).toBe(1);
});

test('An attempt ID is refused for another hold of the same cart', async () => {
  const { pay, provider } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  const attemptId = randomUUID();
  await pay(quote, { charge: { paymentMethodId: 'declined' }, otherFields: { attemptId } });
  const changed = await heldQuote(testDb.database, { cartId: quote.cartId, party: { adult: 3 } });
  expect(await refusal(pay(changed, { otherFields: { attemptId } }))).toBe('conflict quoteId');
  expect(provider.intents.size).toBe(1);
});

test('A booking accepts ten payment attempts and no more', async () => {
  const { pay } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  const bad = { charge: { paymentMethodId: 'declined' } };
  for (let count = 0; count < 10; count++) expect(await refusal(pay(quote, bad))).toBe('done');
  expect(await refusal(pay(quote))).toBe('too_many_requests');
});

test('Until payment, a repeated checkout replaces the contact person, the travellers and the quote', async () => {
  const { pay } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  const bad = { charge: { paymentMethodId: 'declined' } };
  const first = await pay(quote, bad);
  const secondQuote = await heldQuote(testDb.database, { cartId: quote.cartId, party: { adult: 3 } });
  const paid = await pay(secondQuote, { person: { email: 'jonas@example.org' } });
  expect(paid.booking.orderNumber).toBe(first.booking.orderNumber);
  expect(
    await rowsOf('select contact ->> $$email$$ as email, total_minor::int as total, spots from bookings'),
  ).toEqual([{ email: 'jonas@example.org', total: 14_550, spots: 3 }]);
  expect(await rowsOf('select price_minor::int as price from booking_tickets')).toEqual(
    Array(3).fill({ price: 4_850 }),
  );
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 3 }]);
});

test('A cart whose booking expired can be booked again, and the expired booking stays unchanged', async () => {
  const { pay } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  await pay(quote, { charge: { paymentMethodId: 'declined' } });
  await testDb.database.pool.query(`update bookings set state = 'expired'`);
  const again = await heldQuote(testDb.database, { cartId: quote.cartId });
  await pay(again);
  expect((await stateOf(testDb.database)).toSorted()).toEqual(['confirmed', 'expired']);
});

test('Ticket prices add up to the booking’s total, and every ticket has its own code', async () => {
  const { pay } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database, { party: { adult: 2, child: 1 }, currency: 'JPY' });
  await pay(quote);
  const prices = await rowsOf(
    'select band, price_minor::int as price, code from booking_tickets order by position',
  );
  expect(prices.map(({ band }) => band)).toEqual(['adult', 'adult', 'child']);
  expect(prices.reduce((sum, { price }) => sum + price, 0)).toBe(quote.grandTotal);
  expect(new Set(prices.map(({ code }) => code)).size).toBe(3);
});

test('Required traveller data is decided by the product, not by the client', async () => {
  const { pay } = bookingDeps(testDb.database);
  await testDb.database.pool.query(
    `update products set required_main_contact_data = '{country}', required_participants_data = '{gender}' where id = $1`,
    [sailId],
  );
  const quote = await heldQuote(testDb.database);
  expect(await refusal(pay(quote))).toBe('unprocessable data.cart.persons.0.country');
  expect(await refusal(pay(quote, { person: { country: 'PT' } }))).toBe(
    'unprocessable data.cart.participants.0.gender',
  );
  await testDb.database.pool.query(
    `update products set required_main_contact_data = '{}', required_participants_data = '{}' where id = $1`,
    [sailId],
  );
});

test('A bought quote is shown as sold in every language', async () => {
  const { pay, deps } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  await pay(quote);
  const hold = await deps.inventories.find(quote.cartId);
  if (!hold) throw new Error('There is no hold.');
  expect(await showQuote(quoteReadersOf(testDb.database), hold, 'de')).toMatchObject({ state: 'sold' });
});

test('A payment method without a payment provider is refused, and nothing is booked', async () => {
  const { deps } = bookingDeps(testDb.database);
  const payments = { ...deps.payments, gatewayFor: () => undefined };
  const request = checkoutRequest.parse(checkoutOf(await heldQuote(testDb.database)).data);
  const checkout = submitCheckout({ ...deps, payments }, { ...guestCheckout, request });
  expect(await refusal(checkout)).toBe('unprocessable data.stripePaymentMethod');
  expect(await stateOf(testDb.database)).toEqual([]);
});

test('A checkout that reads its hold just after another one has sold it finds the booking of that one', async () => {
  const { deps, pay } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  const bookingRead = Promise.withResolvers<void>();
  const { pool } = testDb.database;
  const noticed = new Proxy(pool, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name !== 'query') return member.bind(target);
      return async (...values: unknown[]) => {
        const answer = await Reflect.apply(member, target, values);
        bookingRead.resolve();
        return answer;
      };
    },
  });
  let isFirst = true;
  const find: typeof deps.inventories.find = async (cartId) => {
    if (isFirst) {
      isFirst = false;
      await bookingRead.promise;
      await pay(quote);
    }
    return deps.inventories.find(cartId);
  };
  const request = checkoutRequest.parse(checkoutOf(quote).data);
  const late = {
    ...deps,
    database: { ...testDb.database, pool: noticed },
    inventories: { ...deps.inventories, find },
  };
  expect(await submitCheckout(late, { ...guestCheckout, request })).toMatchObject({ outcome: 'booked' });
  expect(await stateOf(testDb.database)).toHaveLength(1);
});
