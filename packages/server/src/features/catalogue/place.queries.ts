import { imagePath } from '@ashore/core/contract/image-sizes.ts';
import type { Place } from '@ashore/core/contract/locations.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { locations, locationTexts } from '../locations/tables.ts';
import { stemOfPlace } from './composed-stem.ts';
import { linksOfPlace } from './links-of-place.ts';
import { products } from './tables.ts';
import { isOnSale } from './tour.queries.ts';

type Selection = {
  readonly locale: MessageLocale;
  readonly size: number;
  /** Narrows what is counted. */
  readonly wanted?: SQL | undefined;
  /** Narrows the places. */
  readonly where?: SQL | undefined;
};

type PlaceRow = {
  readonly id: string;
  readonly code: string;
  readonly slug: string;
  readonly country_code: string;
  readonly is_port: boolean;
  readonly counts: Place['productCounts'];
  readonly text: { readonly name: string; readonly state_name: string | null; readonly country_name: string };
  readonly all_count: number;
};

/** Places in which something is on sale, the one most asked for first, and how many there are in all. */
export async function selectPlaces(
  { db }: Database,
  { locale, size, wanted = sql``, where = sql`true` }: Selection,
): Promise<{ places: Place[]; count: number }> {
  const { rows } = await db.execute<PlaceRow>(sql`
    with kinds as (
      select location_id, type, count(*)::int as n, sum(popularity) as asked_for, sum(review_count) as reviews
      from ${products} where ${isOnSale()} ${wanted} group by location_id, type),
    sold as (
      select location_id, jsonb_object_agg(type, n) as counts, sum(asked_for) as asked_for, sum(reviews) as reviews
      from kinds group by location_id)
    select ${locations}.id, code, slug, country_code, is_port, counts, count(*) over ()::int as all_count,
      coalesce(
        (select to_jsonb(t) from ${locationTexts} t where t.location_id = ${locations}.id and t.locale = ${locale}),
        (select to_jsonb(t) from ${locationTexts} t where t.location_id = ${locations}.id and t.locale = 'en')) as text
    from ${locations} join sold on sold.location_id = ${locations}.id
    where ${where}
    order by asked_for desc, reviews desc, slug
    limit ${size}`);
  return { places: rows.map(presentPlace), count: rows[0]?.all_count ?? 0 };
}

function presentPlace({ id, code, slug, text, ...row }: PlaceRow): Place {
  return {
    locationUuid: id,
    code,
    slug,
    name: text.name,
    stateName: text.state_name ?? '',
    countryName: text.country_name,
    countryCode: row.country_code,
    isPort: row.is_port,
    imageUrl: imagePath(stemOfPlace(slug)),
    productCounts: row.counts,
    _links: linksOfPlace(id, row.counts),
  };
}
