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
import { stemOfMarkSql } from '../product-images.ts';

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

export type PartsRow = {
  readonly booking_source: string | null;
  readonly waiver: WaiverKind | null;
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
): Promise<PartsRow | undefined> {
  const { rows } = await pool.query<PartsRow>({ name: 'parts-of-product', text: parts }, [productId, locale]);
  return rows[0];
}

const tickets = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'band', t.band, 'minAge', t.min_age, 'maxAge', t.max_age, 'minCount', t.min_count, 'priceMinor', t.price_minor,
    'groupSize', t.group_size, 'extraPersonMinor', t.extra_person_minor)), '[]')
  from option_tickets t where t.option_id = o.id`;

const schedules = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'weekdays', to_jsonb(s.weekdays), 'seasonFrom', s.season_from, 'seasonTo', s.season_to,
    'startTimes', (
      select coalesce(jsonb_agg(to_char(at, 'HH24:MI') order by at), '[]') from unnest(s.local_start_times) as at),
    'opens', to_char(s.local_opens, 'HH24:MI'), 'closes', to_char(s.local_closes, 'HH24:MI')) order by s.position, s.id), '[]')
  from schedules s where s.option_id = o.id`;

const options = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', o.id, 'label', coalesce(own.name, english.name), 'durationMinutes', o.duration_minutes,
    'languages', to_jsonb(o.languages), 'capacity', o.capacity, 'cutoffMinutes', o.cutoff_minutes,
    'tickets', (${tickets}), 'schedules', (${schedules})) order by o.position), '[]')
  from product_options o
  left join product_option_texts own on own.option_id = o.id and own.locale = $2
  left join product_option_texts english on english.option_id = o.id and english.locale = 'en'
  where o.product_id = p.id`;

const points = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id, 'kind', s.kind, 'title', coalesce(own.title, english.title, s.street),
    'street', local_form(s.local_streets, $2, s.street), 'latitude', s.latitude, 'longitude', s.longitude) order by s.position, s.id), '[]')
  from product_points s
  left join product_point_texts own on own.point_id = s.id and own.locale = $2
  left join product_point_texts english on english.point_id = s.id and english.locale = 'en'
  where s.product_id = p.id`;

const features = `
  select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'code', f.code) order by f.position), '[]')
  from product_features f where f.product_id = p.id`;

const required = `
  select jsonb_build_object('entries', to_jsonb(p.required_entries), 'contact', to_jsonb(p.required_main_contact_data),
    'participants', to_jsonb(p.required_participants_data), 'documents', to_jsonb(p.accepted_documents))`;

const questions = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', q.id, 'scope', q.scope, 'kind', q.kind, 'measure', q.measure, 'required', q.required,
    'label', coalesce(own.label, english.label), 'hint', coalesce(own.hint, english.hint),
    'choices', to_jsonb(coalesce(own.choices, english.choices))) order by q.position), '[]')
  from product_questions q
  join product_question_texts english on english.question_id = q.id and english.locale = 'en'
  left join product_question_texts own on own.question_id = q.id and own.locale = $2
  where q.product_id = p.id`;

const tabs = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'title', coalesce(own.title, english.title), 'text', to_jsonb(coalesce(own.text, english.text)))
    order by english.position), '[]')
  from product_tabs english
  left join product_tabs own
    on own.product_id = english.product_id and own.position = english.position and own.locale = $2
  where english.product_id = p.id and english.locale = 'en'`;

const sellingPoints = `
  select coalesce(jsonb_object_agg(t.locale, to_jsonb(t.unique_selling_points)), '{}')
  from product_texts t where t.product_id = p.id and t.unique_selling_points is not null`;

const images = `
  select coalesce(jsonb_agg(jsonb_build_object('stem', i.stem, 'dominant', i.dominant) order by of.position), '[]')
  from product_images of join images i on i.stem = of.stem
  where of.product_id = p.id`;

const vendor = `
  select jsonb_build_object(
    'name', local_form(v.local_names, $2, v.name), 'street', local_form(v.local_streets, $2, v.street), 'languages', to_jsonb(v.languages),
    'city', coalesce(own.name, english.name),
    'mark', (select i.stem from images i where i.stem = ${stemOfMarkSql('v.slug')}))
  from organisations v
  left join location_texts own on own.location_id = v.location_id and own.locale = $2
  left join location_texts english on english.location_id = v.location_id and english.locale = 'en'
  where v.id = p.supplier_id`;

const parts = `
  select p.booking_source, p.waiver, (${required}) as required, (${questions}) as questions, (${tabs}) as tabs,
    (${sellingPoints}) as selling_points, (${images}) as images, (${options}) as options, (${points}) as points, (${features}) as features, 
    (${vendor}) as vendor
  from products p where p.id = $1`;
