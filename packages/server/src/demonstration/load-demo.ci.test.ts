import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../test-support/database/test-database.ts';
import { listDemoPlaces, loadDemo, readDemoTimetable } from './load-demo.ts';

const today = localDate('2026-11-28');

test('The demonstration has the sailings of a year and a half, of at least twelve lines and sixty ships', async () => {
  const { files, sailings } = await readDemoTimetable(today);
  expect(sailings.length).toBeGreaterThanOrEqual(1_500);
  expect(files[0]?.lines.length).toBeGreaterThanOrEqual(12);
  const ships = new Set(sailings.map(({ entry }) => entry.ship));
  expect(ships.size).toBeGreaterThanOrEqual(60);
  const ports = new Set(sailings.flatMap(({ calls }) => calls.map(({ port }) => port)));
  expect(ports.size).toBeGreaterThanOrEqual(75);
  const starts = sailings.map(({ entry }) => entry.starts).toSorted();
  // Every ship may begin one sailing more after a year and a half.
  expect(starts.at(-1)?.slice(0, 7)).toBe('2028-06');
  for (const { calls } of sailings)
    expect(calls.at(-1)?.arrivesAt?.getTime()).toBeGreaterThan(Date.parse(addDays(today, -1)));
});

test('A demonstration that is loaded later has the same sailings, and those of the days added', async () => {
  const namesOn = async (day: typeof today) =>
    (await readDemoTimetable(day)).sailings.map(({ entry }) => `${entry.ship} ${entry.starts}`);
  const [sooner, later] = [await namesOn(today), await namesOn(addDays(today, 100))];
  const shared = sooner.filter((name) => name.slice(-10) >= addDays(today, 100));
  expect(shared.length).toBeGreaterThan(1_000);
  expect(new Set(later)).toEqual(new Set(later).union(new Set(shared)));
});

test('A demonstration from before there were sailings and hotels gets them, and a catalogue of an operator does not', async () => {
  const testDb = await testDatabase();
  onTestFinished(() => testDb.drop());
  const { pool } = testDb.database;
  const addPlace = async (slug: string, index: number, kind = 'city') => {
    const code = String(index).padStart(8, '0');
    await pool.query(`insert into public_codes values ($1, 'location')`, [code]);
    await pool.query(
      `insert into locations (id, code, slug, place_kind, country_code, currency, time_zone, latitude, longitude)
       values (gen_random_uuid(), $1, $2, $3, 'PT', 'EUR', 'Europe/Lisbon', 38, -9)`,
      [code, slug, kind],
    );
  };
  const countSailings = async () =>
    Number((await pool.query('select count(*) from cruise_routes')).rows[0].count);
  const countHotels = async () =>
    Number((await pool.query(`select count(*) from products where type = 'hotels'`)).rows[0].count);
  const slugs = await listDemoPlaces();
  const first = slugs.pop() ?? '';
  await addPlace(first, slugs.length);
  // A sight may have the slug of a city.
  await addPlace(first, slugs.length + 1, 'sight');
  expect([await loadDemo(testDb.database), await countSailings()]).toEqual([false, 0]);
  expect(await countHotels()).toBe(0);
  for (const [index, slug] of slugs.entries()) await addPlace(slug, index);
  expect(await loadDemo(testDb.database)).toBe(false);
  expect(await countSailings()).toBeGreaterThanOrEqual(1_500);
  expect(await countHotels()).toBe(369);
});
