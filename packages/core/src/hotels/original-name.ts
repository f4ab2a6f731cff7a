import type { MessageLocale } from '../locale/locales.ts';

type NamedHotel = {
  /** In the reader's language. */
  readonly name: string;
  readonly englishName: string;
  readonly countryCode: string;
};

/** Where signs and drivers use the Chinese name. */
const chineseCountries: readonly string[] = ['CN', 'HK', 'MO', 'TW'];

/**
 * The name of a hotel with the name on its sign: taxi drivers and passers-by abroad do not know the Chinese one. Other readers
 * see a name in Latin letters anyway.
 */
export function withOriginalName(
  { name, englishName, countryCode }: NamedHotel,
  locale: MessageLocale,
): string {
  if (locale !== 'zh-Hans' || name === englishName || chineseCountries.includes(countryCode)) return name;
  return `${name}（${englishName}）`;
}
