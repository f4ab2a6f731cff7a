import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { TravellerTexts } from './notification-texts.ts';
import { travellerTextsDe } from './traveller-de.ts';
import { travellerTextsEn } from './traveller-en.ts';
import { travellerTextsZh } from './traveller-zh.ts';

export const travellerTexts: Readonly<Record<MessageLocale, TravellerTexts>> = {
  en: travellerTextsEn,
  de: travellerTextsDe,
  'zh-Hans': travellerTextsZh,
};
