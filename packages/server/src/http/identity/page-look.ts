import { localeTable, MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { negotiateLocale } from '@ashore/core/locale/negotiate-locale.ts';
import type { PageLook } from '../responses/shop-document.ts';
import type { RequestResponse } from '../server/request-response.ts';

/** The look in the first of our languages that is among these, English if none is. The order of `locales` does not count. */
export function lookOf(locales: readonly (string | null)[]): PageLook {
  const locale = MESSAGE_LOCALES.find((ourLocale) => locales.includes(ourLocale)) ?? 'en';
  return { locale, theme: undefined };
}

/** The look for someone of whom we know only which languages the browser prefers. */
export function lookOfBrowser({ request }: RequestResponse): PageLook {
  const locale = negotiateLocale({ acceptLanguage: request.headers['accept-language'] });
  return lookOf([localeTable[locale].messages]);
}
