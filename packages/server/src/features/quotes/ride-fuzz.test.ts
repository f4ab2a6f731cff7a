import { RIDE_DIRECTIONS } from '@ashore/core/contract/ride-fields.ts';
import { rideRequest } from '@ashore/core/contract/ride-request.ts';
import { holdsCardNumber } from '@ashore/core/text/card-number.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { ask, loadQuoteWorld } from './quotes-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyHolds());
afterAll(() => place.drop());

const emptyHolds = () => place.database.pool.query('truncate holds, departures cascade');

const card = '4242 4242 4242 4242';
const line = fc.oneof(
  fc.string({ maxLength: 130 }),
  fc.constantFrom('Aurora', '', ' ', 'a\u0000b', '\u202e', '7'.repeat(200), card, `Pier ${card}`),
);
const time = fc.constantFrom('17:30', '24:00', '17:30:00', 'noon', '', null, 1730);
const lies = fc.constantFrom('price', 'total', 'unitMinor', 'grandTotal', 'currency', '__proto__');

/** What somebody may send of a ride: parts of all kinds, right and wrong, and what is nobody's to say. */
const wish = fc
  .record(
    {
      kind: fc.constantFrom('hotel', 'airport', 'ship', 'rocket', null),
      direction: fc.constantFrom(...RIDE_DIRECTIONS, 'up', 1),
      hotelName: line,
      address: line,
      airport: line,
      flightNumber: fc.oneof(line, fc.constant('TP 571')),
      localTime: time,
      shipName: line,
      terminal: line,
      allAboard: time,
    },
    { requiredKeys: ['kind', 'direction'] },
  )
  .chain((ride) =>
    fc
      .dictionary(lies, fc.constantFrom<unknown>(0, -97, 'EUR'), { maxKeys: 3 })
      .map((lie) => ({ ...lie, ...ride })),
  );
const good = fc.constantFrom(
  { kind: 'ship', direction: 'both', shipName: 'Aurora', terminal: '', allAboard: '17:30', price: -97 },
  { kind: 'hotel', direction: 'to-start', hotelName: 'Tejo', address: card, grandTotal: 0 },
  { kind: 'airport', direction: 'from-end', airport: 'LIS', flightNumber: 'TP 571', localTime: '09:05' },
);

test('Whatever is wished of a ride, the price stays what it is; what is refused holds nothing.', async () => {
  const told = { refused: 0, held: 0 };
  await fc.assert(
    fc.asyncProperty(fc.oneof(wish, good), async (sent) => {
      const parsed = rideRequest.safeParse(JSON.parse(JSON.stringify(sent)));
      if (!parsed.success) return;
      await emptyHolds();
      const made = await ask(place.database, { ride: parsed.data });
      const { rows } = await place.database.pool.query('select quote from holds');
      if (Object.values(parsed.data).some((said) => said !== null && holdsCardNumber(said))) {
        expect([made.outcome, rows]).toEqual(['wrong', []]);
        told.refused += 1;
        return;
      }
      expect(made).toMatchObject({ outcome: 'held', quote: { grandTotal: 97, ride: parsed.data } });
      expect(rows).toMatchObject([{ quote: { totalMinor: 9_700, originalMinor: 9_700, ride: parsed.data } }]);
      expect(Object.keys(rows[0].quote.ride)).not.toContain('price');
      told.held += 1;
    }),
    { numRuns: 120 },
  );
  expect(Math.min(told.refused, told.held)).toBeGreaterThan(0);
});
