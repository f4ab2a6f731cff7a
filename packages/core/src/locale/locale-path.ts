import { isLocale, type Locale } from './locales.ts';

export type LocalisedPath = { locale: Locale | undefined; path: string };

/** Splits the locale prefix off a pathname. The remaining path always starts with exactly one slash. */
export function splitLocale(pathname: string): LocalisedPath {
  const rooted = withOneLeadingSlash(pathname);
  const end = rooted.indexOf('/', 1);
  const first = rooted.slice(1, end === -1 ? undefined : end);
  if (!isLocale(first)) return { locale: undefined, path: rooted };
  return { locale: first, path: withOneLeadingSlash(end === -1 ? '/' : rooted.slice(end)) };
}

/** Puts a locale before a path. A query and a fragment may follow the path. */
export function withLocale(path: string, locale: Locale): string {
  const rooted = withOneLeadingSlash(path);
  // The address of home is '/en', not '/en/'.
  return `/${locale}${rooted.replace(/^\/(?=$|[?#])/, '')}`;
}

export function switchLocale(pathname: string, locale: Locale): string {
  return withLocale(splitLocale(pathname).path, locale);
}

// '/de//evil.example' must not become '//evil.example'. As a link or a redirect, that path leaves our origin.
// Browsers also read a backslash there as a slash.
function withOneLeadingSlash(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`;
}
