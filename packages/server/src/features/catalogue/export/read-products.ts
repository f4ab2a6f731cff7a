import type { CancellationTier } from '@ashore/core/catalogue/cancellation-presets.ts';
import type { ProductFacts } from '@ashore/core/catalogue/product-facts.ts';
import type { AnswerUnit } from '@ashore/core/contract/values/answer-units.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';
import type { WaiverKind } from '@ashore/core/waivers/waiver-kinds.ts';
import type { ClientBase } from 'pg';
import type { LocalForms } from '../file/fields.ts';
import type { PlaceFile, ProductInFile } from '../file/place-file.ts';
import { stemOfProduct } from '../product-images.ts';

/** SQL for a text in every language that has it, `{"en": …, "de": …}`. Null if no language has it. */
export function textsSql(table: string, where: string, column: string): string {
  return `(select jsonb_object_agg(locale, ${column}) from ${table} where ${where} and ${column} is not null)`;
}

type Names = PlaceFile['location']['names'];
type LongTexts = ProductInFile['long'];

export type ExportedTicket = {
  readonly band: Band;
  readonly min_age: number | null;
  readonly max_age: number | null;
  readonly min_count: number;
  readonly price_minor: number;
  readonly group_size: number | null;
  readonly extra_person_minor: number | null;
};
type SeasonRow = { readonly season_from: string | null; readonly season_to: string | null };
export type ExportedSchedule = SeasonRow & {
  readonly weekdays: readonly number[];
  readonly local_start_times: readonly string[];
  readonly local_opens: string | null;
  readonly local_closes: string | null;
};
export type ExportedPriceSeason = SeasonRow & {
  readonly weekdays: readonly number[] | null;
  readonly percent: number;
};
export type ExportedException = Omit<ExportedSchedule, 'weekdays'> & {
  readonly first_day: string | null;
  readonly last_day: string | null;
};
export type ExportedShare = {
  readonly resource: string;
  readonly per: 'spot' | 'booking';
  readonly units: number;
};
export type ExportedOption = {
  readonly slug: string | null;
  readonly name: Names | null;
  readonly duration_minutes: number | null;
  readonly languages: string[] | null;
  readonly included: ProductInFile['included'] | null;
  readonly excluded: ProductInFile['excluded'] | null;
  readonly capacity: number;
  readonly cutoff_minutes: number;
  readonly tickets: readonly ExportedTicket[];
  readonly schedules: readonly ExportedSchedule[];
  readonly seasons: readonly ExportedPriceSeason[];
  readonly exceptions: readonly ExportedException[];
  readonly shares: readonly ExportedShare[];
};
type ExportedPoint = {
  readonly kind: string;
  readonly slug: string;
  readonly name: Names;
  readonly street: string;
  readonly local_streets: LocalForms;
  readonly latitude: number;
  readonly longitude: number;
};
type QuestionRow = Pick<
  NonNullable<ProductInFile['questions']>[number],
  'slug' | 'scope' | 'kind' | 'required'
> & {
  readonly measure: AnswerUnit | null;
  readonly label: Names;
  readonly hint: Names | null;
  readonly choices: LongTexts | null;
};
export type ExportedReview = Pick<ProductInFile['reviews'][number], 'locale' | 'rating' | 'text'> & {
  readonly id: string;
  readonly author_name: string;
  readonly author_country: string | null;
  readonly translations: NonNullable<ProductInFile['reviews'][number]['translations']>;
  readonly written_on: string;
  readonly verified: boolean;
  readonly status: 'pending' | 'published' | 'rejected';
  readonly reply: string | null;
  readonly reply_locale: ProductInFile['reviews'][number]['locale'] | null;
  readonly replied_on: string | null;
};

/** A product with all that belongs to it, as stored in the tables. */
export type ExportedProduct = Pick<
  ProductInFile,
  'slug' | 'type' | 'supplier' | 'sight' | 'languages' | 'interests' | 'popularity'
> & {
  readonly scene: string;
  readonly prop: string;
  readonly landmark: string | null;
  readonly name: Names;
  readonly sub_title: Names;
  readonly short_description: Names;
  readonly long_description: LongTexts;
  readonly highlights: LongTexts | null;
  readonly unique_selling_points: LongTexts | null;
  readonly duration_minutes: number | null;
  readonly start_shift_minutes: number | null;
  readonly cancellation: CancellationTier[];
  readonly on_request: boolean;
  readonly booking_source: string | null;
  readonly waiver: WaiverKind | null;
  readonly min_age: number | null;
  readonly max_group: number | null;
  readonly setting: ProductFacts['setting'] | null;
  readonly pace: ProductFacts['pace'] | null;
  readonly walking_metres: number | null;
  readonly steps: ProductFacts['steps'] | null;
  readonly starts_at_pier: boolean | null;
  readonly suits_from: number | null;
  readonly suits_to: number | null;
  readonly required_entries: NonNullable<ProductInFile['requiredEntries']>;
  readonly required_main_contact_data: NonNullable<ProductInFile['requiredMainContactData']>;
  readonly required_participants_data: NonNullable<ProductInFile['requiredParticipantsData']>;
  readonly accepted_documents: NonNullable<ProductInFile['acceptedDocuments']>;
  readonly status: NonNullable<ProductInFile['status']>;
  readonly excluded: boolean;
  readonly featured_rank: number | null;
  readonly features: readonly { readonly kind: string; readonly code: string }[];
  readonly tabs: readonly { readonly title: Names; readonly text: LongTexts }[];
  readonly points: readonly ExportedPoint[];
  readonly questions: readonly QuestionRow[];
  readonly options: readonly ExportedOption[];
  readonly promotions: readonly {
    readonly percent: number;
    readonly book_from: string;
    readonly book_until: string;
    readonly travel_from: string;
    readonly travel_until: string;
  }[];
  readonly priceLog: readonly { readonly since: string; readonly price: number }[];
  readonly reviews: readonly ExportedReview[];
};

const list = (rows: string, order: string) =>
  `coalesce((select jsonb_agg(to_jsonb(listed) order by ${order}) from (${rows}) listed), '[]')`;

const inProduct = (column: string) =>
  `${textsSql('product_texts', 'product_id = product.id', column)} as ${column}`;
const inQuestion = (column: string) =>
  `${textsSql('product_question_texts', 'question_id = question.id', column)} as ${column}`;
const inTab = (column: string) =>
  `jsonb_object_agg(tab.locale, tab.${column}) filter (where tab.${column} is not null) as ${column}`;
const ofOption = (table: string) => `select * from ${table} where option_id = option.id`;

const optionsOfProduct = `select option.*, ${textsSql('product_option_texts', 'option_id = option.id', 'name')} as name,
  ${list(ofOption('option_tickets'), 'listed.band')} as tickets,
  ${list(ofOption('schedules'), 'listed.position, listed.id')} as schedules,
  ${list(ofOption('price_seasons'), 'listed.position')} as seasons,
  ${list(ofOption('schedule_exceptions'), 'listed.position')} as exceptions,
  ${list(
    `select resource.slug as resource, option_resource.per, option_resource.units
      from option_resources option_resource join resources resource on resource.id = option_resource.resource_id
     where option_resource.option_id = option.id`,
    'listed.resource collate "C"',
  )} as shares
  from product_options option where product_id = product.id`;

const soldIn = `select product.*, supplier.slug as supplier, sight.slug as sight,
  ${['name', 'sub_title', 'short_description', 'long_description', 'highlights', 'unique_selling_points']
    .map(inProduct)
    .join(', ')},
  ${list('select * from product_features where product_id = product.id', 'listed.position')} as features,
  ${list(
    `select tab.position, ${inTab('title')}, ${inTab('text')} from product_tabs tab
     where product_id = product.id group by tab.position`,
    'listed.position',
  )} as tabs,
  ${list(
    `select point.*, ${textsSql('product_point_texts', 'point_id = point.id', 'title')} as name
     from product_points point where product_id = product.id`,
    'listed.position, listed.id',
  )} as points,
  ${list(
    `select question.*, ${['label', 'hint', 'choices'].map(inQuestion).join(', ')}
     from product_questions question where product_id = product.id`,
    'listed.position, listed.id',
  )} as questions,
  ${list(optionsOfProduct, 'listed.position')} as options,
  ${list('select * from promotions where product_id = product.id', 'listed.book_from, listed.percent, listed.travel_from')} as promotions,
  ${list(
    `select to_char(utc_noted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since,
       price_minor as price from price_log where product_id = product.id and currency = product.currency`,
    'listed.since',
  )} as "priceLog",
  ${list(
    'select * from reviews where product_id = product.id',
    'listed.written_on, listed.author_name collate "C", listed.text collate "C"',
  )} as reviews
  from products product join organisations supplier on supplier.id = product.supplier_id left
    join locations sight on sight.id = product.sight_id
  where product.location_id = $1 and supplier.slug is not null
    and not exists (select from hotels where hotels.product_id = product.id) order by product.slug collate "C"`;

/** Reads the products sold in a city. As JSON, every number stays a number and every date a plain day. */
export async function readExportedProducts(client: ClientBase, cityId: string): Promise<ExportedProduct[]> {
  const { rows } = await client.query<{ sold: ExportedProduct }>(
    `select to_jsonb(sold) as sold from (${soldIn}) sold`,
    [cityId],
  );
  return await inOrderOfPictures(
    client,
    cityId,
    rows.map(({ sold }) => sold),
  );
}

/**
 * Sorts products in the order of their pictures. The light of a composed picture depends on its product's
 * position in the place, which must not change.
 */
async function inOrderOfPictures(
  client: ClientBase,
  cityId: string,
  sold: readonly ExportedProduct[],
): Promise<ExportedProduct[]> {
  const { rows } = await client.query<{ city: string; ranks: Readonly<Record<string, number>> }>(
    `select slug as city, coalesce((select jsonb_object_agg(stem, (artwork ->> 'rank')::int) from images
       where artwork ->> 'kind' = 'product' and artwork ->> 'place' = slug), '{}') as ranks
     from locations where id = $1`,
    [cityId],
  );
  const rankOf = ({ slug }: ExportedProduct) =>
    rows[0]?.ranks[stemOfProduct(rows[0].city, slug)] ?? sold.length;
  return sold.toSorted((one, other) => rankOf(one) - rankOf(other));
}
