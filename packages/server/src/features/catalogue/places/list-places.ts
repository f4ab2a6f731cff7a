import type { Location, Place } from '@ashore/core/contract/locations.ts';
import { imagePath } from '@ashore/core/contract/values/image-sizes.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import { isOnSale } from '../cards/tour.queries.ts';
import { stemOfPlace } from '../product-images.ts';

export type ListPlacesInput = {
  readonly locale: MessageLocale;
  readonly size: number;
  readonly productType?: ProductType | undefined;
  /** Slug of a place. Only places around it are listed, the nearest first. */
  readonly near?: string | undefined;
};

/** Lists the places with products on sale, the most popular first. */
export async function listPlaces(
  { pool }: Database,
  { locale, size, productType, near }: ListPlacesInput,
): Promise<Place[]> {
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
  readonly text: { readonly name: string; readonly state_name: string | null; readonly country_name: string };
};

type Order = { readonly where: string; readonly by: string };

const byDemand: Order = {
  where: 'true',
  by: 'on_sale.popularity desc, on_sale.reviews desc, l.slug',
};

const placesWithProducts = (products: string, { where, by } = byDemand) => `
  with product_types as (
    select p.location_id, p.type, count(*)::int as n, sum(p.popularity) as popularity, sum(p.review_count) as reviews
    from products p where ${products} group by p.location_id, p.type),
  on_sale as (
    select location_id, jsonb_object_agg(type, n) as counts, sum(popularity) as popularity, sum(reviews) as reviews
    from product_types group by location_id)
  select l.id, l.code, l.slug, l.country_code, l.is_port, on_sale.counts,
    coalesce(
      (select to_jsonb(t) from location_texts t where t.location_id = l.id and t.locale = $1),
      (select to_jsonb(t) from location_texts t where t.location_id = l.id and t.locale = 'en')) as text
  from locations l join on_sale on on_sale.location_id = l.id
  where ${where}
  order by ${by}
  limit $2`;

/** As far as travellers go for a day or two. */
const NEARBY_KILOMETRES = 400;

/** The distance in a straight line to the place whose slug is the third parameter. */
const distance = `(select 6371 * acos(least(1, sin(radians(c.latitude)) * sin(radians(l.latitude))
  + cos(radians(c.latitude)) * cos(radians(l.latitude)) * cos(radians(l.longitude - c.longitude))))
  from locations c where c.slug = $3 and c.id <> l.id limit 1)`;

const allPlaces = placesWithProducts(isOnSale);
const placesNear = placesWithProducts(isOnSale, {
  where: `${distance} <= ${NEARBY_KILOMETRES}`,
  by: `${distance}, l.slug`,
});
const placesOfType = placesWithProducts(`${isOnSale} and p.type = $3`);

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

/** Links to the products of a place: `hotels` for hotels, and `tours` for all other types. */
export function linksOfPlace(id: string, counts: ProductCounts): Location['_links'] {
  const { hotels = 0, ...others } = counts;
  const hasTours = Object.values(others).some((count) => count > 0);
  return {
    ...(hasTours && { tours: { href: `/api/tours?location=${id}` } }),
    ...(hotels > 0 && { hotels: { href: `/api/hotels?location=${id}` } }),
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
  select p.type, count(*)::int as count from products p
  where p.location_id = $1 and ${isOnSale} group by p.type`;
