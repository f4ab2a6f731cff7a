import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type CancellationTier, hasFreeCancellation } from '@ashore/core/catalogue/cancellation-presets.ts';
import type { INCLUDED, TO_KNOW } from '@ashore/core/catalogue/features.ts';
import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { ProductToIndex } from '@ashore/search/index/describe-product.ts';
import {
  CANCELLATION_CONCEPTS,
  GROUP_PRICE_CONCEPT,
  GUIDED_IN_CONCEPTS,
  INCLUDED_CONCEPTS,
  TO_KNOW_CONCEPTS,
  TYPE_CONCEPTS,
} from '@ashore/search/lexicon/mark-concepts.ts';
import type { Database } from '../../database/connect.ts';
import { onSaleSql } from '../catalogue/cards/tour.queries.ts';
import { hotelOfProductSql } from './hotel-facts.ts';
import type { HotelRow, ResultRow } from './result-rows.ts';

export type ProductWords = {
  readonly product: ProductToIndex;
  readonly resultRow: ResultRow;
  readonly stamp: string;
};

type LocatedWords = Pick<WordsRow, 'version' | 'locationId'>;

/** Changes when the product changes, and when its place moves to another parent. */
export function stampOf({ version, locationId }: LocatedWords, placesAround: PlacesAround): string {
  // The places themselves would be a tenth of all that is saved.
  return `${version} ${crc32(placesAround(locationId).join())}`;
}

type PlacesAround = (id: string) => readonly string[];

/** The texts and facts by which a product is found, and its row for display. */
export function wordsOfRow(row: WordsRow, placesAround: PlacesAround): ProductWords {
  const places = [...new Set([row.locationId, row.sightId].flatMap((id) => (id ? placesAround(id) : [])))];
  const product = isTrip(row) ? tripToIndex(row, places) : hotelToIndex(row);
  const { code, type, slug, locationId, interests, picture } = row;
  const facts = {
    code,
    type,
    slug,
    locationId,
    interests,
    picture,
    popularity: isTrip(row) ? row.popularity : 0,
    ...(row.hotel && { hotel: { ...row.hotel, popularity: row.popularity } }),
  };
  const names = inEveryLanguage(row, 'name');
  const subTitles = inEveryLanguage(row, 'subTitle');
  const resultRow = { ...facts, names, subTitles, digest: digestOf(product) };
  return { product, resultRow, stamp: stampOf(row, placesAround) };
}

function isTrip({ type }: Pick<WordsRow, 'type'>): boolean {
  return type !== 'hotels';
}

function tripToIndex(row: WordsRow, places: readonly string[]): ProductToIndex {
  return {
    id: row.id,
    version: row.version,
    texts: Object.fromEntries(MESSAGE_LOCALES.flatMap((locale) => textOf(row, locale))),
    marks: marksOf(row),
    places: [...places],
    interests: row.interests,
    popularity: row.popularity / 100,
    supplier: row.supplierId,
  };
}

/** A hotel is counted where it stands, but is no result among trips: hotels have an index of their own. */
function hotelToIndex({ id, version, supplierId }: WordsRow): ProductToIndex {
  return {
    id,
    version,
    texts: {},
    marks: [],
    places: [],
    interests: [],
    popularity: 0,
    supplier: supplierId,
  };
}

function textOf({ texts }: WordsRow, locale: MessageLocale) {
  const text = texts[locale];
  if (!text) return [];
  const lead = [text.subTitle, text.short].filter(Boolean).join('\n');
  const body = [...(text.highlights ?? []), ...(text.long ?? [])].join('\n');
  return [[locale, { title: text.name ?? '', lead, body }] as const];
}

/** The concepts of a product that follow from its facts and not from its text. */
function marksOf({ type, languages, cancellation, features, isForGroups }: WordsRow): string[] {
  // The concept is the same for every full refund, however long before the departure: only tiers are stored.
  const isFree = hasFreeCancellation(cancellation);
  return [
    TYPE_CONCEPTS[type],
    isFree ? CANCELLATION_CONCEPTS['free-24h'] : undefined,
    isForGroups ? GROUP_PRICE_CONCEPT : undefined,
    ...MESSAGE_LOCALES.map((locale) =>
      languages.includes(guidedIn[locale]) ? GUIDED_IN_CONCEPTS[locale] : undefined,
    ),
    ...(features ?? []).map(({ kind, code }) =>
      // The import validates these codes. A code outside the known sets has no concept.
      kind === 'included'
        ? INCLUDED_CONCEPTS[code as (typeof INCLUDED)[number]]
        : TO_KNOW_CONCEPTS[code as (typeof TO_KNOW)[number]],
    ),
  ].filter((concept) => concept !== undefined);
}

/** The language codes that products use. */
const guidedIn = { en: 'en', de: 'de', 'zh-Hans': 'zh' } as const;

/** Each missing text falls back to English, as on cards. */
function inEveryLanguage({ texts }: WordsRow, field: 'name' | 'subTitle') {
  const english = texts.en?.[field] ?? '';
  return {
    en: english,
    de: texts.de?.[field] ?? english,
    'zh-Hans': texts['zh-Hans']?.[field] ?? english,
  };
}

/**
 * A digest of all that the index receives, except the version. Most changes of a product do not affect its
 * index entry.
 */
function digestOf({ version: _, ...product }: ProductToIndex): string {
  return hash('sha1', JSON.stringify(product), 'base64url').slice(0, 16);
}

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
  /** Null for a trip. */
  readonly hotel: HotelRow | null;
};

/** Selects the texts and facts of those products that are on sale. */
export async function selectWords({ pool }: Pool, ids: readonly string[]): Promise<WordsRow[]> {
  const { rows } = await pool.query<WordsRow>({ name: 'words-of-products', text: WORDS_OF_PRODUCTS }, [ids]);
  return rows;
}

/** The next products on sale in the order of their ids, with the version of their last change. */
export async function selectVersionsAfter(
  { pool }: Pool,
  id: string,
  limit: number,
): Promise<{ id: string; version: number; locationId: string }[]> {
  const { rows } = await pool.query<{ id: string; version: number; locationId: string }>(
    `select product.id, ${versionSql} as version, product.location_id as "locationId"
     from products product where product.id > $1 and ${onSaleSql} order by product.id limit $2`,
    [id, limit],
  );
  return rows;
}

/**
 * The products changed within the last minute, the latest first. A lost connection is noticed within that
 * time.
 */
export async function selectJustChanged({ pool }: Pool, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from products where changed_at > now() - interval '1 minute' order by changed_at desc limit $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

/** The products of these places and of all places within them. */
export async function selectProductsIn({ pool }: Pool, places: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with recursive inside as (
       select id from locations where id = any($1::uuid[])
       union select location.id from locations location join inside on location.parent_id = inside.id)
     select product.id from products product where product.location_id in (table inside)
       or product.sight_id in (table inside)`,
    [places],
  );
  return rows.map(({ id }) => id);
}

// In microseconds, so that two changes of one product never have the same version.
const versionSql = '(extract(epoch from product.changed_at) * 1000000)::float8';

const WORDS_OF_PRODUCTS = `
  select product.id, ${versionSql} as version, product.code, product.type, product.slug,
    product.location_id as "locationId", product.sight_id as "sightId",
    product.supplier_id as "supplierId", product.interests, product.languages, product.popularity, product.cancellation,
    (select jsonb_object_agg(product_text.locale, jsonb_build_object('name', product_text.name, 'subTitle',
      product_text.sub_title,
       'short', product_text.short_description, 'highlights', product_text.highlights, 'long',
         product_text.long_description))
     from product_texts product_text where product_text.product_id = product.id) as texts,
    (select jsonb_agg(jsonb_build_object('kind', feature.kind, 'code', feature.code) order by feature.kind,
      feature.position, feature.code)
     from product_features feature where feature.product_id = product.id and feature.kind in ('included',
       'know')) as features,
    exists (select from product_options option join option_tickets option_ticket on option_ticket.option_id = option.id
      where option.product_id = product.id and option.position = 0 and option_ticket.band = 'group') as "isForGroups",
    (select image.stem from product_images product_image join images image on image.stem = product_image.stem
     where product_image.product_id = product.id and product_image.position = 0) as picture,
    ${hotelOfProductSql} as hotel
  from products product where product.id = any($1::uuid[]) and ${onSaleSql}`;

/** Changes with the statement, so that saved rows with other columns are read again. */
export const columnsOfRows = crc32(WORDS_OF_PRODUCTS);
