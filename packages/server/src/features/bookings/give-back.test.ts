import { randomUUID } from 'node:crypto';
import { localTime } from '@ashore/core/time/local-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import type { Fault } from '../../gateways/payments/memory-payments-for-tests.ts';
import { oweBack } from '../payments/owe-back.ts';
import { readPayment } from '../payments/read-payments.ts';
import { countersOf, loadQuoteWorld, showId, showOption } from '../quotes/quotes-for-tests.ts';
import { deskFor, emptyBookings, heldQuote, stateOf } from './desk-for-tests.ts';
import { giveBack } from './give-back.ts';
import { giveUpSold } from './give-up-sold.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

const request = { product: showId, optionId: showOption, time: localTime('18:30') };

/** What is paid for, at once or when its supplier has said yes. */
async function sold(asked: Parameters<typeof heldQuote>[1] = {}) {
  const faults = new Map<string, Fault>();
  const stage = deskFor(place.database, { faultOf: (deed) => faults.get(deed) });
  const settled = await stage.pay(await heldQuote(place.database, asked));
  if (settled.outcome !== 'sold') throw new Error(settled.outcome);
  const { booking, payment } = settled;
  const back = () => giveBack(stage.desk, payment.id, AbortSignal.timeout(5_000));
  const intent = () => stage.provider.intents.get(payment.providerId ?? '');
  return { ...stage, faults, booking, payment, back, intent };
}

const end = (state: string) => place.database.pool.query('update bookings set state = $1', [state]);

test('Nothing is owed of a payment that is not there, or that nobody has given up.', async () => {
  const { desk, back, intent } = await sold();
  expect(await giveBack(desk, randomUUID(), AbortSignal.timeout(1_000))).toBeUndefined();
  expect(await back()).toBeUndefined();
  expect(intent()).toMatchObject({ state: 'captured', refunds: [] });
});

test('What was charged is refunded as it is written down.', async () => {
  const { payment, back, intent } = await sold();
  await oweBack(place.database.pool, { payment, amountMinor: 2_000, reason: 'goodwill' });
  expect(await back()).toBeUndefined();
  expect(await back()).toBeUndefined();
  expect(intent()?.refunds).toMatchObject([{ amountMinor: 2_000 }]);
});

test.each(['on_request', 'accepted', 'confirmed'])(
  'What is set aside for a booking that is %s is wanted, and is not let go.',
  async (state) => {
    const { back, intent } = await sold(request);
    await end(state);
    expect(await back()).toBeUndefined();
    expect(intent()).toMatchObject({ state: 'authorised' });
  },
);

test.each(['declined', 'unanswered', 'cancelled'])(
  'What was set aside for a booking that is %s is let go, and that is written down.',
  async (state) => {
    const { payment, back, intent } = await sold(request);
    await end(state);
    expect(await back()).toBeUndefined();
    expect(intent()).toMatchObject({ state: 'cancelled', refunds: [] });
    expect(await readPayment(place.database.pool, payment.id)).toMatchObject({ state: 'cancelled' });
    expect(await stateOf(place.database)).toEqual([state]);
  },
);

test('What is set aside and pays for nothing is let go, though its booking lives by other money.', async () => {
  const { payment, back, intent } = await sold(request);
  await place.database.pool.query('update bookings set payment_id = null');
  expect(await back()).toBeUndefined();
  expect(intent()).toMatchObject({ state: 'cancelled' });
  expect(await readPayment(place.database.pool, payment.id)).toMatchObject({ state: 'cancelled' });
});

test('What the provider does not say now is asked again later: it is told, and nothing is written.', async () => {
  const { faults, payment, back, intent } = await sold(request);
  await end('declined');
  faults.set('cancel', 'fails');
  expect(await back()).toBe('It answered 500.');
  expect(await readPayment(place.database.pool, payment.id)).toMatchObject({ state: 'authorised' });
  faults.clear();
  expect(await back()).toBeUndefined();
  expect(intent()).toMatchObject({ state: 'cancelled' });
});

test('Charged in the meantime, it is no longer let go but owed, and nothing is sold for it.', async () => {
  const { provider, payment, back, intent, jobs } = await sold(request);
  await place.database.pool.query(`update bookings set state = 'declined', payment_id = null`);
  const now = intent();
  if (!now) throw new Error('It is gone.');
  provider.put({ ...now, state: 'captured', capturedMinor: now.amount.amount });
  expect(await back()).toBeUndefined();
  expect(await readPayment(place.database.pool, payment.id)).toMatchObject({ state: 'captured' });
  expect(await jobs()).toEqual(['ask', 'give-back']);
  expect(await back()).toBeUndefined();
  expect(intent()?.refunds).toMatchObject([{ amountMinor: now.amount.amount, state: 'done' }]);
});

test('What was sold is given up with everything: its spots are for others, and its money goes back, both or neither.', async () => {
  const { booking, payment, jobs } = await sold();
  const paying = { ...booking, paymentId: payment.id };
  const giveUp = (then: () => void) =>
    transaction(place.database, async ({ client }) => {
      await giveUpSold(client, paying, 'called_off');
      then();
    });
  await expect(
    giveUp(() => {
      throw new Error('something else went wrong');
    }),
  ).rejects.toThrow('something else');
  expect(await countersOf(place.database)).toMatchObject([{ sold: 2 }]);
  expect(await jobs()).toEqual(['pay']);
  await giveUp(() => undefined);
  await giveUp(() => undefined);
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 0 }]);
  const { rows } = await place.database.pool.query('select amount_minor::int as minor, reason from refunds');
  expect(rows).toEqual([{ minor: 9_700, reason: 'called_off' }]);
  expect(await jobs()).toEqual(['pay', 'give-back']);
});

test('What nobody has paid for gives only its spots back.', async () => {
  const { booking, jobs } = await sold();
  const unpaid = { ...booking, paymentId: null };
  await transaction(place.database, ({ client }) => giveUpSold(client, unpaid, 'cancelled'));
  expect(await countersOf(place.database)).toMatchObject([{ sold: 0 }]);
  expect(await jobs()).toEqual(['pay']);
});
