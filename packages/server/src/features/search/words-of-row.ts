import { createHash } from 'node:crypto';
import type { INCLUDED, TO_KNOW } from '@ashore/core/catalogue/features.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { ProductToFind } from '@ashore/search/index/describe-product.ts';
import {
  CANCELLATION_CONCEPTS,
  GROUP_PRICE_CONCEPT,
  GUIDED_IN_CONCEPTS,
  INCLUDED_CONCEPTS,
  KNOWN_CONCEPTS,
  TYPE_CONCEPTS,
} from '@ashore/search/lexicon/mark-concepts.ts';
import type { FoundLine } from './found-lines.ts';
import type { WordsRow } from './words.queries.ts';

export type ProductWords = {
  readonly product: ProductToFind;
  readonly line: FoundLine;
  readonly stamp: string;
};

type Placed = Pick<WordsRow, 'version' | 'locationId'>;

/** Another one when the product is another, and when its place has come to lie elsewhere. */
export function stampOf({ version, locationId }: Placed, placesAround: PlacesAround): string {
  return `${version} ${placesAround(locationId).join()}`;
}

type PlacesAround = (id: string) => readonly string[];

/** What a product is found by, and what is shown of it then. */
export function wordsOfRow(row: WordsRow, placesAround: PlacesAround): ProductWords {
  const places = [...new Set([row.locationId, row.sightId].flatMap((id) => (id ? placesAround(id) : [])))];
  const product: ProductToFind = {
    id: row.id,
    version: row.version,
    texts: Object.fromEntries(MESSAGE_LOCALES.flatMap((locale) => textOf(row, locale))),
    marks: marksOf(row),
    places,
    interests: row.interests,
    popularity: row.popularity / 100,
    group: row.supplierId,
  };
  const { code, type, slug, locationId, interests, picture, popularity } = row;
  const shown = { code, type, slug, locationId, interests, picture, popularity };
  const names = inEveryLanguage(row, 'name');
  const subTitles = inEveryLanguage(row, 'subTitle');
  const line = { ...shown, names, subTitles, digest: digestOf(product) };
  return { product, line, stamp: stampOf(row, placesAround) };
}

function textOf({ texts }: WordsRow, locale: MessageLocale) {
  const text = texts[locale];
  if (!text) return [];
  const lead = [text.subTitle, text.short].filter(Boolean).join('\n');
  const body = [...(text.highlights ?? []), ...(text.long ?? [])].join('\n');
  return [[locale, { title: text.name ?? '', lead, body }] as const];
}

/** What is known of it without a word. */
function marksOf({ type, languages, cancellation, features, isForGroups }: WordsRow): string[] {
  const isFree = cancellation.some(({ refundPercent }) => refundPercent === 100);
  return [
    TYPE_CONCEPTS[type],
    isFree ? CANCELLATION_CONCEPTS['free-24h'] : undefined,
    isForGroups ? GROUP_PRICE_CONCEPT : undefined,
    ...MESSAGE_LOCALES.map((locale) =>
      languages.includes(guidedIn[locale]) ? GUIDED_IN_CONCEPTS[locale] : undefined,
    ),
    ...(features ?? []).map(({ kind, code }) =>
      // The closed sets have their checks where a product comes in; what is none of them has no concept.
      kind === 'included'
        ? INCLUDED_CONCEPTS[code as (typeof INCLUDED)[number]]
        : KNOWN_CONCEPTS[code as (typeof TO_KNOW)[number]],
    ),
  ].filter((concept) => concept !== undefined);
}

/** As the languages of products are written. */
const guidedIn = { en: 'en', de: 'de', 'zh-Hans': 'zh' } as const;

/** Each falls back on English by itself, as on cards. */
function inEveryLanguage({ texts }: WordsRow, field: 'name' | 'subTitle') {
  const english = texts.en?.[field] ?? '';
  return {
    en: english,
    de: texts.de?.[field] ?? english,
    'zh-Hans': texts['zh-Hans']?.[field] ?? english,
  };
}

/** All that the index is given but the day of the change: most changes of a product are none of what it is found by. */
function digestOf({ version: _, ...product }: ProductToFind): string {
  return createHash('sha1').update(JSON.stringify(product)).digest('base64url').slice(0, 16);
}
