import type { IncomingHttpHeaders } from 'node:http';
import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { negotiateLocale } from '@ashore/core/locale/negotiate-locale.ts';
import {
  DEFAULT_CURRENCY,
  isSelectableCurrency,
  type SelectableCurrency,
} from '@ashore/core/money/selectable-currencies.ts';
import { rememberFew } from '../remember-few.ts';

/** The two things about a visitor that a public page depends on. Nothing else about him may reach a page. */
export type Preferences = { readonly locale: Locale; readonly currency: SelectableCurrency };

export function preferencesOf(pathname: string, headers: IncomingHttpHeaders): Preferences {
  const { cookie = '', 'accept-language': acceptLanguage = '' } = headers;
  const currency = cookieValue(cookie, 'currency') ?? '';
  return {
    locale: splitLocale(pathname).locale ?? localeWithout(cookieValue(cookie, 'locale'), acceptLanguage),
    currency: isSelectableCurrency(currency) ? currency : DEFAULT_CURRENCY,
  };
}

function localeWithout(cookie: string | undefined, acceptLanguage: string): Locale {
  return cookie === undefined ? browserLocale(acceptLanguage) : negotiateLocale({ cookie, acceptLanguage });
}

const browserLocale = rememberFew((acceptLanguage) => negotiateLocale({ acceptLanguage }));

function cookieValue(header: string, name: string): string | undefined {
  if (header === '') return undefined;
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}
