import type { CancellationTier } from '@ashore/core/catalogue/cancellation-presets.ts';
import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { Point } from '@ashore/core/contract/tour-summary.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
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

/** Selects those of these products that are on sale, in the order of the IDs. */
export async function selectNamedTours(
  { pool }: Database,
  ids: readonly string[],
  { locale, now }: TourReader,
): Promise<TourRow[]> {
  const { rows } = await pool.query<TourRow>({ name: 'named-tours', text: namedTours }, [
    locale,
    now.toISOString(),
    ids,
  ]);
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
 * The condition for products `p` that travellers may see. Products of a suspended supplier are not on sale,
 * but are kept in case the supplier returns.
 */
export const isOnSale = `not p.excluded and p.status = 'live'
  and p.supplier_id not in (select s.id from organisations s where s.status = 'suspended')`;

/**
 * Today at the place, at the instant that prices and pages also use. The database's own clock is never used.
 */
const today = '($2::timestamptz at time zone l.time_zone)::date';

/** Promotions that can still be booked, today or later, and still be travelled with. */
const stillOn = `m.product_id = p.id and m.book_until >= ${today} and m.travel_until >= ${today}`;

const tours = `
  select p.id, p.code, p.type, p.slug, p.currency, p.price_minor::float8 as "priceMinor",
    (select t.group_size from product_options o join option_tickets t on t.option_id = o.id
     where o.product_id = p.id and t.band in ('adult', 'group')
     order by t.band = 'group', t.price_minor, t.group_size desc limit 1) as "groupSize",
    p.duration_minutes as "durationMinutes", p.rating::float8 as rating, p.review_count as "reviewCount",
    p.languages, p.interests, p.on_request as "onRequest", p.cancellation, p.min_age as "minAge",
    p.max_group as "maxGroup",
    exists (select from product_features f where f.product_id = p.id and f.kind = 'included'
      and f.code in ('hotel-pickup', 'town-pickup', 'port-pickup'))
      or exists (select from product_points s where s.product_id = p.id and s.kind = 'pickup') as "pickUp",
    p.supplier_id as "supplierId",
    (select jsonb_build_object('stem', i.stem, 'dominant', i.dominant)
     from product_images shown join images i on i.stem = shown.stem
     where shown.product_id = p.id and shown.position = 0) as picture,
    p.latitude, p.longitude, l.id as "locationId", l.slug as "citySlug", l.time_zone as "timeZone",
    (select to_jsonb(t) from product_texts t where t.product_id = p.id and t.locale = 'en')
      || coalesce((select jsonb_strip_nulls(to_jsonb(t)) from product_texts t
           where t.product_id = p.id and t.locale = $1), '{}') as text,
    coalesce(
      (select to_jsonb(t) from location_texts t where t.location_id = l.id and t.locale = $1),
      (select to_jsonb(t) from location_texts t where t.location_id = l.id and t.locale = 'en')) as place,
    (select jsonb_build_object('title', coalesce(own.title, english.title), 'street', local_form(s.local_streets, $1, s.street),
       'latitude', s.latitude, 'longitude', s.longitude)
     from product_points s
     join product_point_texts english on english.point_id = s.id and english.locale = 'en'
     left join product_point_texts own on own.point_id = s.id and own.locale = $1
     where s.product_id = p.id and s.kind = 'start'
     order by s.position limit 1) as start,
    (select jsonb_build_object('percent', m.percent, 'bookUntil', m.book_until, 'travelUntil', m.travel_until)
     from promotions m where ${stillOn} and m.book_from <= ${today}
     order by m.percent desc, m.book_until, m.travel_until limit 1) as promotion,
    exists (select from promotions m where ${stillOn}) as promotes
  from products p join locations l on l.id = p.location_id
  where ${isOnSale}`;

const tourBy = {
  id: `${tours} and p.id = $3`,
  code: `${tours} and p.code = $3`,
};

const tourByOption = `${tours} and p.id = (select o.product_id from product_options o where o.id = $3)`;

const namedTours = `${tours} and p.id = any($3::uuid[]) order by array_position($3::uuid[], p.id)`;

const featuredTours = `
  ${tours} and p.featured_rank is not null and p.type = any($3::text[]) order by p.featured_rank limit $4`;
