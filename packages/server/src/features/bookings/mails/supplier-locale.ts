import type { MessageLocale } from '@ashore/core/locale/locales.ts';

const ours: Readonly<Record<string, MessageLocale>> = {
  en: 'en',
  de: 'de',
  zh: 'zh-Hans',
  'zh-Hans': 'zh-Hans',
};

/** The first of its languages that we write; English where it speaks none of them. */
export function supplierLocale(languages: readonly string[]): MessageLocale {
  return languages.map((language) => ours[language]).find((locale) => locale !== undefined) ?? 'en';
}
