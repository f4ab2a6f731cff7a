import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { accountTextsDe } from './account-de.ts';
import { accountTextsEn } from './account-en.ts';
import { accountTextsZh } from './account-zh.ts';
import type { AccountNotification, AccountTexts, TravellerNotification } from './notification-texts.ts';

export const accountTexts: Readonly<Record<MessageLocale, AccountTexts>> = {
  en: accountTextsEn,
  de: accountTextsDe,
  'zh-Hans': accountTextsZh,
};

/** Whether this notification has texts for bookings on account. */
export function isAccountNotification(
  notification: TravellerNotification,
): notification is AccountNotification {
  return notification in accountTextsEn.organisation;
}
