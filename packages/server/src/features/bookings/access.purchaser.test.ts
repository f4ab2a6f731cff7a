import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingDeps, emptyBookings, heldQuote } from '../../../test-support/bookings/booking-deps.ts';
import { checkoutOf } from '../../../test-support/bookings/checkout-request.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';
import { canViewCart } from './access.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

/** Buys a cart. `getsBookingAgain` sends its checkout again, with these differences. */
async function bought() {
  const { pay } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  const attemptId = randomUUID();
  const { booking } = await pay(quote, { otherFields: { attemptId } });
  expect(booking.state).toBe('confirmed');
  const [person] = checkoutOf(quote).data.cart.persons;
  const { rows } = await testDb.database.pool.query('select provider_id as id from payments');
  const as = (email: string) => ({ person: { email } });
  const getsBookingAgain = (differences: Parameters<typeof pay>[1]) =>
    pay(quote, differences).then((again) => again.booking.orderNumber === booking.orderNumber);
  return {
    getsBookingAgain,
    as,
    booking,
    attemptId,
    intentId: rows[0].id as string,
    email: person?.email ?? '',
  };
}

test('A client that knows only the ID of a bought cart learns nothing about its booking', async () => {
  const { getsBookingAgain, as } = await bought();
  await expect(getsBookingAgain(as('someone@example.org'))).rejects.toMatchObject({
    code: 'gone',
    field: 'cartId',
  });
});

test('The purchaser gets the booking again by attempt ID, by payment intent, or by email address in any case', async () => {
  const { getsBookingAgain, as, attemptId, intentId, email } = await bought();
  const other = as('other@example.org');
  expect(await getsBookingAgain({ ...other, otherFields: { attemptId } })).toBe(true);
  expect(await getsBookingAgain({ ...other, charge: { paymentIntentId: intentId } })).toBe(true);
  expect(await getsBookingAgain(as(email.toUpperCase()))).toBe(true);
});

test('A payment attempt of another booking does not open a bought cart', async () => {
  const other = await bought();
  const { getsBookingAgain, as } = await bought();
  const stranger = as('someone@example.org');
  for (const named of [
    { otherFields: { attemptId: other.attemptId } },
    { charge: { paymentIntentId: other.intentId } },
  ])
    await expect(getsBookingAgain({ ...stranger, ...named })).rejects.toMatchObject({
      code: 'gone',
      field: 'cartId',
    });
});

test.each([
  ['awaiting_payment', true],
  ['expired', true],
  ['on_request', false],
  ['confirmed', false],
  ['completed', false],
  ['declined', false],
  ['cancelled', false],
])('Without the access key a cart whose booking is %s is open: %s', async (state, isOpen) => {
  const { booking } = await bought();
  const { pool } = testDb.database;
  await pool.query('update bookings set state = $1, answer_until = now()', [state]);
  expect(await canViewCart(pool, booking.cartId)).toBe(isOpen);
  expect(await canViewCart(pool, booking.cartId, 'k'.repeat(43))).toBe(isOpen);
  expect(await canViewCart(pool, booking.cartId, booking.accessKey)).toBe(true);
});

test('The guest key does not open the cart of a booking', async () => {
  const { booking } = await bought();
  const { pool } = testDb.database;
  const { rows } = await pool.query('select guest_key as "guestKey" from bookings');
  expect(await canViewCart(pool, booking.cartId, rows[0].guestKey)).toBe(false);
});
