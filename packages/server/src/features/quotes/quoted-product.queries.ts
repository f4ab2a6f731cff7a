import type { Point } from '@ashore/core/contract/tour-summary.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import { withOriginalName } from '@ashore/core/hotels/original-name.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import { locativeOf } from '../catalogue/places/locative.ts';

/**
 * Texts and picture that a quote is shown with. Labels are keyed by option; an option without a name has
 * none.
 */
export type QuotedProduct = {
  readonly id: string;
  readonly code: string;
  readonly type: ProductType;
  readonly slug: string;
  readonly name: string;
  readonly englishName: string;
  readonly citySlug: string;
  readonly city: string;
  /** The city with its preposition: in Lisbon. */
  readonly locative: string;
  readonly country: string;
  readonly locationId: string;
  readonly picture: { readonly stem: string; readonly dominant: string } | null;
  readonly vendor: { readonly id: string; readonly name: string; readonly city: string | null };
  /** The meeting point; of a hotel the hotel itself. */
  readonly start: Point | null;
  readonly countryCode?: string;
  /** By how much the supplier may move a start; null if starts are fixed. */
  readonly startShiftMinutes: number | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly englishLabels: Readonly<Record<string, string>>;
  /** What travellers should bring, by the words of the vocabulary. */
  readonly bring: readonly string[];
  /** What an option includes and excludes, by option. An option that does not differ from its product is left out. */
  readonly ownInclusions: Readonly<Record<string, OwnInclusions>>;
  /** The languages in which an option has guides, by option. An option without a guide is left out. */
  readonly guideLanguages: Readonly<Record<string, readonly string[]>>;
};

type OwnInclusions = {
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly includedByProduct: readonly string[];
};

/** Reads a product in the reader's language, by UUID or public code, whether or not it is on sale. */
export async function selectQuotedProduct(
  { pool }: Pick<Database, 'pool'>,
  product: string,
  locale: MessageLocale,
): Promise<QuotedProduct | undefined> {
  const isUuid = product.length === 36;
  const { rows } = await pool.query<QuotedProductRow>({ name: 'quoted-product', text: quotedProduct }, [
    isUuid ? product : null,
    isUuid ? null : product,
    locale,
  ]);
  const [row] = rows;
  return (
    row && {
      ...row,
      name: row.type === 'hotels' ? withOriginalName(row, locale) : row.name,
      locative: locativeOf({ name: row.city, locative: row.locative }, locale),
    }
  );
}

/** The locative is null for the usual preposition. */
type QuotedProductRow = Omit<QuotedProduct, 'locative'> & {
  readonly countryCode: string;
  readonly locative: string | null;
};

const labelsSql = (locale: string) => `
  coalesce((
    select jsonb_object_agg(option.id, option_text.name)
    from product_options option join product_option_texts option_text on option_text.option_id = option.id
      and option_text.locale = ${locale}
    where option.product_id = product.id), '{}')`;

const wordsOfProduct = (kind: 'included' | 'excluded' | 'bring') => `
  coalesce((
    select jsonb_agg(feature.code order by feature.position) from product_features feature
    where feature.product_id = product.id and feature.kind = '${kind}'), '[]')`;

const ownInclusions = `
  coalesce((
    select jsonb_object_agg(option.id, jsonb_build_object(
      'included', coalesce(to_jsonb(option.included), ${wordsOfProduct('included')}),
      'excluded', coalesce(to_jsonb(option.excluded), ${wordsOfProduct('excluded')}),
      'includedByProduct', ${wordsOfProduct('included')}))
    from product_options option
    where option.product_id = product.id and (option.included is not null or option.excluded is not null)), '{}')`;

// The languages of a trip without a guide are those of its texts, its audio or its driver.
const guideLanguages = `
  coalesce((
    select jsonb_object_agg(option.id, coalesce(option.languages, product.languages))
    from product_options option
    where option.product_id = product.id and product.type <> 'transfers'
      and cardinality(coalesce(option.languages, product.languages)) > 0
      and coalesce(to_jsonb(option.included), ${wordsOfProduct('included')}) ?| array['guide', 'lesson']), '{}')`;

const start = `coalesce((
  select jsonb_build_object('title', coalesce(own.name, english.name), 'street', hotel.street, 'otherStreet', null,
    'latitude', product.latitude, 'longitude', product.longitude)
  from hotels hotel where hotel.product_id = product.id), (
  select jsonb_build_object('title', coalesce(own.title, english.title, point.street), 'street',
    local_form(point.local_streets, $3, point.street),
    'otherStreet', other_form(point.local_streets, $3, point.street),
    'latitude', point.latitude, 'longitude', point.longitude)
  from product_points point
  left join product_point_texts english on english.point_id = point.id and english.locale = 'en'
  left join product_point_texts own on own.point_id = point.id and own.locale = $3
  where point.product_id = product.id and point.kind = 'start' order by point.position, point.id limit 1))`;

const picture = `(
  select jsonb_build_object('stem', image.stem, 'dominant', image.dominant)
  from product_images product_image join images image on image.stem = product_image.stem
  where product_image.product_id = product.id and product_image.position = 0)`;

const cityOf = (location: string) => `(
  select location_text.name from location_texts location_text where location_text.location_id = ${location}
    and location_text.locale in ($3, 'en')
  order by location_text.locale = 'en' limit 1)`;

const quotedProduct = `
  select product.id, product.code, product.type, product.slug, coalesce(own.name, english.name) as name,
    english.name as "englishName",
    location.slug as "citySlug", coalesce(place.name, place_english.name) as city,
    case when place.name is null then place_english.locative else place.locative end as locative,
    coalesce(place.country_name, place_english.country_name) as country, location.id as "locationId",
    location.country_code as "countryCode", product.start_shift_minutes as "startShiftMinutes",
    ${picture} as picture, jsonb_build_object('id', supplier.id, 'name', local_form(supplier.local_names, $3,
      supplier.name), 'city', ${cityOf('supplier.location_id')}) as vendor,
    ${start} as start, ${labelsSql("'en'")} || ${labelsSql('$3')} as labels, ${labelsSql("'en'")} as "englishLabels",
    ${wordsOfProduct('bring')} as bring, ${ownInclusions} as "ownInclusions",
    ${guideLanguages} as "guideLanguages"
  from products product
  join locations location on location.id = product.location_id
  join organisations supplier on supplier.id = product.supplier_id
  join product_texts english on english.product_id = product.id and english.locale = 'en'
  left join product_texts own on own.product_id = product.id and own.locale = $3
  left join location_texts place_english on place_english.location_id = location.id and place_english.locale = 'en'
  left join location_texts place on place.location_id = location.id and place.locale = $3
  where product.id = $1::uuid or product.code = $2`;
