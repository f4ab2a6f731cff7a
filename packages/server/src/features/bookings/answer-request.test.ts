import { localTime } from '@ashore/core/time/local-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { countersOf, loadQuoteWorld, showId, showOption } from '../quotes/quotes-for-tests.ts';
import { type AnswerRequest, answerRequest } from './answer-request.ts';
import { balances, deskFor, emptyBookings, heldQuote, stateOf } from './desk-for-tests.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { takeMoney } from './take-money.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

const signal = () => AbortSignal.timeout(5_000);
const onRequest = { product: showId, optionId: showOption, time: localTime('18:30') };
const sql = (text: string) => place.database.pool.query(text);

async function asked(stage: Parameters<typeof deskFor>[1] = {}) {
  const shop = deskFor(place.database, stage);
  const { booking } = await shop.pay(await heldQuote(place.database, onRequest));
  const answer = (said: AnswerRequest['answer'], more: Partial<AnswerRequest> = {}) =>
    answerRequest(place.database, { bookingId: booking.id, answer: said, actor: 'supplier', ...more });
  const take = () => takeMoney(shop.desk, booking.id, signal());
  return { ...shop, booking, answer, take };
}

test('A yes takes what was set aside, once, and only then there is a sale and an invoice.', async () => {
  const { answer, take, provider, jobs, booking } = await asked();
  expect(await answer('accept')).toMatchObject({ outcome: 'answered', booking: { state: 'accepted' } });
  expect((await sql('select from invoices')).rowCount).toBe(0);
  expect(await answer('accept')).toMatchObject({ outcome: 'same' });
  expect(await Promise.all([take(), take(), take()])).toEqual([undefined, undefined, undefined]);
  expect([...provider.intents.values()]).toMatchObject([
    { state: 'captured', capturedMinor: booking.totalMinor },
  ]);
  expect(await stateOf(place.database)).toEqual(['confirmed']);
  expect((await sql('select from invoices')).rowCount).toBe(1);
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 2 }]);
  expect(await jobs()).toEqual(['ask', 'accept', 'take_money']);
  expect(await answer('accept')).toMatchObject({ outcome: 'same', booking: { state: 'confirmed' } });
  expect(await answer('decline')).toMatchObject({ outcome: 'otherwise' });
});

test('A no puts the spots back on sale and lets the money go; who said it and why is written down.', async () => {
  const { answer, provider, giveAllBack } = await asked();
  const said = { actor: 'operator', actorName: 'Ada', reason: 'The stage is being repaired.' } as const;
  expect(await answer('decline', said)).toMatchObject({
    outcome: 'answered',
    booking: { state: 'declined' },
  });
  await giveAllBack();
  expect([...provider.intents.values()]).toMatchObject([{ state: 'cancelled', capturedMinor: 0 }]);
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 0 }]);
  expect(
    (await sql('select actor, actor_name, reason from booking_steps order by id desc limit 1')).rows,
  ).toEqual([{ actor: 'operator', actor_name: 'Ada', reason: said.reason }]);
  expect(await answer('decline')).toMatchObject({ outcome: 'same' });
  expect(await answer('accept')).toMatchObject({ outcome: 'otherwise' });
});

test('What had been charged before anybody answered is sold at once by a yes, and refunded after a no.', async () => {
  for (const said of ['accept', 'decline'] as const) {
    await emptyBookings(place.database);
    const { answer, provider, giveAllBack, desk } = await asked();
    const [intent] = provider.intents.values();
    if (!intent) throw new Error('Nobody was asked.');
    provider.put({ ...intent, state: 'captured', capturedMinor: intent.amount.amount });
    await reconcilePayments(desk, signal());
    await answer(said);
    await giveAllBack();
    expect(await stateOf(place.database)).toEqual([said === 'accept' ? 'confirmed' : 'declined']);
    const refunds = provider.intents.get(intent.id)?.refunds.map(({ amountMinor }) => amountMinor);
    expect(refunds).toEqual(said === 'accept' ? [] : [intent.amount.amount]);
  }
});

test('After its day nobody can say yes any more, whether or not the clock has struck.', async () => {
  const { answer } = await asked();
  await sql(`update bookings set answer_until = now() - interval '1 second'`);
  expect(await answer('accept')).toMatchObject({ outcome: 'too_late' });
  await sql(`update bookings set state = 'unanswered'`);
  expect(await answer('accept')).toMatchObject({ outcome: 'too_late' });
  expect(await answer('decline')).toMatchObject({ outcome: 'too_late' });
});

test('An answer that was lost while the money was taken is asked for again: one charge.', async () => {
  let isLost = true;
  const { answer, take, provider } = await asked({
    faultOf: (deed) => (isLost && deed === 'capture' ? 'lost' : undefined),
  });
  await answer('accept');
  expect(await take()).toBe('Its answer was lost.');
  expect(await stateOf(place.database)).toEqual(['accepted']);
  isLost = false;
  expect(await take()).toBeUndefined();
  expect(await stateOf(place.database)).toEqual(['confirmed']);
  expect([...provider.intents.values()]).toMatchObject([{ state: 'captured' }]);
});

test('Where whoever was to take the money has given up, it is tried again as long as the booking waits for it.', async () => {
  const { answer, desk, take } = await asked();
  await answer('accept');
  await sql(`update jobs set state = 'failed', ended_at = now() where kind = 'take-money'`);
  const waiting = async () =>
    (await sql(`select from jobs where kind = 'take-money' and state = 'waiting'`)).rowCount;
  await reconcilePayments(desk, signal());
  expect(await waiting()).toBe(0);
  await sql(`update booking_steps set taken_at = taken_at - interval '2 minutes'`);
  for (let pass = 0; pass < 2; pass++) await reconcilePayments(desk, signal());
  expect(await waiting()).toBe(1);
  await take();
  await sql(`update jobs set state = 'done', ended_at = now() where kind = 'take-money'`);
  await reconcilePayments(desk, signal());
  expect(await waiting()).toBe(0);
});

test('What was set aside and is gone before it is taken is no sale: the spots are free, and the traveller is told.', async () => {
  const { answer, take, provider, jobs } = await asked();
  await answer('accept');
  const [id = ''] = provider.intents.keys();
  provider.finish(id, 'cancelled');
  expect(await take()).toBeUndefined();
  expect(await stateOf(place.database)).toEqual(['unpaid']);
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 0 }]);
  expect((await jobs()).at(-1)).toBe('lose_money');
  expect(await balances(place.database)).toEqual({});
});

test('Money that is taken at the very moment in which the booking is given up goes back, once.', async () => {
  const { answer, take, provider, desk, giveAllBack } = await asked({
    faultOf: (deed) => (deed === 'capture' ? 'lost' : undefined),
  });
  await answer('accept');
  await take();
  await sql(`update bookings set state = 'cancelled'`);
  for (let pass = 0; pass < 2; pass++) {
    await reconcilePayments(desk, signal());
    await giveAllBack();
  }
  const [intent] = provider.intents.values();
  expect(intent).toMatchObject({ state: 'captured', refunds: [{ amountMinor: intent?.capturedMinor }] });
  expect(await balances(place.database)).toEqual({});
});
