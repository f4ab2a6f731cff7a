import { FIRST_OF_WORDS } from '@ashore/search/index/lexemes.ts';
import { vocabularyOf } from '@ashore/search/index/vocabulary-of.ts';
import type { Vocabulary } from '@ashore/search/query/vocabulary.ts';
import { type SortedWords, sortWords } from '@ashore/search/text/sorted-words.ts';
import type { Database } from '../../database/connect.ts';

/** Number of sampled products. Their words are nearly all the words that people type. */
const SAMPLED_PRODUCTS = 20_000;

export type WordList = {
  readonly vocabulary: Vocabulary;
  /** Makes words known at once that this process has just written. */
  learn(lexemes: readonly string[]): void;
  refresh(): Promise<void>;
};

/**
 * The known words of an index in the database: those read at the last refresh, and those that this process
 * has written.
 */
export function createWordList(database: Database, analyserVersion: string): WordList {
  let storedCounts = new Map<string, number>();
  const learntCounts = new Map<string, number>();
  let sortedWords: SortedWords | undefined;
  const countOf = (word: string) => (storedCounts.get(word) ?? 0) + (learntCounts.get(word) ?? 0);
  return {
    vocabulary: vocabularyOf(() => {
      const words = sortedWords ?? sortWords([...storedCounts.keys(), ...learntCounts.keys()]);
      sortedWords = words;
      return [{ words, countAt: (position) => countOf(words.words[position] ?? '') }];
    }),
    learn(lexemes) {
      for (const lexeme of lexemes) {
        if (lexeme < FIRST_OF_WORDS) continue;
        if (!storedCounts.has(lexeme) && !learntCounts.has(lexeme)) sortedWords = undefined;
        learntCounts.set(lexeme, (learntCounts.get(lexeme) ?? 0) + 1);
      }
    },
    async refresh() {
      // The count sees what was written before it began. What is written while it runs stays learnt, or the
      // words of a product that was indexed just then would be unknown until the next refresh.
      const counts = new Map(learntCounts);
      storedCounts = await countWords(database, analyserVersion);
      for (const [word, count] of counts) {
        const learntSinceCount = (learntCounts.get(word) ?? 0) - count;
        if (learntSinceCount > 0) learntCounts.set(word, learntSinceCount);
        else learntCounts.delete(word);
      }
      sortedWords = undefined;
    },
  };
}

async function countWords({ pool }: Database, analyserVersion: string): Promise<Map<string, number>> {
  const client = await pool.connect();
  try {
    await client.query('begin read only');
    // No request waits for this statement, and it reads as much as a thousand searches do.
    await client.query('set local statement_timeout = 60000');
    const { rows } = await client.query<{ word: string; ndoc: number }>(
      `select word, ndoc from ts_stat(format('select lexemes from search_documents tablesample system (%s)
         where analyser = %L', (select greatest(0.1, least(100, 100.0 * $1 / greatest(1, reltuples)))
           from pg_class where oid = 'search_documents'::regclass), $2::text))
       where word collate "C" >= $3`,
      [SAMPLED_PRODUCTS, analyserVersion, FIRST_OF_WORDS],
    );
    return new Map(rows.map(({ word, ndoc }) => [word, ndoc]));
  } finally {
    await client.query('rollback');
    client.release();
  }
}
