import type { GoldenQuery } from './golden-query.ts';
import { GERMAN_QUERIES } from './queries-de.ts';
import { ENGLISH_QUERIES } from './queries-en.ts';
import { CHINESE_QUERIES } from './queries-zh.ts';

/**
 * The queries of the search-quality test, which only tests read. They are never changed to fit an engine or the
 * lexicon.
 */
export const GOLDEN_QUERIES: readonly GoldenQuery[] = [
  ...ENGLISH_QUERIES.map((query) => ({ ...query, language: 'en' as const })),
  ...GERMAN_QUERIES.map((query) => ({ ...query, language: 'de' as const })),
  ...CHINESE_QUERIES.map((query) => ({ ...query, language: 'zh-Hans' as const })),
];
