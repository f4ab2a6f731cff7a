import { afterAll, beforeAll, beforeEach } from 'vitest';
import { testApp } from '../app/test-app.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { memoryPayments } from '../payment-providers/memory-payments.ts';
import { now, quoteCatalogue } from '../quotes/quotes.ts';
import { type LoggedIn, loggedIn } from './logged-in.ts';

/**
 * A shop for all tests of the file that calls this. Before each test it has no bookings, and only the accounts of Ada and
 * Bob, who are logged in.
 */
export function shopOfTwo() {
  let testDb: TestDatabase;
  let url: string;
  let ada: LoggedIn;
  let bob: LoggedIn;
  beforeAll(async () => {
    testDb = await testDatabase({ catalogue: quoteCatalogue });
  });
  beforeEach(async () => {
    const { database } = testDb;
    await database.pool.query(
      'truncate holds, departures, bookings, payments, ledger_entries, jobs, accounts cascade',
    );
    ({ url } = await testApp({
      database,
      clock: { now: () => now },
      env: { TRUSTED_PROXIES: '127.0.0.1', ENVIRONMENT: 'integration' },
      payments: memoryPayments().payments,
    }));
    ada = await loggedIn({ database, now, email: 'Ada@example.org' });
    bob = await loggedIn({ database, now, email: 'bob@example.org' });
  });
  afterAll(() => testDb.drop());
  return {
    database: () => testDb.database,
    url: () => url,
    ada: () => ada,
    bob: () => bob,
  };
}
