import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { GOLDEN_QUERIES } from '@ashore/search/golden/queries.ts';
import { foldText } from '@ashore/search/text/fold-text.ts';

/**
 * Every golden query as it is typed, letter by letter, in the language of its page. No two have the same answer in the cache,
 * which knows queries without capitals, accents and doubled spaces.
 */
export function typedQueries(): string[] {
  const paths = new Map<string, string>();
  for (const { query, language } of typedQuestions()) {
    const key = `${language} ${foldText(query.trim()).replace(/\s+/g, ' ')}`;
    if (!paths.has(key)) paths.set(key, pathOf(query, language));
  }
  return shuffled([...paths.values()]);
}

export function typedQuestions(): { readonly query: string; readonly language: MessageLocale }[] {
  return GOLDEN_QUERIES.flatMap(({ query, language, page = language }) => {
    const letters = [...query];
    return letters.map((_, at) => ({ query: letters.slice(0, at + 1).join(''), language: page }));
  });
}

export function pathOf(query: string, language: string): string {
  return `/api/search?query=${encodeURIComponent(query)}&lang=${language}`;
}

/** A fixed order without meaning. */
function shuffled(paths: readonly string[]): string[] {
  let seed = 1;
  const keyed = paths.map((path) => {
    seed = (seed * 48_271) % 0x7fffffff;
    return { path, key: seed };
  });
  return keyed.sort((one, other) => one.key - other.key).map(({ path }) => path);
}
