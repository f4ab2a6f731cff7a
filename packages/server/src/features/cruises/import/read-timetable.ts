import { closestForms, explainIssue, fieldName } from '../../catalogue/import/explain-issue.ts';
import type { CatalogueSource, Problem } from '../../catalogue/import/read-catalogue.ts';
import { readTimetableCsv } from '../file/timetable-csv.ts';
import { isPortCall, type TimetableFile, timetableFile } from '../file/timetable-file.ts';
import { fleetWith, type KnownFleet } from './known-fleet.ts';
import { type PlacedSailing, placeCalls } from './place-calls.ts';

export type ReadTimetable = {
  readonly files: readonly TimetableFile[];
  readonly sailings: readonly PlacedSailing[];
  readonly problems: readonly Problem[];
};

/**
 * Reads timetable files and reports all their problems at once. Sailings may name ports and ships of any of the files
 * and of the fleet that is stored already.
 */
export function readTimetable(sources: readonly CatalogueSource[], stored: KnownFleet): ReadTimetable {
  const read: { name: string; file: TimetableFile }[] = [];
  const problems: Problem[] = [];
  for (const { name, text } of sources) {
    const { data, problem } = parse(name, text);
    const parsed = timetableFile.safeParse(data, { error: explainIssue });
    if (problem !== undefined) problems.push({ file: name, at: '', what: problem });
    else
      for (const { path, message } of closestForms(parsed.error?.issues ?? []))
        problems.push({ file: name, at: fieldName(path, data, nameOfEntry), what: message });
    if (parsed.data) read.push({ name, file: parsed.data });
  }
  const files = read.map(({ file }) => file);
  // Without the names of a file that cannot be read, every sailing that uses one of them would seem to be wrong.
  if (problems.length > 0) return { files, sailings: [], problems };
  const fleet = fleetWith(stored, files);
  const check = { stored, taken: new Map<string, string>(), problems };
  const sailings = read.flatMap(({ name, file }) => placedSailings(name, file, { ...check, fleet }));
  checkOverlaps(sailings, problems);
  return { files, sailings: sailings.map(({ placed }) => placed), problems };
}

type Parsed = { readonly data: unknown; readonly problem: string | undefined };

function parse(name: string, text: string): Parsed {
  if (name.endsWith('.csv')) return { data: undefined, problem: undefined, ...readTimetableCsv(text) };
  try {
    const data: unknown = JSON.parse(text) ?? undefined;
    return { data, problem: data === undefined ? 'is not JSON' : undefined };
  } catch {
    return { data: undefined, problem: 'is not JSON' };
  }
}

function nameOfEntry({ slug, ship, starts, port }: Readonly<Record<string, unknown>>): unknown {
  return slug ?? (ship === undefined ? port : `${ship} ${starts}`);
}

type SailingCheck = {
  /** The fleet before the import, and once the files are imported. */
  readonly stored: KnownFleet;
  readonly fleet: KnownFleet;
  /** The file that has an entry already, by the kind and name of the entry. */
  readonly taken: Map<string, string>;
  readonly problems: Problem[];
};

type SailingOfFile = { readonly file: string; readonly at: string; readonly placed: PlacedSailing };

function placedSailings(
  file: string,
  { ports, lines, sailings }: TimetableFile,
  { stored, fleet, taken, problems }: SailingCheck,
): SailingOfFile[] {
  const take = (at: string) => {
    const before = taken.get(at);
    if (before === undefined) taken.set(at, file);
    else
      problems.push({ file, at, what: before === file ? 'is used twice' : `is already used in ${before}` });
  };
  for (const { slug } of ports) take(`ports[${slug}]`);
  for (const { slug, ships } of lines) {
    take(`lines[${slug}]`);
    for (const ship of ships) {
      const at = `ships[${ship.slug}]`;
      take(at);
      // A line must not take a ship of another line, with its sailings and bookings, by a slug that both use.
      const owner = stored.ships.get(ship.slug)?.line ?? slug;
      if (owner !== slug)
        problems.push({ file, at: `lines[${slug}].${at}`, what: `is a ship of the line ${owner}` });
    }
  }
  return sailings.map((entry) => {
    const at = `sailings[${entry.ship} ${entry.starts}]`;
    take(at);
    const placed = placeCalls(entry, fleet, (field, what) => problems.push({ file, at: at + field, what }));
    return { file, at, placed };
  });
}

/** A ship ends one sailing before it begins the next, on the same day at the earliest. A cancelled sailing does not count. */
function checkOverlaps(sailings: readonly SailingOfFile[], problems: Problem[]): void {
  const beginOf = ({ placed }: SailingOfFile) => placed.calls[0]?.departsAt?.getTime() ?? 0;
  const endOf = ({ placed }: SailingOfFile) => placed.calls.at(-1)?.arrivesAt?.getTime() ?? 0;
  const takesPlace = ({ placed }: SailingOfFile) =>
    placed.entry.calls.some((call) => isPortCall(call) && call.state !== 'skipped');
  const ofShips = Map.groupBy(sailings.filter(takesPlace), ({ placed }) => placed.entry.ship);
  for (const ofShip of ofShips.values()) {
    const inOrder = ofShip.toSorted((one, other) => beginOf(one) - beginOf(other));
    for (const [index, sailing] of inOrder.entries()) {
      const next = inOrder[index + 1];
      if (next && next.at !== sailing.at && beginOf(next) < endOf(sailing))
        problems.push({ file: next.file, at: next.at, what: `begins before ${sailing.at} ends` });
    }
  }
}
