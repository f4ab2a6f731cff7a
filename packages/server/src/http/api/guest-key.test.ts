import { randomUUID } from 'node:crypto';
import { guestBookingView } from '@ashore/core/contract/booking-view.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listeningApp } from '../../../test-support/app/listening-app.ts';
import { insertBooking } from '../../../test-support/bookings/booked-cart.ts';
import { numberedInvoice } from '../../../test-support/bookings/numbered-invoice.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { call } from '../../../test-support/http/quote-calls.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;
let app: Awaited<ReturnType<typeof listeningApp>>;
const hotelId = randomUUID();

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  await testDb.database.pool.query(
    `insert into organisations (id, kind, name, email_address) values ($1, 'concierge', 'Hotel Cais', 'cais@example.org')`,
    [hotelId],
  );
  app = await listeningApp({ database: testDb.database });
});
afterAll(async () => {
  await app.close();
  await testDb.drop();
});

/** A booking with its invoice and both its keys: on the account of a hotel, or paid by the contact person. */
async function bookForGuest(organisationId: string | undefined = hotelId) {
  const booking = await insertBooking(testDb.database, organisationId === '' ? {} : { organisationId });
  const { rows } = await testDb.database.pool.query(
    'select guest_key as "guestKey", cart_id as "cartId" from bookings where id = $1',
    [booking.id],
  );
  const number = await numberedInvoice(testDb.database, booking.id);
  return { ...booking, ...(rows[0] as { guestKey: string; cartId: string }), number };
}

const getJson = (path: string) => call(app.url, path);
const statusOfDocument = async (path: string) => (await fetch(`${app.url}/papers/${path}`)).status;

test('The guest key reveals the trip and its tickets, and no amount, invoice, cart or other key', async () => {
  const { guestKey, accessKey, cartId, number } = await bookForGuest();
  const { status, body } = await getJson(`/bookings/${guestKey}`);
  expect(status).toBe(200);
  expect(guestBookingView.strict().safeParse(body).error).toBeUndefined();
  expect(body).toMatchObject({
    seenBy: 'guest',
    bookedBy: 'Hotel Cais',
    tickets: [{ code: expect.any(String) }, {}],
  });
  expect(body.ticketUrl).toBe(`/papers/${guestKey}/ticket.pdf`);
  const text = JSON.stringify(body);
  for (const secret of [accessKey, cartId, number, ':97', 'Total', 'price', 'refund'])
    expect(text).not.toContain(secret);
  expect((await getJson(`/bookings/${accessKey}`)).body).toMatchObject({
    seenBy: 'owner',
    grandTotal: 97,
    mayCancel: true,
  });
});

test('The guest key opens the ticket and the calendar entry; only the organisation’s key opens the invoice', async () => {
  const { guestKey, accessKey, number } = await bookForGuest();
  expect(await statusOfDocument(`${guestKey}/ticket.pdf`)).toBe(200);
  expect(await statusOfDocument(`${guestKey}/trip.ics`)).toBe(200);
  expect(await statusOfDocument(`${guestKey}/invoice-${number}.pdf`)).toBe(404);
  expect(await statusOfDocument(`${accessKey}/invoice-${number}.pdf`)).toBe(200);
});

test('A guest can neither see a cancellation quote nor cancel; the organisation can', async () => {
  const { id, guestKey, accessKey } = await bookForGuest();
  const post = (path: string, body: object) => call(app.url, path, { method: 'POST', body });
  expect((await post(`/bookings/${guestKey}/cancellation-quote`, {})).status).toBe(404);
  expect((await post(`/bookings/${guestKey}/cancellation`, { refund: 97 })).status).toBe(404);
  const { rows } = await testDb.database.pool.query('select state from bookings where id = $1', [id]);
  expect(rows).toEqual([{ state: 'confirmed' }]);
  const { body } = await post(`/bookings/${accessKey}/cancellation-quote`, {});
  expect(body).toMatchObject({ price: 97 });
  const { refund } = body;
  expect(await post(`/bookings/${accessKey}/cancellation`, { refund })).toMatchObject({
    body: { seenBy: 'owner', state: 'cancelled' },
  });
  expect((await getJson(`/bookings/${guestKey}`)).body).toMatchObject({
    seenBy: 'guest',
    state: 'cancelled',
  });
});

test('A booking paid by the contact person has one key, and its guest key opens nothing', async () => {
  const { guestKey, accessKey } = await bookForGuest('');
  expect((await getJson(`/bookings/${guestKey}`)).status).toBe(404);
  expect(await statusOfDocument(`${guestKey}/ticket.pdf`)).toBe(404);
  expect((await getJson(`/bookings/${accessKey}`)).body).toMatchObject({ seenBy: 'owner' });
});

test('A guest finds the guest key by order number and email address, and the organisation’s key cannot be found', async () => {
  const find = async (orderNumber: string, email: string) =>
    (await call(app.url, '/bookings/search', { method: 'POST', body: { orderNumber, email } })).body
      .accessKey;
  const { orderNumber, guestKey } = await bookForGuest();
  expect(await find(orderNumber, 'Mara@example.org')).toBe(guestKey);
  expect(await find(orderNumber, 'CAIS@example.org')).toBeUndefined();
  const booking = await bookForGuest('');
  expect(await find(booking.orderNumber, 'mara@example.org')).toBe(booking.accessKey);
  await testDb.database.pool.query('update bookings set organisation_id = $1 where id = $2', [
    hotelId,
    booking.id,
  ]);
  expect(await find(booking.orderNumber, 'cais@example.org')).toBeUndefined();
  expect(await find(booking.orderNumber, 'mara@example.org')).toBe(booking.accessKey);
});
