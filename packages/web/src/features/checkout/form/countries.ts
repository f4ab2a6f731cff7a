import { COUNTRIES } from '@ashore/core/locale/countries.ts';

/** Default of many browsers wherever they are, so it does not indicate a country. */
const DEFAULT_TAG = 'en-US';

/**
 * Country whose dial code is preselected: that of the browser's setting for the page's language. American
 * English counts only if the clock is on American time. Undefined if no country is set, because a wrong dial
 * code is worse than an empty field.
 */
export function likelyCountry(
  language: string,
  tags: readonly string[],
  timeZone: string,
): string | undefined {
  const ofLanguage = tags.filter((tag) => tag.split('-')[0] === language);
  const bestTag = ofLanguage.find((tag) => tag !== DEFAULT_TAG || isAmerican(timeZone));
  const region = /-([A-Z]{2})\b/.exec(bestTag ?? '')?.[1];
  return COUNTRIES.some(({ code }) => code === region) ? region : undefined;
}

function isAmerican(timeZone: string): boolean {
  return timeZone.startsWith('America/') || timeZone === 'Pacific/Honolulu';
}
