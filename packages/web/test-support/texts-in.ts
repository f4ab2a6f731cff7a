import { formatMessage } from '@ashore/core/locale/format-message.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import de from '../src/i18n/messages/de.json' with { type: 'json' };
import en from '../src/i18n/messages/en.json' with { type: 'json' };
import zhHans from '../src/i18n/messages/zh-Hans.json' with { type: 'json' };
import type { TextOf } from '../src/i18n/texts.ts';

const tables: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  en,
  de,
  'zh-Hans': zhHans,
};

/** The texts of a page in one language, formatted as on it. */
export function textsIn(locale: Locale): TextOf {
  const { messages, intl } = localeTable[locale];
  return (key, values = {}) => {
    const [namespace = '', name = ''] = key.split('.');
    return formatMessage(tables[messages]?.[namespace]?.[name] ?? key, values, intl, messages);
  };
}
