import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
import { fileRates } from '../gateways/rates/embedded.ts';
import { itinerariesFile, planSailings } from './plan-sailings.ts';

const demoFolder = join(projectFolder, 'demo');

/**
 * Loads the demonstration data into a database that has never had a catalogue. Public codes are never deleted, so
 * they tell this also after the products are gone. Returns whether the data was loaded. The demonstration's member is
 * created in any case.
 */
export async function loadDemo(database: Database): Promise<boolean> {
  const client = await database.pool.connect();
  try {
    // Servers that start together on one database must not both find it empty.
    return await withAdvisoryLock(client, { name: 'demo', waitMs: 60_000 }, async () => {
      const wasEmpty = await fillIfEmpty(database);
      await saveDemoMember(database.pool);
      return wasEmpty;
    });
  } finally {
    client.release();
  }
}

async function fillIfEmpty(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query('select exists (select from public_codes) as filled');
  if (rows[0].filled) return false;
  const today = localDateAt(new Date(), 'UTC');
  const rates = await refreshRates(database, { source: fileRates(join(demoFolder, 'rates.json')), today });
  if (rates.outcome === 'refused') throw new Error(`The demonstration's rates are wrong: ${rates.details}`);
  await importPlaces(database, {
    places: await readDemoPlaces(),
    today,
  });
  await importTimetable(database, await readDemoTimetable(today));
  return true;
}

/** Travellers book a cruise up to a year and a half ahead. */
const DAYS_OF_SAILINGS = 548;

/** Ports, lines and ships of the files, and the sailings planned from them. */
export async function readDemoTimetable(today: LocalDate) {
  const read = (name: string) => readFile(join(demoFolder, 'cruises', name), 'utf8');
  const sources = ['ports.json', 'lines.json'].map(async (name) => ({ name, text: await read(name) }));
  const fleet = readTimetable(await Promise.all(sources), emptyFleet);
  const itineraries = itinerariesFile.parse(JSON.parse(await read('itineraries.json')));
  const [ports, lines] = [
    fleet.files.flatMap((file) => file.ports),
    fleet.files.flatMap((file) => file.lines),
  ];
  const window = { from: today, to: addDays(today, DAYS_OF_SAILINGS) };
  const sailings = planSailings({ ports, lines, itineraries }, window);
  const planned = { name: 'planned sailings', text: JSON.stringify({ ports, lines, sailings }) };
  const { problems, ...timetable } = readTimetable([planned], emptyFleet);
  const all = [...fleet.problems, ...problems];
  if (all.length > 0) throw new Error(`The demonstration's timetable is wrong: ${JSON.stringify(all)}`);
  return timetable;
}

async function readDemoPlaces() {
  const folder = join(demoFolder, 'places');
  const names = (await readdir(folder)).sort();
  const sources = names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') }));
  const { places, problems } = readPlaces(await Promise.all(sources));
  if (problems.length > 0) throw new Error(`The demonstration data is wrong: ${JSON.stringify(problems)}`);
  return places;
}
