import { Failure } from '@ashore/core/errors/failure.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { smallCatalogue, trip1, trip2 } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { withNextRuns } from './list-data.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
  await testDb.database.pool.query(
    `insert into promotions (id, product_id, percent, book_from, book_until, travel_from, travel_until)
     values (gen_random_uuid(), $1, 20, '2026-11-01', '2026-12-31', '2026-11-01', '2027-12-31')`,
    [trip1.id],
  );
});

afterAll(() => testDb.drop());

const setSeason = (from: string | null, to: string | null) =>
  testDb.database.pool.query(
    `update schedules set season_from = $2, season_to = $3
     where option_id in (select id from product_options where product_id = $1)`,
    [trip1.id, from, to],
  );

test('Featured, promoted and remembered trips state their next run, as lists do', async () => {
  const { url } = await testApp({
    database: testDb.database,
    clock: { now: () => new Date('2026-11-23T17:30:00Z') },
  });
  const nextRuns = async () => {
    const paths = ['featured?', 'promoted?', `named?ids=${trip2.id},${trip1.id}`];
    const answers = await Promise.all(paths.map((path) => fetch(`${url}/api/tours/${path}`)));
    const lists = await Promise.all(answers.map((answer) => answer.json()));
    return lists.map(({ _embedded }) => {
      const tours: { tourId: string; nextRunOn: unknown }[] = _embedded.tourSummaryList;
      return tours.find(({ tourId }) => tourId === trip1.id)?.nextRunOn;
    });
  };
  expect(await nextRuns()).toEqual([null, null, null]);
  await setSeason('03-20', '11-23');
  await expect.poll(nextRuns).toEqual(['2027-03-20', '2027-03-20', '2027-03-20']);
  await setSeason(null, null);
  await expect.poll(nextRuns).toEqual([null, null, null]);
});

const now = new Date('2026-11-23T17:30:00Z');

test('While the lists cannot be read, cards state no next run, and the answer is not cached', async () => {
  const limitExpiry = vi.fn<(instant: Date | undefined) => void>();
  const current = () => Promise.reject(new Failure('unavailable'));
  const cards = [{ tourId: trip1.id }] as unknown as Parameters<typeof withNextRuns>[1];
  const shown = await withNextRuns({ lists: { current }, limitExpiry, now: () => now }, cards);
  expect(shown).toEqual([{ tourId: trip1.id, nextRunOn: null }]);
  expect(limitExpiry).toHaveBeenCalledWith(now);
});

test('A fault of the program is not taken for lists that cannot be read', async () => {
  const current = () => Promise.reject(new Error('a fault'));
  const failing = withNextRuns({ lists: { current }, limitExpiry() {}, now: () => now }, []);
  await expect(failing).rejects.toThrow('a fault');
});
