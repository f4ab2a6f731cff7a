import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { AccountWords, NewsOnAccount } from './account-news.ts';
import { accountWordsDe } from './account-words-de.ts';
import { accountWordsEn } from './account-words-en.ts';
import { accountWordsZh } from './account-words-zh.ts';
import type { News } from './news.ts';

export const accountWords: Readonly<Record<MessageLocale, AccountWords>> = {
  en: accountWordsEn,
  de: accountWordsDe,
  'zh-Hans': accountWordsZh,
};

export function isOnAccount(news: News): news is NewsOnAccount {
  return news in accountWordsEn.house;
}
