import type { ProductFacts } from '@ashore/core/catalogue/product-facts.ts';
import type {
  DocumentKind,
  ENTRIES,
  MAIN_CONTACT_DATA,
  PARTICIPANT_DATA,
  QUESTION_KINDS,
} from '@ashore/core/catalogue/required-data.ts';
import type { Point } from '@ashore/core/contract/tour-summary.ts';
import type { AnswerUnit } from '@ashore/core/contract/values/answer-units.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';
import type { WaiverKind } from '@ashore/core/waivers/waiver-kinds.ts';
import type { Database } from '../../../database/connect.ts';
import { productFactsSql } from '../offers/product-facts.queries.ts';
import { stemOfOrganisationMarkSql } from '../product-images.ts';

export type TicketRow = {
  readonly band: Band;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly minCount: number;
  readonly priceMinor: number;
  readonly groupSize: number | null;
  readonly extraPersonMinor: number | null;
};

export type ScheduleRow = {
  readonly weekdays: readonly number[];
  readonly seasonFrom: string | null;
  readonly seasonTo: string | null;
  readonly startTimes: readonly string[];
  readonly opens: string | null;
  readonly closes: string | null;
};

export type OptionRow = {
  readonly id: string;
  readonly label: string | null;
  readonly durationMinutes: number | null;
  readonly languages: readonly string[] | null;
  /** Codes; null if they are those of the product. */
  readonly included: readonly string[] | null;
  readonly excluded: readonly string[] | null;
  readonly capacity: number;
  readonly cutoffMinutes: number;
  readonly tickets: readonly TicketRow[];
  readonly schedules: readonly ScheduleRow[];
};

export type PointRow = Point & { readonly id: string; readonly kind: 'start' | 'drop-off' | 'pickup' };

export type QuestionRow = {
  readonly id: string;
  readonly scope: 'booking' | 'traveller';
  readonly kind: (typeof QUESTION_KINDS)[number];
  readonly required: boolean;
  readonly label: string;
  readonly hint: string | null;
  readonly measure: AnswerUnit | null;
  readonly choices: readonly string[] | null;
};

export type ProductPartsRow = {
  readonly booking_source: string | null;
  readonly waiver: WaiverKind | null;
  readonly start_shift_minutes: number | null;
  readonly facts: ProductFacts;
  readonly required: {
    readonly entries: readonly (typeof ENTRIES)[number][];
    readonly contact: readonly (typeof MAIN_CONTACT_DATA)[number][];
    readonly participants: readonly (typeof PARTICIPANT_DATA)[number][];
    readonly documents: readonly DocumentKind[];
  };
  readonly questions: readonly QuestionRow[];
  readonly tabs: readonly { readonly title: string; readonly text: readonly string[] }[];
  readonly selling_points: Partial<Record<MessageLocale, string[]>>;
  readonly options: readonly OptionRow[];
  readonly points: readonly PointRow[];
  readonly features: readonly { readonly kind: string; readonly code: string }[];
  readonly images: readonly { readonly stem: string; readonly dominant: string }[];
  readonly vendor: {
    readonly name: string;
    readonly mark: string | null;
    readonly street: string | null;
    readonly city: string | null;
    readonly languages: readonly string[];
  };
};

/**
 * Reads all parts of one product beside its own row, in one statement. Texts fall back to English one by one.
 */
export async function selectParts(
  { pool }: Database,
  productId: string,
  locale: MessageLocale,
): Promise<ProductPartsRow | undefined> {
  const { rows } = await pool.query<ProductPartsRow>({ name: 'parts-of-product', text: PARTS_OF_PRODUCT }, [
    productId,
    locale,
  ]);
  return rows[0];
}

const TICKETS_OF_OPTION = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'band', option_ticket.band, 'minAge', option_ticket.min_age, 'maxAge', option_ticket.max_age, 'minCount',
      option_ticket.min_count, 'priceMinor', option_ticket.price_minor,
    'groupSize', option_ticket.group_size, 'extraPersonMinor', option_ticket.extra_person_minor)), '[]')
  from option_tickets option_ticket where option_ticket.option_id = option.id`;

const SCHEDULES_OF_OPTION = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'weekdays', to_jsonb(schedule.weekdays), 'seasonFrom', schedule.season_from, 'seasonTo', schedule.season_to,
    'startTimes', (
      select coalesce(jsonb_agg(to_char(start_time, 'HH24:MI') order by start_time), '[]') from unnest(schedule.local_start_times) as start_time),
    'opens', to_char(schedule.local_opens, 'HH24:MI'), 'closes', to_char(schedule.local_closes, 'HH24:MI'))
      order by schedule.position, schedule.id), '[]')
  from schedules schedule where schedule.option_id = option.id`;

const OPTIONS_OF_PRODUCT = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', option.id, 'label', coalesce(own.name, english.name), 'durationMinutes', option.duration_minutes,
    'languages', to_jsonb(option.languages), 'included', to_jsonb(option.included),
    'excluded', to_jsonb(option.excluded), 'capacity', option.capacity, 'cutoffMinutes', option.cutoff_minutes,
    'tickets', (${TICKETS_OF_OPTION}), 'schedules', (${SCHEDULES_OF_OPTION})) order by option.position), '[]')
  from product_options option
  left join product_option_texts own on own.option_id = option.id and own.locale = $2
  left join product_option_texts english on english.option_id = option.id and english.locale = 'en'
  where option.product_id = product.id`;

const POINTS_OF_PRODUCT = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', point.id, 'kind', point.kind, 'title', coalesce(own.title, english.title, point.street),
    'street', local_form(point.local_streets, $2, point.street), 'latitude', point.latitude, 'longitude',
      point.longitude) order by point.position, point.id), '[]')
  from product_points point
  left join product_point_texts own on own.point_id = point.id and own.locale = $2
  left join product_point_texts english on english.point_id = point.id and english.locale = 'en'
  where point.product_id = product.id`;

const FEATURES_OF_PRODUCT = `
  select coalesce(jsonb_agg(jsonb_build_object('kind', feature.kind, 'code', feature.code) order by feature.position), '[]')
  from product_features feature where feature.product_id = product.id`;

const REQUIRED_OF_PRODUCT = `
  select jsonb_build_object('entries', to_jsonb(product.required_entries), 'contact',
    to_jsonb(product.required_main_contact_data),
    'participants', to_jsonb(product.required_participants_data), 'documents', to_jsonb(product.accepted_documents))`;

const QUESTIONS_OF_PRODUCT = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', question.id, 'scope', question.scope, 'kind', question.kind, 'measure', question.measure, 'required',
      question.required,
    'label', coalesce(own.label, english.label), 'hint', coalesce(own.hint, english.hint),
    'choices', to_jsonb(coalesce(own.choices, english.choices))) order by question.position), '[]')
  from product_questions question
  join product_question_texts english on english.question_id = question.id and english.locale = 'en'
  left join product_question_texts own on own.question_id = question.id and own.locale = $2
  where question.product_id = product.id`;

const TABS_OF_PRODUCT = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'title', coalesce(own.title, english.title), 'text', to_jsonb(coalesce(own.text, english.text)))
    order by english.position), '[]')
  from product_tabs english
  left join product_tabs own
    on own.product_id = english.product_id and own.position = english.position and own.locale = $2
  where english.product_id = product.id and english.locale = 'en'`;

const SELLING_POINTS_OF_PRODUCT = `
  select coalesce(jsonb_object_agg(product_text.locale, to_jsonb(product_text.unique_selling_points)), '{}')
  from product_texts product_text where product_text.product_id = product.id
    and product_text.unique_selling_points is not null`;

const IMAGES_OF_PRODUCT = `
  select coalesce(jsonb_agg(jsonb_build_object('stem', image.stem, 'dominant', image.dominant) order by product_image.position), '[]')
  from product_images product_image join images image on image.stem = product_image.stem
  where product_image.product_id = product.id`;

const SUPPLIER_OF_PRODUCT = `
  select jsonb_build_object(
    'name', local_form(supplier.local_names, $2, supplier.name), 'street', local_form(supplier.local_streets,
      $2, supplier.street), 'languages', to_jsonb(supplier.languages),
    'city', coalesce(own.name, english.name),
    'mark', (select image.stem from images image where image.stem = ${stemOfOrganisationMarkSql('supplier.slug')}))
  from organisations supplier
  left join location_texts own on own.location_id = supplier.location_id and own.locale = $2
  left join location_texts english on english.location_id = supplier.location_id and english.locale = 'en'
  where supplier.id = product.supplier_id`;

const PARTS_OF_PRODUCT = `
  select product.booking_source, product.waiver, product.start_shift_minutes, ${productFactsSql} as facts, (${REQUIRED_OF_PRODUCT}) as required, (${QUESTIONS_OF_PRODUCT}) as questions, (${TABS_OF_PRODUCT}) as tabs,
    (${SELLING_POINTS_OF_PRODUCT}) as selling_points, (${IMAGES_OF_PRODUCT}) as images, (${OPTIONS_OF_PRODUCT}) as options, (${POINTS_OF_PRODUCT}) as points,
      (${FEATURES_OF_PRODUCT}) as features,
    (${SUPPLIER_OF_PRODUCT}) as vendor
  from products product where product.id = $1`;
