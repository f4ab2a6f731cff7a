import type { CruiseLine, CruiseRoute, CruiseShip } from '@ashore/core/contract/cruises/fleet.ts';
import { collator } from '@ashore/core/locale/intl.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../database/connect.ts';
import { tripOnSaleSql } from '../catalogue/cards/tour.queries.ts';

type FleetReader = {
  readonly locale: MessageLocale;
  /** Sailings that ended before this day are not listed. */
  readonly today: LocalDate;
};

export type ListLinesInput = FleetReader & {
  readonly type: 'all' | 'withExcursions';
  readonly organisationId?: string | undefined;
};

/** Lists the cruise lines with sailings ahead, by name. */
export async function listLines(
  { pool }: Pick<Database, 'pool'>,
  { locale, today, type, organisationId }: ListLinesInput,
): Promise<CruiseLine[]> {
  const { rows } = await pool.query<CruiseLine>({ name: 'cruise-lines', text: LINES }, [
    locale,
    today,
    type === 'withExcursions',
    organisationId ?? null,
  ]);
  return byName(rows, locale);
}

/** A name in the language of the first parameter, or in English. */
export function nameIn(table: string): string {
  return `coalesce(${table}.names ->> $1, ${table}.names ->> 'en')`;
}

/** The calls of a sailing at which trips are on sale, each with its place `l`. */
function callsWithTrips(route: string): string {
  return `from cruise_calls c join cruise_ports p on p.id = c.port_id
    join locations l on l.slug = p.place_slug and l.place_kind = 'city'
    where c.route_id = ${route}.id and c.arrives_at is not null and c.state <> 'skipped'
      and exists (select from products product where product.location_id = l.id and ${tripOnSaleSql})`;
}

/** Whether a sailing takes place. One that skips every port is cancelled. */
export function takesPlaceSql(route: string): string {
  return `exists (select from cruise_calls going where going.route_id = ${route}.id and going.port_id is not null
    and going.state <> 'skipped')`;
}

const LINES = `
  with sailing as (
    select s.line_id, count(distinct s.id)::int as ships from cruise_ships s
    join cruise_routes r on r.ship_id = s.id and r.ends_on >= $2
    where not $3 or exists (select ${callsWithTrips('r')})
    group by s.line_id),
  own as (
    select l.id from cruise_lines l join organisations o on o.slug = any(l.organisation_slugs) where o.id = $4)
  select ${nameIn('l')} as name, l.id as "cruiseLineUuid", sailing.ships as "shipCount",
    l.funnel_colour as "funnelColour", l.accent_colour as "accentColour"
  from cruise_lines l join sailing on sailing.line_id = l.id
  where not exists (select from own) or l.id in (select id from own)
  order by l.id`;

export type ListShipsInput = FleetReader & { readonly lineId: string };

/** Lists the ships of a line with sailings ahead, by name. */
export async function listShips(
  { pool }: Pick<Database, 'pool'>,
  { locale, today, lineId }: ListShipsInput,
): Promise<CruiseShip[]> {
  const { rows } = await pool.query<CruiseShip>({ name: 'cruise-ships', text: SHIPS }, [
    locale,
    today,
    lineId,
  ]);
  return byName(rows, locale);
}

/** In the order of the language: the database would sort Chinese names by the numbers of their characters. */
function byName<Named extends { readonly name: string }>(
  rows: readonly Named[],
  locale: MessageLocale,
): Named[] {
  const { compare } = collator(locale);
  return rows.toSorted((one, other) => compare(one.name, other.name));
}

const SHIPS = `
  select ${nameIn('s')} as name, s.id as "cruiseShipUuid", s.slug as "cruiseShipSlug", count(*)::int as "routeCount"
  from cruise_ships s join cruise_routes r on r.ship_id = s.id and r.ends_on >= $2 and ${takesPlaceSql('r')}
  where s.line_id = $3 group by s.id order by s.id`;

export type ListRoutesInput = FleetReader & { readonly shipId: string };

/** Lists the sailings of a ship that have not ended, the next first. */
export async function listRoutes(
  { pool }: Pick<Database, 'pool'>,
  { locale, today, shipId }: ListRoutesInput,
): Promise<CruiseRoute[]> {
  const { rows } = await pool.query<CruiseRoute>({ name: 'cruise-routes', text: ROUTES }, [
    locale,
    today,
    shipId,
  ]);
  return rows;
}

const ROUTES = `
  select r.id as "cruiseRouteUuid", r.starts_on::text as "routeStartDate", r.ends_on::text as "routeEndDate",
    ${titlesOf('r')},
    (select jsonb_agg(${nameIn('p')} order by c.position) from cruise_calls c
     join cruise_ports p on p.id = c.port_id where c.route_id = r.id and c.state <> 'skipped') as ports,
    (select count(distinct l.id)::int ${callsWithTrips('r')}) as "portsWithTrips"
  from cruise_routes r where r.ship_id = $3 and r.ends_on >= $2 and ${takesPlaceSql('r')} order by r.starts_on`;

/** The title in every language, under the names of the specification. */
export function titlesOf(table: string): string {
  return `${table}.titles ->> 'en' as title_en,
    coalesce(${table}.titles ->> 'de', ${table}.titles ->> 'en') as title_de,
    coalesce(${table}.titles ->> 'zh-Hans', ${table}.titles ->> 'en') as title_zh`;
}
