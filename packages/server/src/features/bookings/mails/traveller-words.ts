import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { TravellerWords } from './news.ts';
import { travellerWordsDe } from './traveller-words-de.ts';
import { travellerWordsEn } from './traveller-words-en.ts';
import { travellerWordsZh } from './traveller-words-zh.ts';

export const travellerWords: Readonly<Record<MessageLocale, TravellerWords>> = {
  en: travellerWordsEn,
  de: travellerWordsDe,
  'zh-Hans': travellerWordsZh,
};
