import { type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, onTestFinished } from 'vitest';
import { connectDatabase, type Database } from '../../packages/server/src/database/connect.ts';
import type { ProductInFile } from '../../packages/server/src/features/catalogue/file/place-file.ts';
import { catalogueId } from '../../packages/server/src/features/catalogue/import/catalogue-id.ts';
import { importPlaces } from '../../packages/server/src/features/catalogue/import/import-catalogue.ts';
import { nativeInventory } from '../../packages/server/src/features/quotes/holds/native-inventory.ts';
import type { OwnInventory, WantedHold } from '../../packages/server/src/gateways/inventory/port.ts';
import { placeWith, productRow } from '../../packages/server/test-support/catalogue/place-file.ts';
import {
  type TestDatabase,
  testDatabase,
} from '../../packages/server/test-support/database/test-database.ts';
import { wantedHold } from '../../packages/server/test-support/inventory/wanted-hold.ts';
import { recordSpotLog } from './spot-log.ts';

/** Spots of every departure, unless a race adds it with another number. */
export const departureCapacity = 12;

const everyDay = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], season: null } as const;

const trip = (slug: string, options: ProductInFile['options'] = []) =>
  productRow(slug, {
    ...everyDay,
    days: [...everyDay.days],
    startTimes: ['10:00'],
    capacity: departureCapacity,
    options,
  });

const atNoon = { name: { en: 'At noon' }, startTimes: ['12:00'] };

export const sailProduct = catalogueId('product', 'lisbon', 'sail');
export const sailOption = catalogueId('option', 'lisbon', 'sail', 0);
export const swimOption = catalogueId('option', 'lisbon', 'swim', 0);
/** A second option of the first trip. `importTrips` removes it with `withNoon: false`. */
export const noonOption = catalogueId('option', 'lisbon', 'sail', 1);
export const firstDay = localDate('2038-03-01');

export type RaceDatabase = TestDatabase & {
  /** The same database with its own connections, as another server has. */
  connectAgain(): Database;
};

/** A database with two trips that run every day. It records every change to its departures and holds. */
export async function createRaceDatabase(on?: { readonly url: string }): Promise<RaceDatabase> {
  const testDb = await testDatabase({ on });
  const otherDatabases: Database[] = [];
  onTestFinished(async () => {
    await Promise.all(otherDatabases.map((other) => other.close()));
    await testDb.drop();
  });
  await importTrips(testDb.database);
  await recordSpotLog(testDb.database.pool);
  return {
    ...testDb,
    connectAgain() {
      const other = connectDatabase({ url: withLongTimeouts(testDb.url), log: () => {} });
      otherDatabases.push(other);
      return other;
    },
  };
}

/** On a busy machine clients wait for each other's locks for longer than the server lets them. */
export function withLongTimeouts(url: string): string {
  const patient = new URL(url);
  for (const name of ['lock_timeout', 'statement_timeout']) patient.searchParams.set(name, '60000');
  return patient.href;
}

/** Imports both trips. The import removes options that it does not name. */
export async function importTrips(database: Database, { withNoon = true } = {}): Promise<void> {
  const trips = [trip('sail', withNoon ? [atNoon] : []), trip('swim')];
  await importPlaces(database, { places: [placeWith('lisbon', trips)], today: localDate('2037-11-21') });
}

/** Adds a departure with that many spots left. The others are sold without a hold or a booking. */
export async function addDepartureWithSpots(
  { pool }: Pick<Database, 'pool'>,
  date: LocalDate,
  { left, option = sailOption }: { readonly left: number; readonly option?: string },
): Promise<void> {
  await pool.query(
    `insert into departures (option_id, local_date, local_time, wanted_capacity, capacity, sold)
     values ($1, $2, '10:00', $4, $4, $4::int - $3::int)`,
    [option, date, left, departureCapacity],
  );
}

/** Adds a shared resource of which each spot of these options uses one unit. */
export async function addSharedBoat(
  { pool }: Pick<Database, 'pool'>,
  { seats, options }: { readonly seats: number; readonly options: readonly string[] },
): Promise<string> {
  const { rows } = await pool.query(
    `with boat as (
       insert into resources (id, organisation_id, slug, capacity)
       select gen_random_uuid(), id, 'boat', $1 from organisations limit 1 returning id)
     insert into option_resources (option_id, resource_id, per, units)
     select option, boat.id, 'spot', 1 from boat, unnest($2::uuid[]) option returning resource_id as id`,
    [seats, options],
  );
  return rows[0].id;
}

/** One spot on the first day for a new client, unless stated otherwise. */
export function holdRequest(differences: Partial<WantedHold> = {}): WantedHold {
  return wantedHold({ optionId: sailOption, date: firstDay, ...differences });
}

export type Server = { readonly database: Database; readonly inventory: OwnInventory };

/** Distributes clients over several servers in turn. All connections of the servers are open already. */
export async function serversOf(
  raceDatabase: RaceDatabase,
  count: number,
): Promise<(client: number) => Server> {
  const servers = Array.from({ length: count }, () => {
    const database = raceDatabase.connectAgain();
    return { database, inventory: nativeInventory(database) };
  });
  for (const { database } of servers) await openAllConnections(database);
  return (client) => {
    const server = servers[client % servers.length];
    if (!server) throw new Error('The race has no server for this client.');
    return server;
  };
}

/** Otherwise the first clients would wait for their connections, and no two would meet. */
async function openAllConnections({ pool }: Database): Promise<void> {
  const connections = Array.from({ length: pool.options.max ?? 0 }, () => pool.connect());
  for (const client of await Promise.all(connections)) client.release();
}

const waitingForLocks = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`;

/**
 * Makes calls meet: all departures stay locked until this many calls wait for one, then all proceed at
 * once. On a busy machine they would otherwise come one after another, and a race would prove nothing.
 */
export async function makeCallsMeet<Result>(
  { database: { pool } }: RaceDatabase,
  count: number,
  act: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin; select from departures for update');
    const acting = act();
    await expect
      .poll(async () => (await pool.query(waitingForLocks)).rowCount, { interval: 5, timeout: 30_000 })
      .toBe(count);
    await client.query('commit');
    return await acting;
  } finally {
    client.release(true);
  }
}

/** Waits until each call has its answer or waits for a lock. */
export async function waitUntilDoneOrLocked(
  { database: { pool } }: RaceDatabase,
  acting: readonly Promise<unknown>[],
): Promise<void> {
  let doneCount = 0;
  for (const one of acting) one.finally(() => (doneCount += 1)).catch(() => {});
  await expect
    .poll(async () => doneCount + ((await pool.query(waitingForLocks)).rowCount ?? 0), {
      interval: 5,
      timeout: 30_000,
    })
    .toBe(acting.length);
}
