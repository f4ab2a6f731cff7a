import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../database/connect.ts';
import { withAdvisoryLock } from '../database/with-advisory-lock.ts';
import { projectFolder } from '../env.ts';
import { saveDemoMember } from '../features/accounts/demo-member.ts';
import { importPlaces } from '../features/catalogue/import/import-catalogue.ts';
import { readPlaces } from '../features/catalogue/import/read-catalogue.ts';
import { refreshRates } from '../features/catalogue/prices/refresh-rates.ts';
import { importTimetable } from '../features/cruises/import/import-timetable.ts';
import { emptyFleet } from '../features/cruises/import/known-fleet.ts';
import { readTimetable } from '../features/cruises/import/read-timetable.ts';
import { extendCalendars } from '../features/hotels/import/extend-calendars.ts';
import { importHotels } from '../features/hotels/import/import-hotels.ts';
import { readHotels } from '../features/hotels/import/read-hotels.ts';
import { ratesFromFile } from '../gateways/rates/embedded.ts';
import { bookPastTrips } from './past-bookings.ts';
import { itinerariesFile, planSailings } from './plan-sailings.ts';

const demoFolder = join(projectFolder, 'demo');
const placesFolder = join(demoFolder, 'places');
const hotelsFolder = join(demoFolder, 'hotels');

/**
 * Loads the demonstration data into a database that has never had a catalogue. Public codes are never deleted, so
 * they tell this also after the products are gone. Returns whether the data was loaded. A demonstration without
 * hotels or without the sailings of the next year gets them, calendars of prices are continued, and the demonstration's member is created in any case, with bookings of the last days.
 */
export async function loadDemo(database: Database): Promise<boolean> {
  const client = await database.pool.connect();
  try {
    // Servers that start together on one database must not both find it empty.
    return await withAdvisoryLock(client, { name: 'demo', waitMs: 60_000 }, async () => {
      const today = localDateAt(new Date(), 'UTC');
      const wasEmpty = await fillIfEmpty(database, today);
      if (await lacksSailings(database, today))
        await importTimetable(database, await readDemoTimetable(today));
      if (await lacksHotels(database)) await importHotels(database, { files: await readDemoHotels(), today });
      while ((await extendCalendars(database, today)) > 0);
      await saveDemoMember(database.pool);
      await bookPastTrips(database, today);
      return wasEmpty;
    });
  } finally {
    client.release();
  }
}

async function fillIfEmpty(database: Database, today: LocalDate): Promise<boolean> {
  const { rows } = await database.pool.query('select exists (select from public_codes) as filled');
  if (rows[0].filled) return false;
  const rates = await refreshRates(database, {
    source: ratesFromFile(join(demoFolder, 'rates.json')),
    today,
  });
  if (rates.outcome === 'refused') throw new Error(`The demonstration's rates are wrong: ${rates.details}`);
  await importPlaces(database, {
    places: await readDemoPlaces(),
    today,
  });
  return true;
}

/**
 * Whether the demonstration has no sailings for the coming year. A database with an operator's own catalogue gets none, so all
 * places of the demonstration must be stored.
 */
async function lacksSailings({ pool }: Database, today: LocalDate): Promise<boolean> {
  const { rows } = await pool.query<{ lacks: boolean }>(
    `select (select count(*) from locations where slug = any($1) and place_kind = 'city') = cardinality($1)
       and not exists (select from cruise_routes where starts_on > $2) as lacks`,
    [await listDemoPlaces(), addDays(today, FEWEST_DAYS_OF_SAILINGS)],
  );
  return rows[0]?.lacks ?? false;
}

/** Travellers book a cruise up to a year and a half ahead. */
const DAYS_OF_SAILINGS = 548;
const FEWEST_DAYS_OF_SAILINGS = 365;

/** Ports, lines and ships of the files, and the sailings planned from them. */
export async function readDemoTimetable(today: LocalDate) {
  const readDemoFile = (name: string) => readFile(join(demoFolder, 'cruises', name), 'utf8');
  const sources = ['ports.json', 'lines.json'].map(async (name) => ({
    name,
    text: await readDemoFile(name),
  }));
  const fleet = readTimetable(await Promise.all(sources), emptyFleet);
  const itineraries = itinerariesFile.parse(JSON.parse(await readDemoFile('itineraries.json')));
  const [ports, lines] = [
    fleet.files.flatMap((file) => file.ports),
    fleet.files.flatMap((file) => file.lines),
  ];
  const window = { from: today, to: addDays(today, DAYS_OF_SAILINGS) };
  const sailings = planSailings({ ports, lines, itineraries }, window);
  const plannedSource = { name: 'planned sailings', text: JSON.stringify({ ports, lines, sailings }) };
  const { problems, ...timetable } = readTimetable([plannedSource], emptyFleet);
  const allProblems = [...fleet.problems, ...problems];
  if (allProblems.length > 0)
    throw new Error(`The demonstration's timetable is wrong: ${JSON.stringify(allProblems)}`);
  return timetable;
}

/** The slugs of the demonstration's places. */
export async function listDemoPlaces(): Promise<string[]> {
  return (await readdir(placesFolder)).map((name) => basename(name, '.json'));
}

/** Whether a database with all places of the demonstration has no hotels. */
async function lacksHotels({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ lacks: boolean }>(
    `select (select count(*) from locations where slug = any($1) and place_kind = 'city') = cardinality($1)
       and not exists (select from hotels) as lacks`,
    [await listDemoPlaces()],
  );
  return rows[0]?.lacks ?? false;
}

/** The hotels of the demonstration, of all its places that have some. */
async function readDemoHotels() {
  const names = (await readdir(hotelsFolder)).sort();
  const sources = names.map(async (name) => ({
    name,
    text: await readFile(join(hotelsFolder, name), 'utf8'),
  }));
  const { files, problems } = readHotels(await Promise.all(sources));
  if (problems.length > 0)
    throw new Error(`The demonstration's hotels are wrong: ${JSON.stringify(problems)}`);
  return files;
}

async function readDemoPlaces() {
  const names = (await readdir(placesFolder)).sort();
  const sources = names.map(async (name) => ({
    name,
    text: await readFile(join(placesFolder, name), 'utf8'),
  }));
  const { places, problems } = readPlaces(await Promise.all(sources));
  if (problems.length > 0) throw new Error(`The demonstration data is wrong: ${JSON.stringify(problems)}`);
  return places;
}
