import type { Screen } from './bundle.ts';
import type { Preferences } from './preferences.ts';

type Reads = Pick<Screen, 'query' | 'written'>;

/** `/de/faq.data` is the same page as `/de/faq`, as data for a visitor who is already here. */
export function pagePathOf(pathname: string): string {
  if (!isDataPath(pathname)) return pathname;
  return pathname === '/_.data' ? '/' : pathname.slice(0, -'.data'.length);
}

export function isDataPath(pathname: string): boolean {
  return pathname.endsWith('.data');
}

/** Where the answer to a request is kept. */
export function pageKey(url: string, { locale, currency }: Preferences): string {
  return `${locale} ${currency} ${url}`;
}

/**
 * The URL with only the parameters that change what is rendered, in a fixed order and each once. A form says a name once
 * for each box that is ticked: its values are one, with commas. Of what people write themselves the first counts.
 */
export function relevantUrl(path: string, query: string, { query: parameters = [], written }: Reads): string {
  if (query === '' || parameters.length === 0) return path;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of parameters) {
    const values = given.getAll(name);
    const value = name === written ? values[0] : values.join(',');
    if (values.length > 0) kept.set(name, value ?? '');
  }
  const text = kept.toString();
  return text === '' ? path : `${path}?${text}`;
}
