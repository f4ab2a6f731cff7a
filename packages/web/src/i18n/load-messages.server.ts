import { type Locale, localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import de from './messages/de.json';
import en from './messages/en.json';
import zhHans from './messages/zh-Hans.json';
import type { MessageNamespace, Messages, PageMessages } from './messages.ts';

const tables: Record<MessageLocale, Messages> = { en, de, 'zh-Hans': zhHans };

/** Shell and errors belong to every page; the rest is what the screen asks for. */
export function loadMessages(locale: Locale, namespaces: readonly MessageNamespace[]): PageMessages {
  const table = tables[localeTable[locale].messages];
  return Object.fromEntries(
    (['shell', 'error', ...namespaces] as const).map((namespace) => [namespace, table[namespace]]),
  );
}
