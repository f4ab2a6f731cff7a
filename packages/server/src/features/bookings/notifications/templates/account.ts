import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { AccountTexts, News, NewsOnAccount } from '../events.ts';
import { accountTextsDe } from './account-de.ts';
import { accountTextsEn } from './account-en.ts';
import { accountTextsZh } from './account-zh.ts';

export const accountTexts: Readonly<Record<MessageLocale, AccountTexts>> = {
  en: accountTextsEn,
  de: accountTextsDe,
  'zh-Hans': accountTextsZh,
};

export function isOnAccount(news: News): news is NewsOnAccount {
  return news in accountTextsEn.organisation;
}
