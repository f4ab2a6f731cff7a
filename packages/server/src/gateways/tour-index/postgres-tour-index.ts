import type { IndexDoc, Level } from '@ashore/search/index/index-doc.ts';
import { lexemesOf } from '@ashore/search/index/lexemes.ts';
import type { Database } from '../../database/connect.ts';
import { letterOf, quoted } from './compile-plan.ts';
import type { TourIndex } from './port.ts';
import { searchDocuments } from './search-documents.ts';
import { createWordList } from './word-list.ts';

export type PostgresTourIndex = TourIndex & {
  /**
   * Reads the vocabulary again; to be called now and then. Before the first call only words written by this
   * process are known.
   */
  refreshVocabulary(): Promise<void>;
};

// A statement has three seconds, and every word of a product must be indexed.
const AT_ONCE = 50;

/**
 * The search index in the database, shared by all servers. It is for catalogues that not every server should
 * keep in memory.
 */
export function createPostgresTourIndex(database: Database, analyserVersion: string): PostgresTourIndex {
  const { pool } = database;
  const words = createWordList(database, analyserVersion);

  async function upsertSome(docs: readonly IndexDoc[]): Promise<boolean> {
    const rows = docs.map((doc) => ({ doc, lexemes: [...lexemesOf(doc)] }));
    const { rowCount } = await pool.query(upsertStatement, [
      analyserVersion,
      docs.map(({ id }) => id),
      docs.map(({ version }) => version),
      docs.map(({ supplier }) => supplier),
      docs.map(({ popularity }) => popularity),
      rows.map(({ lexemes }) => vectorOf(lexemes.filter(([, level]) => level >= 2))),
      rows.map(({ lexemes }) => vectorOf(lexemes)),
    ]);
    for (const { lexemes } of rows) words.learn(lexemes.map(([lexeme]) => lexeme));
    return (rowCount ?? 0) > 0;
  }

  // Runs after the change, not with it: an answer cached under the new number must not show the old state.
  const announce = () => pool.query("select nextval('search_changes')");

  return {
    vocabulary: words.vocabulary,
    refreshVocabulary: words.refresh,
    search: (plan, options) => searchDocuments(database, { plan, analyserVersion, ...options }),
    async upsert(docs) {
      const newest = newestOf(docs);
      let changed = false;
      for (let at = 0; at < newest.length; at += AT_ONCE)
        changed = (await upsertSome(newest.slice(at, at + AT_ONCE))) || changed;
      if (changed) await announce();
    },
    async remove(ids) {
      const { rowCount } = await pool.query(
        'delete from search_documents where analyser = $1 and id = any($2)',
        [analyserVersion, ids],
      );
      if (rowCount) await announce();
    },
    async stats() {
      const { rows } = await pool.query<{ docs: number; version: number }>(
        `select (select count(*)::int from search_documents where analyser = $1) as docs,
           (select last_value::float8 from search_changes) as version`,
        [analyserVersion],
      );
      return { docs: rows[0]?.docs ?? 0, version: rows[0]?.version ?? 0, analyserVersion };
    },
    async versions() {
      const { rows } = await pool.query<{ id: string; version: number }>(
        'select id, version::float8 as version from search_documents where analyser = $1',
        [analyserVersion],
      );
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
  };
}

const upsertStatement = `
  insert into search_documents as was (analyser, id, version, group_key, popularity, strong, lexemes)
  select $1, id, version, group_key, popularity, strong::tsvector, lexemes::tsvector
  from unnest($2::text[], $3::bigint[], $4::text[], $5::float8[], $6::text[], $7::text[])
    as given (id, version, group_key, popularity, strong, lexemes)
  on conflict (analyser, id) do update set version = excluded.version, group_key = excluded.group_key,
    popularity = excluded.popularity, strong = excluded.strong, lexemes = excluded.lexemes
  where was.version < excluded.version`;

/**
 * Keeps the newest version of each document, because one statement cannot write a row twice. Sorts by id, so
 * that two writers never deadlock.
 */
function newestOf(docs: readonly IndexDoc[]): IndexDoc[] {
  const newest = new Map<string, IndexDoc>();
  for (const doc of docs) if (doc.version > (newest.get(doc.id)?.version ?? -1)) newest.set(doc.id, doc);
  return [...newest.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

const vectorOf = (lexemes: readonly (readonly [string, Level])[]) =>
  lexemes.map(([lexeme, level]) => `${quoted(lexeme)}:1${letterOf(level)}`).join(' ');
