import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import { onSaleSql } from '../catalogue/cards/tour.queries.ts';
import type { GeoPoint } from './geography.ts';
import { nameSql, spotSql } from './meeting-map.queries.ts';

export type PinRow = GeoPoint & {
  readonly id: string;
  readonly code: string;
  readonly city: GeoPoint & { readonly id: string; readonly name: string };
};

export type SightRow = GeoPoint & {
  readonly id: string;
  readonly name: string;
  readonly kind: 'sight' | 'port';
};

/**
 * Selects the starting points of those products that are on sale, in the order of the codes. A product that
 * picks up its travellers is placed at the centre of its city.
 */
export async function selectPins(
  { pool }: Database,
  codes: readonly string[],
  locale: MessageLocale,
): Promise<PinRow[]> {
  const { rows } = await pool.query<PinRow>({ name: 'pins-of-products', text: SELECT_PINS }, [codes, locale]);
  return rows;
}

/** Selects the sights and ports of a city, sorted by slug. */
export async function selectSights(
  { pool }: Database,
  cityId: string,
  locale: MessageLocale,
): Promise<SightRow[]> {
  const { rows } = await pool.query<SightRow>({ name: 'sights-of-city', text: SELECT_SIGHTS }, [
    cityId,
    locale,
  ]);
  return rows;
}

const SELECT_PINS = `
  select product.id, product.code, coalesce(start.latitude, city.latitude) as latitude,
    coalesce(start.longitude, city.longitude) as longitude,
    jsonb_build_object('id', city.id, 'name', ${nameSql('city')}, ${spotSql('city')}) as city
  from products product join locations city on city.id = product.location_id
  left join lateral (select point.latitude, point.longitude from product_points point
    where point.product_id = product.id and point.kind = 'start' order by point.position limit 1) start on true
  where product.code = any($1::text[]) and ${onSaleSql}
  order by array_position($1::text[], product.code)`;

const SELECT_SIGHTS = `
  select part.id, part.place_kind as kind, ${nameSql('part')} as name, part.latitude, part.longitude
  from locations part where part.parent_id = $1 and part.place_kind in ('sight', 'port') order by part.slug`;
