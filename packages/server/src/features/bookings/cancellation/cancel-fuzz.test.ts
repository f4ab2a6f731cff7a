import { cancelBooking as cancelCall } from '@ashore/core/contract/bookings.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingDeps, emptyBookings, heldQuote } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { cancelBooking } from './cancel-booking.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
afterAll(() => testDb.drop());

/** Ticket prices of two adults and a child, by position. */
const prices = [48.5, 48.5, 29];

/** Sells a booking so late that half of its price is refunded. */
async function soldLate() {
  await emptyBookings(testDb.database);
  const { deps, pay } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database, { party: { adult: 2, child: 1 } }));
  await testDb.database.pool.query(
    `update bookings set starts_at = now() + interval '30 hours', ends_at = now() + interval '9 days',
       quote = jsonb_set(quote, '{cancellation}', '[{"hoursBefore": 24, "refundPercent": 50}]')`,
  );
  return { deps, accessKey: booking.accessKey };
}

/** Reads everything that a cancellation could change. */
async function state() {
  const { rows } = await testDb.database.pool.query(
    `select (select jsonb_agg(to_jsonb(b)) from bookings b) as bookings,
       (select jsonb_agg(to_jsonb(t) order by t.position) from booking_tickets t) as tickets,
       (select jsonb_agg(to_jsonb(d)) from departures d) as departures,
       (select count(*)::int from ledger_entries) as entries, (select count(*)::int from unnumbered_documents) as papers,
       (select count(*)::int from refunds) as refunds, (select count(*)::int from jobs) as jobs`,
  );
  return rows[0];
}

const chosen = (tickets: readonly unknown[]) => (tickets.length === 0 ? [0, 1, 2] : [...new Set(tickets)]);
const priceOf = (position: unknown) => (typeof position === 'number' ? prices[position] : undefined);
/** Half the price of those tickets that exist. */
const halfOf = (tickets: readonly unknown[]) =>
  chosen(tickets).reduce<number>((all, one) => all + (priceOf(one) ?? 0), 0) / 2;
/** The refund owed for these tickets; undefined if one of them does not exist. */
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
/** Refunds that are right for some tickets, and sums that are never owed. */
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
const cancellation = positions.chain((tickets) =>
  fc.record({ tickets: fc.constant(tickets), refund: fc.oneof(fc.constant(halfOf(tickets)), sum) }),
);
const lies = fc.constantFrom(
  {},
  { refundPercent: 100, fee: 0, price: 1e6, currencyCode: 'JPY', cancelledMinor: 0 },
);

test('Tickets are cancelled only for the exact refund owed, and any other request changes nothing', async () => {
  let sold = await soldLate();
  const outcomes = { refused: 0, done: 0 };
  await fc.assert(
    fc.asyncProperty(cancellation, lies, async ({ tickets, refund }, lie) => {
      const before = await state();
      const { deps, accessKey } = sold;
      const body = JSON.parse(JSON.stringify({ ...lie, accessKey, tickets, refund }));
      const parsed = cancelCall['~orpc'].inputSchema?.safeParse(body);
      const answer = parsed?.success
        ? await cancelBooking(deps, parsed.data).then(
            () => 'done',
            (error) => (error instanceof Failure ? error.code : String(error)),
          )
        : 'invalid';
      const after = await state();
      if (answer !== 'done') {
        expect(['invalid', 'invalid_input', 'conflict', 'unprocessable']).toContain(answer);
        expect(after).toEqual(before);
        outcomes.refused += 1;
        return;
      }
      expect(refund).toBe(owed(tickets));
      expect(after.bookings[0]).toMatchObject({
        total_minor: 12_600,
        cancelled_minor: Math.round(Number(refund) * 100),
      });
      outcomes.done += 1;
      sold = await soldLate();
    }),
    { numRuns: 120 },
  );
  expect(Math.min(outcomes.refused, outcomes.done)).toBeGreaterThan(0);
});
