import { localDate } from '@ashore/core/time/local-date.ts';
import { localTime } from '@ashore/core/time/local-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { countersOf, loadQuoteWorld, shared, showId, showOption } from '../quotes/quotes-for-tests.ts';
import { answerRequest } from './answer-request.ts';
import { callOffBooking } from './call-off-booking.ts';
import { callOffDepartures } from './call-off-departures.ts';
import { completeBooking } from './complete-booking.ts';
import { balances, deskFor, emptyBookings, heldQuote, stateOf } from './desk-for-tests.ts';
import { settlePayment } from './settle-payment.ts';
import { takeMoney } from './take-money.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

const sql = (text: string) => place.database.pool.query(text);
const storm = { actor: 'operator', actorName: 'Ada', reason: 'weather' } as const;
const departure = { option: shared, date: localDate('2037-11-23'), time: localTime('10:00') };
const one = { party: { adult: 1 } } as const;

test('What is called off comes back whole, whatever the policy says and even on the day; who and why is written down.', async () => {
  const { pay, provider, giveAllBack, jobs } = deskFor(place.database);
  const { booking } = await pay(await heldQuote(place.database));
  await sql(`update bookings set starts_at = now() - interval '1 minute', locale = 'de'`);
  const callOff = () => callOffBooking(place.database, { bookingId: booking.id, ...storm });
  const outcomes = await Promise.all([callOff(), callOff(), callOff()]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'done', 'taken']);
  await giveAllBack();
  expect([...provider.intents.values()]).toMatchObject([{ refunds: [{ amountMinor: 9_700 }] }]);
  expect(await countersOf(place.database)).toMatchObject([{ sold: 0, soldSum: 0 }]);
  expect(await balances(place.database)).toEqual({});
  const papers = await sql('select kind, total_minor::int as minor from invoices order by number');
  expect(papers.rows).toEqual([
    { kind: 'invoice', minor: 9_700 },
    { kind: 'credit_note', minor: 9_700 },
  ]);
  const steps = await sql('select actor_name, reason from booking_steps order by id desc limit 1');
  expect(steps.rows).toEqual([{ actor_name: 'Ada', reason: 'Das Wetter lässt es nicht zu.' }]);
  expect(await jobs()).toEqual(['pay', 'call_off', 'give-back', 'refunded']);
});

test('What was called off too late to be noted before its end is called off until two days after it, and not later.', async () => {
  const { pay, desk, provider, giveAllBack } = deskFor(place.database);
  const { booking } = await pay(await heldQuote(place.database));
  const ended = (hours: number) =>
    sql(
      `update bookings set starts_at = now() - interval '4 days', ends_at = now() - interval '${hours} hours'`,
    );
  await ended(49);
  expect(await completeBooking(desk, booking.id)).toBe(true);
  const callOff = () => callOffDepartures(place.database, { departures: [departure], ...storm });
  expect(await callOff()).toEqual({ calledOff: 0 });
  expect(await stateOf(place.database)).toEqual(['completed']);
  await ended(47);
  expect(await callOff()).toEqual({ calledOff: 1 });
  await giveAllBack();
  expect(await stateOf(place.database)).toEqual(['cancelled']);
  expect([...provider.intents.values()]).toMatchObject([{ refunds: [{ amountMinor: 9_700 }] }]);
  expect(await balances(place.database)).toEqual({});
});

test('A request, and one that was accepted and is being charged, is called off too; money that was quicker goes back.', async () => {
  const request = { product: showId, optionId: showOption, time: localTime('18:30') };
  for (const isCharged of [false, true]) {
    await emptyBookings(place.database);
    const { pay, provider, giveAllBack, desk } = deskFor(place.database, {
      faultOf: (deed) => (deed === 'capture' ? 'lost' : undefined),
    });
    const { booking } = await pay(await heldQuote(place.database, request));
    if (isCharged) {
      await answerRequest(place.database, { bookingId: booking.id, answer: 'accept', actor: 'supplier' });
      await takeMoney(desk, booking.id, AbortSignal.timeout(5_000));
    }
    await callOffBooking(place.database, { bookingId: booking.id, ...storm });
    await giveAllBack();
    await giveAllBack();
    expect(await stateOf(place.database)).toEqual(['cancelled']);
    const [intent] = provider.intents.values();
    const given = intent?.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    expect([intent?.state, given]).toEqual(isCharged ? ['captured', booking.totalMinor] : ['cancelled', 0]);
    expect(await balances(place.database)).toEqual({});
  }
});

test('A departure is called off with all who bought it, those of other times stay; done again only what is left is done.', async () => {
  const { pay } = deskFor(place.database);
  const evening = localTime('18:30');
  for (let count = 0; count < 3; count++) await pay(await heldQuote(place.database, one));
  await pay(await heldQuote(place.database, { ...one, time: evening }));
  await sql(`update departures set closed = true where local_time = '10:00'`);
  // Stopped half way: one is done.
  const { rows } = await sql('select id from bookings order by booked_at limit 1');
  await callOffBooking(place.database, { bookingId: rows[0].id, ...storm });
  const callOff = () => callOffDepartures(place.database, { departures: [departure], ...storm });
  expect(await callOff()).toEqual({ calledOff: 2 });
  expect(await callOff()).toEqual({ calledOff: 0 });
  expect(await stateOf(place.database)).toEqual(['cancelled', 'cancelled', 'cancelled', 'confirmed']);
  expect((await countersOf(place.database)).map(({ sold }) => sold)).toEqual([0, 1]);
});

test('Who is at his bank meanwhile buys nothing any more: his money goes back, and nothing is sold of what is closed.', async () => {
  const { pay, provider, desk, giveAllBack, jobs } = deskFor(place.database);
  const paying = await pay(await heldQuote(place.database, one), {
    charge: { paymentMethodId: 'challenge' },
  });
  await sql('update departures set closed = true');
  await callOffDepartures(place.database, { departures: [departure], ...storm });
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, heldSum: 0, sold: 0 }]);
  const [id = ''] = provider.intents.keys();
  provider.finish(id, 'paid');
  const intent = provider.intents.get(id);
  if (!intent || !('payment' in paying)) throw new Error('Nobody was asked.');
  expect(await settlePayment(desk, { payment: paying.payment, intent })).toMatchObject({
    outcome: 'given_back',
  });
  await giveAllBack();
  expect(provider.intents.get(id)?.refunds).toHaveLength(1);
  expect(await stateOf(place.database)).toEqual(['expired']);
  expect(await jobs()).toContain('late_money');
});
