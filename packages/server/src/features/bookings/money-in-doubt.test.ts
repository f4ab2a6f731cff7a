import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { loadQuoteWorld } from '../quotes/quotes-for-tests.ts';
import { deskFor, emptyBookings, heldQuote } from './desk-for-tests.ts';
import { moneyInDoubt } from './money-in-doubt.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

const doubts = async () => (await moneyInDoubt(place.database.pool)).map(({ what }) => what);

test('Where everything is as it should be, nothing is in doubt: paid, declined or waited for.', async () => {
  const { pay } = deskFor(place.database);
  for (const paymentMethodId of ['good', 'declined', 'challenge'])
    await pay(await heldQuote(place.database), { charge: { paymentMethodId } });
  expect(await doubts()).toEqual([]);
});

test.each<[string, string, string]>([
  ['captured_for_nothing', 'good', `update bookings set state = 'expired', payment_id = null`],
  ['authorised_for_nothing', 'good', `update payments set state = 'authorised'`],
  ['not_as_asked', 'good', `update payments set doubt = 'amount'`],
  ['unanswered_try', 'challenge', `update payments set state = 'asked'`],
  ['unanswered_try', 'challenge', 'select'],
  [
    'open_refund',
    'good',
    `insert into refunds (id, payment_id, amount_minor, reason, asked_at)
     select gen_random_uuid(), id, 5, 'late', now() - interval '1 hour' from payments`,
  ],
  [
    'failed_refund',
    'good',
    `with gone as (update bookings set state = 'cancelled', given_up_minor = 5) insert into refunds (id, payment_id, amount_minor, reason, state)
     select gen_random_uuid(), id, 5, 'late', 'failed' from payments`,
  ],
  ['confirmed_without_money', 'good', `update payments set captured_minor = captured_minor - 1`],
  [
    'confirmed_without_money',
    'good',
    `insert into refunds (id, payment_id, amount_minor, reason, state, ended_at)
     select gen_random_uuid(), id, captured_minor, 'late', 'done', now() from payments`,
  ],
  [
    'accepted_without_money',
    'good',
    `with said as (update bookings set state = 'accepted' returning id)
     insert into booking_steps (booking_id, step, from_state, to_state, actor, taken_at)
     select id, 'accept', 'on_request', 'accepted', 'supplier', now() - interval '11 minutes' from said`,
  ],
  ['ledger_differs', 'good', `delete from ledger_entries where movement like 'charge/%'`],
  ['overdue', 'challenge', `update bookings set pay_until = now() - interval '11 minutes'`],
])('%s is seen, of a payment that was %s.', async (what, paymentMethodId, change) => {
  const { pay } = deskFor(place.database);
  await pay(await heldQuote(place.database), { charge: { paymentMethodId } });
  await place.database.pool.query(change);
  await place.database.pool.query(
    `update payments set made_at = made_at - interval '2 hours', read_at = read_at - interval '2 hours'`,
  );
  expect(await doubts()).toContain(what);
});
