import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import { printJson } from '../../catalogue/export/export-catalogue.ts';
import { printTimetableCsv } from '../file/timetable-csv.ts';
import type { LineEntry, PortEntry, SailingEntry } from '../file/timetable-file.ts';

type ExportTimetableInput = {
  /** Sailings that end before this day are left out. */
  readonly from: string | undefined;
  /** The form of the sailings. Ports, lines and ships are always JSON, because CSV has no room for them. */
  readonly sailingsAs: 'json' | 'csv';
  /** Called with each file when it is ready. The next file is read once the call is done. */
  readonly onFile: (name: string, text: string) => Promise<void>;
};

export type TimetableExported = {
  readonly ports: number;
  readonly ships: number;
  readonly sailings: number;
  /** Landscapes that ships pass, which CSV leaves out. */
  readonly passages: number;
};

/**
 * Exports the timetable as files that can be imported again: one with ports, one with lines and their ships, and one
 * with the sailings of each line. Order and form depend only on the database, which is read at one instant.
 */
export async function exportTimetable(
  database: Database,
  { from, sailingsAs, onFile }: ExportTimetableInput,
): Promise<TimetableExported> {
  return await transaction(
    database,
    async ({ client }) => {
      const ports = await readPorts(client);
      const lines = await readLines(client);
      await onFile('ports.json', printJson({ ports }));
      await onFile('lines.json', printJson({ lines }));
      const count = { sailings: 0, passages: 0 };
      for (const { slug } of lines) {
        const sailings = await readSailings(client, slug, from);
        count.sailings += sailings.length;
        if (sailings.length === 0) continue;
        if (sailingsAs === 'json') {
          await onFile(`sailings-${slug}.json`, printJson({ sailings }));
        } else {
          count.passages += sailings.flatMap(({ calls }) => calls).filter((call) => 'passing' in call).length;
          await onFile(`sailings-${slug}.csv`, printTimetableCsv(sailings));
        }
      }
      return { ...count, ports: ports.length, ships: lines.flatMap(({ ships }) => ships).length };
    },
    // A written file cannot be taken back, so a failed export is not retried. The caller starts again from
    // the first file.
    { isolation: 'repeatable read', retries: 0 },
  );
}

async function readPorts(client: Queryable): Promise<PortEntry[]> {
  const { rows } = await client.query<{ port: PortEntry }>(
    `select jsonb_strip_nulls(jsonb_build_object(
       'slug', port.slug, 'names', port.names, 'country', port.country_code, 'timeZone', port.time_zone,
       'latitude', port.latitude, 'longitude', port.longitude, 'unLocode', port.un_locode,
       'visits', jsonb_build_object('place', port.place_slug, 'names', port.place_names, 'minutes', port.place_minutes,
         'kilometres', port.place_kilometres),
       'berths', port.berths, 'landing', port.landing,
       'gate', jsonb_build_object('by', port.gate_by, 'minutes', port.gate_minutes), 'gangwayMinutes', port.gangway_minutes,
       'tender', case when port.tender_minutes is not null then
         jsonb_build_object('crossingMinutes', port.tender_minutes, 'lastBoatMinutes', port.last_boat_minutes) end,
       'riskMinutes', port.risk_minutes)) as port
     from cruise_ports port order by port.slug collate "C"`,
  );
  return rows.map(({ port }) => port);
}

async function readLines(client: Queryable): Promise<LineEntry[]> {
  const { rows } = await client.query<{ line: LineEntry }>(
    `select jsonb_strip_nulls(jsonb_build_object(
       'slug', line.slug, 'names', line.names,
       'colours', jsonb_build_object('hull', line.hull_colour, 'funnel', line.funnel_colour, 'accent', line.accent_colour),
       'clock', line.clock, 'allAboardMinutes', line.all_aboard_minutes, 'sellsExcursions', line.sells_excursions,
       'organisations', case when line.organisation_slugs <> '{}' then to_jsonb(line.organisation_slugs) end,
       'ships', (select jsonb_agg(jsonb_build_object(
           'slug', ship.slug, 'names', ship.names, 'size', ship.size, 'passengers', ship.passengers, 'crew', ship.crew,
           'lengthMetres', ship.length_metres, 'draughtMetres', ship.draught_metres, 'built', ship.built,
           'decks', ship.decks, 'knots', ship.knots) order by ship.slug collate "C")
         from cruise_ships ship where ship.line_id = line.id))) as line
     from cruise_lines line where exists (select from cruise_ships ship where ship.line_id = line.id)
     order by line.slug collate "C"`,
  );
  return rows.map(({ line }) => line);
}

/** Times are those on the clock of the port. */
const localTimeSql = (column: string) =>
  `to_char(call.${column} at time zone port.time_zone, 'YYYY-MM-DD"T"HH24:MI')`;

const SAILINGS = `
  select jsonb_build_object('ship', ship.slug, 'starts', route.starts_on, 'titles', route.titles, 'calls', (
    select jsonb_agg(jsonb_strip_nulls(case when call.port_id is null
      then jsonb_build_object('on', call.on_day, 'passing', call.passing)
      else jsonb_build_object('port', port.slug, 'arrival', ${localTimeSql('arrives_at')},
        'departure', ${localTimeSql('departs_at')}, 'allAboard', ${localTimeSql('all_aboard_at')},
        'berth', call.berth + 1, 'tender', case when call.is_tender then true end,
        'state', nullif(call.state, 'planned')) end) order by call.position)
    from cruise_calls call left join cruise_ports port on port.id = call.port_id
    where call.route_id = route.id)) as sailing
  from cruise_routes route
  join cruise_ships ship on ship.id = route.ship_id
  join cruise_lines line on line.id = ship.line_id
  where line.slug = $1 and ($2::date is null or route.ends_on >= $2)
  order by ship.slug collate "C", route.starts_on`;

async function readSailings(
  client: Queryable,
  lineSlug: string,
  from: string | undefined,
): Promise<SailingEntry[]> {
  const { rows } = await client.query<{ sailing: SailingEntry }>(SAILINGS, [lineSlug, from ?? null]);
  return rows.map(({ sailing }) => sailing);
}
