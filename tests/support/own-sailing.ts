import type { Database } from '../../packages/server/src/database/connect.ts';
import { catalogueId } from '../../packages/server/src/features/catalogue/import/catalogue-id.ts';
import type {
  LineEntry,
  SailingEntry,
  TimetableFile,
} from '../../packages/server/src/features/cruises/file/timetable-file.ts';
import { importTimetable } from '../../packages/server/src/features/cruises/import/import-timetable.ts';
import { findFleet } from '../../packages/server/src/features/cruises/import/known-fleet.ts';
import { readTimetable } from '../../packages/server/src/features/cruises/import/read-timetable.ts';

/** A sailing of a ship of its own, so that a journey knows every call and may change it. */
export type OwnSailing = {
  readonly timetable: Partial<TimetableFile>;
  readonly routeId: string;
  readonly ship: { readonly slug: string; readonly name: string };
  readonly lineName: string;
  /** The calls by the place that they serve, with their positions and days. */
  readonly lisbon: OwnCall & { readonly lastDay: string };
  readonly dublin: OwnCall;
};

type OwnCall = { readonly position: number; readonly day: string };

const inThree = (text: string) => ({ en: text, de: text, 'zh-Hans': text });

/** The sailings begin on Saturdays, so that the ships are in port on days on which the trips of the journeys run. */
const SATURDAY = 6;

/**
 * Nine days from Palma: a night in Lisbon, whose clock is an hour behind that of Palma, and a day in Dublin, where
 * passengers land by tender boats. `number` tells the ships of the journeys apart.
 */
function ownSailing(number: number): OwnSailing {
  const today = new Date();
  // A week apart, because the ships of all journeys share the spots of each trip, and after the days on which other
  // journeys book, some of which hold all spots of a departure.
  const inDays = 84 + ((SATURDAY + 7 - today.getUTCDay()) % 7) + 7 * number;
  const dayAt = (plus: number) =>
    new Date(today.getTime() + (inDays + plus) * 86_400_000).toISOString().slice(0, 10);
  const at = (plus: number, time: string) => `${dayAt(plus)}T${time}`;
  const ship = { slug: `journey-${number}`, name: `Wayfarer ${romanNumeral(number)}` };
  const lineName = `Wayfarer Journeys ${romanNumeral(number)}`;
  const sister = { slug: `${ship.slug}-sister`, name: `${ship.name} Sister` };
  const line: LineEntry = {
    slug: `wayfarer-${number}`,
    names: inThree(lineName),
    colours: { hull: '#ffffff', funnel: '#c4323a', accent: '#1f6f8b' },
    clock: 'port',
    allAboardMinutes: 30,
    sellsExcursions: true,
    // A line with one ship leaves nothing to choose.
    ships: [ship, sister].map(({ slug, name }) => ({
      ...{ slug, names: inThree(name), size: 'large', passengers: 2_000 },
    })),
  };
  const sailing: SailingEntry = {
    ship: ship.slug,
    starts: dayAt(0),
    titles: { en: 'Lisbon and Dublin', de: 'Lissabon und Dublin', 'zh-Hans': '里斯本与都柏林' },
    calls: [
      { port: 'palma', departure: at(0, '18:00') },
      { port: 'lisbon', arrival: at(3, '08:00'), departure: at(4, '17:00'), berth: 1 },
      { port: 'dublin', arrival: at(7, '08:00'), departure: at(7, '18:00'), tender: true },
      { port: 'southampton', arrival: at(9, '08:00') },
    ],
  };
  return {
    timetable: { lines: [line], sailings: [sailing, { ...sailing, ship: sister.slug }] },
    routeId: catalogueId('sailing', ship.slug, dayAt(0)),
    ship,
    lineName,
    lisbon: { position: 1, day: dayAt(3), lastDay: dayAt(4) },
    dublin: { position: 2, day: dayAt(7) },
  };
}

/** Imports the sailing with this number. */
export async function importOwnSailing(database: Database, number: number): Promise<OwnSailing> {
  const sailing = ownSailing(number);
  const source = { name: 'own.json', text: JSON.stringify(sailing.timetable) };
  const read = readTimetable([source], await findFleet(database.pool));
  if (read.problems.length > 0) throw new Error(JSON.stringify(read.problems));
  await importTimetable(database, read);
  return sailing;
}

function romanNumeral(number: number): string {
  const tens = 'X'.repeat(Math.floor(number / 10));
  return tens + ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][number % 10];
}
