import type { Database } from '../../src/database/connect.ts';
import type {
  LineEntry,
  PortEntry,
  SailingEntry,
  TimetableFile,
} from '../../src/features/cruises/file/timetable-file.ts';
import { importTimetable } from '../../src/features/cruises/import/import-timetable.ts';
import { findFleet } from '../../src/features/cruises/import/known-fleet.ts';
import { readTimetable } from '../../src/features/cruises/import/read-timetable.ts';

const inThree = (text: string) => ({ en: text, de: `${text} (de)`, 'zh-Hans': `${text} (zh)` });

/** A port as a timetable has it, with these differences. It serves the place of the same name. */
export function portEntry(slug: string, differences: Partial<PortEntry> = {}): PortEntry {
  return {
    slug,
    names: inThree(slug),
    country: 'PT',
    timeZone: 'Europe/Lisbon',
    latitude: 38.71,
    longitude: -9.12,
    visits: { place: slug, names: inThree(`Town of ${slug}`), minutes: 10, kilometres: 2 },
    berths: [inThree('North quay'), inThree('South quay')],
    landing: 'quay',
    gate: { by: 'walk', minutes: 5 },
    gangwayMinutes: 20,
    riskMinutes: 0,
    ...differences,
  };
}

/** A line with ships of these slugs. */
export function lineEntry(
  slug: string,
  ships: readonly string[],
  differences: Partial<LineEntry> = {},
): LineEntry {
  return {
    slug,
    names: inThree(slug),
    colours: { hull: '#ffffff', funnel: '#c4323a', accent: '#1f6f8b' },
    clock: 'port',
    allAboardMinutes: 30,
    sellsExcursions: true,
    ships: ships.map((ship) => ({ slug: ship, names: inThree(ship), size: 'large', passengers: 2_000 })),
    ...differences,
  };
}

export function sailingEntry(ship: string, starts: string, calls: SailingEntry['calls']): SailingEntry {
  return { ship, starts, titles: inThree('Atlantic'), calls };
}

export function timetableSource(timetable: Partial<TimetableFile>, name = 'timetable.json') {
  return { name, text: JSON.stringify(timetable) };
}

/** Imports a timetable that has no problems. */
export async function withTimetable(database: Database, timetable: Partial<TimetableFile>): Promise<void> {
  const read = readTimetable([timetableSource(timetable)], await findFleet(database.pool));
  if (read.problems.length > 0) throw new Error(JSON.stringify(read.problems));
  await importTimetable(database, read);
}
