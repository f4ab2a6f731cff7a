import { randomUUID } from 'node:crypto';
import { Failure } from '@ashore/core/errors/failure.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { sourcesOf } from '../quotes/quote-sources.ts';
import { countersOf, letExpire, loadQuoteWorld, sailId } from '../quotes/quotes-for-tests.ts';
import { showQuote } from '../quotes/show-quote.ts';
import { deskFor, emptyBookings, heldQuote, stateOf } from './desk-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

/** The code and the field of what is refused. */
const refusal = (done: Promise<unknown>) =>
  done.then(
    () => 'done',
    (error) => (error instanceof Failure ? [error.code, error.field].join(' ').trim() : String(error)),
  );
const rowsOf = async (text: string) => (await place.database.pool.query(text)).rows;

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
  ['conflict requireConfirmation', { more: { requireConfirmation: true } }],
  ['conflict acceptedTerms', { more: { acceptedTerms: '2019-01-01' } }],
  ['unprocessable data.stripePaymentMethod', { method: 'bill-organisation' }],
  [
    'unprocessable data.cart.participants',
    { cart: { participants: [{ participantName: 'A', ticketType: 'adult' }] } },
  ],
  ['unprocessable data.cart.persons.0.firstName', { person: { firstName: '4242 4242 4242 4242' } }],
])('What is wrong is refused as %s, and nothing is booked or asked for.', async (expected, differences) => {
  const { pay, provider } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  expect(await refusal(pay(quote, differences))).toBe(expected);
  expect(await stateOf(place.database)).toEqual([]);
  expect(provider.asked).toEqual([]);
});

test('What the cart held is gone: nothing is booked, however right the rest is.', async () => {
  const { pay } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  await letExpire(place.database, quote.cartId);
  expect(await refusal(pay(quote))).toBe('gone cartId');
  expect(await refusal(pay({ ...quote, cartId: randomUUID() }))).toBe('gone cartId');
});

test('The try is written down before anybody is asked for money, and the spots wait for the answer.', async () => {
  let seen: unknown;
  const { pay } = deskFor(place.database, {
    faultOf: (deed) => {
      if (deed === 'create')
        seen = rowsOf(`select p.state, b.state as booking, b.pay_until - h.expires_at < '1 ms' as waits
          from payments p join bookings b on b.id = p.booking_id join holds h on h.id = b.hold_id`);
      return undefined;
    },
  });
  await pay(await heldQuote(place.database), { charge: { paymentMethodId: 'challenge' } });
  expect(await seen).toEqual([{ state: 'asked', booking: 'awaiting_payment', waits: true }]);
});

test('A refused card ends the waiting when the hold would have ended, yet leaves time for another.', async () => {
  const { pay } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  await pay(quote, { charge: { paymentMethodId: 'declined' } });
  const [{ until, same }] = await rowsOf(
    `select b.pay_until as until, abs(extract(epoch from h.expires_at - b.pay_until)) < 0.001 as same from bookings b join holds h on h.id = b.hold_id`,
  );
  expect([until.toISOString(), same]).toEqual([quote.expiryTime, true]);
  await place.database.pool.query(`update bookings set held_until = now() + interval '5 seconds'`);
  await pay(quote, { charge: { paymentMethodId: 'declined' } });
  const [{ seconds }] = await rowsOf(
    'select extract(epoch from pay_until - now())::int as seconds from bookings',
  );
  expect(seconds).toBeGreaterThan(280);
  expect(seconds).toBeLessThanOrEqual(300);
});

test('Another card is tried only after the first try is cancelled at the provider.', async () => {
  const { pay, provider } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  await pay(quote, { charge: { paymentMethodId: 'challenge' } });
  expect(await pay(quote)).toMatchObject({ outcome: 'sold', booking: { state: 'confirmed' } });
  expect([...provider.intents.values()].map(({ state }) => state)).toEqual(['cancelled', 'captured']);
});

test('Where the first try has brought the money after all, the second is never made.', async () => {
  const { pay, provider } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  await pay(quote, { charge: { paymentMethodId: 'challenge' } });
  const [first] = [...provider.intents.keys()];
  provider.finish(first ?? '', 'paid');
  expect(await pay(quote)).toMatchObject({ outcome: 'booked', booking: { state: 'confirmed' } });
  expect(provider.intents.size).toBe(1);
});

test('Of two tabs that press at the same moment one pays, and no other charge is ever made.', async () => {
  const { pay, provider } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refusal(pay(quote))));
  expect(answers).toContain('done');
  expect(new Set(answers).difference(new Set(['done', 'conflict attemptId']))).toEqual(new Set());
  const states = [...provider.intents.values()].map(({ state }) => state);
  expect(states.filter((state) => state === 'captured')).toHaveLength(1);
  expect(await stateOf(place.database)).toEqual(['confirmed']);
});

test('The word of a try names that try: with another method it is refused, and nothing is done.', async () => {
  const { pay, provider } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  const attemptId = randomUUID();
  await pay(quote, { charge: { paymentMethodId: 'declined' }, more: { attemptId } });
  const other = await heldQuote(place.database);
  expect(await refusal(pay(other, { more: { attemptId } }))).toBe('unprocessable data.attemptId');
  expect(provider.intents.size).toBe(1);
});

test('Of the same cart as well: another method wants another word.', async () => {
  const { pay, provider } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  const attemptId = randomUUID();
  await pay(quote, { charge: { paymentMethodId: 'declined' }, more: { attemptId } });
  const again = pay(quote, { more: { attemptId, stripePaymentMethod: 'paypal' } });
  expect(await refusal(again)).toBe('unprocessable data.attemptId');
  expect(provider.intents.size).toBe(1);
});

test('Who tries card after card is stopped.', async () => {
  const { pay } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  const bad = { charge: { paymentMethodId: 'declined' } };
  for (let count = 0; count < 10; count++) expect(await refusal(pay(quote, bad))).toBe('done');
  expect(await refusal(pay(quote))).toBe('too_many_requests');
});

test('As long as nothing is paid, what is sent again is what counts: who comes, how to reach them, and what is held.', async () => {
  const { pay } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  const bad = { charge: { paymentMethodId: 'declined' } };
  const first = await pay(quote, bad);
  const more = await heldQuote(place.database, { cartId: quote.cartId, party: { adult: 3 } });
  const paid = await pay(more, { person: { email: 'jonas@example.org' } });
  expect(paid.booking.orderNumber).toBe(first.booking.orderNumber);
  expect(
    await rowsOf('select contact ->> $$email$$ as email, total_minor::int as total, spots from bookings'),
  ).toEqual([{ email: 'jonas@example.org', total: 14_550, spots: 3 }]);
  expect(await rowsOf('select price_minor::int as price from booking_tickets')).toEqual(
    Array(3).fill({ price: 4_850 }),
  );
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 3 }]);
});

test('A cart of which nothing came books anew, and what it booked before stays as it ended.', async () => {
  const { pay } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  await pay(quote, { charge: { paymentMethodId: 'declined' } });
  await place.database.pool.query(`update bookings set state = 'expired'`);
  const again = await heldQuote(place.database, { cartId: quote.cartId });
  await pay(again);
  expect((await stateOf(place.database)).toSorted()).toEqual(['confirmed', 'expired']);
});

test('A group pays one price, and every ticket of it has a part; all parts are the whole.', async () => {
  const { pay } = deskFor(place.database);
  const quote = await heldQuote(place.database, { party: { adult: 2, child: 1 }, currency: 'JPY' });
  await pay(quote);
  const prices = await rowsOf(
    'select band, price_minor::int as price, code from booking_tickets order by position',
  );
  expect(prices.map(({ band }) => band)).toEqual(['adult', 'adult', 'child']);
  expect(prices.reduce((sum, { price }) => sum + price, 0)).toBe(quote.grandTotal);
  expect(new Set(prices.map(({ code }) => code)).size).toBe(3);
});

test('What the supplier must know is asked of the product, not of the client.', async () => {
  const { pay } = deskFor(place.database);
  await place.database.pool.query(
    `update products set required_main_contact_data = '{country}', required_participants_data = '{gender}' where id = $1`,
    [sailId],
  );
  const quote = await heldQuote(place.database);
  expect(await refusal(pay(quote))).toBe('unprocessable data.cart.persons.0.country');
  expect(await refusal(pay(quote, { person: { country: 'PT' } }))).toBe(
    'unprocessable data.cart.participants.0.gender',
  );
  await place.database.pool.query(
    `update products set required_main_contact_data = '{}', required_participants_data = '{}' where id = $1`,
    [sailId],
  );
});

test('A quote that is bought is shown as bought, in whatever language it is read.', async () => {
  const { pay, desk } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  await pay(quote);
  const hold = await desk.inventories.find(quote.cartId);
  if (!hold) throw new Error('There is no hold.');
  expect(await showQuote(sourcesOf(place.database), hold, 'de')).toMatchObject({ state: 'sold' });
});
