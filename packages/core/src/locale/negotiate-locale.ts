import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts';

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
    // Strictly greater: of equal weights the first listed wins, and a weight of 0 means "not this one".
    if (locale === undefined || weight <= bestWeight) continue;
    best = locale;
    bestWeight = weight;
  }
  return best;
}

// Region and script do not matter. Simplified Chinese is the only Chinese we offer, so zh-TW gets it too.
function localeOfRange(tag: string): Locale | undefined {
  const dash = tag.indexOf('-');
  switch (dash === -1 ? tag : tag.slice(0, dash)) {
    case 'en':
      return 'en';
    case 'de':
      return 'de';
    case 'zh':
      return 'zh-Hans';
    case 'fr':
      return 'fr';
    case '*':
      return DEFAULT_LOCALE;
  }
}

function weightOf(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const stated = /^q=([01](?:\.[0-9]*)?)$/.exec(parameter.trim().toLowerCase())?.[1];
    if (stated !== undefined && Number(stated) <= 1) return Number(stated);
  }
  return 1;
}
