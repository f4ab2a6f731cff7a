import { formatMessage } from '@ashore/core/locale/format-message.ts';
import en from './messages/en.json' with { type: 'json' };
import type { Text } from './use-text.ts';

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = en;

/** The English texts, as a page has them. */
export const english: Text = (key, values = {}) => {
  const [namespace = '', name = ''] = key.split('.');
  return formatMessage(tables[namespace]?.[name] ?? key, values, 'en-GB', 'en');
};
