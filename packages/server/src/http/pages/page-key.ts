import type { Preferences } from './page-address.ts';
import type { Screen } from './web-bundle.ts';

type ScreenParameters = Pick<Screen, 'query' | 'textParameter'>;

/** `/de/faq.data` is the same page as `/de/faq`, as data for a visitor who is already on the site. */
export function pagePathOf(pathname: string): string {
  if (!isDataPath(pathname)) return pathname;
  return pathname === '/_.data' ? '/' : pathname.slice(0, -'.data'.length);
}

export function isDataPath(pathname: string): boolean {
  return pathname.endsWith('.data');
}

/** The cache key of the answer to a request. */
export function pageKey(url: string, { locale, currency }: Preferences): string {
  return `${locale} ${currency} ${url}`;
}

/**
 * Returns the URL with only the parameters that change the page, in a fixed order and each once. A form
 * repeats a name for each ticked box, so its values are joined with commas. Of a text that visitors write
 * themselves, only the first value counts.
 */
export function relevantUrl(
  path: string,
  query: string,
  { query: parameters = [], textParameter }: ScreenParameters,
): string {
  if (query === '' || parameters.length === 0) return path;
  const givenParameters = new URLSearchParams(query);
  const relevantParameters = new URLSearchParams();
  for (const name of parameters) {
    const values = givenParameters.getAll(name);
    const value = name === textParameter ? values[0] : values.join(',');
    if (values.length > 0) relevantParameters.set(name, value ?? '');
  }
  const text = relevantParameters.toString();
  return text === '' ? path : `${path}?${text}`;
}
