import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { products, productTexts } from '../catalogue/tables.ts';
import { isOnSale } from '../catalogue/tour.queries.ts';
import { locations, locationTexts } from '../locations/tables.ts';
import { foldedLetters } from './fold-letters.ts';

/** The names of a place, one a row: what it is called here and in English, and what else people type. */
const namesOf = (locale: MessageLocale) => sql`(
  select name from ${locationTexts} t where t.location_id = ${locations}.id and t.locale in (${locale}, 'en')
  union select alias from location_aliases a where a.location_id = ${locations}.id)`;

/** All that tells where a place is, in one text. */
const whereaboutsOf = (locale: MessageLocale) => sql`(
  select string_agg(concat_ws(' ', name, state_name, country_name), ' ') || ' ' ||
    coalesce((select string_agg(alias, ' ') from location_aliases a where a.location_id = ${locations}.id), '')
  from ${locationTexts} t where t.location_id = ${locations}.id and t.locale in (${locale}, 'en'))`;

/** Every word is part of where the place is. */
export function isAbout(words: readonly string[], locale: MessageLocale): SQL {
  return everyWordIn(words, foldedLetters(whereaboutsOf(locale)));
}

/** One of the place's names stands among the words. */
export function isNamedIn(words: readonly string[], locale: MessageLocale): SQL {
  const spaced = ` ${words.join(' ')} `;
  const name = foldedLetters(sql`names.name`);
  return sql`exists (select from ${namesOf(locale)} names where position(' ' || ${name} || ' ' in ${spaced}) > 0)`;
}

type Matching = { readonly words: readonly string[]; readonly locale: MessageLocale; readonly size: number };

/** The tours that hold every word, those first that have most of them in their name; and how many there are in all. */
export async function matchingTours(
  { db }: Database,
  { words, locale, size }: Matching,
): Promise<{ ids: string[]; count: number }> {
  const { rows } = await db.execute<{ id: string; all_count: number }>(sql`
    with told as (
      select ${products}.id, popularity, review_count,
        ${foldedLetters(sql`string_agg(t.name, ' ')`)} as names,
        ${foldedLetters(sql`string_agg(concat_ws(' ', t.name, t.sub_title, t.short_description), ' ') || ' ' || ${whereaboutsOf(locale)}`)} as texts
      from ${products}
      join ${locations} on ${locations}.id = ${products}.location_id
      join ${productTexts} t on t.product_id = ${products}.id and t.locale in (${locale}, 'en')
      where ${isOnSale()} group by ${products}.id, ${locations}.id)
    select id, count(*) over ()::int as all_count from told
    where ${everyWordIn(words, sql`texts`)}
    order by ${howManyIn(words, sql`names`)} desc, popularity desc, review_count desc, id
    limit ${size}`);
  return { ids: rows.map(({ id }) => id), count: rows[0]?.all_count ?? 0 };
}

const isIn = (word: string, text: SQL) => sql`position(${word} in ${text}) > 0`;

const everyWordIn = (words: readonly string[], text: SQL) =>
  sql.join(
    words.map((word) => isIn(word, text)),
    sql` and `,
  );

const howManyIn = (words: readonly string[], text: SQL) =>
  sql.join(
    words.map((word) => sql`(${isIn(word, text)})::int`),
    sql` + `,
  );
