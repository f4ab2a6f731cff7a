import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertBooking } from '../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { eventually } from '../../test-support/eventually.ts';
import { noPhotographs } from '../../test-support/jobs/photograph-jobs.ts';
import { testBrand } from '../../test-support/mail/brand.ts';
import { quoteCatalogue } from '../../test-support/quotes/quotes.ts';
import { enqueueJob } from '../database/queue/enqueue-job.ts';
import { createHandlers } from './handlers.ts';
import { startWorker } from './start-worker.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

afterAll(() => testDb.drop());

test('The worker that claims a notification job writes the emails of its booking event', async () => {
  const { database } = testDb;
  const { id: bookingId } = await insertBooking(database);
  await enqueueJob(database.pool, {
    kind: 'notify-booking',
    key: `${bookingId}/pay`,
    payload: { bookingId, about: 'pay' },
  });
  const log = { warn: vi.fn(), error: vi.fn() };
  const worker = startWorker({
    database,
    handlers: createHandlers({
      database,
      gateway: undefined,
      brand: async () => testBrand,
      operatorAddress: 'support@example.org',
      mailRetentionDays: 30,
      travellerRetentionDays: 30,
      ...noPhotographs,
      rates: undefined,
      warn: log.warn,
    }),
    schedules: [],
    log,
    idleMilliseconds: 20,
  });
  await eventually(async () => {
    const { rows } = await database.pool.query(`select key, to_address as to from emails order by key`);
    expect(rows).toEqual([
      { key: `booking/${bookingId}/pay`, to: 'mara@example.org' },
      { key: `booking/${bookingId}/pay/supplier`, to: 'support@example.org' },
    ]);
  });
  await worker.stop(1_000);
  expect(log.error).not.toHaveBeenCalled();
});
