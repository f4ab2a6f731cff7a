import { formatMessage } from '@ashore/core/locale/format-message.ts';
import en from '../src/i18n/messages/en.json' with { type: 'json' };
import type { TextOf } from '../src/i18n/texts.ts';

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = en;

/** The English texts, formatted as on a page. */
export const english: TextOf = (key, values = {}) => {
  const [namespace = '', name = ''] = key.split('.');
  return formatMessage(tables[namespace]?.[name] ?? key, values, 'en-GB', 'en');
};

/** The words of a binding button before its total. */
export function bindingWords(key: 'pay.bookAndPay' | 'pay.requestToBook' | 'pay.bookOnAccount'): string {
  return english(key, { total: '' }).trim();
}
