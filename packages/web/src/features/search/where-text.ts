import type { Locale } from '@ashore/core/locale/locales.ts';

/** Where something is, as the search names it: from the city outwards, with commas. Chinese goes the other way, without. */
export function whereText(location: string, locale: Locale): string {
  const parts = [...new Set(location.split(', '))];
  return locale === 'zh-Hans' ? parts.toReversed().join('') : parts.join(', ');
}

/** What stands behind the name of a place: what it is part of, unless it is that itself. */
export function withinText(name: string, location: string, locale: Locale): string {
  if (location === '' || location === name) return '';
  return locale === 'zh-Hans' ? `，${whereText(location, locale)}` : `, ${whereText(location, locale)}`;
}
