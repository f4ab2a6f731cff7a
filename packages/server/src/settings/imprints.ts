import type { MessageLocale } from '@ashore/core/locale/locales.ts';

const vatLabels: Readonly<Record<MessageLocale, string>> = {
  en: 'VAT ID ',
  de: 'USt-IdNr. ',
  'zh-Hans': '增值税号：',
};

/** An imprint in each language. The VAT number has its label, because without one readers see only a number. */
export function writeImprints<T>(
  vatId: string,
  write: (vatId: string) => T,
): Readonly<Record<MessageLocale, T>> {
  const inLanguage = (locale: MessageLocale) => write(vatId && `${vatLabels[locale]}${vatId}`);
  return { en: inLanguage('en'), de: inLanguage('de'), 'zh-Hans': inLanguage('zh-Hans') };
}
