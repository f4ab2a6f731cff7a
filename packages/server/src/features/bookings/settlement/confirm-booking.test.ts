import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  balances,
  bookingDeps,
  emptyBookings,
  heldQuote,
  letPaymentEnd,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { discountWith } from '../../../../test-support/discounts/discounts.ts';
import {
  countersOf,
  quoteCatalogue,
  shared,
  showId,
  showOption,
  type TestQuoteInput,
} from '../../../../test-support/quotes/quotes.ts';
import { transaction } from '../../../database/transaction.ts';
import { readPaymentsOf } from '../../payments/payment.ts';
import { lockBooking, readBooking } from '../booking.ts';
import { numberDocuments } from '../documents/number-documents.ts';
import { expireBooking } from '../maintenance/expire-bookings.ts';
import { confirmAcceptedBooking, confirmWithoutPayment } from './confirm-booking.ts';
import { settlePayment } from './settle-payment.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(async () => {
  await emptyBookings(testDb.database);
  await select('truncate discounts cascade');
});
afterAll(() => testDb.drop());

const select = async (text: string, values: unknown[] = []) =>
  (await testDb.database.pool.query(text, values)).rows;
const onRequest: TestQuoteInput = { product: showId, optionId: showOption, time: localTime('18:30') };
const stepsOf = async (bookingId: string) =>
  (
    await select('select step, actor from booking_transitions where booking_id = $1 order by id', [bookingId])
  ).map(({ step, actor }) => `${step} by ${actor}`);
async function invoices() {
  await numberDocuments(testDb.database);
  return select('select kind, total_minor::int as minor from invoices');
}

/** A held quote for which nothing is to be paid. */
async function freeQuote(input: TestQuoteInput) {
  const option = input.optionId ?? shared;
  const before = await select('select band, price_minor as minor from option_tickets where option_id = $1', [
    option,
  ]);
  await select('update option_tickets set price_minor = 0 where option_id = $1', [option]);
  const quote = await heldQuote(testDb.database, input);
  for (const { band, minor } of before)
    await select('update option_tickets set price_minor = $3 where option_id = $1 and band = $2', [
      option,
      band,
      minor,
    ]);
  return quote;
}

/** Books a held quote that is free, on an organisation's account, or paid at once. */
async function booked(input: TestQuoteInput, how: 'free' | 'account' | 'paid') {
  const { pay } = bookingDeps(testDb.database);
  const quote = how === 'free' ? await freeQuote(input) : await heldQuote(testDb.database, input);
  const { booking } =
    how === 'account' ? await pay(quote, { method: 'bill-organisation' }, 'billed') : await pay(quote);
  return { ...(await readBooking(testDb.database.pool, booking.id)), id: booking.id };
}

const sold = { provider: -9_700, supplier: 7_760, commission: 1_940 };

test.each([
  ['a paid booking', {}, 'paid', 'pay by provider', 'confirmed', sold],
  [
    'a booking on account',
    {},
    'account',
    'put_on_account by traveller',
    'confirmed',
    {
      organisation: -9_700,
      supplier: 7_760,
      commission: 1_940,
    },
  ],
  ['a free booking', {}, 'free', 'pay by provider', 'confirmed', {}],
  ['a paid request', onRequest, 'paid', 'request by provider', 'on_request', {}],
  ['a request on account', onRequest, 'account', 'request_on_account by traveller', 'on_request', {}],
  ['a free request', onRequest, 'free', 'request by provider', 'on_request', {}],
] as const)('%s sells its spots with one step, and only a confirmed one has entries', async (...row) => {
  const [, input, how, step, state, entries] = row;
  const booking = await booked(input, how);
  expect(booking.state).toBe(state);
  expect((await stepsOf(booking.id)).at(-1)).toBe(step);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 2 }]);
  expect(await balances(testDb.database)).toEqual(entries);
});

test('Only a confirmed sale of something has an invoice, over its total', async () => {
  await booked({}, 'free');
  await booked(onRequest, 'account');
  await booked(onRequest, 'paid');
  expect(await invoices()).toEqual([]);
  await booked({ party: { adult: 1 } }, 'account');
  expect(await invoices()).toEqual([{ kind: 'invoice', minor: 4_850 }]);
});

/** A booking whose payment succeeds after its time to pay has ended. */
async function late(code?: string) {
  const { database } = testDb;
  const shop = bookingDeps(database);
  const quote = await heldQuote(database);
  const { booking } = await shop.pay(quote, {
    charge: { paymentMethodId: 'challenge', ...(code !== undefined && { amount: 87.3 }) },
    ...(code !== undefined && { cart: { voucherCode: code } }),
  });
  const [payment] = await readPaymentsOf(database.pool, booking.id);
  const intent = payment?.providerId ? shop.provider.intents.get(payment.providerId) : undefined;
  if (!payment || !intent) throw new Error('Nothing was begun.');
  await letPaymentEnd(database);
  await expireBooking(shop.deps, { bookingId: booking.id, actor: 'clock' });
  const { amount } = intent;
  const settle = () =>
    settlePayment(shop.deps, {
      payment,
      intent: { ...intent, state: 'captured', capturedMinor: amount.amount },
    });
  return { ...shop, booking, settle };
}

test('A late payment confirms its booking with a step of its own', async () => {
  const { booking, settle } = await late();
  expect(await settle()).toMatchObject({ outcome: 'sold', booking: { state: 'confirmed' } });
  expect((await stepsOf(booking.id)).at(-1)).toBe('pay_late by provider');
  expect(await invoices()).toEqual([{ kind: 'invoice', minor: 9_700 }]);
});

test('A booking of another cart, or one of the same cart that has ended, does not keep late money from its booking', async () => {
  const { booking, settle } = await late();
  await booked({ party: { adult: 1 } }, 'paid');
  await select(`update bookings set state = 'cancelled', cart_id = $1 where id <> $2`, [
    booking.cartId,
    booking.id,
  ]);
  expect(await settle()).toMatchObject({ outcome: 'sold' });
});

test('A late payment at a price with a code is refunded if the code is used up since, and the traveller is notified', async () => {
  const { database } = testDb;
  const code = await discountWith(database, { mostUses: 1 });
  const { settle, jobs } = await late(code);
  await select('update discounts set uses = most_uses');
  expect(await settle()).toMatchObject({ outcome: 'refunded', booking: { state: 'expired' } });
  expect(await jobs()).toEqual(expect.arrayContaining(['late_money', 'pay-refund']));
  expect(await countersOf(database)).toMatchObject([{ sold: 0 }]);
});

test('A late payment at a price with a code redeems it again, and gives it back if no spots are left', async () => {
  const { database } = testDb;
  const uses = async () => (await select('select uses from discounts'))[0].uses;
  const { settle } = await late(await discountWith(database, { mostUses: 2 }));
  expect(await uses()).toBe(0);
  const other = await heldQuote(database, { party: { adult: 6 } });
  expect(await settle()).toMatchObject({ outcome: 'refunded' });
  expect(await uses()).toBe(0);
  expect(other.cartId).toBeDefined();
  await emptyBookings(database);
  const second = await late(await discountWith(database, { code: 'SECOND', mostUses: 2 }));
  expect(await second.settle()).toMatchObject({ outcome: 'sold' });
  expect(await select(`select uses from discounts where code = 'SECOND'`)).toEqual([{ uses: 1 }]);
});

test('Late money for a cart that another active booking has is refunded', async () => {
  const { booking, settle } = await late();
  await booked({ party: { adult: 1 } }, 'paid');
  await select('update bookings set cart_id = $1 where id <> $2', [booking.cartId, booking.id]);
  expect(await settle()).toMatchObject({ outcome: 'refunded', booking: { state: 'expired' } });
});

test('A free booking whose hold has ended is gone, and nothing is recorded', async () => {
  const { database } = testDb;
  const { deps } = bookingDeps(database);
  const booking = await readBooking(database.pool, (await booked({}, 'paid')).id);
  if (!booking) throw new Error('There is no booking.');
  const nothing = { sell: async () => undefined };
  const confirm = transaction(deps.database, ({ client }) => confirmWithoutPayment(client, booking, nothing));
  await expect(confirm).rejects.toMatchObject({ code: 'gone', field: 'cartId' });
  expect(await select('select from free_bookings')).toEqual([]);
});

test('An accepted booking is confirmed once, with its entries and its invoice', async () => {
  const { database } = testDb;
  const { id } = await booked(onRequest, 'account');
  await select(`update bookings set state = 'accepted' where id = $1`, [id]);
  const confirm = () =>
    transaction(database, async ({ client }) =>
      confirmAcceptedBooking(client, await lockBooking(client, id), 'system'),
    );
  expect(await confirm()).toMatchObject({ state: 'confirmed' });
  expect(await confirm()).toMatchObject({ state: 'confirmed' });
  expect((await stepsOf(id)).at(-1)).toBe('capture by system');
  expect(await invoices()).toHaveLength(1);
  expect(await balances(database)).toMatchObject({ organisation: -9_700 });
});
