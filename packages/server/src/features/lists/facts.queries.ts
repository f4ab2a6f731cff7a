import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect-database.ts';

export type FactsRow = {
  readonly id: string;
  /** Its city by UUID first, then all that is around it, by UUID and code. */
  readonly places: readonly string[];
  readonly names: Readonly<Partial<Record<MessageLocale, string | null>>>;
  readonly interests: readonly Interest[];
  readonly languages: readonly string[];
  readonly durationMinutes: number | null;
  readonly rating: number | null;
  readonly popularity: number;
};

/** What lists know of these products beside their offers; whether they are on sale their offers say. */
export async function selectFacts(
  { pool }: Pick<Database, 'pool'>,
  ids: readonly string[],
): Promise<FactsRow[]> {
  const { rows } = await pool.query<FactsRow>({ name: 'facts-of-lists', text: facts }, [ids]);
  return rows;
}

/** The next products after one, by id, whether or not they are on sale. */
export async function selectIdsAfter(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from products where id > $1 order by id limit $2',
    [id, limit],
  );
  return rows.map((row) => row.id);
}

const facts = `
  select p.id, p.interests, p.languages, p.popularity, p.duration_minutes as "durationMinutes",
    p.rating::float8 as rating,
    (select json_object_agg(t.locale, t.name) from product_texts t where t.product_id = p.id) as names,
    (with recursive around as (
       select l.id, l.code, l.parent_id from locations l where l.id in (p.location_id, p.sight_id)
       union select l.id, l.code, l.parent_id from locations l join around on l.id = around.parent_id)
     select array_agg(name order by name <> p.location_id::text, name)
       from around, unnest(array[around.id::text, around.code]) as name) as places
  from products p where p.id = any($1::uuid[])`;
