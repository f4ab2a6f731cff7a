import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEmailAddress } from '../../../../../tests/support/new-email-address.ts';
import { insertBooking } from '../../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';
import { canViewCart, findBooking, findBookingByKey, openedByKeySql } from './access.ts';
import { findBookingByOrderNumber, readBooking, readBookingOfCart, wasAbandoned } from './booking.ts';

let testDb: TestDatabase;

/** A booking of a traveller, another one, and one on the account of an organisation, for the same guest. */
let own: Booked;
let other: Booked;
let billed: Booked;

type Booked = Awaited<ReturnType<typeof booked>>;

async function booked(organisationId?: string) {
  const { id } = await insertBooking(testDb.database, {
    names: ['Mara Lind'],
    ...(organisationId !== undefined && { organisationId }),
  });
  const { rows } = await testDb.database.pool.query<{
    id: string;
    cartId: string;
    orderNumber: string;
    accessKey: string;
    guestKey: string;
  }>(
    `select id, cart_id as "cartId", order_number as "orderNumber", access_key as "accessKey", guest_key as "guestKey"
     from bookings where id = $1`,
    [id],
  );
  if (!rows[0]) throw new Error('There is no booking.');
  return rows[0];
}

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  const organisationId = randomUUID();
  await testDb.database.pool.query(
    `insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Sol')`,
    [organisationId],
  );
  [own, other, billed] = [await booked(), await booked(), await booked(organisationId)];
});
afterAll(() => testDb.drop());

async function newAccount(): Promise<string> {
  const id = randomUUID();
  await testDb.database.pool.query(
    `insert into accounts (id, name, locale, email, email_key) values ($1, 'Mara Lind', 'en', $2, $2)`,
    [id, newEmailAddress('mara')],
  );
  return id;
}

/** The bookings that a key opens for reading, or an account by an order number. */
async function openedBy(key: string, accountId?: string): Promise<string[]> {
  const { rows } = await testDb.database.pool.query<{ id: string }>(
    `select booking.id from bookings booking where ${openedByKeySql('$1', '$2')}`,
    [key, accountId ?? null],
  );
  return rows.map(({ id }) => id);
}

test('A key opens its own booking, and a guest key only one that an organisation pays for', async () => {
  for (const { id, accessKey } of [own, other, billed]) expect(await openedBy(accessKey)).toEqual([id]);
  expect(await openedBy(billed.guestKey)).toEqual([billed.id]);
  for (const { guestKey } of [own, other]) expect(await openedBy(guestKey)).toEqual([]);
  expect(await openedBy('')).toEqual([]);
});

test('An order number opens a booking for its own account, for no other account and for no visitor', async () => {
  const { pool } = testDb.database;
  const [account, otherAccount] = [await newAccount(), await newAccount()];
  const { id, orderNumber, cartId } = await booked();
  await pool.query('update bookings set account_id = $2 where id = $1', [id, account]);
  expect(await openedBy(orderNumber, account)).toEqual([id]);
  expect(await findBookingByKey(pool, orderNumber, account)).toMatchObject({ id });
  expect(await canViewCart(pool, cartId, orderNumber, account)).toBe(true);
  for (const stranger of [otherAccount, undefined]) {
    expect(await openedBy(orderNumber, stranger)).toEqual([]);
    await expect(findBookingByKey(pool, orderNumber, stranger)).rejects.toMatchObject({ code: 'not_found' });
    expect(await canViewCart(pool, cartId, orderNumber, stranger)).toBe(false);
  }
});

test('Only the access key, and no guest key, finds a booking to change', async () => {
  const { pool } = testDb.database;
  for (const { id, accessKey } of [own, other, billed])
    expect(await findBookingByKey(pool, accessKey)).toMatchObject({ id });
  for (const key of [own.guestKey, billed.guestKey, 'A'.repeat(43), ''])
    await expect(findBookingByKey(pool, key)).rejects.toMatchObject({ code: 'not_found' });
});

test('Order number and email address give the access key of that booking, and the guest key if an organisation pays', async () => {
  const keyOf = ({ orderNumber }: Booked) =>
    findBooking(testDb.database.pool, { orderNumber, email: 'mara@example.org' });
  expect([await keyOf(own), await keyOf(other), await keyOf(billed)]).toEqual([
    own.accessKey,
    other.accessKey,
    billed.guestKey,
  ]);
});

test('A booking is read by its own ID, order number and cart', async () => {
  const { pool } = testDb.database;
  for (const { id, orderNumber, cartId } of [own, other, billed]) {
    expect(await readBooking(pool, id)).toMatchObject({ id });
    expect(await findBookingByOrderNumber(pool, orderNumber.toLowerCase())).toMatchObject({ id });
    expect(await readBookingOfCart(pool, cartId)).toMatchObject({ id });
  }
  expect(await readBookingOfCart(pool, randomUUID())).toBeUndefined();
  expect(await findBookingByOrderNumber(pool, '00000000')).toBeUndefined();
});

test('The latest booking of a cart is read, and its access key is needed even after an earlier one expired', async () => {
  const { pool } = testDb.database;
  const [first, second] = [await booked(), await booked()];
  await pool.query(
    `update bookings set state = 'expired', cart_id = $2, booked_at = booked_at - interval '1 hour' where id = $1`,
    [first.id, second.cartId],
  );
  expect(await readBookingOfCart(pool, second.cartId)).toMatchObject({ id: second.id });
  const canView = (key?: string) => canViewCart(pool, second.cartId, key);
  expect([await canView(second.accessKey), await canView()]).toEqual([true, false]);
  for (const { accessKey } of [first, own]) expect(await canView(accessKey)).toBe(false);
});

test('A cart without a booking is open, even if other carts bought', async () => {
  expect(await canViewCart(testDb.database.pool, randomUUID())).toBe(true);
});

test('Only a booking that its traveller ended before paying counts as abandoned', async () => {
  const { pool } = testDb.database;
  const isAbandonedAfter = async (step: string, actor: string) => {
    const { id } = await booked();
    await pool.query(
      `insert into booking_transitions (booking_id, step, from_state, to_state, actor)
       values ($1, $2, 'awaiting_payment', 'expired', $3)`,
      [id, step, actor],
    );
    return wasAbandoned(pool, { id });
  };
  expect(await isAbandonedAfter('expire', 'traveller')).toBe(true);
  expect(await isAbandonedAfter('expire', 'clock')).toBe(false);
  expect(await isAbandonedAfter('withdraw', 'traveller')).toBe(false);
});
