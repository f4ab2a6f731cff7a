import { localTime } from '@ashore/core/time/local-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobKinds } from '../../database/jobs/job-kinds.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { memoryInventory } from '../../gateways/inventory/memory-inventory-for-tests.ts';
import { loadQuoteWorld, showId, showOption } from '../quotes/quotes-for-tests.ts';
import { answerRequest } from './answer-request.ts';
import { callOffBooking } from './call-off-booking.ts';
import { deskFor, emptyBookings, heldQuote, letPaymentEnd, stateOf } from './desk-for-tests.ts';
import { lapseBooking } from './lapse-booking.ts';
import { returnTheirSpots } from './return-their-spots.ts';
import { timeOutRequest } from './time-out-request.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
  await place.database.pool.query(`update products set booking_source = 'them' where id = $1`, [showId]);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

const request = { product: showId, optionId: showOption, time: localTime('18:30') };

/** Somebody has booked what another sells, who has two spots of it. */
async function booked(method = 'good') {
  const theirs = memoryInventory(2).inventory;
  const stage = deskFor(place.database, { theirs });
  const quote = await heldQuote(place.database, { ...request, inventories: stage.desk.inventories });
  const { booking } = await stage.pay(quote, { charge: { paymentMethodId: method } });
  return { ...stage, theirs, booking, state: async () => (await theirs.find(quote.cartId))?.state };
}

async function work({ desk }: Awaited<ReturnType<typeof booked>>): Promise<number> {
  const { rows } = await place.database.pool.query(`select payload from jobs where kind = 'return-spots'`);
  for (const { payload } of [...rows, ...rows])
    await returnTheirSpots(desk, jobKinds['return-spots'].parse(payload));
  return rows.length;
}
const sql = (text: string) => place.database.pool.query(text);

test('What another sells goes back to him when its booking is declined, unanswered or called off, and not before that is written.', async () => {
  for (const [end, act] of [
    [
      'declined',
      (id: string) => answerRequest(place.database, { bookingId: id, answer: 'decline', actor: 'operator' }),
    ],
    [
      'cancelled',
      (id: string) => callOffBooking(place.database, { bookingId: id, actor: 'operator', reason: 'weather' }),
    ],
    ['unanswered', (id: string, stage: Awaited<ReturnType<typeof booked>>) => timeOutRequest(stage.desk, id)],
  ] as const) {
    await emptyBookings(place.database);
    const stage = await booked();
    if (end === 'unanswered') await sql(`update bookings set answer_until = now() - interval '1 second'`);
    await act(stage.booking.id, stage);
    expect([await stateOf(place.database), await stage.state()]).toEqual([[end], 'sold']);
    expect(await work(stage)).toBe(1);
    expect(await stage.state()).toBe('released');
  }
});

test('What nobody has paid goes back to him, too, whether he had only held it or sold it.', async () => {
  const stage = await booked('challenge');
  await stage.theirs.buy(stage.booking.cartId);
  await letPaymentEnd(place.database);
  await lapseBooking(stage.desk, { bookingId: stage.booking.id, actor: 'clock' });
  await work(stage);
  expect(await stage.state()).toBe('released');
});

test('What was bought for money that buys nothing goes back, unless a booking still waits for it or has it.', async () => {
  const stage = await booked();
  const { desk, booking, state } = stage;
  const { hold_id: holdId } = (await sql('select hold_id from bookings')).rows[0];
  await returnTheirSpots(desk, { holdId, key: 'a' });
  expect(await state()).toBe('sold');
  await returnTheirSpots(desk, { holdId, key: 'b', spots: 1 });
  expect(await stage.theirs.find(booking.cartId)).toMatchObject({ state: 'sold', spots: 1 });
  await sql(`update bookings set state = 'expired'`);
  await returnTheirSpots(desk, { holdId, key: 'a' });
  expect(await state()).toBe('released');
});

test('Of what is our own nobody else is asked to take anything back.', async () => {
  const { pay, desk } = deskFor(place.database);
  const { booking } = await pay(await heldQuote(place.database));
  await callOffBooking(place.database, { bookingId: booking.id, actor: 'operator', reason: 'weather' });
  expect((await sql(`select from jobs where kind = 'return-spots'`)).rowCount).toBe(0);
  expect(await desk.inventories.giveBack(booking.holdId, { key: 'a', spots: 'all' })).toEqual({
    outcome: 'unknown',
  });
});
