import type { Location, Place } from '@ashore/core/contract/locations.ts';
import { imagePath } from '@ashore/core/contract/values/image-sizes.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import { onSaleSql } from '../cards/tour.queries.ts';
import { stemOfPlace } from '../product-images.ts';

export type ListPlacesInput = {
  readonly locale: MessageLocale;
  readonly size: number;
  readonly productType?: ProductType | undefined;
  /** Slug of a place. Only places around it are listed, the nearest first. */
  readonly near?: string | undefined;
  /** The nearest places to this position are listed. */
  readonly around?: { readonly latitude: number; readonly longitude: number } | undefined;
};

/** Lists the places with products on sale, the most popular first. */
export async function listPlaces(
  { pool }: Database,
  { locale, size, productType, near, around }: ListPlacesInput,
): Promise<Place[]> {
  if (around !== undefined) {
    const { latitude, longitude } = around;
    const { rows } = await pool.query<PlaceRow>({ name: 'places-around', text: placesAround }, [
      locale,
      size,
      latitude,
      longitude,
    ]);
    return rows.map(presentPlace);
  }
  if (near !== undefined) {
    const { rows } = await pool.query<PlaceRow>({ name: 'places-near', text: placesNear }, [
      locale,
      size,
      near,
    ]);
    return rows.map(presentPlace);
  }
  const { rows } = productType
    ? await pool.query<PlaceRow>({ name: 'places-of-type', text: placesOfType }, [locale, size, productType])
    : await pool.query<PlaceRow>({ name: 'places', text: allPlaces }, [locale, size]);
  return rows.map(presentPlace);
}

type PlaceRow = {
  readonly id: string;
  readonly code: string;
  readonly slug: string;
  readonly country_code: string;
  readonly is_port: boolean;
  readonly counts: Place['productCounts'];
  readonly cruisePorts: NonNullable<Place['cruisePorts']>;
  readonly text: { readonly name: string; readonly state_name: string | null; readonly country_name: string };
};

type PlaceSelection = { readonly where: string; readonly by: string };

const mostPopularFirst: PlaceSelection = {
  where: 'true',
  by: 'on_sale.popularity desc, on_sale.reviews desc, location.slug',
};

const placesWithProducts = (products: string, { where, by } = mostPopularFirst) => `
  with product_types as (
    select product.location_id, product.type, count(*)::int as product_count,
      sum(product.popularity) filter (where product.type <> 'hotels') as popularity,
      sum(product.review_count) filter (where product.type <> 'hotels') as reviews
    from products product where ${products} group by product.location_id, product.type),
  on_sale as (
    select location_id, jsonb_object_agg(type, product_count) as counts, coalesce(sum(popularity), 0) as popularity,
      coalesce(sum(reviews), 0) as reviews
    from product_types group by location_id)
  select location.id, location.code, location.slug, location.country_code, location.is_port, on_sale.counts,
    coalesce(
      (select to_jsonb(location_text) from location_texts location_text
        where location_text.location_id = location.id and location_text.locale = $1),
      (select to_jsonb(location_text) from location_texts location_text
        where location_text.location_id = location.id and location_text.locale = 'en')) as text,
    (select coalesce(jsonb_agg(jsonb_build_object('slug', port.slug, 'name', coalesce(port.names ->> $1, port.names ->> 'en'))
        order by port.slug <> location.slug, port.slug), '[]')
     from cruise_ports port where port.place_slug = location.slug) as "cruisePorts"
  from locations location join on_sale on on_sale.location_id = location.id
  where ${where}
  order by ${by}
  limit $2`;

/** As far as travellers go for a day or two. */
const NEARBY_KILOMETRES = 400;

/** The distance of a place in a straight line, in kilometres. */
const distanceTo = (latitude: string, longitude: string) => `6371 * acos(greatest(-1, least(1,
  sin(radians(${latitude})) * sin(radians(location.latitude))
  + cos(radians(${latitude})) * cos(radians(location.latitude)) * cos(radians(location.longitude - ${longitude})))))`;

/** To the city whose slug is the third parameter. A sight or a port of another city may have the same slug. */
const distanceToSlug = `(select ${distanceTo('centre.latitude', 'centre.longitude')}
  from locations centre
  where centre.slug = $3 and centre.place_kind = 'city' and centre.id <> location.id)`;

const allPlaces = placesWithProducts(onSaleSql);
const placesNear = placesWithProducts(onSaleSql, {
  where: `${distanceToSlug} <= ${NEARBY_KILOMETRES}`,
  by: `${distanceToSlug}, location.slug`,
});
const placesAround = placesWithProducts(onSaleSql, {
  where: 'true',
  by: `${distanceTo('$3::float8', '$4::float8')}, location.slug`,
});
const placesOfType = placesWithProducts(`${onSaleSql} and product.type = $3`);

function presentPlace({ id, code, slug, text, cruisePorts, ...row }: PlaceRow): Place {
  return {
    locationUuid: id,
    code,
    slug,
    name: text.name,
    stateName: text.state_name ?? '',
    countryName: text.country_name,
    countryCode: row.country_code,
    isPort: row.is_port,
    cruisePorts,
    imageUrl: imagePath(stemOfPlace(slug)),
    productCounts: row.counts,
    _links: linksOfPlace(id, row.counts),
  };
}

/** Links to the products of a place: `hotels` for hotels, and `tours` for all other types. */
export function linksOfPlace(id: string, counts: ProductCounts): Location['_links'] {
  const { hotels = 0, ...others } = counts;
  const hasTours = Object.values(others).some((count) => count > 0);
  return {
    ...(hasTours && { tours: { href: `/api/tours?location=${id}` } }),
    ...(hotels > 0 && { hotels: { href: `/api/booking/hotels/${id}` } }),
  };
}

export type ProductCounts = Partial<Record<ProductType, number>>;

/** Counts the products on sale in a place, by type. */
export async function countProducts({ pool }: Database, locationId: string): Promise<ProductCounts> {
  const { rows } = await pool.query<{ type: ProductType; count: number }>(
    { name: 'products-of-place', text: productsOfPlace },
    [locationId],
  );
  return Object.fromEntries(rows.map((row) => [row.type, row.count]));
}

const productsOfPlace = `
  select product.type, count(*)::int as count from products product
  where product.location_id = $1 and ${onSaleSql} group by product.type`;
