import type { CruiseRouteDetail, CruiseRoutePort } from '@ashore/core/contract/cruises/sailing.ts';
import { imagePath } from '@ashore/core/contract/values/image-sizes.ts';
import type { PortWay } from '@ashore/core/cruises/port-ways.ts';
import { lastBoardingAt, type PortCall } from '@ashore/core/cruises/trip-fit.ts';
import { countryName } from '@ashore/core/locale/intl.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';
import { tripOnSaleSql } from '../catalogue/cards/tour.queries.ts';
import { stemOfPlace } from '../catalogue/product-images.ts';
import { titlesOf } from './list-fleet.ts';
import { type SailingPicture, sailingPicture } from './map/sailing-picture.ts';

type Names = { readonly en: string } & { readonly [locale in MessageLocale]?: string };

export type CallRow = {
  readonly position: number;
  readonly on_day: string;
  readonly arrives_at: string | null;
  readonly departs_at: string | null;
  readonly all_aboard_at: string | null;
  readonly berth: number | null;
  readonly is_tender: boolean;
  readonly state: CruiseRoutePort['state'];
  readonly passing: Names | null;
  readonly sells_excursions: boolean;
  /** Null for a passage. */
  readonly port: {
    readonly id: string;
    readonly slug: string;
    readonly names: Names;
    readonly country_code: string;
    readonly time_zone: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly berths: readonly Names[];
    readonly gate_by: CruiseRoutePort['gateBy'];
    readonly gate_minutes: number;
    readonly gangway_minutes: number;
    readonly tender_minutes: number | null;
    readonly last_boat_minutes: number | null;
    readonly risk_minutes: number;
    readonly place_names: Names;
    readonly place_minutes: number;
    readonly place_kilometres: number;
    /** The city of the catalogue, if anything is on sale there. */
    readonly location_id: string | null;
    readonly location_slug: string | null;
  } | null;
};

/** A call at a port, as the rule of fit reads it. */
export type RouteCall = PortCall &
  PortWay & {
    readonly position: number;
    readonly day: LocalDate;
    readonly timeZone: string;
    readonly locationId: string | undefined;
    readonly isSkipped: boolean;
  };

export type RouteRow = Omit<
  CruiseRouteDetail,
  'cruiseRoutePorts' | 'passages' | 'cruiseLineName' | 'cruiseShipName'
> & {
  readonly lineNames: Names;
  readonly shipNames: Names;
  /** Whether the clock on board follows the ports or stays that of the first. */
  readonly clock: 'port' | 'home';
  readonly calls: readonly CallRow[];
};

/** Shows a sailing with its port calls; undefined if there is none with this ID. */
export async function showRoute(
  database: Pick<Database, 'pool'>,
  { routeId, locale }: { readonly routeId: string; readonly locale: MessageLocale },
): Promise<CruiseRouteDetail | undefined> {
  const row = await selectRoute(database.pool, routeId);
  if (!row) return undefined;
  const { lineNames, shipNames, clock: _, calls, ...route } = row;
  const inLanguage = (names: Names) => names[locale] ?? names.en;
  return {
    ...route,
    cruiseLineName: inLanguage(lineNames),
    cruiseShipName: inLanguage(shipNames),
    cruiseRoutePorts: calls.flatMap((call) => presentCall(call, locale)),
    passages: calls.flatMap(({ position, on_day: date, passing }) =>
      passing ? [{ position, date, name: inLanguage(passing) }] : [],
    ),
  };
}

/** The port calls of a sailing for the rule of fit; undefined if there is no such sailing. */
export async function readRouteCalls(
  database: Pick<Database, 'pool'>,
  routeId: string,
): Promise<RouteCall[] | undefined> {
  const row = await selectRoute(database.pool, routeId);
  return row?.calls.flatMap((call) => routeCallOf(call) ?? []);
}

/** Paths of the images of the places on a sailing; undefined if there is no such sailing. */
export async function listRouteImages(
  database: Pick<Database, 'pool'>,
  routeId: string,
): Promise<string[] | undefined> {
  const row = await selectRoute(database.pool, routeId);
  const slugs = row?.calls.flatMap(({ port }) => port?.location_slug ?? []);
  return slugs && [...new Set(slugs)].map((slug) => imagePath(stemOfPlace(slug)));
}

/** The way of a sailing, for previews of its page; undefined if there is no such sailing. */
export async function findSailingPicture(
  database: Pick<Database, 'pool'>,
  routeId: string,
): Promise<SailingPicture | undefined> {
  const row = await selectRoute(database.pool, routeId);
  const calls = row?.calls.flatMap(({ port }) =>
    port ? [{ name: port.names.en, latitude: port.latitude, longitude: port.longitude }] : [],
  );
  return calls && sailingPicture(calls);
}

/** A sailing as it is stored; undefined if there is none with this ID. */
export async function selectRoute(client: Queryable, routeId: string): Promise<RouteRow | undefined> {
  const { rows } = await client.query<RouteRow>({ name: 'cruise-route', text: ROUTE }, [routeId]);
  return rows[0];
}

const ROUTE = `
  select r.id as "cruiseRouteUuid", r.starts_on::text as "cruiseRouteStartDate",
    r.ends_on::text as "cruiseRouteEndDate", ${titlesOf('r')},
    line.id as "cruiseLineUuid", line.names as "lineNames", s.id as "cruiseShipUuid", s.slug as "cruiseShipSlug", s.names as "shipNames",
    line.clock,
    (select jsonb_agg(to_jsonb(c) || jsonb_build_object('sells_excursions', line.sells_excursions, 'port',
        (select to_jsonb(p) || jsonb_build_object('location_id', l.id, 'location_slug', l.slug)
         from cruise_ports p left join locations l on l.slug = p.place_slug and l.place_kind = 'city'
           and exists (select from products product where product.location_id = l.id and ${tripOnSaleSql})
         where p.id = c.port_id)) order by c.position)
     from cruise_calls c where c.route_id = r.id) as calls
  from cruise_routes r join cruise_ships s on s.id = r.ship_id join cruise_lines line on line.id = s.line_id
  where r.id = $1`;

function presentCall(call: CallRow, locale: MessageLocale): CruiseRoutePort[] {
  const { port } = call;
  const routeCall = routeCallOf(call);
  if (!port || !routeCall) return [];
  const inLanguage = (names: Names) => names[locale] ?? names.en;
  const berth = call.berth === null ? undefined : port.berths[call.berth];
  const iso = (instant: Date | undefined) => instant?.toISOString() ?? null;
  return [
    {
      locationUuid: port.location_id ?? port.id,
      portSlug: port.slug,
      latitude: port.latitude,
      longitude: port.longitude,
      city: inLanguage(port.names),
      country: countryName(localeTable[locale].intl, port.country_code),
      position: call.position,
      date: call.on_day,
      timeZone: port.time_zone,
      arrival: iso(routeCall.arrivesAt),
      departure: iso(routeCall.departsAt),
      allAboard: iso(routeCall.allAboardAt),
      lastBoarding: iso(lastBoardingAt(routeCall)),
      berth: berth ? inLanguage(berth) : null,
      isTender: call.is_tender,
      state: call.state,
      gangwayMinutes: port.gangway_minutes,
      tenderMinutes: call.is_tender ? port.tender_minutes : null,
      gateBy: port.gate_by,
      gateMinutes: port.gate_minutes,
      placeName: inLanguage(port.place_names),
      placeMinutes: port.place_minutes,
      placeSlug: port.location_slug,
    },
  ];
}

/** A call as the rule of fit reads it; undefined for a passage. */
export function routeCallOf({ port, ...call }: CallRow): RouteCall | undefined {
  if (!port) return undefined;
  const instant = (text: string | null) => (text === null ? undefined : new Date(text));
  const { tender_minutes: crossingMinutes, last_boat_minutes: lastBoatMinutes } = port;
  const landsByBoat = call.is_tender && crossingMinutes !== null && lastBoatMinutes !== null;
  return {
    position: call.position,
    day: localDate(call.on_day),
    timeZone: port.time_zone,
    locationId: port.location_id ?? undefined,
    isSkipped: call.state === 'skipped',
    latitude: port.latitude,
    longitude: port.longitude,
    arrivesAt: instant(call.arrives_at),
    departsAt: instant(call.departs_at),
    allAboardAt: instant(call.all_aboard_at),
    gangwayMinutes: port.gangway_minutes,
    gateMinutes: port.gate_minutes,
    tender: landsByBoat ? { crossingMinutes, lastBoatMinutes } : undefined,
    sellsExcursions: call.sells_excursions,
    riskMinutes: port.risk_minutes,
    place: { kilometres: port.place_kilometres, minutes: port.place_minutes },
  };
}
