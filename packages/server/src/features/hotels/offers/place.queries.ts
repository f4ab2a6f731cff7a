import type { Database } from '../../../database/connect.ts';
import type { Texts } from './hotel.queries.ts';

export type Position = { readonly latitude: number; readonly longitude: number };

export type Sight = Position & { readonly slug: string; readonly names: Texts };

/** Where cruise passengers land. `isTender`: their ship stays at anchor, and boats bring them to a pier. */
type Quay = Position & { readonly isTender: boolean };

/** What the distances of a city's hotels are measured to: the main sight first. The quay is null if there is none. */
export type LandmarksOfPlace = { readonly sights: readonly Sight[]; readonly quay: Quay | null };

export type PlaceOfSearch = { readonly id: string; readonly timeZone: string };

/**
 * The cities whose hotels a search for a place shows: the city itself, the city of a port or a sight, or all cities of
 * a country. Empty for a place that does not exist.
 */
export async function selectCities(
  { pool }: Pick<Database, 'pool'>,
  place: string,
): Promise<PlaceOfSearch[]> {
  const isUuid = place.length === 36;
  const { rows } = await pool.query<PlaceOfSearch>({ name: 'cities-of-hotel-search', text: cities }, [
    isUuid ? place : null,
    isUuid ? null : place,
  ]);
  return rows;
}

const KM_NEARBY = 30;

/** Other cities within thirty kilometres, the nearest first. */
export async function selectNearbyCities(
  { pool }: Pick<Database, 'pool'>,
  cityIds: readonly string[],
): Promise<PlaceOfSearch[]> {
  const { rows } = await pool.query<PlaceOfSearch>({ name: 'cities-nearby', text: nearby }, [
    cityIds,
    KM_NEARBY,
  ]);
  return rows;
}

export async function selectLandmarks(
  { pool }: Pick<Database, 'pool'>,
  cityId: string,
): Promise<LandmarksOfPlace> {
  const { rows } = await pool.query<LandmarksOfPlace>({ name: 'landmarks-of-place', text: landmarks }, [
    cityId,
  ]);
  return rows[0] ?? { sights: [], quay: null };
}

/** Kilometres between two positions, in a straight line. */
export function kilometresBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord =
    half(to - from) + Math.cos(from) * Math.cos(to) * half(radians(other.longitude - one.longitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const EARTH_RADIUS_KM = 6_371;

/** A berth this near to a cruise port is one of it. */
const KM_SAME_PORT = 5;

const kilometresSql = (one: string, other: string) => `(2 * ${EARTH_RADIUS_KM} * asin(least(1, sqrt(
  sin(radians(${other}.latitude - ${one}.latitude) / 2) ^ 2 + cos(radians(${one}.latitude))
    * cos(radians(${other}.latitude)) * sin(radians(${other}.longitude - ${one}.longitude) / 2) ^ 2))))`;

const cities = `
  with place as (select * from locations where id = $1::uuid or code = $2)
  select city.id, city.time_zone as "timeZone" from place join locations city on city.place_kind = 'city'
    and case place.place_kind when 'city' then city.id = place.id when 'country' then city.parent_id = place.id
      else city.id = place.parent_id end
  order by city.slug`;

const nearby = `
  select other.id, other.time_zone as "timeZone"
  from locations city join locations other on other.place_kind = 'city' and not other.id = any($1::uuid[])
  where city.id = any($1::uuid[]) and ${kilometresSql('city', 'other')} <= $2
  group by other.id order by min(${kilometresSql('city', 'other')}), other.slug`;

const positionOf = (table: string) => `'latitude', ${table}.latitude, 'longitude', ${table}.longitude`;

const landedByTender = (condition: string) => `coalesce((
  select port.landing = 'tender' from cruise_ports port where port.place_slug = city.slug and ${condition}
  order by ${kilometresSql('berth', 'port')}, port.slug limit 1), false)`;

// The main sight is the one that the city names, else the one most trips go to. Cruise ports further away are those of
// another city.
const landmarks = `
  select (
    select coalesce(jsonb_agg(jsonb_build_object('slug', sight.slug, 'names', sight.names, ${positionOf('sight')})
      order by sight.is_main desc, sight.trips desc, sight.slug), '[]')
    from (
      select sight.slug, sight.latitude, sight.longitude, sight.id is not distinct from city.main_sight_id as is_main,
        (select count(*) from products product where product.sight_id = sight.id and product.type <> 'hotels') as trips,
        jsonb_build_object('en', sight.slug) || coalesce((
          select jsonb_object_agg(t.locale, t.name) from location_texts t where t.location_id = sight.id), '{}') as names
      from locations sight where sight.place_kind = 'sight'
        and (sight.parent_id = city.id or sight.id = city.main_sight_id)) sight) as sights,
    coalesce(
    (select jsonb_build_object(${positionOf('berth')},
       'isTender', ${landedByTender(`${kilometresSql('berth', 'port')} <= ${KM_SAME_PORT}`)})
     from locations berth where berth.parent_id = city.id and berth.place_kind = 'port'
     order by berth.slug limit 1),
    (select jsonb_build_object(${positionOf('port')}, 'isTender', port.landing = 'tender')
     from cruise_ports port where port.place_slug = city.slug
       and ${kilometresSql('city', 'port')} <= ${KM_NEARBY}
     order by ${kilometresSql('city', 'port')}, port.slug limit 1)) as quay
  from locations city where city.id = $1`;
