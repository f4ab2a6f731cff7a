import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingDeps, emptyBookings, heldQuote } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { letExpire, quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const referrals = async () =>
  (
    await testDb.database.pool.query<{ source: string | null }>(
      'select referral_source as source from bookings',
    )
  ).rows.map(({ source }) => source);

test('The affiliate of the hold is that of the booking, although the checkout names none', async () => {
  const quote = await heldQuote(testDb.database, { referralSource: 'harbour-guide' });
  await bookingDeps(testDb.database).pay(quote);
  expect(await referrals()).toEqual(['harbour-guide']);
});

test('The cart keeps its affiliate when its hold is replaced on a page that does not know it', async () => {
  const { cartId } = await heldQuote(testDb.database, { referralSource: 'harbour-guide' });
  const quote = await heldQuote(testDb.database, { cartId });
  await bookingDeps(testDb.database).pay(quote);
  expect(await referrals()).toEqual(['harbour-guide']);
});

test('The cart keeps its affiliate when its hold expires and the traveller holds the spots again', async () => {
  const { cartId } = await heldQuote(testDb.database, { referralSource: 'harbour-guide' });
  await letExpire(testDb.database, cartId);
  await bookingDeps(testDb.database).pay(await heldQuote(testDb.database, { cartId }));
  expect(await referrals()).toEqual(['harbour-guide']);
});

test('A corrected booking keeps its affiliate on a page that does not know it', async () => {
  const { pay } = bookingDeps(testDb.database);
  const { cartId } = await heldQuote(testDb.database, { referralSource: 'harbour-guide' });
  const quote = await heldQuote(testDb.database, { cartId });
  await pay(quote, { charge: { paymentMethodId: 'declined' } });
  await testDb.database.pool.query('update bookings set referral_source = null');
  await pay(quote);
  expect(await referrals()).toEqual(['harbour-guide']);
});

test('The latest affiliate counts: that of the checkout before that of the hold', async () => {
  const { cartId } = await heldQuote(testDb.database, { referralSource: 'city-blog' });
  const quote = await heldQuote(testDb.database, { cartId, referralSource: 'harbour-guide' });
  const cartItems = [
    { itemDetailsJson: JSON.stringify({ quoteId: quote.quoteId }), referralSource: 'island-map' },
  ];
  await bookingDeps(testDb.database).pay(quote, { cart: { cartItems } });
  expect(await referrals()).toEqual(['island-map']);
});

test('A cart without an affiliate is booked without one', async () => {
  await bookingDeps(testDb.database).pay(await heldQuote(testDb.database));
  expect(await referrals()).toEqual([null]);
});
