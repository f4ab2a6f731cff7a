import { CannotStart } from '../../../database/cannot-start.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import { type RowTable, removeOthers, writeRows } from '../../../database/write-rows.ts';
import { catalogueId } from '../../catalogue/import/catalogue-id.ts';
import { isPortCall, type LineEntry, type PortEntry } from '../file/timetable-file.ts';
import { takesPlaceSql } from '../list-fleet.ts';
import type { PlacedSailing } from './place-calls.ts';
import type { ReadTimetable } from './read-timetable.ts';

export type CruiseTimetable = Pick<ReadTimetable, 'files' | 'sailings'>;

/**
 * Imports a timetable in one transaction. Ports, lines, ships and sailings that it does not name stay. A sailing is
 * known by its ship and its first day, so the same file imported again changes nothing. `check` sees the database as it
 * will be; if it throws, nothing is changed.
 */
export async function importTimetable(
  database: Database,
  timetable: CruiseTimetable,
  check: (client: Queryable) => Promise<void> = async () => {},
): Promise<void> {
  await transaction(database, async ({ client }) => {
    await writeTimetable(client, timetable);
    await check(client);
  });
}

async function writeTimetable(client: Queryable, { files, sailings }: CruiseTimetable): Promise<void> {
  const rows = {
    ports: files.flatMap(({ ports }) => ports.map(portRow)),
    lines: files.flatMap(({ lines }) => lines.map(lineRow)),
    ships: files.flatMap(({ lines }) => lines.flatMap(shipRows)),
    routes: sailings.map(routeRow),
    calls: sailings.flatMap(callRows),
  };
  // No request waits for an import, and on a busy machine a statement takes longer than a request may.
  await client.query('set local statement_timeout = 60000');
  for (const name of ['ports', 'lines', 'ships', 'routes', 'calls'] as const)
    await writeRows(client, tables[name], rows[name]);
  await removeOthers(
    client,
    tables.calls,
    rows.calls,
    rows.routes.map(({ id }) => id),
  );
  await refuseOverlaps(
    client,
    rows.routes.map(({ ship_id }) => ship_id),
  );
}

/** A file may move a sailing to another day. Unless the stored one goes too, the ship would be in two places. */
async function refuseOverlaps(client: Queryable, ships: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ ship: string; starts: string; before: string }>(OVERLAPS, [ships]);
  if (rows.length === 0) return;
  const lines = rows.map(
    ({ ship, starts, before }) =>
      `The sailing of ${ship} on ${starts} begins before its sailing of ${before} ends.`,
  );
  throw new CannotStart(`${lines.join('\n')} Nothing was changed.`);
}

const OVERLAPS = `
  select s.slug as ship, later.starts_on::text as starts, r.starts_on::text as before
  from cruise_routes r
  join cruise_routes later on later.ship_id = r.ship_id and later.starts_on > r.starts_on
    and later.starts_on < r.ends_on
  join cruise_ships s on s.id = r.ship_id
  where r.ship_id = any($1::uuid[]) and ${takesPlaceSql('r')} and ${takesPlaceSql('later')}
  order by s.slug, later.starts_on`;

const portId = (slug: string) => catalogueId('cruise port', slug);
const lineId = (slug: string) => catalogueId('cruise line', slug);
const shipId = (slug: string) => catalogueId('cruise ship', slug);

function portRow({ visits, gate, tender, ...port }: PortEntry) {
  return {
    id: portId(port.slug),
    slug: port.slug,
    names: port.names,
    country_code: port.country,
    time_zone: port.timeZone,
    latitude: port.latitude,
    longitude: port.longitude,
    un_locode: port.unLocode ?? null,
    place_slug: visits.place ?? null,
    place_names: visits.names,
    place_minutes: visits.minutes,
    place_kilometres: visits.kilometres,
    berths: port.berths,
    landing: port.landing,
    gate_by: gate.by,
    gate_minutes: gate.minutes,
    gangway_minutes: port.gangwayMinutes,
    tender_minutes: tender?.crossingMinutes ?? null,
    last_boat_minutes: tender?.lastBoatMinutes ?? null,
    risk_minutes: port.riskMinutes,
  };
}

function lineRow({ slug, names, colours, clock, organisations = [], ...line }: LineEntry) {
  return {
    id: lineId(slug),
    slug,
    names,
    hull_colour: colours.hull,
    funnel_colour: colours.funnel,
    accent_colour: colours.accent,
    clock,
    all_aboard_minutes: line.allAboardMinutes,
    sells_excursions: line.sellsExcursions,
    organisation_slugs: organisations,
  };
}

function shipRows({ slug: line, ships }: LineEntry) {
  return ships.map((ship) => ({
    id: shipId(ship.slug),
    line_id: lineId(line),
    slug: ship.slug,
    names: ship.names,
    size: ship.size,
    passengers: ship.passengers,
    crew: ship.crew ?? null,
    length_metres: ship.lengthMetres ?? null,
    draught_metres: ship.draughtMetres ?? null,
    built: ship.built ?? null,
    decks: ship.decks ?? null,
    knots: ship.knots ?? null,
  }));
}

const routeId = ({ entry }: PlacedSailing) => catalogueId('sailing', entry.ship, entry.starts);

function routeRow(sailing: PlacedSailing) {
  const { ship, starts, titles, calls } = sailing.entry;
  const last = calls.findLast(isPortCall);
  return {
    id: routeId(sailing),
    ship_id: shipId(ship),
    titles,
    starts_on: starts,
    ends_on: last?.arrival?.slice(0, 10) ?? starts,
  };
}

function callRows(sailing: PlacedSailing) {
  const placed = new Map(sailing.calls.map((call) => [call.position, call]));
  return sailing.entry.calls.map((call, position) => {
    const row = { route_id: routeId(sailing), position };
    if (!isPortCall(call))
      return { ...row, on_day: call.on, passing: call.passing, is_tender: false, state: 'planned' };
    const { arrivesAt, departsAt, allAboardAt } = placed.get(position) ?? {};
    return {
      ...row,
      on_day: (call.arrival ?? call.departure)?.slice(0, 10),
      port_id: portId(call.port),
      arrives_at: arrivesAt,
      departs_at: departsAt,
      all_aboard_at: allAboardAt,
      berth: call.berth === undefined ? null : call.berth - 1,
      is_tender: call.tender ?? false,
      state: call.state ?? 'planned',
    };
  });
}

const tables = {
  ports: {
    name: 'cruise_ports',
    columns: {
      id: 'uuid',
      slug: 'text',
      names: 'jsonb',
      country_code: 'text',
      time_zone: 'text',
      latitude: 'double precision',
      longitude: 'double precision',
      un_locode: 'text',
      place_slug: 'text',
      place_names: 'jsonb',
      place_minutes: 'integer',
      place_kilometres: 'double precision',
      berths: 'jsonb',
      landing: 'text',
      gate_by: 'text',
      gate_minutes: 'integer',
      gangway_minutes: 'integer',
      tender_minutes: 'integer',
      last_boat_minutes: 'integer',
      risk_minutes: 'integer',
    },
    key: ['id'],
  },
  lines: {
    name: 'cruise_lines',
    columns: {
      id: 'uuid',
      slug: 'text',
      names: 'jsonb',
      hull_colour: 'text',
      funnel_colour: 'text',
      accent_colour: 'text',
      clock: 'text',
      all_aboard_minutes: 'integer',
      sells_excursions: 'boolean',
      organisation_slugs: 'text[]',
    },
    key: ['id'],
  },
  ships: {
    name: 'cruise_ships',
    columns: {
      id: 'uuid',
      line_id: 'uuid',
      slug: 'text',
      names: 'jsonb',
      size: 'text',
      passengers: 'integer',
      crew: 'integer',
      length_metres: 'double precision',
      draught_metres: 'double precision',
      built: 'integer',
      decks: 'integer',
      knots: 'double precision',
    },
    key: ['id'],
  },
  routes: {
    name: 'cruise_routes',
    columns: { id: 'uuid', ship_id: 'uuid', titles: 'jsonb', starts_on: 'date', ends_on: 'date' },
    key: ['id'],
  },
  calls: {
    name: 'cruise_calls',
    columns: {
      route_id: 'uuid',
      position: 'integer',
      on_day: 'date',
      port_id: 'uuid',
      passing: 'jsonb',
      arrives_at: 'timestamptz',
      departs_at: 'timestamptz',
      all_aboard_at: 'timestamptz',
      berth: 'integer',
      is_tender: 'boolean',
      state: 'text',
    },
    key: ['route_id', 'position'],
    owner: 'route_id',
  },
} as const satisfies Record<string, RowTable>;
