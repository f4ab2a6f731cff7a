import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { loadQuoteWorld } from '../quotes/quotes-for-tests.ts';
import { checkoutOf } from './checkout-for-tests.ts';
import { deskFor, emptyBookings, heldQuote } from './desk-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

/** A cart that is bought, and another checkout of it. */
async function bought() {
  const { pay } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  const attemptId = randomUUID();
  const { booking } = await pay(quote, { more: { attemptId } });
  expect(booking.state).toBe('confirmed');
  const [person] = checkoutOf(quote).data.cart.persons;
  const { rows } = await place.database.pool.query('select provider_id as id from payments');
  const as = (email: string) => ({ person: { email } });
  const numberOf = (differences: Parameters<typeof pay>[1]) =>
    pay(quote, differences).then((again) => again.booking.orderNumber === booking.orderNumber);
  return { numberOf, as, attemptId, intentId: rows[0].id as string, email: person?.email ?? '' };
}

test('Whoever knows only the name of a cart that is bought hears nothing of its booking.', async () => {
  const { numberOf, as } = await bought();
  await expect(numberOf(as('somebody@example.org'))).rejects.toMatchObject({ code: 'gone', field: 'cartId' });
});

test('Whoever bought it is told of it again: under the word of his try, by its intent, or with his address however written.', async () => {
  const { numberOf, as, attemptId, intentId, email } = await bought();
  const other = as('other@example.org');
  expect(await numberOf({ ...other, more: { attemptId } })).toBe(true);
  expect(await numberOf({ ...other, charge: { paymentIntentId: intentId } })).toBe(true);
  expect(await numberOf(as(email.toUpperCase()))).toBe(true);
});
