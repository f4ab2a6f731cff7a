import { localTime } from '@ashore/core/time/local-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import type { Intent, Refund } from '../../gateways/payments/port.ts';
import { readPaymentsOf } from '../payments/read-payments.ts';
import { countersOf, loadQuoteWorld, showId, showOption } from '../quotes/quotes-for-tests.ts';
import { callOffBooking } from './call-off-booking.ts';
import { balances, deskFor, emptyBookings, heldQuote, stateOf } from './desk-for-tests.ts';
import { giveBack } from './give-back.ts';
import { hearOfPayment } from './hear-of-payment.ts';
import { moneyInDoubt } from './money-in-doubt.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { refundByDesk } from './refund-by-desk.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

const signal = () => AbortSignal.timeout(5_000);
const sql = async (text: string) => (await place.database.pool.query(text)).rows;

/** Somebody has paid; the desk of the provider can give back of it, and we can hear of it. */
async function paid(asked: Parameters<typeof heldQuote>[1] = {}, method = 'good') {
  const stage = deskFor(place.database);
  const { booking } = await stage.pay(await heldQuote(place.database, asked), {
    charge: { paymentMethodId: method },
  });
  const [payment] = await readPaymentsOf(place.database.pool, booking.id);
  const id = payment?.providerId;
  if (!id) throw new Error('Nothing was begun.');
  const intent = () => stage.provider.intents.get(id) as Intent;
  const giveAtDesk = (amountMinor: number, state: Refund['state'] = 'done', name = 're_desk') => {
    const others = intent().refunds.filter((one) => one.id !== name);
    stage.provider.put({ ...intent(), refunds: [...others, { id: name, key: '', amountMinor, state }] });
  };
  const hear = () =>
    hearOfPayment(stage.desk, { gateway: 'sandbox', intentId: id, attemptId: payment.id }, signal());
  return { ...stage, booking, payment, id, intent, giveAtDesk, hear };
}

const refunds = () =>
  sql(
    `select amount_minor::int as minor, state, asked_by as "by" from refunds order by asked_at, amount_minor`,
  );
const paidAndKept = () =>
  sql(`select (b.total_minor - b.given_up_minor)::int as kept, (p.captured_minor - (select coalesce(sum(amount_minor), 0)
    from refunds where payment_id = p.id and state <> 'failed'))::int as left from bookings b join payments p on p.id = b.payment_id`);
const doubts = async () => (await moneyInDoubt(place.database.pool)).map(({ what }) => what);

test('What was given back at the desk of the provider is written down once, however often it is heard: refund, books and paper.', async () => {
  const { giveAtDesk, hear, jobs } = await paid();
  giveAtDesk(700);
  await Promise.all([hear(), hear(), hear()]);
  await hear();
  expect(await refunds()).toEqual([{ minor: 700, state: 'done', by: 'the desk of sandbox' }]);
  expect(await paidAndKept()).toEqual([{ kept: 9_000, left: 9_000 }]);
  expect(await sql(`select total_minor::int as total from invoices where kind = 'credit_note'`)).toEqual([
    { total: 700 },
  ]);
  // It is ours to bear: the supplier is owed what he was.
  expect(await balances(place.database)).toEqual({ provider: -9_000, supplier: 7_760, commission: 1_240 });
  expect(await jobs()).toEqual(['pay', 'refunded']);
  expect(await stateOf(place.database)).toEqual(['confirmed']);
  expect(await doubts()).toEqual([]);
});

test('Where its event was lost, whoever compares with the provider finds it.', async () => {
  const { desk, giveAtDesk } = await paid();
  giveAtDesk(700);
  await reconcilePayments(desk, signal());
  await reconcilePayments(desk, signal());
  expect(await refunds()).toMatchObject([{ minor: 700, state: 'done' }]);
  expect(await paidAndKept()).toEqual([{ kept: 9_000, left: 9_000 }]);
});

test('A booking that stands though all of its money has gone back there is money in doubt until a person has seen to it.', async () => {
  const { giveAtDesk, hear } = await paid();
  giveAtDesk(9_700);
  await hear();
  expect(await stateOf(place.database)).toEqual(['confirmed']);
  expect(await doubts()).toEqual(['given_back_at_provider']);
  await sql(`update bookings set state = 'completed'`);
  expect(await doubts()).not.toContain('given_back_at_provider');
});

test('Parts are written down one by one, one that takes days is told when it has arrived, and one that failed moved nothing.', async () => {
  const { giveAtDesk, hear, jobs } = await paid();
  giveAtDesk(700);
  giveAtDesk(500, 'failed', 're_failed');
  giveAtDesk(300, 'pending', 're_slow');
  await hear();
  expect(await refunds()).toMatchObject([
    { minor: 300, state: 'pending' },
    { minor: 700, state: 'done' },
  ]);
  expect(await paidAndKept()).toEqual([{ kept: 8_700, left: 8_700 }]);
  giveAtDesk(300, 'done', 're_slow');
  await hear();
  expect(await balances(place.database)).toMatchObject({ provider: -8_700 });
  expect(await jobs()).toEqual(['pay', 'refunded', 'refunded']);
});

test('What we were about to give and was given there is given once, and of what is still owed the rest follows.', async () => {
  const { desk, booking, payment, giveAtDesk, hear, giveAllBack, intent } = await paid();
  const why = { actor: 'operator', reason: 'weather' } as const;
  await callOffBooking(place.database, { bookingId: booking.id, ...why });
  giveAtDesk(6_000);
  await hear();
  expect(await refunds()).toMatchObject([
    { minor: 9_700, state: 'failed' },
    { minor: 3_700, state: 'asked' },
    { minor: 6_000, state: 'done' },
  ]);
  await giveAllBack();
  await giveBack(desk, payment.id, signal());
  await hear();
  expect(intent().refunds.map(({ amountMinor }) => amountMinor)).toEqual([6_000, 3_700]);
  expect(await balances(place.database)).toEqual({});
  expect(await paidAndKept()).toEqual([{ kept: 0, left: 0 }]);
});

test('Ours that was under way at that moment, and arrives after all, is written as the provider has it.', async () => {
  const { booking, giveAtDesk, hear, intent, provider } = await paid();
  const favour = { bookingId: booking.id, of: { ticket: 1 }, name: 'a', askedBy: 'Ada' } as const;
  await refundByDesk(place.database, favour);
  const [{ id: key }] = await sql('select id from refunds');
  giveAtDesk(1_000);
  await hear();
  // The rest of the favour is owed, and was asked for under its first name.
  expect(await paidAndKept()).toEqual([{ kept: 4_850, left: 4_850 }]);
  await sql(`update refunds set state = 'failed' where state = 'asked'`);
  const ours = { id: 're_1', key, amountMinor: 4_850, state: 'done' } as const;
  provider.put({ ...intent(), refunds: [...intent().refunds, ours] });
  await hear();
  expect(await paidAndKept()).toEqual([{ kept: 3_850, left: 3_850 }]);
  expect(await balances(place.database)).toMatchObject({ provider: -3_850 });
});

test('Money that went back before it was heard of buys nothing.', async () => {
  const { provider, id, giveAtDesk, hear, giveAllBack, intent } = await paid({}, 'challenge');
  provider.finish(id, 'paid');
  giveAtDesk(5_000);
  await hear();
  expect(await stateOf(place.database)).toEqual(['awaiting_payment']);
  await giveAllBack();
  expect(intent().refunds.map(({ amountMinor }) => amountMinor)).toEqual([5_000, 4_700]);
  await hear();
  expect(await balances(place.database)).toEqual({});
});

test('A request whose charge was given back there is no request any more: spots and the rest of the money go back.', async () => {
  const request = { product: showId, optionId: showOption, time: localTime('18:30') };
  const { provider, intent, giveAtDesk, hear, giveAllBack } = await paid(request);
  provider.put({ ...intent(), state: 'captured', capturedMinor: intent().amount.amount });
  await hear();
  expect(await stateOf(place.database)).toEqual(['on_request']);
  giveAtDesk(1_000);
  await hear();
  await hear();
  expect(await stateOf(place.database)).toEqual(['unpaid']);
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 0 }]);
  await giveAllBack();
  expect(await balances(place.database)).toEqual({});
});
