import type { GoldenQuery } from './golden-query.ts';
import { german } from './queries-de.ts';
import { english } from './queries-en.ts';
import { chinese } from './queries-zh.ts';

/**
 * The queries of the search-quality test, which only tests read. They are never changed to fit an engine or the
 * lexicon.
 */
export const GOLDEN_QUERIES: readonly GoldenQuery[] = [
  ...english.map((query) => ({ ...query, language: 'en' as const })),
  ...german.map((query) => ({ ...query, language: 'de' as const })),
  ...chinese.map((query) => ({ ...query, language: 'zh-Hans' as const })),
];
