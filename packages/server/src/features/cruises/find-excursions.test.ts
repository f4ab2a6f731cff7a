import type { PortExcursions } from '@ashore/core/contract/cruises/sailing.ts';
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
import { findExcursions } from './find-excursions.ts';
import { listLines, listRoutes, listShips } from './list-fleet.ts';
import { listRouteImages, showRoute } from './show-route.ts';

let testDb: TestDatabase;

const now = new Date('2026-12-01T12:00:00Z');
const everyDay = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], season: null } as const;
const atQuay = {
  name: { en: 'The cruise quay' },
  street: 'Cais 2',
  latitude: 38.71,
  longitude: -9.12,
};
const trip = (slug: string, startTimes: string[], more: Partial<Parameters<typeof productRow>[1]> = {}) =>
  productRow(slug, { ...everyDay, days: [...everyDay.days], startTimes, meeting: atQuay, ...more });

beforeAll(async () => {
  testDb = await testDatabase();
  await importPlaces(testDb.database, {
    places: [
      placeWith('lisbon', [
        trip('morning', ['09:00', '15:30'], { popularity: 90, know: ['wheelchair-accessible'] }),
        trip('dawn', ['08:00'], { popularity: 80 }),
        trip('evening', ['18:30'], { popularity: 70 }),
        trip('palace', [], {
          know: ['partly-accessible'],
          popularity: 60,
          startTimes: undefined,
          openHours: { from: '09:00', to: '18:00' },
          durationMinutes: 90,
        }),
        trip('away', ['10:00'], { type: 'transfers', popularity: 40 }),
        trip('arrive', ['10:00'], {
          ...{ type: 'transfers', popularity: 30 },
          meeting: { name: { en: 'Airport' }, street: 'Airport 1', latitude: 38.77, longitude: -9.13 },
        }),
        trip('two-lengths', ['10:00'], {
          popularity: 50,
          durationMinutes: 500,
          options: [
            {
              ...{ name: { en: 'Short' }, price: { adult: 3_000 }, durationMinutes: 60 },
              ...{ exceptions: [], shares: [], startTimes: ['10:00'] },
            },
          ],
        }),
      ]),
    ],
    today: localDate('2026-12-01'),
  });
  await withTimetable(testDb.database, {
    ports: [
      portEntry('lisbon'),
      portEntry('porto', {
        latitude: 41.18,
        longitude: -8.7,
        visits: { names: { en: 'Porto' }, minutes: 20, kilometres: 8 },
      }),
    ],
    lines: [lineEntry('bluebird', ['mira', 'serena']), lineEntry('quiet', ['alba'])],
    sailings: [
      sailingEntry('serena', '2027-01-10', [
        { port: 'porto', departure: '2027-01-10T18:00' },
        { port: 'lisbon', arrival: '2027-01-11T08:00', departure: '2027-01-11T18:30' },
        { on: '2027-01-12', passing: { en: 'The coast', de: 'Die Küste' } },
        { port: 'porto', arrival: '2027-01-13T07:00' },
      ]),
      sailingEntry('alba', '2027-01-10', [
        { port: 'porto', departure: '2027-01-10T18:00' },
        { port: 'porto', arrival: '2027-01-13T07:00' },
      ]),
      sailingEntry('mira', '2027-03-01', [
        { port: 'porto', departure: '2027-03-01T18:00' },
        { port: 'lisbon', arrival: '2027-03-02T06:00' },
      ]),
      sailingEntry('mira', '2027-02-01', [
        { port: 'porto', departure: '2027-02-01T18:00' },
        { port: 'lisbon', arrival: '2027-02-02T10:00', departure: '2027-02-03T18:30' },
        { port: 'porto', arrival: '2027-02-04T07:00' },
      ]),
      sailingEntry('serena', '2026-11-10', [
        { port: 'porto', departure: '2026-11-10T18:00' },
        { port: 'lisbon', arrival: '2026-11-11T08:00' },
      ]),
    ],
  });
});

afterAll(() => testDb.drop());

const today = localDate('2026-12-01');
const idOf = async (table: string, where: string) =>
  (await testDb.database.pool.query<{ id: string }>(`select id from ${table} where ${where}`)).rows[0]?.id ??
  '';
const routeOf = (ship: string, startsOn = '2027-01-10') =>
  idOf(
    'cruise_routes',
    `starts_on = '${startsOn}' and ship_id = (select id from cruise_ships where slug = '${ship}')`,
  );

async function excursionsOf(
  ship: string,
  { startsOn, ...more }: { tour?: string; startsOn?: string; now?: Date } = {},
): Promise<PortExcursions[]> {
  const found = await findExcursions(testDb.database, {
    routeId: await routeOf(ship, startsOn),
    locale: 'en',
    currency: 'EUR',
    now,
    ...more,
  });
  if (!found) throw new Error('There is no such sailing.');
  return found;
}

test('Trips that bring passengers back in time are listed with the time that is left, the others with the reason', async () => {
  const [lisbon, porto] = await excursionsOf('serena');
  expect(
    lisbon?.trips.map(({ tour, date, starts }) => [
      tour.tourName,
      date,
      starts.map(({ time, minutesLeft, isTight, state }) => [time, minutesLeft, isTight, state]),
    ]),
  ).toEqual([
    // Ashore at 08:20; all aboard at 18:00.
    ['Title of morning', '2027-01-11', [['09:00', 420, false, 'free']]],
    ['Title of palace', '2027-01-11', [[null, 450, false, 'free']]],
    ['Title of two-lengths', '2027-01-11', [['10:00', 420, false, 'free']]],
  ]);
  expect(
    lisbon?.unsuitable.map(({ tour, reason, minutesLeft }) => [tour.tourName, reason, minutesLeft]),
  ).toEqual([
    ['Title of dawn', 'early', 480],
    ['Title of evening', 'late', -150],
  ]);
  const [dawn] = lisbon?.unsuitable ?? [];
  expect([dawn?.meetsAt, dawn?.reachableAt, dawn?.backAt].map((instant) => instant?.slice(11, 16))).toEqual([
    '07:45',
    '08:20',
    '10:00',
  ]);
  expect(porto).toEqual({ position: 3, isOver: false, trips: [], unsuitable: [] });
});

test('One product is judged by itself', async () => {
  const { rows } = await testDb.database.pool.query(`select id from products where slug = 'evening'`);
  const [lisbon] = await excursionsOf('serena', { tour: rows[0].id });
  expect(lisbon?.trips).toEqual([]);
  expect(lisbon?.unsuitable.map(({ tour }) => tour.tourName)).toEqual(['Title of evening']);
});

test('A trip says whether travellers in a wheelchair can take part in all of it', async () => {
  const [lisbon] = await excursionsOf('serena');
  expect(lisbon?.trips.map(({ isAccessible }) => isAccessible)).toEqual([true, false, false]);
});

test('A trip says whether it has few steps, where its supplier states them', async () => {
  const stateSteps = (steps: string | null, slug: string) =>
    testDb.database.pool.query('update products set steps = $1 where slug = $2', [steps, slug]);
  await stateSteps('few', 'morning');
  await stateSteps('many', 'palace');
  const [lisbon] = await excursionsOf('serena');
  expect(lisbon?.trips.map(({ hasFewSteps }) => hasFewSteps)).toEqual([true, false, false]);
  await stateSteps(null, 'morning');
  await stateSteps(null, 'palace');
});

test('A start that is sold out on that very day says so', async () => {
  await testDb.database.pool.query(
    `insert into departures (option_id, local_date, local_time, wanted_capacity, capacity, sold)
     select o.id, '2027-01-11', '09:00', 12, 12, 12 from product_options o join products p on p.id = o.product_id
     where p.slug = 'morning'`,
  );
  const [lisbon] = await excursionsOf('serena');
  const morning = lisbon?.trips.find(({ tour }) => tour.tourName === 'Title of morning');
  expect(morning?.starts.map(({ state }) => state)).toEqual(['sold_out']);
  await testDb.database.pool.query('delete from departures');
});

test('Of options that start together, only those that are back in time count', async () => {
  const [lisbon] = await excursionsOf('serena');
  const [start] = lisbon?.trips.find(({ tour }) => tour.tourName === 'Title of two-lengths')?.starts ?? [];
  expect(start?.componentKey).toBe(await idOf('product_options', 'duration_minutes = 60'));
});

test('A ship in port for two days is offered the first day with a free start; one product names each day', async () => {
  const startsOn = '2027-02-01';
  const tour = await idOf('products', `slug = 'morning'`);
  const daysOf = (excursions: PortExcursions[]) =>
    excursions[0]?.trips
      .filter((trip) => trip.tour.tourId === tour)
      .map(({ date, starts }) => [date, ...starts.map(({ time }) => time)]);
  const [first, second] = [
    ['2027-02-02', '15:30'],
    ['2027-02-03', '09:00'],
  ];
  expect(daysOf(await excursionsOf('mira', { startsOn }))).toEqual([first]);
  expect(daysOf(await excursionsOf('mira', { startsOn, tour }))).toEqual([first, second]);
  await testDb.database.pool.query(
    `insert into departures (option_id, local_date, local_time, wanted_capacity, capacity, sold)
     select o.id, '2027-02-02', '15:30', 12, 12, 12 from product_options o where o.product_id = $1`,
    [tour],
  );
  expect(daysOf(await excursionsOf('mira', { startsOn }))).toEqual([second]);
  await testDb.database.pool.query('delete from departures');
});

test('Once the ship has left nothing is offered, and the call is over', async () => {
  const over = await excursionsOf('serena', { now: new Date('2027-01-11T18:30:00Z') });
  expect(over.map(({ isOver, trips, unsuitable }) => [isOver, trips, unsuitable])).toEqual([
    [true, [], []],
    [false, [], []],
  ]);
});

test('Where the sailing ends, a transfer is offered if it begins near the ship, and no trip leads back on board', async () => {
  const [lisbon] = await excursionsOf('mira', { startsOn: '2027-03-01' });
  expect(lisbon?.trips.map(({ tour, starts }) => [tour.tourName, starts[0]?.minutesLeft])).toEqual(
    ['morning', 'dawn', 'evening', 'palace', 'two-lengths', 'away'].map((slug) => [`Title of ${slug}`, null]),
  );
});

test('A call that the ship skips has no trips', async () => {
  await testDb.database.pool.query(
    `update cruise_calls set state = 'skipped' where arrives_at < '2027-01-12'`,
  );
  const found = await excursionsOf('serena');
  expect(found.map(({ position }) => position)).toEqual([3]);
  await testDb.database.pool.query(`update cruise_calls set state = 'planned'`);
});

test('Lines, ships and sailings ahead are listed; ended sailings are not', async () => {
  const { database } = testDb;
  const reader = { locale: 'de', today } as const;
  const lines = await listLines(database, { ...reader, type: 'all' });
  expect(lines.map(({ name, shipCount }) => [name, shipCount])).toEqual([
    ['bluebird (de)', 2],
    ['quiet (de)', 1],
  ]);
  const ships = await listShips(database, { ...reader, lineId: lines[0]?.cruiseLineUuid ?? '' });
  expect(ships.map(({ name, cruiseShipSlug, routeCount }) => [name, cruiseShipSlug, routeCount])).toEqual([
    ['mira (de)', 'mira', 2],
    ['serena (de)', 'serena', 1],
  ]);
  expect(await listRoutes(database, { ...reader, shipId: ships[1]?.cruiseShipUuid ?? '' })).toEqual([
    {
      cruiseRouteUuid: await routeOf('serena'),
      routeStartDate: '2027-01-10',
      routeEndDate: '2027-01-13',
      title_en: 'Atlantic',
      title_de: 'Atlantic (de)',
      title_zh: 'Atlantic (zh)',
      ports: ['porto (de)', 'lisbon (de)', 'porto (de)'],
      portsWithTrips: 1,
    },
  ]);
});

test('A skipped port is not listed with its sailing, and a sailing that skips every port is not listed', async () => {
  const { database } = testDb;
  const reader = { locale: 'en', today } as const;
  const setState = (state: string, where: string) =>
    database.pool.query(
      `update cruise_calls c set state = $1 from cruise_routes r join cruise_ships s on s.id = r.ship_id
       where r.id = c.route_id and s.slug = 'serena' and ${where}`,
      [state],
    );
  const serenas = async () => {
    const [line] = await listLines(database, { ...reader, type: 'all' });
    const ships = await listShips(database, { ...reader, lineId: line?.cruiseLineUuid ?? '' });
    const serena = ships.find(({ cruiseShipSlug }) => cruiseShipSlug === 'serena');
    return serena && listRoutes(database, { ...reader, shipId: serena.cruiseShipUuid });
  };
  await setState('skipped', `c.arrives_at < '2027-01-12'`);
  expect(await serenas()).toMatchObject([{ ports: ['porto', 'porto'], portsWithTrips: 0 }]);
  await setState('skipped', 'true');
  expect(await serenas()).toBeUndefined();
  await setState('planned', 'true');
});

test('A line is listed with its ships that have a sailing ahead, and not without one', async () => {
  const lines = await listLines(testDb.database, {
    ...{ locale: 'en', today: localDate('2027-02-20'), type: 'all' },
  });
  expect(lines.map(({ name, shipCount }) => [name, shipCount])).toEqual([['bluebird', 1]]);
});

test('Of several sailings of a ship the next is listed first', async () => {
  const shipId = await idOf('cruise_ships', `slug = 'mira'`);
  const listed = await listRoutes(testDb.database, { locale: 'en', today, shipId });
  expect(listed.map(({ routeStartDate }) => routeStartDate)).toEqual(['2027-02-01', '2027-03-01']);
});

test('A sailing that only passes coasts because it skips every port is not listed', async () => {
  const { pool } = testDb.database;
  const reader = { locale: 'en', today } as const;
  const setState = (state: string) =>
    pool.query('update cruise_calls set state = $1 where port_id is not null and route_id = $2', [
      state,
      route,
    ]);
  const route = await routeOf('serena');
  const shipId = await idOf('cruise_ships', `slug = 'serena'`);
  await setState('skipped');
  expect(await listRoutes(testDb.database, { ...reader, shipId })).toEqual([]);
  await setState('planned');
});

test('Ports of a sailing have trips if passengers land there and trips are on sale', async () => {
  const { pool } = testDb.database;
  const shipId = await idOf('cruise_ships', `slug = 'serena'`);
  const portsWithTrips = async () =>
    (await listRoutes(testDb.database, { locale: 'en', today, shipId })).map((route) => route.portsWithTrips);
  expect(await portsWithTrips()).toEqual([1]);
  const places = async () => {
    const shown = await showRoute(testDb.database, { routeId: await routeOf('serena'), locale: 'en' });
    return shown?.cruiseRoutePorts.map(({ placeSlug }) => placeSlug);
  };
  expect(await places()).toEqual([null, 'lisbon', null]);
  await pool.query('update products set excluded = true');
  expect([await portsWithTrips(), await places()]).toEqual([[0], [null, null, null]]);
  await pool.query('update products set excluded = false');
  const { rows } = await pool.query<{ at: Date }>(
    `select arrives_at as at from cruise_calls where route_id = $1 and position = 1`,
    [await routeOf('serena')],
  );
  const setArrival = async (at: Date | null) =>
    pool.query('update cruise_calls set arrives_at = $1 where route_id = $2 and position = 1', [
      at,
      await routeOf('serena'),
    ]);
  await setArrival(null);
  expect(await portsWithTrips()).toEqual([0]);
  await setArrival(rows[0]?.at ?? null);
});

test('Lines without a call where trips are on sale can be left out', async () => {
  const lines = await listLines(testDb.database, { locale: 'en', today, type: 'withExcursions' });
  expect(lines.map(({ name }) => name)).toEqual(['bluebird']);
});

test('An organisation with lines of its own sees only these', async () => {
  const { database } = testDb;
  await database.pool.query(
    `insert into organisations (id, kind, name, slug) values
       ('00000000-0000-4000-8000-000000000001', 'concierge', 'Desk', 'desk'),
       ('00000000-0000-4000-8000-000000000002', 'concierge', 'Other', 'other-desk')`,
  );
  await database.pool.query(`update cruise_lines set organisation_slugs = '{desk}' where slug = 'quiet'`);
  const of = async (organisationId: string) =>
    (await listLines(database, { locale: 'en', today, type: 'all', organisationId })).map(({ name }) => name);
  expect(await of('00000000-0000-4000-8000-000000000001')).toEqual(['quiet']);
  expect(await of('00000000-0000-4000-8000-000000000002')).toEqual(['bluebird', 'quiet']);
});

test('A sailing is shown with its calls in the reader’s language, and a place is named only where trips are on sale', async () => {
  const routeId = await routeOf('serena');
  const shown = await showRoute(testDb.database, { routeId, locale: 'de' });
  expect(shown).toMatchObject({
    cruiseLineName: 'bluebird (de)',
    cruiseShipName: 'serena (de)',
    cruiseRouteStartDate: '2027-01-10',
    passages: [{ position: 2, date: '2027-01-12', name: 'Die Küste' }],
  });
  const city = await idOf('locations', `slug = 'lisbon' and place_kind = 'city'`);
  expect(shown?.cruiseRoutePorts).toMatchObject([
    { city: 'porto (de)', country: 'Portugal', position: 0, arrival: null, placeSlug: null },
    {
      locationUuid: city,
      city: 'lisbon (de)',
      position: 1,
      arrival: '2027-01-11T08:00:00.000Z',
      departure: '2027-01-11T18:30:00.000Z',
      allAboard: '2027-01-11T18:00:00.000Z',
      lastBoarding: '2027-01-11T18:00:00.000Z',
      isTender: false,
      tenderMinutes: null,
      placeSlug: 'lisbon',
    },
    { position: 3, departure: null, allAboard: null, lastBoarding: null },
  ]);
  expect(await listRouteImages(testDb.database, routeId)).toEqual(['/images/place-lisbon']);
});

test('An unknown sailing is not found', async () => {
  const routeId = '0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0042';
  const { database } = testDb;
  expect(await showRoute(database, { routeId, locale: 'en' })).toBeUndefined();
  expect(await listRouteImages(database, routeId)).toBeUndefined();
  expect(await findExcursions(database, { routeId, locale: 'en', currency: 'EUR', now })).toBeUndefined();
});
