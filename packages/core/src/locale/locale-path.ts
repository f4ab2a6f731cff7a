import { isLocale, type Locale } from './locales.ts';

export type LocalisedPath = { locale: Locale | undefined; path: string };

/** Takes the locale prefix off a pathname. What is left always starts with exactly one slash. */
export function splitLocale(pathname: string): LocalisedPath {
  const rooted = withOneLeadingSlash(pathname);
  const end = rooted.indexOf('/', 1);
  const first = rooted.slice(1, end === -1 ? undefined : end);
  if (!isLocale(first)) return { locale: undefined, path: rooted };
  return { locale: first, path: withOneLeadingSlash(end === -1 ? '/' : rooted.slice(end)) };
}

export function withLocale(path: string, locale: Locale): string {
  const rooted = withOneLeadingSlash(path);
  return rooted === '/' ? `/${locale}` : `/${locale}${rooted}`;
}

export function switchLocale(pathname: string, locale: Locale): string {
  return withLocale(splitLocale(pathname).path, locale);
}

// '/de//evil.example' must not become '//evil.example': as a link or a redirect that leaves our origin, and
// browsers read a backslash there as a slash.
function withOneLeadingSlash(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`;
}
