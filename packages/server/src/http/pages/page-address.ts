import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorCode } from '@ashore/core/errors/error-catalogue.ts';
import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { localeOfTag, negotiateLocale } from '@ashore/core/locale/negotiate-locale.ts';
import {
  DEFAULT_CURRENCY,
  isSelectableCurrency,
  type SelectableCurrency,
} from '@ashore/core/money/selectable-currencies.ts';
import { cacheByHeader } from '../responses/prepared-answer.ts';

/** What a path is: the canonical spelling of a page, another spelling of it, or not a path of ours. */
export type PageAddress =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

/**
 * Reads the path of a request. Each page has one spelling, so that other spellings cannot fill the cache. The
 * router also reads exactly the path that was requested. It would otherwise resolve dots and slashes in its
 * own way.
 */
export function readPageAddress(requestedPath: string): PageAddress {
  if (requestedPath.startsWith('//') || requestedPath.includes('\\'))
    return { kind: 'refused', code: 'not_found' };
  const segments: string[] = [];
  for (const segment of requestedPath.split('/')) {
    const decoded = decode(segment);
    if (decoded === undefined) return { kind: 'refused', code: 'bad_request' };
    if (!isName(decoded)) return { kind: 'refused', code: 'not_found' };
    if (decoded !== '') segments.push(encode(decoded));
  }
  // A visitor may type '/EN' or '/zh-CN' for the locale that we spell differently.
  const locale = localeOfTag(segments[0] ?? '');
  if (locale !== undefined) segments[0] = locale;
  const path = `/${segments.join('/')}`;
  return { kind: path === requestedPath ? 'page' : 'moved', path };
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function isName(decoded: string): boolean {
  return decoded !== '.' && decoded !== '..' && !/[\p{Cc}/\\]/u.test(decoded);
}

/** Encodes as browsers do: a character that a path may contain stays as it is. */
function encode(decoded: string): string {
  return encodeURIComponent(decoded).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

/**
 * The two properties of a visitor that a public page depends on. Nothing else about the visitor may reach a
 * page.
 */
export type Preferences = { readonly locale: Locale; readonly currency: SelectableCurrency };

export function preferencesOf(pathname: string, headers: IncomingHttpHeaders): Preferences {
  const { cookie = '', 'accept-language': acceptLanguage = '' } = headers;
  const currency = cookieValue(cookie, 'currency') ?? '';
  return {
    locale: splitLocale(pathname).locale ?? localeOfVisitor(cookieValue(cookie, 'locale'), acceptLanguage),
    currency: isSelectableCurrency(currency) ? currency : DEFAULT_CURRENCY,
  };
}

function localeOfVisitor(cookie: string | undefined, acceptLanguage: string): Locale {
  return cookie === undefined ? browserLocale(acceptLanguage) : negotiateLocale({ cookie, acceptLanguage });
}

const browserLocale = cacheByHeader((acceptLanguage) => negotiateLocale({ acceptLanguage }));

function cookieValue(header: string, name: string): string | undefined {
  if (header === '') return undefined;
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}
