import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingDeps, heldQuote } from '../../../test-support/bookings/booking-deps.ts';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
afterAll(() => testDb.drop());

test('The command lists unsettled amounts with exit status 1, and reports if there are none', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect(await run('unsettled-money')).toEqual({ status: 0, printed: 'No unsettled amounts.' });
  const { pay } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database));
  await testDb.database.pool.query(`update payments set mismatch = 'amount'`);
  const { status, printed } = await run('unsettled-money');
  expect(status).toBe(1);
  expect(printed).toContain(`${booking.orderNumber}  EUR 97.00`);
  expect(printed).toContain('differs from our request');
});
