import { nauticalMilesBetween } from '@ashore/core/cruises/distance.ts';
import { addDays, daysBetween, type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import { z } from 'zod';
import { localTime, oneLine, slug } from '../features/catalogue/file/fields.ts';
import type {
  LineEntry,
  PortEntry,
  SailingEntry,
  TimetableFile,
} from '../features/cruises/file/timetable-file.ts';

const dayOfItinerary = z.union([
  z.strictObject({
    day: z.int().min(1),
    port: slug,
    arrival: localTime.optional(),
    departure: localTime.optional(),
    /** If the ship stays for the night. */
    departureDay: z.int().min(1).optional(),
    nauticalMiles: z.number().positive().optional(),
  }),
  z.strictObject({ day: z.int().min(1), passing: oneLine }),
]);

/** The itineraries of the demonstration, and the regions in which each ship sails. */
export const itinerariesFile = z.strictObject({
  regions: z.record(slug, oneLine),
  ships: z.record(slug, z.array(slug).min(1)),
  itineraries: z.array(
    z.strictObject({
      slug,
      region: slug,
      /** Months in which a sailing may begin. */
      months: z.array(z.int().min(1).max(12)).min(1),
      sizes: z.array(z.enum(['expedition', 'small', 'medium', 'large', 'giant'])).min(1),
      /** The speed that the ship must reach. */
      knots: z.number().positive(),
      nights: z.int().min(1),
      nauticalMiles: z.number().positive(),
      days: z.array(dayOfItinerary).min(2),
    }),
  ),
});
type ItinerariesFile = z.output<typeof itinerariesFile>;
type Itinerary = ItinerariesFile['itineraries'][number];
type DayOfItinerary = Itinerary['days'][number];
type CallOfItinerary = Extract<DayOfItinerary, { port: string }>;
type Ship = LineEntry['ships'][number];

export type DemoFleet = {
  readonly ports: readonly PortEntry[];
  readonly lines: readonly LineEntry[];
  readonly itineraries: ItinerariesFile;
};

/**
 * The day from which all ships are planned. Sailings depend on it and not on the day of the import, so a database that
 * is filled later has the same sailings.
 */
const FIRST_DAY = localDate('2026-01-04');
/** Speed in knots without passengers, from the end of one sailing to the port where the next one begins. */
const REPOSITIONING_KNOTS = 15;
/** The way by sea is longer than the great circle, which crosses land, by about this factor. */
const SEA_ROUTE_FACTOR = 1.35;
/** How many days a ship may sail without passengers to begin another itinerary. */
const REPOSITIONING_DAYS = 2;
/** A ship with nothing to sail waits, and is looked at again after this many days. */
const IDLE_DAYS = 7;

/** The timetable of the demonstration: all sailings that end on `from` or later and begin on `to` or earlier. */
export function planSailings(
  { ports, lines, itineraries: file }: DemoFleet,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): TimetableFile['sailings'] {
  const portBySlug = new Map(ports.map((port) => [port.slug, port]));
  return lines.flatMap(({ ships }) =>
    ships.flatMap((ship, rank) => {
      const suitable = suitableItineraries(ship, file);
      return sailingsOf(suitable, { to, rank, portBySlug })
        .map(({ itinerary, starts }) => sailingEntry(ship, itinerary, { starts, file, portBySlug }))
        .filter(({ ends }) => ends >= from)
        .map(({ entry }) => entry);
    }),
  );
}

function suitableItineraries(
  { slug, size, knots: maxKnots = Number.POSITIVE_INFINITY }: Ship,
  { ships, itineraries }: ItinerariesFile,
): Itinerary[] {
  const regions = ships[slug] ?? [];
  return itineraries
    .filter(
      ({ region, sizes, knots }) => regions.includes(region) && sizes.includes(size) && knots <= maxKnots,
    )
    .toSorted((one, other) => regions.indexOf(one.region) - regions.indexOf(other.region));
}

type PlanningContext = {
  readonly to: LocalDate;
  /** The place of the ship in its line. Ships of a line begin with different itineraries. */
  readonly rank: number;
  readonly portBySlug: ReadonlyMap<string, PortEntry>;
};

type PlannedSailing = { readonly itinerary: Itinerary; readonly starts: LocalDate };

function sailingsOf(
  suitable: readonly Itinerary[],
  { to, rank, portBySlug }: PlanningContext,
): PlannedSailing[] {
  const sailings: PlannedSailing[] = [];
  let day = addDays(FIRST_DAY, rank % 7);
  let port: string | undefined;
  for (let turn = rank; day <= to; turn += 1) {
    const next = nextSailing(suitable, { day, port, turn, portBySlug });
    if (next) {
      sailings.push(next);
      day = addDays(next.starts, next.itinerary.nights);
      port = portsOf(next.itinerary).at(-1);
    } else day = addDays(day, IDLE_DAYS);
  }
  return sailings;
}

type ShipPosition = Pick<PlanningContext, 'portBySlug'> & {
  readonly day: LocalDate;
  /** The port where the last sailing ended. */
  readonly port: string | undefined;
  readonly turn: number;
};

/** The next sailing: itineraries that can begin within the days for repositioning are taken in turn. */
function nextSailing(
  suitable: readonly Itinerary[],
  { day, port, turn, portBySlug }: ShipPosition,
): PlannedSailing | undefined {
  const reachable = suitable
    .map((itinerary) => ({
      itinerary,
      starts: addDays(day, daysToReach(port, portsOf(itinerary)[0], portBySlug)),
    }))
    .filter(({ itinerary, starts }) => itinerary.months.includes(Number(starts.slice(5, 7))));
  const earliest = reachable.toSorted((one, other) => daysBetween(other.starts, one.starts))[0];
  const candidates = reachable.filter(
    ({ starts }) => earliest && daysBetween(earliest.starts, starts) <= REPOSITIONING_DAYS,
  );
  return candidates[turn % candidates.length];
}

function daysToReach(
  from: string | undefined,
  to: string | undefined,
  portBySlug: PlanningContext['portBySlug'],
): number {
  if (from === undefined || to === undefined || from === to) return 0;
  const [start, end] = [portBySlug.get(from), portBySlug.get(to)];
  if (!start || !end) throw new Error(`There is no port ${start ? to : from}.`);
  return Math.max(
    1,
    Math.ceil((nauticalMilesBetween(start, end) * SEA_ROUTE_FACTOR) / REPOSITIONING_KNOTS / 24),
  );
}

const isCall = (day: DayOfItinerary): day is CallOfItinerary => 'port' in day;
const portsOf = ({ days }: Itinerary) => days.filter(isCall).map(({ port }) => port);

type EntryContext = Pick<PlanningContext, 'portBySlug'> & {
  readonly starts: LocalDate;
  readonly file: ItinerariesFile;
};

function sailingEntry(
  { slug: ship }: Ship,
  { region, days, nights }: Itinerary,
  { starts, file, portBySlug }: EntryContext,
): { readonly entry: SailingEntry; readonly ends: LocalDate } {
  const dayOf = (day: number) => addDays(starts, day - 1);
  const calls = days.map((day) => {
    if (!isCall(day)) return { on: dayOf(day.day), passing: day.passing };
    const { port, arrival, departure, departureDay = day.day } = day;
    const landing = portBySlug.get(port)?.landing;
    return {
      port,
      ...(arrival === undefined ? {} : { arrival: `${dayOf(day.day)}T${arrival}` }),
      ...(departure === undefined ? {} : { departure: `${dayOf(departureDay)}T${departure}` }),
      ...(landing === 'tender' ? { tender: true } : { berth: 1 }),
    };
  });
  const homePortNames = portBySlug.get(days.find(isCall)?.port ?? '')?.names;
  const names = file.regions[region];
  if (!homePortNames || !names)
    throw new Error(`Region ${region} has no name, or its first port is unknown.`);
  const titles = {
    en: `${names.en} from ${homePortNames.en}`,
    de: `${names.de ?? names.en} ab ${homePortNames.de ?? homePortNames.en}`,
    'zh-Hans': `${homePortNames['zh-Hans'] ?? homePortNames.en}出发，${names['zh-Hans'] ?? names.en}`,
  };
  return { entry: { ship, starts, titles, calls }, ends: dayOf(nights + 1) };
}
