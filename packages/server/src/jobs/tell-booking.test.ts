import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { putJob } from '../database/jobs/put-job.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { putBooked } from '../features/bookings/booked-for-tests.ts';
import { loadQuoteWorld } from '../features/quotes/quotes-for-tests.ts';
import { testBrand } from '../gateways/mail/brand-for-tests.ts';
import { createHandlers } from './handlers.ts';
import { noPhotographs } from './photographs-for-tests.ts';
import { startWorker } from './start-worker.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});

afterAll(() => place.drop());

test('A step that was put down with a job ends in the mails about it, written by whichever worker takes it.', async () => {
  const { database } = place;
  const { id: bookingId } = await putBooked(database);
  await putJob(database.pool, {
    kind: 'tell-booking',
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
      operatorAddress: 'desk@example.org',
      mailsKeptDays: 30,
      travellersKeptDays: 30,
      ...noPhotographs,
      rates: undefined,
      warn: log.warn,
    }),
    schedules: [],
    log,
    idleMilliseconds: 20,
  });
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(`select key, to_address as to from mails order by key`);
    expect(rows).toEqual([
      { key: `booking/${bookingId}/pay`, to: 'mara@example.org' },
      { key: `booking/${bookingId}/pay/supplier`, to: 'desk@example.org' },
    ]);
  }, 20_000);
  await worker.stop(1_000);
  expect(log.error).not.toHaveBeenCalled();
});
