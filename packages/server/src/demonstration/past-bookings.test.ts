import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { projectFolder } from '../env.ts';
import { demoOrganisation, saveDemoMember } from '../features/accounts/demo-member.ts';
import { requeueMissingNotifications } from '../features/bookings/notifications/requeue-notifications.ts';
import { importPlaces } from '../features/catalogue/import/import-catalogue.ts';
import { readPlaces } from '../features/catalogue/import/read-catalogue.ts';
import { refreshRates } from '../features/catalogue/prices/refresh-rates.ts';
import { sumSales } from '../features/organisations/overview/sum-sales.ts';
import { ratesFromFile } from '../gateways/rates/embedded.ts';
import { bookPastTrips } from './past-bookings.ts';

/** So long ago that on every clock all trips are over. A Saturday, as the day of the first release. */
const today = localDate('2025-11-22');
/** The rates of the demonstration are of a later day. */
const ratesDay = localDate('2026-11-21');
let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  const { database } = testDb;
  const source = ratesFromFile(join(projectFolder, 'demo/rates.json'));
  await refreshRates(database, { source, today: ratesDay });
  const text = await readFile(join(projectFolder, 'demo/places/lisbon.json'), 'utf8');
  await importPlaces(database, { places: readPlaces([{ name: 'lisbon.json', text }]).places, today });
  await saveDemoMember(database.pool);
  await bookPastTrips(database, today);
});
afterAll(() => testDb.drop());

const readRows = async (text: string) => (await testDb.database.pool.query(text)).rows;
const createSales = (day = today) =>
  sumSales(testDb.database.pool, { organisationId: demoOrganisation.id, owner: 'buyer', today: day });

test('Each of the six days of the charts has bookings, some of them in dollars', async () => {
  const { points } = await createSales();
  // From Sunday to Friday.
  expect(points.map(({ bookings }) => bookings)).toEqual([4, 2, 3, 3, 4, 5]);
  expect(points.every(({ EUR }) => EUR > 0)).toBe(true);
  expect(points.some(({ USD }) => USD > 0)).toBe(true);
});

test('Every booking is completed, with an invoice of its total, and the ledger balances', async () => {
  expect(await readRows('select distinct state from bookings')).toEqual([{ state: 'completed' }]);
  expect(
    await readRows(
      `select b.order_number from bookings b
       where (select coalesce(sum(i.total_minor), 0) from invoices i where i.booking_id = b.id) <> b.total_minor`,
    ),
  ).toEqual([]);
  expect(
    await readRows(
      'select movement from ledger_entries group by movement, currency having sum(amount_minor) <> 0',
    ),
  ).toEqual([]);
  expect(
    await readRows(`select from departures d where sold <> (
    select coalesce(sum(h.spots), 0) from holds h where h.departure_id = d.id and h.state = 'sold')`),
  ).toEqual([]);
  expect(await readRows('select from emails')).toEqual([]);
});

test('No notification of a past trip is waiting, and none is taken for lost', async () => {
  const waiting = `select key from jobs where state = 'waiting'`;
  expect(await readRows(waiting)).toEqual([]);
  await testDb.database.pool.query(`update booking_transitions set taken_at = now() - interval '1 hour'`);
  await requeueMissingNotifications(testDb.database.pool);
  expect(await readRows(waiting)).toEqual([]);
});

test('A later start completes what an interrupted one has left, and makes up for bookings that are missing', async () => {
  const { pool } = testDb.database;
  const done = `select count(*)::int as count from bookings where state = 'completed'`;
  const [before] = await readRows(done);
  await pool.query(`
    with undone as (
      update bookings set state = 'confirmed', booked_at = now(), ended_at = null
      where id in (select id from bookings order by id limit 3) returning id)
    update jobs set state = 'waiting', ended_at = null where key in (select id || '/complete' from undone)`);
  await bookPastTrips(testDb.database, today);
  expect(await readRows(done)).toEqual([before]);
  expect(await readRows(`select from jobs where state = 'waiting'`)).toEqual([]);
  expect(await readRows(`select from bookings where booked_at > now() - interval '1 day'`)).toEqual([]);
});

test('A later start books only the days since, and what it books depends on the date alone', async () => {
  const count = async () => (await readRows('select count(*)::int as count from bookings'))[0].count;
  const before = await count();
  await bookPastTrips(testDb.database, today);
  expect(await count()).toBe(before);
  const names = `
    select array_agg((quote ->> 'name') || (quote ->> 'time') || currency || (contact ->> 'lastName') order by invoice) as names
    from bookings b join (select booking_id, number as invoice from invoices) i on i.booking_id = b.id
    where quote ->> 'date' = '2025-11-21'`;
  const [first] = await readRows(names);
  await bookPastTrips(testDb.database, addDays(today, 1));
  expect(await count()).toBe(before + 6);
  await testDb.database.pool.query(
    'truncate holds, departures, bookings, payments, ledger_entries, jobs, number_series cascade',
  );
  await bookPastTrips(testDb.database, addDays(today, 3));
  expect(await readRows(names)).toEqual([first]);
});

test('A booking of a visitor takes none of those of its day', async () => {
  const { pool } = testDb.database;
  // As if a visitor had booked all but one of a day: with a cart of their own.
  await pool.query(`
    with moved as (
      update bookings set cart_id = gen_random_uuid()
      where id in (select id from bookings where quote ->> 'date' = '2025-11-21' order by id limit 4)
      returning hold_id, cart_id)
    update holds set cart_id = moved.cart_id from moved where holds.id = moved.hold_id`);
  const count = `select count(*)::int as count from bookings where quote ->> 'date' = '2025-11-21'`;
  expect(await readRows(count)).toEqual([{ count: 5 }]);
  await bookPastTrips(testDb.database, addDays(today, 3));
  expect(await readRows(count)).toEqual([{ count: 9 }]);
});

test('A catalogue without these trips has none', async () => {
  const empty = await testDatabase();
  try {
    await saveDemoMember(empty.database.pool);
    await bookPastTrips(empty.database, today);
    expect((await empty.database.pool.query('select from bookings')).rowCount).toBe(0);
  } finally {
    await empty.drop();
  }
});
