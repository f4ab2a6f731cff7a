import type { PortPage, ShipInPort } from '@ashore/core/contract/cruises/ship-and-port.ts';
import { imagePath } from '@ashore/core/contract/values/image-sizes.ts';
import { countryName } from '@ashore/core/locale/intl.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../database/connect.ts';
import { tripOnSaleSql } from '../catalogue/cards/tour.queries.ts';
import { stemOfPlace } from '../catalogue/product-images.ts';
import { nameIn } from './list-fleet.ts';

type Names = { readonly en: string } & { readonly [locale in MessageLocale]?: string };

export type ShowPortInput = {
  readonly slug: string;
  readonly locale: MessageLocale;
  /** Earlier calls are not listed. */
  readonly today: LocalDate;
  /** The first month with calls unless named. */
  readonly month?: string | undefined;
};

/** Shows a port with the ships of a month; undefined if there is no such port, or no ship calls in the named month. */
export async function showPort(
  { pool }: Pick<Database, 'pool'>,
  { slug, locale, today, month: namedMonth }: ShowPortInput,
): Promise<PortPage | undefined> {
  const found = await pool.query<PortRow>({ name: 'cruise-port', text: PORT }, [locale, slug]);
  const [row] = found.rows;
  if (!row) return undefined;
  const { countryCode, berthNames, locationUuid, placeSlug, ...port } = row;
  const { rows: months } = await pool.query<PortPage['months'][number]>(
    { name: 'cruise-port-months', text: MONTHS },
    [port.cruisePortUuid, today],
  );
  const month = namedMonth ?? months[0]?.month ?? null;
  if (namedMonth !== undefined && !months.some((one) => one.month === namedMonth)) return undefined;
  const berths = berthNames.map((names) => names[locale] ?? names.en);
  return {
    ...port,
    country: countryName(localeTable[locale].intl, countryCode),
    berths,
    place:
      locationUuid && placeSlug
        ? { locationUuid, slug: placeSlug, imageUrl: imagePath(stemOfPlace(placeSlug)) }
        : null,
    months,
    month,
    calls: month === null ? [] : await listCalls({ pool }, { port, locale, today, month, berths }),
  };
}

type PortRow = Omit<PortPage, 'country' | 'berths' | 'place' | 'months' | 'month' | 'calls'> & {
  readonly countryCode: string;
  readonly berthNames: readonly Names[];
  readonly locationUuid: string | null;
  readonly placeSlug: string | null;
};

const PORT = `
  select p.id as "cruisePortUuid", p.slug, ${nameIn('p')} as name, p.country_code as "countryCode", p.latitude, p.longitude,
    p.time_zone as "timeZone", p.berths as "berthNames", p.landing, p.gangway_minutes as "gangwayMinutes",
    p.tender_minutes as "tenderMinutes", p.gate_by as "gateBy", p.gate_minutes as "gateMinutes",
    coalesce(p.place_names ->> $1, p.place_names ->> 'en') as "placeName", p.place_minutes as "placeMinutes",
    l.id as "locationUuid", l.slug as "placeSlug"
  from cruise_ports p left join locations l on l.slug = p.place_slug and l.place_kind = 'city'
    and exists (select from products product where product.location_id = l.id and ${tripOnSaleSql})
  where p.slug = $2`;

const MONTHS = `
  select to_char(c.on_day, 'YYYY-MM') as month, count(*)::int as calls from cruise_calls c
  where c.port_id = $1 and c.on_day >= $2 and c.state <> 'skipped' group by 1 order by 1`;

type ListCallsInput = Pick<ShowPortInput, 'locale' | 'today'> & {
  readonly port: Pick<PortPage, 'cruisePortUuid'>;
  readonly month: string;
  readonly berths: readonly string[];
};

type CallRow = Omit<ShipInPort, 'arrival' | 'departure' | 'berth'> & {
  readonly arrivesAt: Date | null;
  readonly departsAt: Date | null;
  readonly berthNumber: number | null;
};

async function listCalls(
  { pool }: Pick<Database, 'pool'>,
  { port, locale, today, month, berths }: ListCallsInput,
): Promise<ShipInPort[]> {
  const { rows } = await pool.query<CallRow>({ name: 'cruise-port-calls', text: CALLS }, [
    locale,
    port.cruisePortUuid,
    today,
    `${month}-01`,
  ]);
  return rows.map(({ arrivesAt, departsAt, berthNumber, ...call }) => ({
    ...call,
    arrival: arrivesAt?.toISOString() ?? null,
    departure: departsAt?.toISOString() ?? null,
    berth: berthNumber === null ? null : (berths[berthNumber] ?? null),
  }));
}

const CALLS = `
  select r.id as "cruiseRouteUuid", c.position, c.on_day::text as date, ${nameIn('s')} as "shipName", s.slug as "shipSlug",
    ${nameIn('line')} as "lineName", s.passengers, c.arrives_at as "arrivesAt", c.departs_at as "departsAt",
    c.berth as "berthNumber", c.is_tender as "isTender"
  from cruise_calls c join cruise_routes r on r.id = c.route_id join cruise_ships s on s.id = r.ship_id
    join cruise_lines line on line.id = s.line_id
  where c.port_id = $2 and c.state <> 'skipped' and c.on_day >= greatest($3::date, $4::date)
    and c.on_day < $4::date + interval '1 month'
  order by c.on_day, coalesce(c.arrives_at, c.departs_at), s.slug`;
