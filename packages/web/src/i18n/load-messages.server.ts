import { type Locale, localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import de from './messages/de.json';
import en from './messages/en.json';
import zhHans from './messages/zh-Hans.json';
import type { MessageNamespace, Messages } from './messages.ts';

const tables: Record<MessageLocale, Messages> = { en, de, 'zh-Hans': zhHans };
const written = new Map<string, string>();

/**
 * What a page says, as one string of JSON: shell, errors and the search box belong to every page, the rest is what the screen asks
 * for. Written once, because the framework takes a fifth of a page's time to write hundreds of texts one by one.
 */
export function loadMessages(locale: Locale, namespaces: readonly MessageNamespace[]): string {
  const language = localeTable[locale].messages;
  const all = ['shell', 'error', 'find', ...namespaces] as const;
  const key = `${language} ${all.join()}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const table = tables[language];
  const json = JSON.stringify(Object.fromEntries(all.map((namespace) => [namespace, table[namespace]])));
  written.set(key, json);
  return json;
}
