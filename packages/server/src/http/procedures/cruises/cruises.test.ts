import type { CruiseLine, CruiseRoute, CruiseShip } from '@ashore/core/contract/cruises/fleet.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { smallCatalogue, trip1 } from '../../../../test-support/catalogue/small-catalogue.ts';
import {
  lineEntry,
  portEntry,
  sailingEntry,
  withTimetable,
} from '../../../../test-support/cruises/timetable.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';

let testDb: TestDatabase;

const clock = { now: () => new Date('2037-05-20T12:00:00Z') };
const ended = '2037-05-01';
const ahead = '2037-06-01';

const sailingFrom = (starts: string) =>
  sailingEntry('serena', starts, [
    { port: 'lisbon', departure: `${starts}T18:00` },
    { port: 'porto', arrival: `${starts.slice(0, 8)}03T08:00` },
  ]);

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
  await withTimetable(testDb.database, {
    ports: [portEntry('lisbon'), portEntry('porto', { latitude: 41.18, longitude: -8.7 })],
    lines: [lineEntry('bluebird', ['serena'])],
    sailings: [sailingFrom(ended), sailingFrom(ahead)],
  });
});
afterAll(() => testDb.drop());

type Body = {
  readonly _embedded: {
    readonly cruiseLineList: readonly CruiseLine[];
    readonly cruiseShipList: readonly CruiseShip[];
    readonly cruiseRouteList: readonly CruiseRoute[];
  };
  readonly ports: unknown;
};
type Get = (path: string) => Promise<{ readonly status: number; readonly body: Body }>;

/** Starts a server, and returns what asks its calls of cruises. */
async function startCalls(): Promise<Get> {
  const { url } = await testApp({ database: testDb.database, clock });
  return async (path) => {
    const answer = await fetch(`${url}/api/ToursForCruises/${path}`);
    return { status: answer.status, body: (await answer.json()) as Body };
  };
}

async function idOfSailing(starts: string): Promise<string> {
  const { rows } = await testDb.database.pool.query('select id from cruise_routes where starts_on = $1', [
    starts,
  ]);
  return rows[0].id;
}

/** The calls of a sailing, by its ID. */
const callsOf = (id: string) => [
  `cruise/${id}`,
  `cruise/${id}/excursions`,
  `cruise/${id}/map`,
  `cruise/image-paths/${id}`,
];
const unknown = '0a000000-0000-4000-8000-00000000dead';

async function readFleet(get: Get) {
  const [line] = (await get('cruiseLines')).body._embedded.cruiseLineList;
  const { body } = await get(`cruiseShips?cruiseLine=${line?.cruiseLineUuid}`);
  const [ship] = body._embedded.cruiseShipList;
  if (!line || !ship) throw new Error('The timetable has no ship.');
  return { line, ship };
}

test('Line, ship and sailing are read one after the other, and a sailing that has ended is not listed', async () => {
  const get = await startCalls();
  const { line, ship } = await readFleet(get);
  expect([line.name, ship.name]).toEqual(['bluebird', 'serena']);
  const { body } = await get(`cruiseRoutes?cruiseShip=${ship.cruiseShipUuid}`);
  const starts = body._embedded.cruiseRouteList.map(({ routeStartDate }) => routeStartDate);
  expect(starts).toEqual([ahead]);
});

test('A sailing in the past is still shown, with calls that are over and no trips', async () => {
  const get = await startCalls();
  const id = await idOfSailing(ended);
  for (const path of callsOf(id)) expect([path, (await get(path)).status]).toEqual([path, 200]);
  const { body } = await get(`cruise/${id}/excursions`);
  expect(body.ports).toEqual([{ position: 1, isOver: true, trips: [], unsuitable: [] }]);
});

test.each([
  ['unknown', async () => unknown],
  ['of a ship', async (get: Get) => (await readFleet(get)).ship.cruiseShipUuid],
  ['of a line', async (get: Get) => (await readFleet(get)).line.cruiseLineUuid],
  ['of a product', async () => trip1.id],
])('A sailing with an ID that is %s is not found', async (_, idOf) => {
  const get = await startCalls();
  for (const path of callsOf(await idOf(get))) expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test.each(['1', 'null', 'serena', `${unknown}0`, '%00', '0a000000-0000-4000-8000-00000000dea%0a', "'"])(
  'An ID that is none is refused, not looked up: %s',
  async (id) => {
    const get = await startCalls();
    for (const path of [...callsOf(id), `cruiseShips?cruiseLine=${id}`, `cruiseRoutes?cruiseShip=${id}`])
      expect([path, (await get(path)).status]).toEqual([path, 400]);
  },
);

test('An unknown line has no ships, and an unknown ship no sailings', async () => {
  const get = await startCalls();
  const { line, ship } = await readFleet(get);
  for (const id of [unknown, ship.cruiseShipUuid])
    expect((await get(`cruiseShips?cruiseLine=${id}`)).body._embedded.cruiseShipList).toEqual([]);
  for (const id of [unknown, line.cruiseLineUuid])
    expect((await get(`cruiseRoutes?cruiseShip=${id}`)).body._embedded.cruiseRouteList).toEqual([]);
});

test('Two lines at once, an unknown kind of line and an ID of an organisation that is none are refused', async () => {
  const get = await startCalls();
  const { line } = await readFleet(get);
  const id = line.cruiseLineUuid;
  for (const path of [
    'cruiseShips',
    `cruiseShips?cruiseLine=${id}&cruiseLine=${unknown}`,
    'cruiseRoutes',
    'cruiseLines?type=sailing',
    'cruiseLines?organizationId=1',
    `cruise/${await idOfSailing(ahead)}/excursions?currency=XXX`,
    `cruise/${await idOfSailing(ahead)}/excursions?tour=1`,
  ])
    expect([path, (await get(path)).status]).toEqual([path, 400]);
});
