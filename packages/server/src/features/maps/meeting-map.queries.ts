import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import { keyColumn, onSaleSql } from '../catalogue/cards/tour.queries.ts';
import type { GeoPoint } from './geography.ts';
import type { MeetingPoint, NamedPoint } from './meeting-sketch.ts';

export type MeetingRow = {
  readonly product_id: string;
  readonly city: GeoPoint & { readonly id: string; readonly name: string };
  /** The meeting point; null if the supplier picks up the travellers. */
  readonly start: MeetingPoint | null;
  /** The points where the supplier picks up travellers and drops them off. */
  readonly points: readonly (NamedPoint & { readonly kind: 'pickup' | 'drop-off' })[];
  /** Sights and ports of the city. */
  readonly parts: readonly (NamedPoint & { readonly id: string; readonly kind: 'sight' | 'port' })[];
};

/**
 * Selects the points of a product on sale and the known places of its city, in the reader's language or else
 * in English. The product is named by UUID or public code.
 */
export async function selectMeeting(
  { pool }: Database,
  idOrCode: string,
  locale: MessageLocale,
): Promise<MeetingRow | undefined> {
  const key = keyColumn(idOrCode);
  const { rows } = await pool.query<MeetingRow>({ name: `meeting-by-${key}`, text: SELECT_MEETING_BY[key] }, [
    idOrCode,
    locale,
  ]);
  return rows[0];
}

export const nameSql = (place: string) => `(
  select coalesce(
    (select location_text.name from location_texts location_text where location_text.location_id = ${place}.id
      and location_text.locale = $2),
    (select location_text.name from location_texts location_text where location_text.location_id = ${place}.id
      and location_text.locale = 'en')))`;

export const spotSql = (place: string) => `'latitude', ${place}.latitude, 'longitude', ${place}.longitude`;

const points = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', point.kind, 'name', coalesce(own.title, english.title, point.street), ${spotSql('point')})
      order by point.position, point.id), '[]')
  from product_points point
  left join product_point_texts own on own.point_id = point.id and own.locale = $2
  left join product_point_texts english on english.point_id = point.id and english.locale = 'en'
  where point.product_id = product.id and point.kind <> 'start'`;

const parts = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', part.id, 'kind', part.place_kind, 'name', ${nameSql('part')}, ${spotSql('part')}) order by part.slug), '[]')
  from locations part where part.parent_id = city.id and part.place_kind in ('sight', 'port')`;

// In the reader's language and in English, because a place without a name in that language is named in English.
const NAMES_OF_POINT = `(
  select jsonb_build_array(point.street) || coalesce(jsonb_agg(text.title), '[]')
  from product_point_texts text
  where text.point_id = point.id and text.locale in ($2, 'en'))`;

const SELECT_MEETING = `
  select product.id as product_id,
    jsonb_build_object('id', city.id, 'name', ${nameSql('city')}, ${spotSql('city')}) as city,
    (select jsonb_build_object(${spotSql('point')}, 'names', ${NAMES_OF_POINT}) from product_points point
      where point.product_id = product.id and point.kind = 'start' order by point.position limit 1) as start,
    (${points}) as points, (${parts}) as parts
  from products product join locations city on city.id = product.location_id
  where ${onSaleSql}`;

const SELECT_MEETING_BY = {
  id: `${SELECT_MEETING} and product.id = $1`,
  code: `${SELECT_MEETING} and product.code = $1`,
};
