import { GOLDEN_QUERIES } from '@ashore/search/golden/queries.ts';

/** Every golden query as it comes while it is typed, letter by letter, in the language of who types it. */
export function typedQueries(): string[] {
  const paths = GOLDEN_QUERIES.flatMap(({ query, language, page = language }) => {
    const letters = [...query];
    return letters.map((_, at) => pathOf(letters.slice(0, at + 1).join(''), page));
  });
  return shuffled([...new Set(paths)]);
}

export function pathOf(query: string, language: string): string {
  return `/api/search?query=${encodeURIComponent(query)}&lang=${language}`;
}

/** In an order that is always the same and has no sense. */
function shuffled(paths: readonly string[]): string[] {
  let seed = 1;
  const keyed = paths.map((path) => {
    seed = (seed * 48_271) % 0x7fffffff;
    return { path, key: seed };
  });
  return keyed.sort((one, other) => one.key - other.key).map(({ path }) => path);
}
