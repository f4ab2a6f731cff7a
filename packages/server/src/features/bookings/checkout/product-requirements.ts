import type { QuotedTravellers, Requirements } from '@ashore/core/booking/checkout-problem.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { WaiverKind } from '@ashore/core/waivers/waiver-kinds.ts';
import type { Database } from '../../../database/connect.ts';

/** Product data that a booking stores beside its quote, and data that the supplier requires. */
export type ProductRequirements = {
  readonly id: string;
  readonly supplierId: string;
  readonly commissionPercent: number;
  /** Country of the place; its taxes are included in the price. */
  readonly countryCode: string;
  /**
   * The supplier as party to the contract. The town is given in every language that has a name for it,
   * because all languages share this object.
   */
  readonly trader: {
    readonly name: string;
    readonly street: string;
    /** Forms of name and street in languages that write them otherwise. */
    readonly names: Readonly<Partial<Record<MessageLocale, string>>>;
    readonly streets: Readonly<Partial<Record<MessageLocale, string>>>;
    readonly locationId: string | null;
    readonly cities: Readonly<Partial<Record<MessageLocale, string>>>;
  };
  readonly required: Requirements;
  /** Age limits of the tickets, by option. Tickets for all ages are left out. */
  readonly ages: Readonly<Record<string, QuotedTravellers['ages']>>;
  /** The waiver that every traveller must sign. */
  readonly waiver: WaiverKind | null;
};

/** Reads a product by its UUID, on sale or not, because its holds stay valid. */
export async function readProductRequirements(
  { pool }: Pick<Database, 'pool'>,
  productId: string,
): Promise<ProductRequirements | undefined> {
  const { rows } = await pool.query<ProductRequirements>({ name: 'sold-product', text: SOLD_PRODUCT }, [
    productId,
  ]);
  return rows[0];
}

const pointsOf = (kind: string) => `
  (select coalesce(jsonb_agg(point.id), '[]') from product_points point where point.product_id = product.id
    and point.kind = '${kind}')`;

// Choices in every language, because travellers answer in the language that they read.
const questions = `
  (select coalesce(jsonb_agg(jsonb_build_object('id', question.id, 'scope', question.scope, 'kind',
    question.kind, 'measure', question.measure,
    'required', question.required,
    'choices', (select coalesce(jsonb_agg(choice), '[]') from product_question_texts question_text,
      unnest(question_text.choices) choice
      where question_text.question_id = question.id)) order by question.position), '[]')
  from product_questions question where question.product_id = product.id)`;

const ages = `
  (select coalesce(jsonb_object_agg(by_option.option_id, by_option.ages), '{}') from (
    select option_ticket.option_id, jsonb_object_agg(option_ticket.band, jsonb_build_object('from',
      option_ticket.min_age, 'to', option_ticket.max_age)) as ages
    from option_tickets option_ticket join product_options option on option.id = option_ticket.option_id
    where option.product_id = product.id and num_nonnulls(option_ticket.min_age, option_ticket.max_age) > 0
      group by option_ticket.option_id) by_option)`;

const SOLD_PRODUCT = `
  select product.id, product.waiver, ${ages} as ages, product.supplier_id as "supplierId",
    supplier.commission_percent::float8 as "commissionPercent",
    location.country_code as "countryCode",
    jsonb_build_object('name', supplier.name, 'street', coalesce(supplier.street, ''), 'names',
      supplier.local_names, 'streets', supplier.local_streets, 'locationId', supplier.location_id,
      'cities', coalesce((
        select jsonb_object_agg(location_text.locale, location_text.name) from location_texts location_text
          where location_text.location_id = supplier.location_id), '{}')) as trader,
    jsonb_build_object('contact', to_jsonb(product.required_main_contact_data),
      'participants', to_jsonb(product.required_participants_data), 'documents',
        to_jsonb(product.accepted_documents), 'entries', to_jsonb(product.required_entries),
      'questions', ${questions}, 'pickupIds', ${pointsOf('pickup')}, 'dropOffIds', ${pointsOf('drop-off')},
        'minAge', product.min_age) as required
  from products product
  join organisations supplier on supplier.id = product.supplier_id
  join locations location on location.id = product.location_id
  where product.id = $1`;
