import type { Point } from '@ashore/core/contract/tour-summary.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
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
  readonly start: Point | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly englishLabels: Readonly<Record<string, string>>;
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
  return row && { ...row, locative: locativeOf({ name: row.city, locative: row.locative }, locale) };
}

/** The locative is null for the usual preposition. */
type QuotedProductRow = Omit<QuotedProduct, 'locative'> & { readonly locative: string | null };

const labels = (locale: string) => `
  coalesce((
    select jsonb_object_agg(o.id, t.name)
    from product_options o join product_option_texts t on t.option_id = o.id and t.locale = ${locale}
    where o.product_id = p.id), '{}')`;

const start = `(
  select jsonb_build_object('title', coalesce(own.title, english.title, s.street), 'street', local_form(s.local_streets, $3, s.street),
    'otherStreet', other_form(s.local_streets, $3, s.street),
    'latitude', s.latitude, 'longitude', s.longitude)
  from product_points s
  left join product_point_texts english on english.point_id = s.id and english.locale = 'en'
  left join product_point_texts own on own.point_id = s.id and own.locale = $3
  where s.product_id = p.id and s.kind = 'start' order by s.position, s.id limit 1)`;

const picture = `(
  select jsonb_build_object('stem', i.stem, 'dominant', i.dominant)
  from product_images of join images i on i.stem = of.stem
  where of.product_id = p.id and of.position = 0)`;

const cityOf = (location: string) => `(
  select t.name from location_texts t where t.location_id = ${location} and t.locale in ($3, 'en')
  order by t.locale = 'en' limit 1)`;

const quotedProduct = `
  select p.id, p.code, p.type, p.slug, coalesce(own.name, english.name) as name, english.name as "englishName",
    l.slug as "citySlug", coalesce(there.name, there_english.name) as city,
    case when there.name is null then there_english.locative else there.locative end as locative,
    coalesce(there.country_name, there_english.country_name) as country, l.id as "locationId",
    ${picture} as picture, jsonb_build_object('id', v.id, 'name', local_form(v.local_names, $3, v.name), 'city', ${cityOf('v.location_id')}) as vendor,
    ${start} as start, ${labels("'en'")} || ${labels('$3')} as labels, ${labels("'en'")} as "englishLabels"
  from products p
  join locations l on l.id = p.location_id
  join organisations v on v.id = p.supplier_id
  join product_texts english on english.product_id = p.id and english.locale = 'en'
  left join product_texts own on own.product_id = p.id and own.locale = $3
  left join location_texts there_english on there_english.location_id = l.id and there_english.locale = 'en'
  left join location_texts there on there.location_id = l.id and there.locale = $3
  where p.id = $1::uuid or p.code = $2`;
