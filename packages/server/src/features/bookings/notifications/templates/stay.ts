import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { stayTextsDe } from './stay-de.ts';
import { stayTextsEn } from './stay-en.ts';
import type { StayTexts, Write } from './stay-texts.ts';
import { stayTextsZh } from './stay-zh.ts';

export const stayTexts: Readonly<Record<MessageLocale, StayTexts>> = {
  en: stayTextsEn,
  de: stayTextsDe,
  'zh-Hans': stayTextsZh,
};

type Reader = 'traveller' | 'guest' | 'organisation';

/** The text of a notification in the words of hotels; undefined if it does not differ. */
export function stayWords(
  notification: string,
  { locale, reader }: { readonly locale: MessageLocale; readonly reader: Reader },
): Write | undefined {
  const ofStay: Readonly<Partial<Record<string, Write>>> = stayTexts[locale][reader];
  return ofStay[notification];
}
