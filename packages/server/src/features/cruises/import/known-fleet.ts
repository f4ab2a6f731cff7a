import type { Queryable } from '../../../database/queryable.ts';
import type { LineEntry, PortEntry, TimetableFile } from '../file/timetable-file.ts';

/** What a sailing needs to know of a port. */
export type KnownPort = {
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly berths: number;
  readonly landing: PortEntry['landing'];
};

/** What a sailing needs to know of its ship. */
export type KnownShip = {
  /** The slug of its line. */
  readonly line: string;
  /** How many minutes before the departure everyone must be on board. */
  readonly allAboardMinutes: number;
};

/** Ports and ships that sailings may name, by their slugs: those of the database, and those that the files add or replace. */
export type KnownFleet = {
  readonly ports: ReadonlyMap<string, KnownPort>;
  readonly ships: ReadonlyMap<string, KnownShip>;
};

export async function findFleet(client: Queryable): Promise<KnownFleet> {
  const ports = await client.query<KnownPort & { slug: string }>(
    `select slug, time_zone as "timeZone", latitude, longitude, jsonb_array_length(berths) as berths, landing
     from cruise_ports`,
  );
  const ships = await client.query<KnownShip & { slug: string }>(
    `select s.slug, l.slug as line, l.all_aboard_minutes as "allAboardMinutes"
     from cruise_ships s join cruise_lines l on l.id = s.line_id`,
  );
  return {
    ports: new Map(ports.rows.map(({ slug, ...port }) => [slug, port])),
    ships: new Map(ships.rows.map(({ slug, ...ship }) => [slug, ship])),
  };
}

export const emptyFleet: KnownFleet = { ports: new Map(), ships: new Map() };

/** The fleet once these files are imported. */
export function fleetWith(fleet: KnownFleet, files: readonly TimetableFile[]): KnownFleet {
  return {
    ports: new Map([...fleet.ports, ...files.flatMap(({ ports }) => ports.map(asKnownPort))]),
    ships: new Map([...fleet.ships, ...files.flatMap(({ lines }) => lines.flatMap(asKnownShips))]),
  };
}

function asKnownPort({ slug, timeZone, latitude, longitude, berths, landing }: PortEntry) {
  return [slug, { timeZone, latitude, longitude, berths: berths.length, landing }] as const;
}

function asKnownShips({ slug: line, allAboardMinutes, ships }: LineEntry) {
  return ships.map(({ slug }) => [slug, { line, allAboardMinutes }] as const);
}
