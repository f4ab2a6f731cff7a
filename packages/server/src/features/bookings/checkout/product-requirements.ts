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
  const { rows } = await pool.query<ProductRequirements>({ name: 'sold-product', text: SOLD }, [productId]);
  return rows[0];
}

const pointsOf = (kind: string) => `
  (select coalesce(jsonb_agg(s.id), '[]') from product_points s where s.product_id = p.id and s.kind = '${kind}')`;

// Choices in every language, because travellers answer in the language that they read.
const questions = `
  (select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'scope', q.scope, 'kind', q.kind, 'measure', q.measure,
    'required', q.required,
    'choices', (select coalesce(jsonb_agg(choice), '[]') from product_question_texts t, unnest(t.choices) choice
      where t.question_id = q.id)) order by q.position), '[]')
  from product_questions q where q.product_id = p.id)`;

const ages = `
  (select coalesce(jsonb_object_agg(of.option_id, of.ages), '{}') from (
    select t.option_id, jsonb_object_agg(t.band, jsonb_build_object('from', t.min_age, 'to', t.max_age)) as ages
    from option_tickets t join product_options o on o.id = t.option_id
    where o.product_id = p.id and num_nonnulls(t.min_age, t.max_age) > 0 group by t.option_id) of)`;

const SOLD = `
  select p.id, p.waiver, ${ages} as ages, p.supplier_id as "supplierId", v.commission_percent::float8 as "commissionPercent",
    l.country_code as "countryCode",
    jsonb_build_object('name', v.name, 'street', coalesce(v.street, ''), 'names', v.local_names, 'streets', v.local_streets, 'locationId', v.location_id,
      'cities', coalesce((
        select jsonb_object_agg(t.locale, t.name) from location_texts t where t.location_id = v.location_id), '{}')) as trader,
    jsonb_build_object('contact', to_jsonb(p.required_main_contact_data),
      'participants', to_jsonb(p.required_participants_data), 'documents', to_jsonb(p.accepted_documents), 'entries', to_jsonb(p.required_entries),
      'questions', ${questions}, 'pickupIds', ${pointsOf('pickup')}, 'dropOffIds', ${pointsOf('drop-off')}, 'minAge', p.min_age) as required
  from products p
  join organisations v on v.id = p.supplier_id
  join locations l on l.id = p.location_id
  where p.id = $1`;
