import { hasFreeCancellation } from '@ashore/core/catalogue/cancellation-presets.ts';
import type { TO_KNOW } from '@ashore/core/catalogue/features.ts';
import type { Interest } from '@ashore/core/catalogue/interests.ts';
import {
  LITTLE_WALKING_METRES,
  type ProductFacts,
  type SuitedAges,
} from '@ashore/core/catalogue/product-facts.ts';
import { REQUIREMENTS, type Requirement } from '@ashore/core/contract/values/list.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Promotion } from '@ashore/core/pricing/ticket.ts';
import type { Database } from '../../../database/connect.ts';
import { productFactsSql } from '../../catalogue/offers/product-facts.queries.ts';
import { type Offer, type OfferedOption, readOffers } from '../../catalogue/offers/read-offer.ts';

type ToKnow = (typeof TO_KNOW)[number];

type FactsRow = {
  readonly id: string;
  /** UUID of the city first, then the UUIDs and codes of all other places around the product. */
  readonly places: readonly string[];
  readonly citySlug: string;
  readonly cityNames: Readonly<Partial<Record<MessageLocale, string>>>;
  readonly names: Readonly<Partial<Record<MessageLocale, string | null>>>;
  readonly interests: readonly Interest[];
  readonly languages: readonly string[];
  readonly durationMinutes: number | null;
  readonly rating: number | null;
  /** The lowest age that is admitted; null without a limit. */
  readonly minAge: number | null;
  readonly stated: ProductFacts;
  readonly popularity: number;
  /** What the supplier tells travellers to know. */
  readonly know: readonly ToKnow[];
};

/** Selects the facts that lists need beside the offers. Only the offers tell whether a product is on sale. */
async function selectFacts({ pool }: Pick<Database, 'pool'>, ids: readonly string[]): Promise<FactsRow[]> {
  const { rows } = await pool.query<FactsRow>({ name: 'facts-of-lists', text: facts }, [ids]);
  return rows;
}

/** The ids of the next products after the given one, in order, whether or not they are on sale. */
export async function selectIdsAfter(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from products where id > $1 and type <> 'hotels' order by id limit $2",
    [id, limit],
  );
  return rows.map((row) => row.id);
}

const facts = `
  select product.id, product.interests, product.languages, product.popularity, product.duration_minutes as "durationMinutes",
    product.rating::float8 as rating, product.min_age as "minAge",
    ${productFactsSql} as stated,
    array(select feature.code from product_features feature
      where feature.product_id = product.id and feature.kind = 'know') as know,
    (select json_object_agg(product_text.locale, product_text.name) from product_texts product_text
      where product_text.product_id = product.id) as names,
    (select location.slug from locations location where location.id = product.location_id) as "citySlug",
    coalesce((select json_object_agg(location_text.locale, location_text.name) from location_texts location_text
      where location_text.location_id = product.location_id),
      '{}') as "cityNames",
    (with recursive around as (
       select location.id, location.code, location.parent_id from locations location
         where location.id in (product.location_id, product.sight_id)
       union select location.id, location.code, location.parent_id from locations location join around
         on location.id = around.parent_id)
     select array_agg(name order by name <> product.location_id::text, name)
       from around, unnest(array[around.id::text, around.code]) as name) as places
  from products product where product.id = any($1::uuid[]) and product.type <> 'hotels'`;

/** The city in which a product is sold. Its slug identifies it in addresses. */
export type City = { readonly slug: string; readonly names: Readonly<Record<MessageLocale, string>> };

/** The facts by which lists filter and sort a product on sale. */
export type ListFacts = {
  readonly id: string;
  readonly type: ProductType;
  /** UUID of the city first, then the UUIDs and codes of all other places around the product. */
  readonly places: readonly string[];
  readonly city: City;
  readonly timeZone: string;
  readonly names: Readonly<Record<MessageLocale, string>>;
  readonly interests: readonly Interest[];
  readonly languages: readonly string[];
  readonly durationMinutes: number | null;
  readonly rating: number | null;
  readonly ages: SuitedAges;
  readonly popularity: number;
  readonly requirements: readonly Requirement[];
  /** In the supplier's currency, before any promotion. */
  readonly currency: string;
  readonly priceMinor: number;
  readonly promotions: readonly Promotion[];
  readonly freeCancellation: boolean;
  readonly instant: boolean;
  readonly options: readonly ListedOption[];
};

/** The parts of an option that decide when it runs and for how many travellers. */
export type ListedOption = Pick<
  OfferedOption,
  'timetable' | 'durationMinutes' | 'capacity' | 'cutoffMinutes' | 'tickets' | 'resources'
>;

/** Reads the facts of those products that are on sale. */
export async function readFacts(
  database: Pick<Database, 'pool'>,
  ids: readonly string[],
): Promise<ListFacts[]> {
  const [rows, offers] = await Promise.all([selectFacts(database, ids), readOffers(database, ids)]);
  const offerOf = new Map(offers.map((offer) => [offer.productId, offer]));
  return rows.flatMap((row) => {
    const offer = offerOf.get(row.id);
    return offer ? [factsOf(row, offer)] : [];
  });
}

function factsOf(
  { names, citySlug, cityNames, know, minAge, stated, ...row }: FactsRow,
  offer: Offer,
): ListFacts {
  const { type, timeZone, currency, priceMinor, promotions, options } = offer;
  return {
    ...row,
    type,
    timeZone,
    names: inEachLanguage(names, ''),
    city: { slug: citySlug, names: inEachLanguage(cityNames, citySlug) },
    currency,
    priceMinor,
    promotions,
    ages: agesOf(stated, minAge),
    requirements: requirementsMet(know, stated, offer),
    freeCancellation: hasFreeCancellation(offer.cancellation),
    instant: !offer.onRequest,
    options,
  };
}

/** The word by which a supplier states that a trip meets a requirement. */
const STATED_BY: ReadonlyMap<ToKnow, Requirement> = new Map([
  ['wheelchair-accessible', 'wheelchair'],
  ['stroller', 'stroller'],
  ['dogs-welcome', 'dogs'],
  ['small-group', 'small-group'],
  ['vegetarian', 'vegetarian'],
  ['vegan', 'vegan'],
]);

/** An option that is sold at one price for the whole group is private. Vegan food is vegetarian too. */
function requirementsMet(
  know: readonly ToKnow[],
  { setting, pace, walkingMetres = Number.POSITIVE_INFINITY, steps, startsAtPier }: ProductFacts,
  { options }: Pick<Offer, 'options'>,
): Requirement[] {
  const met = new Set(know.map((word) => STATED_BY.get(word)));
  if (met.has('vegan')) met.add('vegetarian');
  if (steps === 'none' || steps === 'few') met.add('few-steps');
  if (walkingMetres <= LITTLE_WALKING_METRES) met.add('little-walking');
  if (pace === 'seated' || pace === 'calm') met.add('calm');
  if (setting === 'indoors') met.add('indoors');
  if (startsAtPier) met.add('at-pier');
  if (options.some(({ tickets }) => tickets.some(({ band }) => band === 'group'))) met.add('private');
  return REQUIREMENTS.filter((requirement) => met.has(requirement));
}

/** Where the supplier states no ages, it suits all who are admitted. */
function agesOf({ suits }: ProductFacts, minAge: number | null): SuitedAges {
  return { from: Math.max(minAge ?? 0, suits?.from ?? 0), to: suits?.to };
}

/** Each missing name falls back to English, as on cards. */
function inEachLanguage(
  names: Readonly<Partial<Record<MessageLocale, string | null>>>,
  otherwise: string,
): Readonly<Record<MessageLocale, string>> {
  const english = names.en ?? otherwise;
  return { en: english, de: names.de ?? english, 'zh-Hans': names['zh-Hans'] ?? english };
}
