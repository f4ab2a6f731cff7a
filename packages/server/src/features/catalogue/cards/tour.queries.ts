import type { CancellationTier } from '@ashore/core/catalogue/cancellation-presets.ts';
import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { Point, TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { TaxRule } from '@ashore/core/hotels/tax-rule.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';

/** A product with its place, as cards show it. */
export type TourRow = {
  readonly id: string;
  readonly code: string;
  readonly type: ProductType;
  readonly slug: string;
  readonly currency: string;
  readonly priceMinor: number;
  /**
   * Group size of the ticket that sets the product's price. A group sets it only where nothing is sold per
   * person.
   */
  readonly groupSize: number | null;
  readonly durationMinutes: number | null;
  readonly portHours: TourSummary['portHours'];
  /** Of a hotel; null for all other products. */
  readonly hotelTaxes: readonly TaxRule[] | null;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly languages: string[];
  readonly interests: readonly Interest[];
  readonly onRequest: boolean;
  readonly cancellation: CancellationTier[];
  /** Whether the price includes a pick-up, or the product has places to be picked up at. */
  readonly pickUp: boolean;
  readonly minAge: number | null;
  readonly maxGroup: number | null;
  readonly supplierId: string;
  readonly picture: { readonly stem: string; readonly dominant: string } | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly locationId: string;
  readonly citySlug: string;
  readonly timeZone: string;
  /** Each text is in the reader's language, or in English if it is not translated yet. */
  readonly text: {
    readonly name: string;
    readonly sub_title: string;
    readonly short_description: string;
    readonly long_description: string[];
    readonly highlights: string[] | null;
  };
  readonly place: { readonly name: string; readonly locative: string | null; readonly country_name: string };
  readonly start: Point | null;
  /** The promotion that counts today, chosen as `largestPromotion` in core chooses. */
  readonly promotion: {
    readonly percent: number;
    readonly bookUntil: string;
    readonly travelUntil: string;
    /** The first day to travel, if it is still to come. */
    readonly travelFrom: string | null;
  } | null;
  /** Whether the price may change by itself at midnight at the place. */
  readonly promotes: boolean;
};

type TourReader = { readonly locale: MessageLocale; readonly now: Date };

/** Selects a product on sale by UUID or public code. */
export async function selectTour(
  { pool }: Database,
  idOrCode: string,
  { locale, now }: TourReader,
): Promise<TourRow | undefined> {
  const key = keyColumn(idOrCode);
  const { rows } = await pool.query<TourRow>({ name: `tour-by-${key}`, text: tourBy[key] }, [
    locale,
    now.toISOString(),
    idOrCode,
  ]);
  return rows[0];
}

/** Selects the product on sale that has this option, by the UUID of the option. */
export async function selectTourOfOption(
  { pool }: Database,
  optionId: string,
  { locale, now }: TourReader,
): Promise<TourRow | undefined> {
  if (keyColumn(optionId) !== 'id') return undefined;
  const { rows } = await pool.query<TourRow>({ name: 'tour-by-option', text: tourByOption }, [
    locale,
    now.toISOString(),
    optionId,
  ]);
  return rows[0];
}

/** Replaces public codes by the UUIDs of their products. A code of no product is left out. */
export async function idsOfProducts(
  { pool }: Database,
  idsOrCodes: readonly string[],
): Promise<readonly string[]> {
  const codes = idsOrCodes.filter((one) => keyColumn(one) === 'code');
  if (codes.length === 0) return idsOrCodes;
  const { rows } = await pool.query<{ code: string; id: string }>(
    { name: 'ids-by-code', text: 'select code, id from products where code = any($1::text[])' },
    [codes],
  );
  const idByCode = new Map(rows.map(({ code, id }) => [code, id]));
  return idsOrCodes.flatMap((one) => (keyColumn(one) === 'code' ? (idByCode.get(one) ?? []) : one));
}

export type TravelDays = { readonly from: string; readonly to: string };

/** Selects those of these products that are on sale, in the order of the IDs. A promotion counts only for its days of travel. */
export async function selectToursByIds(
  { pool }: Database,
  ids: readonly string[],
  { locale, now, days }: TourReader & { readonly days?: TravelDays | undefined },
): Promise<TourRow[]> {
  const values = [locale, now.toISOString(), ids];
  const { rows } = days
    ? await pool.query<TourRow>({ name: 'tours-by-ids-on-days', text: toursOnDaysSql }, [
        ...values,
        days.from,
        days.to,
      ])
    : await pool.query<TourRow>({ name: 'tours-by-ids', text: toursByIdsSql }, values);
  return rows;
}

export type Featured = { readonly productTypes: readonly ProductType[]; readonly size: number };

/** Selects the featured products of these types, in the order of their rank. */
export async function selectFeaturedTours(
  { pool }: Database,
  { productTypes, size }: Featured,
  { locale, now }: TourReader,
): Promise<TourRow[]> {
  const { rows } = await pool.query<TourRow>({ name: 'featured-tours', text: featuredTours }, [
    locale,
    now.toISOString(),
    productTypes,
    size,
  ]);
  return rows;
}

/** The column of `products` that an address names a product by: a UUID, or else a public code. */
export const keyColumn = (idOrCode: string) => (idOrCode.length === 36 ? 'id' : 'code');

/**
 * SQL condition for a product (alias `product`) that travellers may see. Products of a suspended supplier are not on sale,
 * but are kept in case the supplier returns.
 */
export const onSaleSql = `not product.excluded and product.status = 'live'
  and product.supplier_id not in (select supplier.id from organisations supplier where supplier.status = 'suspended')`;

/** A hotel is a product too, but it is found, priced and listed as one, and never among trips. */
export const tripOnSaleSql = `product.type <> 'hotels' and ${onSaleSql}`;

/**
 * Today at the place, at the instant that prices and pages also use. The database's own clock is never used.
 */
const today = '($2::timestamptz at time zone location.time_zone)::date';

/** Promotions that can still be booked, today or later, and still be travelled with. */
const currentPromotionSql = `promotion.product_id = product.id and promotion.book_until >= ${today} and promotion.travel_until >= ${today}`;

/** The hours of the first option of a shore excursion. Passengers compare them with the hours of their ship. */
const portHours = `case when product.type = 'shore-excursions' then (
  select jsonb_build_object('from', to_char(min(start_time), 'HH24:MI'),
    'backBy', to_char(min(start_time) + make_interval(mins => option.duration_minutes), 'HH24:MI'),
    'starts', count(distinct start_time))
  from product_options option join schedules schedule on schedule.option_id = option.id,
    unnest(schedule.local_start_times) as start_time
  where option.product_id = product.id and option.position = 0 and option.duration_minutes is not null
  group by option.id
  having min(start_time)::interval + make_interval(mins => option.duration_minutes) < interval '24 hours') end`;

/** `promotions` is a condition for the promotion (alias `promotion`) that counts. */
const tourRows = (promotions: string) => `
  select product.id, product.code, product.type, product.slug, product.currency, product.price_minor::float8 as "priceMinor",
    (select option_ticket.group_size from product_options option join option_tickets option_ticket
      on option_ticket.option_id = option.id
     where option.product_id = product.id and option_ticket.band in ('adult', 'group')
     order by option_ticket.band = 'group', option_ticket.price_minor, option_ticket.group_size desc limit 1) as "groupSize",
    product.duration_minutes as "durationMinutes", ${portHours} as "portHours",
    case when product.type = 'hotels' then (select hotels.taxes from hotels where hotels.product_id = product.id) end as "hotelTaxes",
    product.rating::float8 as rating, product.review_count as "reviewCount",
    product.languages, product.interests, product.on_request as "onRequest", product.cancellation,
      product.min_age as "minAge",
    product.max_group as "maxGroup",
    exists (select from product_features feature where feature.product_id = product.id and feature.kind = 'included'
      and feature.code in ('hotel-pickup', 'town-pickup', 'port-pickup'))
      or exists (select from product_points point where point.product_id = product.id and point.kind = 'pickup') as "pickUp",
    product.supplier_id as "supplierId",
    (select jsonb_build_object('stem', image.stem, 'dominant', image.dominant)
     from product_images shown join images image on image.stem = shown.stem
     where shown.product_id = product.id and shown.position = 0) as picture,
    product.latitude, product.longitude, location.id as "locationId", location.slug as "citySlug",
      location.time_zone as "timeZone",
    (select to_jsonb(product_text) from product_texts product_text where product_text.product_id = product.id
      and product_text.locale = 'en')
      || coalesce((select jsonb_strip_nulls(to_jsonb(product_text)) from product_texts product_text
           where product_text.product_id = product.id and product_text.locale = $1), '{}') as text,
    coalesce(
      (select to_jsonb(location_text) from location_texts location_text
        where location_text.location_id = location.id and location_text.locale = $1),
      (select to_jsonb(location_text) from location_texts location_text
        where location_text.location_id = location.id and location_text.locale = 'en')) as place,
    (select jsonb_build_object('title', coalesce(own.title, english.title), 'street',
      local_form(point.local_streets, $1, point.street),
       'latitude', point.latitude, 'longitude', point.longitude)
     from product_points point
     join product_point_texts english on english.point_id = point.id and english.locale = 'en'
     left join product_point_texts own on own.point_id = point.id and own.locale = $1
     where point.product_id = product.id and point.kind = 'start'
     order by point.position limit 1) as start,
    (select jsonb_build_object('percent', promotion.percent, 'bookUntil', promotion.book_until, 'travelUntil',
      promotion.travel_until, 'travelFrom', case when promotion.travel_from > ${today} then promotion.travel_from end)
     from promotions promotion where ${currentPromotionSql} and promotion.book_from <= ${today}${promotions}
     order by promotion.percent desc, promotion.book_until, promotion.travel_until limit 1) as promotion,
    exists (select from promotions promotion where ${currentPromotionSql}) as promotes
  from products product join locations location on location.id = product.location_id
  where ${onSaleSql}`;

const TOUR_ROWS = tourRows('');

const tourBy = {
  id: `${TOUR_ROWS} and product.id = $3`,
  code: `${TOUR_ROWS} and product.code = $3`,
};

const tourByOption = `${TOUR_ROWS} and product.id = (select option.product_id from product_options option where option.id = $3)`;

const toursByIdsSql = `${TOUR_ROWS} and product.id = any($3::uuid[]) order by array_position($3::uuid[], product.id)`;

const toursOnDaysSql = `${tourRows(' and promotion.travel_from <= $5::date and promotion.travel_until >= $4::date')}
  and product.id = any($3::uuid[]) order by array_position($3::uuid[], product.id)`;

const featuredTours = `
  ${TOUR_ROWS} and product.featured_rank is not null and product.type = any($3::text[]) and product.type <> 'hotels'
  order by product.featured_rank limit $4`;
