import { transferRequest } from '@ashore/core/contract/transfer-request.ts';
import { TRANSFER_DIRECTIONS } from '@ashore/core/contract/values/transfer.ts';
import { containsCardNumber } from '@ashore/core/text/card-number.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { askForQuote, quoteCatalogue } from '../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyHolds());
afterAll(() => testDb.drop());

const emptyHolds = () => testDb.database.pool.query('truncate holds, departures cascade');

const card = '4242 4242 4242 4242';
const line = fc.oneof(
  fc.string({ maxLength: 130 }),
  fc.constantFrom('Aurora', '', ' ', 'a\u0000b', '\u202e', '7'.repeat(200), card, `Pier ${card}`),
);
const time = fc.constantFrom('17:30', '24:00', '17:30:00', 'noon', '', null, 1730);
const lies = fc.constantFrom('price', 'total', 'unitMinor', 'grandTotal', 'currency', '__proto__');

/**
 * Transfer requests that a client may send: valid parts, invalid parts, and fields that a client may not set.
 */
const anyTransferRequest = fc
  .record(
    {
      kind: fc.constantFrom('hotel', 'airport', 'ship', 'rocket', null),
      direction: fc.constantFrom(...TRANSFER_DIRECTIONS, 'up', 1),
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
  .chain((parts) =>
    fc
      .dictionary(lies, fc.constantFrom<unknown>(0, -97, 'EUR'), { maxKeys: 3 })
      .map((lie) => ({ ...lie, ...parts })),
  );
const good = fc.constantFrom(
  { kind: 'ship', direction: 'both', shipName: 'Aurora', terminal: '', allAboard: '17:30', price: -97 },
  { kind: 'hotel', direction: 'to-start', hotelName: 'Tejo', address: card, grandTotal: 0 },
  { kind: 'airport', direction: 'from-end', airport: 'LIS', flightNumber: 'TP 571', localTime: '09:05' },
);

test('No transfer request changes the price, and a refused one holds nothing', async () => {
  const outcomes = { refused: 0, held: 0 };
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyTransferRequest, good), async (sent) => {
      const parsed = transferRequest.safeParse(JSON.parse(JSON.stringify(sent)));
      if (!parsed.success) return;
      await emptyHolds();
      const result = await askForQuote(testDb.database, { ride: parsed.data });
      const { rows } = await testDb.database.pool.query('select quote from holds');
      if (Object.values(parsed.data).some((text) => text !== null && containsCardNumber(text))) {
        expect([result.outcome, rows]).toEqual(['wrong', []]);
        outcomes.refused += 1;
        return;
      }
      expect(result).toMatchObject({ outcome: 'held', quote: { grandTotal: 97, ride: parsed.data } });
      expect(rows).toMatchObject([{ quote: { totalMinor: 9_700, originalMinor: 9_700, ride: parsed.data } }]);
      expect(Object.keys(rows[0].quote.ride)).not.toContain('price');
      outcomes.held += 1;
    }),
    { numRuns: 120 },
  );
  expect(Math.min(outcomes.refused, outcomes.held)).toBeGreaterThan(0);
});
