import type { CancellationTier } from '@ashore/core/catalogue/cancellation-policies.ts';
import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect-database.ts';

type Pool = Pick<Database, 'pool'>;

type TextRow = {
  readonly name: string | null;
  readonly subTitle: string | null;
  readonly short: string | null;
  readonly highlights: readonly string[] | null;
  readonly long: readonly string[] | null;
};

export type WordsRow = {
  readonly id: string;
  readonly version: number;
  readonly code: string;
  readonly type: ProductType;
  readonly slug: string;
  readonly locationId: string;
  readonly sightId: string | null;
  readonly supplierId: string;
  readonly interests: readonly Interest[];
  readonly languages: readonly string[];
  readonly popularity: number;
  readonly cancellation: readonly CancellationTier[];
  readonly texts: Readonly<Partial<Record<MessageLocale, TextRow>>>;
  readonly features: readonly { readonly kind: string; readonly code: string }[] | null;
  readonly isForGroups: boolean;
  readonly picture: string | null;
};

/** All that these products are found by and shown with, of those that are on sale. */
export async function selectWords({ pool }: Pool, ids: readonly string[]): Promise<WordsRow[]> {
  const { rows } = await pool.query<WordsRow>({ name: 'words-of-products', text: words }, [ids]);
  return rows;
}

/** When each of the next products on sale was last another, in the order of ids. */
export async function selectVersionsAfter(
  { pool }: Pool,
  id: string,
  limit: number,
): Promise<{ id: string; version: number; locationId: string }[]> {
  const { rows } = await pool.query<{ id: string; version: number; locationId: string }>(
    `select p.id, ${version} as version, p.location_id as "locationId"
     from products p where p.id > $1 and ${isOnSale} order by p.id limit $2`,
    [id, limit],
  );
  return rows;
}

/** Those that were another last, the latest first: none of them longer ago than a lost connection is noticed. */
export async function selectJustChanged({ pool }: Pool, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from products where changed_at > now() - interval '1 minute' order by changed_at desc limit $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

/** The products of these places and of all that lies in them. */
export async function selectProductsIn({ pool }: Pool, places: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with recursive inside as (
       select id from locations where id = any($1::uuid[])
       union select l.id from locations l join inside on l.parent_id = inside.id)
     select p.id from products p where p.location_id in (table inside) or p.sight_id in (table inside)`,
    [places],
  );
  return rows.map(({ id }) => id);
}

const isOnSale = `not p.excluded and p.status = 'live'
  and p.supplier_id not in (select s.id from organisations s where s.status = 'suspended')`;

// In microseconds: two changes of one product never share one.
const version = '(extract(epoch from p.changed_at) * 1000000)::float8';

const words = `
  select p.id, ${version} as version, p.code, p.type, p.slug, p.location_id as "locationId", p.sight_id as "sightId",
    p.supplier_id as "supplierId", p.interests, p.languages, p.popularity, p.cancellation,
    (select jsonb_object_agg(t.locale, jsonb_build_object('name', t.name, 'subTitle', t.sub_title,
       'short', t.short_description, 'highlights', t.highlights, 'long', t.long_description))
     from product_texts t where t.product_id = p.id) as texts,
    (select jsonb_agg(jsonb_build_object('kind', f.kind, 'code', f.code) order by f.kind, f.position, f.code)
     from product_features f where f.product_id = p.id and f.kind in ('included', 'know')) as features,
    exists (select from product_options o join option_tickets t on t.option_id = o.id
      where o.product_id = p.id and o.position = 0 and t.band = 'group') as "isForGroups",
    (select i.stem from product_images of join images i on i.stem = of.stem
     where of.product_id = p.id and of.position = 0) as picture
  from products p where p.id = any($1::uuid[]) and ${isOnSale}`;
