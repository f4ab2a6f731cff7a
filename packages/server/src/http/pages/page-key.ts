import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { negotiateLocale } from '@ashore/core/locale/negotiate-locale.ts';
import {
  DEFAULT_CURRENCY,
  isSelectableCurrency,
  type SelectableCurrency,
} from '@ashore/core/money/selectable-currencies.ts';

export type PageRequest = { readonly url: string; readonly cookie?: string; readonly acceptLanguage?: string };

/** The two things about a visitor that a public page depends on. */
export type Preferences = { readonly locale: Locale; readonly currency: SelectableCurrency };

export function preferencesOf({ url, cookie, acceptLanguage }: PageRequest): Preferences {
  const end = url.indexOf('?');
  const { locale } = splitLocale(dataPath(end < 0 ? url : url.slice(0, end)));
  const currency = cookieValue(cookie, 'currency');
  return {
    locale: locale ?? negotiateLocale({ cookie: cookieValue(cookie, 'locale'), acceptLanguage }),
    currency: currency && isSelectableCurrency(currency) ? currency : DEFAULT_CURRENCY,
  };
}

/** `/de/faq.data` is the same page as `/de/faq`, as data for a visitor who is already here. */
export function dataPath(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname;
  const page = pathname.slice(0, -'.data'.length);
  return page === '/_root' ? '/' : page.replace(/\/_$/, '/');
}

/** Where the answer to a request is kept. A page's own query is part of the URL by then; see relevantUrl. */
export function pageKey(url: string, { locale, currency }: Preferences): string {
  return `${locale} ${currency} ${url}`;
}

/** The URL with only the parameters that change what is rendered, in a fixed order. */
export function relevantUrl(url: string, parameters: readonly string[]): string {
  const question = url.indexOf('?');
  if (question < 0) return url;
  const given = new URLSearchParams(url.slice(question + 1));
  const kept = new URLSearchParams();
  for (const name of parameters) for (const value of given.getAll(name)) kept.append(name, value);
  const query = kept.toString();
  return url.slice(0, question) + (query && `?${query}`);
}

function cookieValue(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}
