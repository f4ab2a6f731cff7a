import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { locations, locationTexts } from '../locations/tables.ts';
import { products, productTexts } from './tables.ts';

export type TourRow = Awaited<ReturnType<typeof selectTours>>[number];

type Selection = {
  readonly locale: MessageLocale;
  readonly where?: SQL | undefined;
  readonly order?: readonly SQL[];
  readonly limit: number;
  readonly offset?: number;
};

/** Products as cards show them, with their place, in one statement. Excluded ones never come out. */
export function selectTours({ db }: Database, { locale, where, order = [], limit, offset = 0 }: Selection) {
  // Each text in the reader's language, or in English where nobody has written it yet.
  const text = sql`
    (select to_jsonb(t) from ${productTexts} t where t.product_id = ${products.id} and t.locale = 'en')
    || coalesce((select jsonb_strip_nulls(to_jsonb(t)) from ${productTexts} t
         where t.product_id = ${products.id} and t.locale = ${locale}), '{}')`;
  const place = sql`coalesce(
    (select to_jsonb(t) from ${locationTexts} t where t.location_id = ${locations.id} and t.locale = ${locale}),
    (select to_jsonb(t) from ${locationTexts} t where t.location_id = ${locations.id} and t.locale = 'en'))`;
  return db
    .select({
      id: products.id,
      code: products.code,
      type: products.type,
      slug: products.slug,
      currency: products.currency,
      priceMinor: products.priceMinor,
      originalPriceMinor: products.originalPriceMinor,
      durationMinutes: products.durationMinutes,
      rating: products.rating,
      reviewCount: products.reviewCount,
      languages: products.languages,
      picture: products.picture,
      latitude: products.latitude,
      longitude: products.longitude,
      locationId: locations.id,
      citySlug: locations.slug,
      timeZone: locations.timeZone,
      text: sql<{
        name: string;
        sub_title: string;
        short_description: string;
        long_description: string[];
      }>`${text}`,
      place: sql<{ name: string; country_name: string }>`${place}`,
    })
    .from(products)
    .innerJoin(locations, eq(locations.id, products.locationId))
    .where(and(eq(products.excluded, false), where))
    .orderBy(...order, asc(products.id))
    .limit(limit)
    .offset(offset);
}

export const isFeatured = (types: readonly ProductType[]) =>
  and(isNotNull(products.featuredRank), inArray(products.type, [...types]));

export const inFeaturedOrder = [sql`${products.featuredRank}`];

export const isProduct = (idOrCode: string) =>
  /^.{36}$/.test(idOrCode) ? eq(products.id, idOrCode) : eq(products.code, idOrCode);

export const isIn = (locationIdOrCode: string) =>
  /^.{36}$/.test(locationIdOrCode)
    ? eq(locations.id, locationIdOrCode)
    : eq(locations.code, locationIdOrCode);

export const isOfType = (type: ProductType) => eq(products.type, type);
