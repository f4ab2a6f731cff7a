import type { Synonym } from '@ashore/search/synonyms/apply-synonyms.ts';
import type { Queryable } from '../../../database/queryable.ts';

/** All synonyms, in the order of their words. */
export async function readSynonyms(client: Queryable): Promise<Synonym[]> {
  const { rows } = await client.query<Synonym>('select word, means from search_synonyms order by word');
  return rows;
}

export type StoredSynonym = Synonym & { readonly addedBy: string; readonly addedAt: Date };

export async function listSynonyms(client: Queryable): Promise<StoredSynonym[]> {
  const { rows } = await client.query<StoredSynonym>(
    'select word, means, added_by as "addedBy", added_at as "addedAt" from search_synonyms order by word',
  );
  return rows;
}

/** Stores a synonym that `judgeSynonym` accepts. Returns false if the word is a synonym already. */
export async function addSynonym(
  client: Queryable,
  { word, means, by }: Synonym & { readonly by: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'insert into search_synonyms (word, means, added_by) values ($1, $2, $3) on conflict (word) do nothing',
    [word, means, by],
  );
  return rowCount === 1;
}

/** Returns what the removed synonym stood for; undefined if there is none with this word. */
export async function removeSynonym(client: Queryable, word: string): Promise<string | undefined> {
  const { rows } = await client.query<{ means: string }>(
    'delete from search_synonyms where word = $1 returning means',
    [word],
  );
  return rows[0]?.means;
}
