import { randomUUID } from 'node:crypto';
import { guestBookingView } from '@ashore/core/contract/booking-view.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { putBooked } from '../../features/bookings/booked-for-tests.ts';
import { issueInvoice } from '../../features/bookings/issue-invoice.ts';
import { loadQuoteWorld } from '../../features/quotes/quotes-for-tests.ts';
import { listeningApp } from '../../listening-app-for-tests.ts';
import { call } from './quote-calls-for-tests.ts';

let place: TestDatabase;
let app: Awaited<ReturnType<typeof listeningApp>>;
const hotel = randomUUID();

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
  await place.database.pool.query(
    `insert into organisations (id, kind, name, email_address) values ($1, 'concierge', 'Hotel Cais', 'cais@example.org')`,
    [hotel],
  );
  app = await listeningApp({ database: place.database });
});
afterAll(async () => {
  await app.close();
  await place.drop();
});

/** A booking with its invoice, and both of its keys: on the account of a hotel, or paid by whoever booked. */
async function booked(organisationId: string | undefined = hotel) {
  const made = await putBooked(place.database, organisationId === '' ? {} : { organisationId });
  const { rows } = await place.database.pool.query(
    'select guest_key as "guestKey", cart_id as "cartId" from bookings where id = $1',
    [made.id],
  );
  const number = await transaction(place.database, ({ client }) =>
    issueInvoice(client, { bookingId: made.id, kind: 'invoice', totalMinor: 9_700 }),
  );
  return { ...made, ...(rows[0] as { guestKey: string; cartId: string }), number };
}

const get = (path: string) => call(app.url, path);
const paper = async (path: string) => (await fetch(`${app.url}/papers/${path}`)).status;

test('With the key of a guest the trip and the tickets are read, and no sum, no invoice, no cart and no other key.', async () => {
  const { guestKey, accessKey, cartId, number } = await booked();
  const { status, body } = await get(`/bookings/${guestKey}`);
  expect(status).toBe(200);
  expect(guestBookingView.strict().safeParse(body).error).toBeUndefined();
  expect(body).toMatchObject({
    seenBy: 'guest',
    bookedBy: 'Hotel Cais',
    tickets: [{ code: expect.any(String) }, {}],
  });
  expect(body.ticketUrl).toBe(`/papers/${guestKey}/ticket.pdf`);
  const said = JSON.stringify(body);
  for (const secret of [accessKey, cartId, number, ':97', 'Total', 'price', 'refund'])
    expect(said).not.toContain(secret);
  expect((await get(`/bookings/${accessKey}`)).body).toMatchObject({
    seenBy: 'owner',
    grandTotal: 97,
    mayCancel: true,
  });
});

test('The paper of a guest is his ticket; the invoice opens for the key of the house alone.', async () => {
  const { guestKey, accessKey, number } = await booked();
  expect(await paper(`${guestKey}/ticket.pdf`)).toBe(200);
  expect(await paper(`${guestKey}/trip.ics`)).toBe(200);
  expect(await paper(`${guestKey}/invoice-${number}.pdf`)).toBe(404);
  expect(await paper(`${accessKey}/invoice-${number}.pdf`)).toBe(200);
});

test('A guest can neither ask what cancelling brings nor cancel; the house can.', async () => {
  const { id, guestKey, accessKey } = await booked();
  const post = (path: string, body: object) => call(app.url, path, { method: 'POST', body });
  expect((await post(`/bookings/${guestKey}/cancellation-quote`, {})).status).toBe(404);
  expect((await post(`/bookings/${guestKey}/cancellation`, { refund: 97 })).status).toBe(404);
  const { rows } = await place.database.pool.query('select state from bookings where id = $1', [id]);
  expect(rows).toEqual([{ state: 'confirmed' }]);
  const { body } = await post(`/bookings/${accessKey}/cancellation-quote`, {});
  expect(body).toMatchObject({ price: 97 });
  const { refund } = body;
  expect(await post(`/bookings/${accessKey}/cancellation`, { refund })).toMatchObject({
    body: { seenBy: 'owner', state: 'cancelled' },
  });
  expect((await get(`/bookings/${guestKey}`)).body).toMatchObject({ seenBy: 'guest', state: 'cancelled' });
});

test('Whoever has paid himself has one key: the other opens nothing.', async () => {
  const { guestKey, accessKey } = await booked('');
  expect((await get(`/bookings/${guestKey}`)).status).toBe(404);
  expect(await paper(`${guestKey}/ticket.pdf`)).toBe(404);
  expect((await get(`/bookings/${accessKey}`)).body).toMatchObject({ seenBy: 'owner' });
});

test('By number and address a guest finds his key, and nobody that of the house: its address is no secret, and its guest has the number.', async () => {
  const find = async (orderNumber: string, email: string) =>
    (await call(app.url, '/bookings/search', { method: 'POST', body: { orderNumber, email } })).body
      .accessKey;
  const { orderNumber, guestKey } = await booked();
  expect(await find(orderNumber, 'Mara@example.org')).toBe(guestKey);
  expect(await find(orderNumber, 'CAIS@example.org')).toBeUndefined();
  const own = await booked('');
  expect(await find(own.orderNumber, 'mara@example.org')).toBe(own.accessKey);
  await place.database.pool.query('update bookings set organisation_id = $1 where id = $2', [hotel, own.id]);
  expect(await find(own.orderNumber, 'cais@example.org')).toBeUndefined();
  expect(await find(own.orderNumber, 'mara@example.org')).toBe(own.accessKey);
});
