import type { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { Point } from '@ashore/core/contract/tour-summary.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { images } from '../images/tables.ts';
import { locations, locationTexts } from '../locations/tables.ts';
import { productImages, products, productTexts } from './tables.ts';

export type TourRow = Awaited<ReturnType<typeof selectTours>>[number];

type Selection = {
  readonly locale: MessageLocale;
  readonly now: Date;
  readonly where?: SQL | undefined;
  readonly order?: readonly SQL[];
  readonly limit: number;
};

/** On the clock at the place: of the instant that prices and pages go by as well, never of the database's own. */
const todayAt = (now: Date) =>
  sql`(${now.toISOString()}::timestamptz at time zone ${locations.timeZone})::date`;

/** The promotions one can still book, today or later, and still travel with. */
const stillOn = (now: Date) =>
  sql`p.product_id = ${products.id} and p.book_until >= ${todayAt(now)} and p.travel_until >= ${todayAt(now)}`;

/** Of the promotion that counts today, these columns: chosen as core's `largestPromotion` chooses. */
const promotionOf = (now: Date, columns: SQL) => sql`(
  select ${columns} from promotions p where ${stillOn(now)} and p.book_from <= ${todayAt(now)}
  order by p.percent desc, p.book_until, p.travel_until limit 1)`;

/** Of the ticket whose price is the product's: nobody comes alone only where nothing is sold by the head. */
const groupSize = sql`(
  select t.group_size from product_options o join option_tickets t on t.option_id = o.id
  where o.product_id = ${products.id} and t.band in ('adult', 'group')
  order by t.band = 'group', t.price_minor, t.group_size desc limit 1)`;

/** Products as cards show them, with their place, in one statement. Excluded ones never come out. */
export function selectTours({ db }: Database, { locale, now, where, order = [], limit }: Selection) {
  // Each text in the reader's language, or in English where nobody has written it yet.
  const text = sql`
    (select to_jsonb(t) from ${productTexts} t where t.product_id = ${products.id} and t.locale = 'en')
    || coalesce((select jsonb_strip_nulls(to_jsonb(t)) from ${productTexts} t
         where t.product_id = ${products.id} and t.locale = ${locale}), '{}')`;
  const place = sql`coalesce(
    (select to_jsonb(t) from ${locationTexts} t where t.location_id = ${locations.id} and t.locale = ${locale}),
    (select to_jsonb(t) from ${locationTexts} t where t.location_id = ${locations.id} and t.locale = 'en'))`;
  const promotion = promotionOf(
    now,
    sql`jsonb_build_object('percent', p.percent, 'bookUntil', p.book_until, 'travelUntil', p.travel_until)`,
  );
  const start = sql`(select jsonb_build_object(
      'title', coalesce(own.title, english.title), 'street', s.street, 'latitude', s.latitude, 'longitude', s.longitude)
    from product_points s
    join product_point_texts english on english.point_id = s.id and english.locale = 'en'
    left join product_point_texts own on own.point_id = s.id and own.locale = ${locale}
    where s.product_id = ${products.id} and s.kind = 'start'
    order by s.position limit 1)`;
  return db
    .select({
      id: products.id,
      code: products.code,
      type: products.type,
      slug: products.slug,
      currency: products.currency,
      priceMinor: products.priceMinor,
      groupSize: sql<number | null>`${groupSize}`,
      durationMinutes: products.durationMinutes,
      rating: products.rating,
      reviewCount: products.reviewCount,
      languages: products.languages,
      interests: sql<(typeof INTERESTS)[number][]>`${products.interests}`,
      onRequest: products.onRequest,
      cancellation: products.cancellation,
      minAge: products.minAge,
      maxGroup: products.maxGroup,
      supplierId: products.supplierId,
      picture: sql<{ stem: string; dominant: string } | null>`(
        select jsonb_build_object('stem', i.stem, 'dominant', i.dominant)
        from ${productImages} p join ${images} i on i.stem = p.stem
        where p.product_id = ${products.id} and p.position = 0)`,
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
        highlights: string[] | null;
      }>`${text}`,
      place: sql<{ name: string; country_name: string }>`${place}`,
      start: sql<Point | null>`${start}`,
      promotion: sql<{ percent: number; bookUntil: string; travelUntil: string } | null>`${promotion}`,
      /** Whether its price changes by itself when a day ends at the place. */
      promotes: sql<boolean>`exists (select from promotions p where ${stillOn(now)})`,
    })
    .from(products)
    .innerJoin(locations, eq(locations.id, products.locationId))
    .where(and(isOnSale(), where))
    .orderBy(...order, asc(products.id))
    .limit(limit);
}

/** What travellers may see at all. Who is suspended sells nothing; what they sold is kept for the day they come back. */
export const isOnSale = () =>
  and(
    eq(products.excluded, false),
    eq(products.status, 'live'),
    sql`${products.supplierId} not in (select s.id from organisations s where s.status = 'suspended')`,
  );

export const isFeatured = (types: readonly ProductType[]) =>
  and(isNotNull(products.featuredRank), inArray(products.type, [...types]));

export const inFeaturedOrder = [sql`${products.featuredRank}`];

export const isProduct = (idOrCode: string) =>
  isUuid(idOrCode) ? eq(products.id, idOrCode) : eq(products.code, idOrCode);

export const isOneOf = (ids: readonly string[]) => inArray(products.id, [...ids]);

/** As somebody else has put them. */
export const inOrderOf = (ids: readonly string[]) =>
  sql`array_position(${sql.param([...ids])}::uuid[], ${products.id})`;

function isUuid(text: string): boolean {
  return text.length === 36;
}
