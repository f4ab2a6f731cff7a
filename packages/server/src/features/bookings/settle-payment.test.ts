import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import { localTime } from '@ashore/core/time/local-time.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { memoryInventory } from '../../gateways/inventory/memory-inventory-for-tests.ts';
import type { Intent } from '../../gateways/payments/port.ts';
import { readPaymentsOf } from '../payments/read-payments.ts';
import { expireHolds } from '../quotes/expire-holds.ts';
import { countersOf, loadQuoteWorld, showId, showOption } from '../quotes/quotes-for-tests.ts';
import { readBooking } from './booking.ts';
import { balances, deskFor, emptyBookings, heldQuote, letPaymentEnd, stateOf } from './desk-for-tests.ts';
import { hearOfPayment } from './hear-of-payment.ts';
import { lapseBooking } from './lapse-booking.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { settlePayment } from './settle-payment.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

const signal = () => AbortSignal.timeout(5_000);
const challenge = { charge: { paymentMethodId: 'challenge' } };
const six = { party: { adult: 6 } } as const;
const request = { product: showId, optionId: showOption, time: localTime('18:30') };

/** Somebody who has to show his bank who he is, and has not done so yet. */
async function acting(asked: Parameters<typeof heldQuote>[1] = {}) {
  const stage = deskFor(place.database);
  const quote = await heldQuote(place.database, asked);
  const { booking } = await stage.pay(quote, challenge);
  const [payment] = await readPaymentsOf(place.database.pool, booking.id);
  if (!payment?.providerId) throw new Error('Nothing was begun.');
  const { providerId } = payment;
  const event = { gateway: 'sandbox', intentId: providerId, attemptId: payment.id } as const;
  const hear = () => hearOfPayment(stage.desk, event, signal());
  const intent = () => stage.provider.intents.get(providerId) as Intent;
  return { ...stage, quote, booking, payment, hear, intent, id: providerId };
}

test('However many hear of the same money at the same moment, there is one sale, one paper and one thing to tell.', async () => {
  const { provider, id, hear, jobs } = await acting();
  provider.finish(id, 'paid');
  await Promise.all(Array.from({ length: 12 }, hear));
  expect(await stateOf(place.database)).toEqual(['confirmed']);
  expect(await jobs()).toEqual(['pay']);
  const { rows } = await place.database.pool.query('select count(*)::int as papers from invoices');
  expect(rows).toEqual([{ papers: 1 }]);
  expect(await balances(place.database)).toEqual({ provider: -9_700, supplier: 7_760, commission: 1_940 });
});

test.each<[string, (intent: Intent) => Partial<Intent>]>([
  ['amount', () => ({ amount: money(1, 'EUR'), capturedMinor: 1 })],
  ['currency', ({ amount }) => ({ amount: money(amount.amount, 'USD') })],
  ['booking', () => ({ bookingId: randomUUID() })],
  ['booking', () => ({ attemptId: randomUUID() })],
  ['later', () => ({ isLater: true, state: 'authorised', capturedMinor: 0 })],
])(
  'Money of another %s than was asked for buys nothing, and a person has to look.',
  async (doubt, change) => {
    const { desk, provider, id, payment, intent } = await acting();
    provider.finish(id, 'paid');
    const settled = await settlePayment(desk, { payment, intent: { ...intent(), ...change(intent()) } });
    expect(settled).toMatchObject({ outcome: 'doubtful', payment: { doubt } });
    expect(await stateOf(place.database)).toEqual(['awaiting_payment']);
    expect(await balances(place.database)).toEqual({});
  },
);

test('What was heard first is not forgotten for an older word that is heard later.', async () => {
  const { desk, provider, id, payment, intent } = await acting();
  const before = intent();
  provider.finish(id, 'paid');
  await settlePayment(desk, { payment, intent: intent() });
  const late = await settlePayment(desk, { payment, intent: before });
  expect(late).toMatchObject({ outcome: 'sold', payment: { state: 'captured', capturedMinor: 9_700 } });
});

test('Spots that were lost while the bank took its time are taken again where they are free.', async () => {
  const { provider, id, hear, booking } = await acting();
  await letPaymentEnd(place.database);
  await expireHolds(place.database.pool);
  provider.finish(id, 'paid');
  await Promise.all([hear(), hear(), hear()]);
  const sold = await readBooking(place.database.pool, booking.id);
  expect(sold).toMatchObject({ state: 'confirmed' });
  expect(sold?.holdId).not.toBe(booking.holdId);
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 2 }]);
});

test('Where somebody else has them, the booking ends and the money goes back, once and all of it.', async () => {
  const { provider, id, hear, jobs, giveAllBack, intent } = await acting(six);
  await letPaymentEnd(place.database);
  await heldQuote(place.database, six);
  provider.finish(id, 'paid');
  await Promise.all([hear(), hear(), hear()]);
  expect(await stateOf(place.database)).toEqual(['expired']);
  expect(await jobs()).toEqual(['lapse', 'late_money', 'give-back']);
  await giveAllBack();
  await giveAllBack();
  expect(intent().refunds).toMatchObject([{ amountMinor: 29_100, state: 'done' }]);
  expect(await balances(place.database)).toEqual({});
  expect((await jobs()).slice(3)).toEqual(['refunded']);
});

test.each(['before', 'after'])(
  'Money that goes back buys nothing, though its spots come free again and it is heard of once more, %s it has arrived.',
  async (moment) => {
    const { pool } = place.database;
    const { provider, id, hear, giveAllBack, intent } = await acting(six);
    await letPaymentEnd(place.database);
    await heldQuote(place.database, six);
    provider.finish(id, 'paid');
    await hear();
    if (moment === 'after') await giveAllBack();
    await pool.query(`update holds set expires_at = now() - interval '1 second' where state = 'held'`);
    await expireHolds(pool);
    expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 0 }]);
    await hear();
    expect(await stateOf(place.database)).toEqual(['expired']);
    await giveAllBack();
    expect(intent().refunds).toMatchObject([{ amountMinor: 29_100 }]);
    expect(await balances(place.database)).toEqual({});
  },
);

test('What was set aside for nothing and is to be let go buys nothing either.', async () => {
  const { provider, id, hear, giveAllBack, intent } = await acting(request);
  await letPaymentEnd(place.database);
  await place.database.pool.query('update departures set closed = true');
  provider.finish(id, 'paid');
  await hear();
  await place.database.pool.query('update departures set closed = false');
  await hear();
  expect(await stateOf(place.database)).toEqual(['expired']);
  await giveAllBack();
  expect(intent()).toMatchObject({ state: 'cancelled' });
});

test('A refund of money for nothing that failed is not begun anew by whoever hears of it: a person has to look.', async () => {
  const { desk, provider, id, hear } = await acting(six);
  const { pool } = place.database;
  await letPaymentEnd(place.database);
  await heldQuote(place.database, six);
  provider.finish(id, 'paid');
  await hear();
  await pool.query(`update refunds set state = 'failed', ended_at = now()`);
  await pool.query(
    `update payments set made_at = made_at - interval '2 hours', read_at = read_at - interval '2 hours'`,
  );
  await hear();
  await pool.query(`update payments set read_at = read_at - interval '2 hours'`);
  await reconcilePayments(desk, signal());
  const { rows } = await pool.query('select state from refunds');
  expect(rows).toEqual([{ state: 'failed' }]);
});

test('What its owner let go of is not bought by money that comes late: it goes back.', async () => {
  const { desk, provider, hear, booking, intent, giveAllBack } = await acting();
  const uncancelled = intent();
  await lapseBooking(desk, { bookingId: booking.id, actor: 'traveller' });
  provider.put({ ...uncancelled, state: 'captured', capturedMinor: 9_700 });
  await hear();
  expect(await stateOf(place.database)).toEqual(['expired']);
  await giveAllBack();
  expect(intent().refunds).toMatchObject([{ amountMinor: 9_700, state: 'done' }]);
});

test('What was only set aside is let go instead, and never refunded.', async () => {
  const { provider, id, hear, giveAllBack, intent } = await acting(request);
  await letPaymentEnd(place.database);
  await place.database.pool.query('update departures set closed = true');
  provider.finish(id, 'paid');
  await hear();
  expect(await stateOf(place.database)).toEqual(['expired']);
  await giveAllBack();
  expect(intent()).toMatchObject({ state: 'cancelled', refunds: [] });
});

test('Money that comes hours after the booking has lapsed buys the spots if they are still free.', async () => {
  const { desk, provider, id, hear, booking, intent } = await acting();
  await letPaymentEnd(place.database);
  const uncancelled = intent();
  await lapseBooking(desk, { bookingId: booking.id, actor: 'clock' });
  expect(intent().state).toBe('cancelled');
  // A provider that lets somebody pay all the same.
  provider.put({ ...uncancelled, state: 'captured', capturedMinor: 9_700 });
  await hear();
  expect(await stateOf(place.database)).toEqual(['confirmed']);
  const { rows } = await place.database.pool.query('select step from booking_steps order by id');
  expect(rows.map(({ step }) => step)).toEqual(['book', 'lapse', 'pay_late']);
  expect(id).toBe(uncancelled.id);
});

test('Of two tries that both brought the money one pays, and the other goes back.', async () => {
  const { desk, provider, payment, hear, id, intent, giveAllBack } = await acting();
  const second = { ...payment, id: randomUUID() };
  await place.database.pool.query(
    `insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_later)
     select $1, booking_id, gateway, method, currency, amount_minor, is_later from payments where id = $2`,
    [second.id, payment.id],
  );
  provider.finish(id, 'paid');
  const twin = { ...intent(), id: 'pi_twin', attemptId: second.id };
  provider.put(twin);
  await Promise.all([
    hear(),
    settlePayment(desk, { payment: { ...second, providerId: null }, intent: twin }),
  ]);
  expect(await stateOf(place.database)).toEqual(['confirmed']);
  await giveAllBack();
  const given = [...provider.intents.values()].map(({ refunds }) => refunds.length);
  expect(given.toSorted()).toEqual([0, 1]);
  expect(await balances(place.database)).toMatchObject({ provider: -9_700 });
});

test('An authorisation that is gone before anybody charged it ends the booking, and its spots are for others.', async () => {
  const { provider, id, hear, jobs } = await acting(request);
  provider.finish(id, 'paid');
  await hear();
  expect(await stateOf(place.database)).toEqual(['on_request']);
  provider.finish(id, 'cancelled');
  await hear();
  expect(await stateOf(place.database)).toEqual(['unpaid']);
  expect(await jobs()).toEqual(['ask', 'lose_money']);
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 0 }]);
});

test('What was approved by somebody who never came back is taken, as long as it is waited for; later it is only looked at.', async () => {
  const { desk, provider, hear, booking } = await acting();
  const deeds = () => provider.asked.map(({ deed }) => deed);
  await hear();
  expect(deeds().at(-1)).toBe('proceed');
  await place.database.pool.query(`update payments set made_at = made_at - interval '2 minutes'`);
  await reconcilePayments(desk, signal());
  expect(deeds().filter((deed) => deed === 'proceed')).toHaveLength(2);
  await lapseBooking(desk, { bookingId: booking.id, actor: 'traveller' });
  await hear();
  expect(deeds().at(-1)).toBe('read');
});

test('An event about a try that is not written down yet is heard again later.', async () => {
  const { desk } = await acting();
  const event = { gateway: 'sandbox', intentId: 'pi_unheard', attemptId: randomUUID() } as const;
  expect(await hearOfPayment(desk, event, signal())).toMatchObject({ outcome: 'not_yet' });
});

test('What somebody else sells is bought before it is booked, once for all who hear of the money.', async () => {
  const { pool } = place.database;
  await pool.query(`update products set booking_source = 'them' where id = $1`, [showId]);
  onTestFinished(async () => void (await pool.query('update products set booking_source = null')));
  const { inventory } = memoryInventory(3);
  const { desk, pay, jobs } = deskFor(place.database, { theirs: inventory });
  const quote = await heldQuote(place.database, { ...request, inventories: desk.inventories });
  const answers = await Promise.all([pay(quote), pay(quote)].map((paid) => paid.catch((error) => error)));
  expect(answers.some(({ outcome }) => outcome === 'sold')).toBe(true);
  expect(await stateOf(place.database)).toEqual(['on_request']);
  expect(await inventory.find(quote.cartId)).toMatchObject({ state: 'sold', spots: 2 });
  expect(await jobs()).toEqual(['ask']);
});
