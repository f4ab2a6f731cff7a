import { randomUUID } from 'node:crypto';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBooking } from '../../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';
import { reviewDeps, reviewFixture } from '../../../test-support/reviews/reviews.ts';
import { quoteReadersOf } from '../quotes/quote-readers.ts';
import { showInvitation } from '../reviews/show-invitation.ts';
import { writeReview } from '../reviews/write-review.ts';
import { showBooking } from './show-booking.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
afterAll(() => testDb.drop());

type Booked = { readonly id: string; readonly accessKey: string; readonly guestKey: string };

async function booked(differences: Readonly<Record<string, string>> = {}): Promise<Booked> {
  const { pool } = testDb.database;
  const { id } = await insertBooking(testDb.database, { state: 'completed' });
  for (const [column, value] of Object.entries(differences))
    await pool.query(`update bookings set ${column} = $2 where id = $1`, [id, value]);
  const { rows } = await pool.query(
    `select id, access_key as "accessKey", guest_key as "guestKey", order_number as "bookingReference",
       product_id as product from bookings where id = $1`,
    [id],
  );
  const [{ bookingReference, product, ...booking }] = rows;
  await reviewFixture(testDb.database).invite({
    bookingReference,
    product,
    travelledOn: localDate('2024-11-14'),
  });
  return booking;
}

async function mayReview(key: string): Promise<boolean | undefined> {
  const { readTexts } = quoteReadersOf(testDb.database);
  const [booking, invitation] = await Promise.all([
    showBooking({ client: testDb.database.pool, readTexts, locale: 'en' }, key),
    showInvitation(testDb.database, key),
  ]);
  // The page of the booking offers the form exactly if the form opens.
  expect(invitation?.state === 'open').toBe(booking?.mayReview === true);
  return booking?.mayReview;
}

const write = (invitation: string, text = 'Quiet.') =>
  writeReview(
    testDb.database,
    { id: randomUUID(), invitation, rating: 4, text, author: 'Mara', language: 'en', trap: '' },
    reviewDeps,
  );

test('The key of a completed booking opens its invitation once, and the review is verified', async () => {
  const { accessKey, guestKey } = await booked();
  const other = await booked();
  expect(await mayReview(accessKey)).toBe(true);
  expect(await showInvitation(testDb.database, guestKey)).toBeUndefined();
  await write(accessKey);
  expect(await mayReview(accessKey)).toBe(false);
  await expect(write(accessKey, 'Loud.')).rejects.toMatchObject({ code: 'gone' });
  expect(await mayReview(other.accessKey)).toBe(true);
  const { rows } = await testDb.database.pool.query(
    'select text, verified, status from reviews where invitation_id is not null',
  );
  expect(rows).toEqual([{ text: 'Quiet.', verified: true, status: 'pending' }]);
});

test.each(['confirmed', 'cancelled'])('A booking that is %s cannot be reviewed', async (state) => {
  const { accessKey } = await booked({ state });
  expect(await mayReview(accessKey)).toBe(false);
  await expect(write(accessKey)).rejects.toMatchObject({ code: 'gone' });
});

test('A booking on account is reviewed by its guest, not by the organisation', async () => {
  const { accessKey, guestKey } = await booked({ method: 'bill-organisation' });
  expect([await mayReview(accessKey), await mayReview(guestKey)]).toEqual([false, true]);
  await expect(write(accessKey)).rejects.toMatchObject({ code: 'gone' });
});

test('Sixty days after the invitation the booking no longer offers a review', async () => {
  const { accessKey } = await booked();
  await reviewFixture(testDb.database).later('61 days');
  expect(await mayReview(accessKey)).toBe(false);
});
