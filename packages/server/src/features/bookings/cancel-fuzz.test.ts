import { cancelBooking as cancelCall } from '@ashore/core/contract/bookings.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { loadQuoteWorld } from '../quotes/quotes-for-tests.ts';
import { cancelBooking } from './cancel-booking.ts';
import { deskFor, emptyBookings, heldQuote } from './desk-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
afterAll(() => place.drop());

/** Of two adults and a child, by their places. */
const prices = [48.5, 48.5, 29];

/** Sold, and so late that half of it comes back. */
async function soldLate() {
  await emptyBookings(place.database);
  const { desk, pay } = deskFor(place.database);
  const { booking } = await pay(await heldQuote(place.database, { party: { adult: 2, child: 1 } }));
  await place.database.pool.query(
    `update bookings set starts_at = now() + interval '30 hours', ends_at = now() + interval '9 days',
       quote = jsonb_set(quote, '{cancellation}', '[{"hoursBefore": 24, "refundPercent": 50}]')`,
  );
  return { desk, accessKey: booking.accessKey };
}

/** All that a cancellation could change. */
async function state() {
  const { rows } = await place.database.pool.query(
    `select (select jsonb_agg(to_jsonb(b)) from bookings b) as bookings,
       (select jsonb_agg(to_jsonb(t) order by t.position) from booking_tickets t) as tickets,
       (select jsonb_agg(to_jsonb(d)) from departures d) as departures,
       (select count(*)::int from ledger_entries) as entries, (select count(*)::int from invoices) as papers,
       (select count(*)::int from refunds) as refunds, (select count(*)::int from jobs) as jobs`,
  );
  return rows[0];
}

const chosen = (tickets: readonly unknown[]) => (tickets.length === 0 ? [0, 1, 2] : [...new Set(tickets)]);
const priceOf = (position: unknown) => (typeof position === 'number' ? prices[position] : undefined);
/** Half of what those cost that are there. */
const halfOf = (tickets: readonly unknown[]) =>
  chosen(tickets).reduce<number>((all, one) => all + (priceOf(one) ?? 0), 0) / 2;
/** What comes back of tickets that are there; nothing does where one of them is not. */
const owed = (tickets: readonly unknown[]) =>
  chosen(tickets).some((one) => priceOf(one) === undefined) ? undefined : halfOf(tickets);

const positions = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 2 }) },
    { weight: 1, arbitrary: fc.constantFrom(3, 200) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<unknown>(-1, 201, 0.5, 1e308, '0', null, [0], { position: 0 }),
    },
  ),
  { maxLength: 4 },
);
/** The sums that could be right for some tickets, and what nobody is owed. */
const sum = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(24.25, 48.5, 14.5, 38.75, 63) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      0,
      97,
      126,
      -1,
      24.249,
      24.2500001,
      1e12,
      1e308,
      '63',
      null,
      true,
      [63],
    ),
  },
);
const wish = positions.chain((tickets) =>
  fc.record({ tickets: fc.constant(tickets), refund: fc.oneof(fc.constant(halfOf(tickets)), sum) }),
);
const lies = fc.constantFrom(
  {},
  { refundPercent: 100, fee: 0, price: 1e6, currencyCode: 'JPY', givenUpMinor: 0 },
);

test('Only the sum that is owed for tickets that are there gives them up; anything else changes nothing.', async () => {
  let sold = await soldLate();
  const told = { refused: 0, done: 0 };
  await fc.assert(
    fc.asyncProperty(wish, lies, async ({ tickets, refund }, lie) => {
      const before = await state();
      const { desk, accessKey } = sold;
      const body = JSON.parse(JSON.stringify({ ...lie, accessKey, tickets, refund }));
      const parsed = cancelCall['~orpc'].inputSchema?.safeParse(body);
      const answer = parsed?.success
        ? await cancelBooking(desk, parsed.data).then(
            () => 'done',
            (error) => (error instanceof Failure ? error.code : String(error)),
          )
        : 'invalid';
      const after = await state();
      if (answer !== 'done') {
        expect(['invalid', 'invalid_input', 'conflict', 'unprocessable']).toContain(answer);
        expect(after).toEqual(before);
        told.refused += 1;
        return;
      }
      expect(refund).toBe(owed(tickets));
      expect(after.bookings[0]).toMatchObject({
        total_minor: 12_600,
        given_up_minor: Math.round(Number(refund) * 100),
      });
      told.done += 1;
      sold = await soldLate();
    }),
    { numRuns: 120 },
  );
  expect(Math.min(told.refused, told.done)).toBeGreaterThan(0);
});
