import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  lineEntry,
  portEntry,
  sailingEntry,
  withTimetable,
} from '../../../../test-support/cruises/timetable.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import type { SailingEntry } from '../file/timetable-file.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const read = async (statement: string) => (await testDb.database.pool.query(statement)).rows;

const ports = [portEntry('lisbon'), portEntry('porto', { latitude: 41.18, longitude: -8.7 })];
const lines = [lineEntry('bluebird', ['serena', 'alba'])];
const calls: SailingEntry['calls'] = [
  { port: 'lisbon', departure: '2027-05-15T18:00', berth: 2 },
  { on: '2027-05-15', passing: { en: 'Berlengas' } },
  { port: 'porto', arrival: '2027-05-16T08:00', departure: '2027-05-16T17:00' },
  { port: 'lisbon', arrival: '2027-05-17T07:00' },
];
const sailings = [sailingEntry('serena', '2027-05-15', calls), sailingEntry('alba', '2027-05-15', calls)];

const state = () =>
  read(`select sum(xmin::text::bigint)::text as versions, count(*)::int from
    (select xmin from cruise_ports union all select xmin from cruise_lines union all select xmin from cruise_ships
     union all select xmin from cruise_routes union all select xmin from cruise_calls) as entries`);

test('A timetable is imported with instants on the clock of each port', async () => {
  await withTimetable(testDb.database, { ports, lines, sailings });
  expect(
    await read(
      `select c.position, c.on_day::text, p.slug, c.passing ->> 'en' as passing, c.berth, c.state,
         c.arrives_at at time zone 'UTC' as arrives, c.departs_at at time zone 'UTC' as departs,
         c.all_aboard_at at time zone 'UTC' as aboard
       from cruise_calls c left join cruise_ports p on p.id = c.port_id
       join cruise_routes r on r.id = c.route_id join cruise_ships s on s.id = r.ship_id
       where s.slug = 'serena' order by c.position`,
    ),
  ).toMatchObject([
    { position: 0, on_day: '2027-05-15', slug: 'lisbon', berth: 1, arrives: null },
    { position: 1, on_day: '2027-05-15', slug: null, passing: 'Berlengas' },
    { position: 2, on_day: '2027-05-16', slug: 'porto', berth: null, state: 'planned' },
    { position: 3, on_day: '2027-05-17', slug: 'lisbon', departs: null, aboard: null },
  ]);
  expect(await read(`select starts_on::text, ends_on::text from cruise_routes`)).toEqual([
    { starts_on: '2027-05-15', ends_on: '2027-05-17' },
    { starts_on: '2027-05-15', ends_on: '2027-05-17' },
  ]);
});

test('The same timetable again changes nothing', async () => {
  const before = await state();
  await withTimetable(testDb.database, { ports, lines, sailings });
  expect(await state()).toEqual(before);
});

test('A sailing imported again replaces its calls, and other sailings stay', async () => {
  const shorter = [
    { port: 'lisbon', departure: '2027-05-15T19:00' },
    { port: 'porto', arrival: '2027-05-16T09:00' },
  ];
  await withTimetable(testDb.database, { sailings: [sailingEntry('serena', '2027-05-15', shorter)] });
  expect(
    await read(`select s.slug, count(*)::int as calls, r.ends_on::text as ends from cruise_calls c
      join cruise_routes r on r.id = c.route_id join cruise_ships s on s.id = r.ship_id
      group by s.slug, r.ends_on order by s.slug`),
  ).toEqual([
    { slug: 'alba', calls: 4, ends: '2027-05-17' },
    { slug: 'serena', calls: 2, ends: '2027-05-16' },
  ]);
});

test('A sailing that overlaps a stored one of the same ship is refused by name, and nothing changes', async () => {
  const before = await state();
  const overlapping = [
    sailingEntry('alba', '2027-05-16', [
      { port: 'porto', departure: '2027-05-16T12:00' },
      { port: 'lisbon', arrival: '2027-05-18T07:00' },
    ]),
    sailingEntry('serena', '2027-06-15', [
      { port: 'lisbon', departure: '2027-06-15T12:00' },
      { port: 'porto', arrival: '2027-06-18T07:00' },
    ]),
  ];
  await expect(withTimetable(testDb.database, { sailings: overlapping })).rejects.toThrow(
    'The sailing of alba on 2027-05-16 begins before its sailing of 2027-05-15 ends. Nothing was changed.',
  );
  expect(await state()).toEqual(before);
});

test('A ship may sail instead of a stored sailing that is cancelled', async () => {
  const { rows } = await testDb.database.pool.query<{ id: string }>(
    `select r.id from cruise_routes r join cruise_ships s on s.id = r.ship_id where s.slug = 'alba' order by r.starts_on limit 1`,
  );
  const setState = (state: string) =>
    testDb.database.pool.query('update cruise_calls set state = $2 where route_id = $1', [
      rows[0]?.id,
      state,
    ]);
  await setState('skipped');
  await withTimetable(testDb.database, {
    sailings: [
      sailingEntry('alba', '2027-05-16', [
        { port: 'porto', departure: '2027-05-16T12:00' },
        { port: 'lisbon', arrival: '2027-05-18T07:00' },
      ]),
    ],
  });
  await testDb.database.pool.query(`delete from cruise_routes where starts_on = '2027-05-16'`);
  await setState('planned');
});

test('A ship may begin a sailing on the day on which its sailing before ends', async () => {
  const next = sailingEntry('alba', '2027-05-17', [
    { port: 'lisbon', departure: '2027-05-17T18:00' },
    { port: 'porto', arrival: '2027-05-18T08:00' },
  ]);
  await withTimetable(testDb.database, { sailings: [next] });
  expect(
    await read(`select r.starts_on::text as starts, r.ends_on::text as ends
      from cruise_routes r join cruise_ships s on s.id = r.ship_id where s.slug = 'alba' order by r.starts_on`),
  ).toEqual([
    { starts: '2027-05-15', ends: '2027-05-17' },
    { starts: '2027-05-17', ends: '2027-05-18' },
  ]);
});

test('Every change of a timetable is announced to the pages once', async () => {
  const client = await testDb.database.pool.connect();
  const announced: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => announced.push(payload));
  await client.query('listen catalogue_changed');
  await withTimetable(testDb.database, { ports: [portEntry('faro', { latitude: 37, longitude: -8 })] });
  await client.query('select 1');
  client.release(true);
  expect(announced).toEqual(['timetable']);
});
