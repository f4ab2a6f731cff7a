import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import {
  lineEntry,
  portEntry,
  sailingEntry,
  withTimetable,
} from '../../../test-support/cruises/timetable.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { importPlaces } from '../catalogue/import/import-catalogue.ts';
import { countCruisePaths, listCruisePaths } from './cruise-paths.ts';
import { showPort } from './show-port.ts';
import { showRoute } from './show-route.ts';
import { showShip } from './show-ship.ts';

let testDb: TestDatabase;

const call = (port: string, day: string, more: object = {}) => ({
  port,
  arrival: `${day}T08:00`,
  departure: `${day}T17:00`,
  allAboard: `${day}T16:30`,
  ...more,
});
const start = (day: string) => ({ port: 'lisbon', departure: `${day}T18:00`, allAboard: `${day}T17:30` });
const end = (day: string) => ({ port: 'lisbon', arrival: `${day}T07:00` });

beforeAll(async () => {
  testDb = await testDatabase();
  await importPlaces(testDb.database, {
    places: [placeWith('lisbon', [productRow('walk')])],
    today: localDate('2027-05-01'),
  });
  await withTimetable(testDb.database, {
    ports: [
      portEntry('lisbon'),
      portEntry('funchal', {
        landing: 'both',
        latitude: 32.64,
        longitude: -16.91,
        tender: { crossingMinutes: 15, lastBoatMinutes: 45 },
      }),
      portEntry('horta', { latitude: 38.53, longitude: -28.62 }),
    ],
    lines: [lineEntry('bluebird', ['serena', 'laid-up'])],
    sailings: [
      sailingEntry('serena', '2027-05-15', [
        start('2027-05-15'),
        call('funchal', '2027-05-18', { berth: 2 }),
        call('horta', '2027-05-20', { state: 'skipped' }),
        end('2027-05-24'),
      ]),
      sailingEntry('serena', '2027-07-01', [
        start('2027-07-01'),
        call('funchal', '2027-07-04', { tender: true }),
        end('2027-07-08'),
      ]),
    ],
  });
});

afterAll(() => testDb.drop());

const today = localDate('2027-05-01');
const port = (slug: string, more: Partial<Parameters<typeof showPort>[1]> = {}) =>
  showPort(testDb.database, { slug, locale: 'en', today, ...more });
const ship = (slug: string, more: Partial<Parameters<typeof showShip>[1]> = {}) =>
  showShip(testDb.database, { slug, locale: 'en', today, ...more });

test('A ship is shown with its line and the ports that its coming sailings visit, the most visited first', async () => {
  expect(await ship('serena', { locale: 'de' })).toMatchObject({
    ...{ name: 'serena (de)', cruiseLineName: 'bluebird (de)', passengers: 2_000, crew: null },
    ports: [
      { slug: 'lisbon', name: 'lisbon (de)', country: 'Portugal', calls: 4 },
      { slug: 'funchal', calls: 2 },
    ],
  });
  expect((await ship('serena', { today: localDate('2027-06-01') }))?.ports).toMatchObject([
    { slug: 'lisbon', calls: 2 },
    { slug: 'funchal', calls: 1 },
  ]);
  expect((await ship('laid-up'))?.ports).toEqual([]);
  expect(await ship('nautilus')).toBeUndefined();
});

test('A port is shown with its berths, the way ashore, and the ships of its first month', async () => {
  expect(await port('funchal')).toMatchObject({
    ...{ name: 'funchal', berths: ['North quay', 'South quay'], landing: 'both', tenderMinutes: 15 },
    ...{ placeName: 'Town of funchal', place: null, month: '2027-05' },
    months: [
      { month: '2027-05', calls: 1 },
      { month: '2027-07', calls: 1 },
    ],
    calls: [
      {
        ...{ date: '2027-05-18', shipName: 'serena', shipSlug: 'serena', lineName: 'bluebird', position: 1 },
        ...{ arrival: '2027-05-18T07:00:00.000Z', departure: '2027-05-18T16:00:00.000Z' },
        ...{ berth: 'South quay', isTender: false },
      },
    ],
  });
});

test('A port shows another month if it is named; a month without calls is not found', async () => {
  const july = await port('funchal', { month: '2027-07' });
  expect(july).toMatchObject({ month: '2027-07', calls: [{ date: '2027-07-04', isTender: true }] });
  expect(await port('funchal', { month: '2027-06' })).toBeUndefined();
  expect(await port('atlantis')).toBeUndefined();
});

test('Calls that have passed are left out, and a port without any is shown without a month', async () => {
  const later = await port('lisbon', { today: localDate('2027-05-20') });
  expect(later?.calls).toMatchObject([{ date: '2027-05-24', departure: null }]);
  expect(await port('lisbon', { today: localDate('2028-01-01') })).toMatchObject({
    ...{ months: [], month: null, calls: [] },
  });
  expect(await port('horta')).toMatchObject({ months: [], month: null, calls: [] });
});

test('A month of a port has no call that its ship skips, and none of the next month', async () => {
  const { pool } = testDb.database;
  const skipped = `where state = 'skipped' and on_day = '2027-05-20'`;
  await pool.query(
    `update cruise_calls set port_id = (select id from cruise_ports where slug = 'funchal') ${skipped}`,
  );
  expect((await port('funchal'))?.calls.map(({ date }) => date)).toEqual(['2027-05-18']);
  await pool.query(
    `update cruise_calls set port_id = (select id from cruise_ports where slug = 'horta') ${skipped}`,
  );
  await pool.query(`update cruise_calls set on_day = '2027-06-24' where on_day = '2027-05-24'`);
  const june = await port('lisbon', { month: '2027-06' });
  expect(june?.calls.map(({ date }) => date)).toEqual(['2027-06-24']);
  await pool.query(`update cruise_calls set on_day = '2027-05-24' where on_day = '2027-06-24'`);
});

test('A port leads to its place in the catalogue if trips are on sale there', async () => {
  expect((await port('lisbon'))?.place).toMatchObject({ slug: 'lisbon' });
});

test('The sitemap has ports, sailings and ships with anything ahead, in pages', async () => {
  const all = await listCruisePaths(testDb.database, { today, limit: 10, offset: 0 });
  const paths = all.map(({ path }) => path.replace(/[0-9a-f-]{36}$/, '<sailing>'));
  const sailing = '/toursForCruises/<sailing>';
  expect(paths).toEqual([
    ...['/cruisePorts/funchal', '/cruisePorts/lisbon', sailing, sailing, '/cruiseShips/serena'],
  ]);
  expect(await countCruisePaths(testDb.database, today)).toBe(5);
  expect(await listCruisePaths(testDb.database, { today, limit: 2, offset: 3 })).toEqual(all.slice(3));
  expect(await countCruisePaths(testDb.database, localDate('2028-01-01'))).toBe(0);
  await testDb.database.pool.query(`update cruise_calls set state = 'skipped'`);
  expect(await countCruisePaths(testDb.database, today)).toBe(0);
  await testDb.database.pool.query(`update cruise_calls set state = 'planned'`);
});

test('A sailing names the pages of its ship and its ports', async () => {
  const { rows } = await testDb.database.pool.query<{ id: string }>(
    'select id from cruise_routes order by starts_on limit 1',
  );
  const route = await showRoute(testDb.database, { routeId: rows[0]?.id ?? '', locale: 'en' });
  expect(route?.cruiseShipSlug).toBe('serena');
  expect(route?.cruiseRoutePorts.map(({ portSlug }) => portSlug)).toEqual([
    ...['lisbon', 'funchal', 'horta', 'lisbon'],
  ]);
});
