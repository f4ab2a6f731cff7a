import type { GoldenQuery } from './golden-query.ts';
import { german } from './queries-de.ts';
import { english } from './queries-en.ts';
import { chinese } from './queries-zh.ts';

/** What any way of searching is measured by. Never mended to fit an engine or the lexicon. */
export const GOLDEN_QUERIES: readonly GoldenQuery[] = [
  ...english.map((asked) => ({ ...asked, language: 'en' as const })),
  ...german.map((asked) => ({ ...asked, language: 'de' as const })),
  ...chinese.map((asked) => ({ ...asked, language: 'zh-Hans' as const })),
];
