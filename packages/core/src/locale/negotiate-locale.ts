import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './locales.ts';

export type LanguagePreference = {
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
};

/**
 * Chooses the locale of a page whose path names none: the visitor's cookie, then the browser's languages,
 * then English.
 */
export function negotiateLocale({ cookie, acceptLanguage }: LanguagePreference): Locale {
  if (cookie !== undefined && isLocale(cookie)) return cookie;
  let best: Locale = DEFAULT_LOCALE;
  let bestWeight = 0;
  for (const range of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...parameters] = range.split(';');
    const locale = localeOfRange(tag.trim().toLowerCase());
    const weight = weightOf(parameters);
    // Strictly greater: of equal weights the first listed wins, and a weight of 0 excludes the language.
    if (locale === undefined || weight <= bestWeight) continue;
    best = locale;
    bestWeight = weight;
  }
  return best;
}

/**
 * The locale for a language tag as people write it: `EN`, `de-AT`, `zh_CN`. Undefined for a language without
 * texts, and for anything but a language with an optional script and an existing region.
 */
export function localeOfTag(tag: string): Locale | undefined {
  const { language = '', region } = LANGUAGE_TAG.exec(tag)?.groups ?? {};
  if (region !== undefined && regionNames().of(region.toUpperCase()) === undefined) return undefined;
  return localeOfLanguage(language.toLowerCase());
}

const LANGUAGE_TAG = /^(?<language>[a-z]{2})(?:[-_](?:hans|hant|latn))?(?:[-_](?<region>[a-z]{2}|\d{3}))?$/i;

// Built when a tag with a region is first read, because it is slow to build.
let regionNames = () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  regionNames = () => names;
  return names;
};

function localeOfRange(range: string): Locale | undefined {
  if (range === '*') return DEFAULT_LOCALE;
  const dash = range.indexOf('-');
  return localeOfLanguage(dash === -1 ? range : range.slice(0, dash));
}

// Region and script do not matter. Simplified Chinese is the only Chinese we offer, so zh-TW gets it too.
function localeOfLanguage(language: string): Locale | undefined {
  return language === 'zh' ? 'zh-Hans' : LOCALES.find((locale) => locale === language);
}

function weightOf(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const stated = /^q=([01](?:\.[0-9]*)?)$/.exec(parameter.trim().toLowerCase())?.[1];
    if (stated !== undefined && Number(stated) <= 1) return Number(stated);
  }
  return 1;
}
