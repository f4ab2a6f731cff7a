import { type Locale, localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import de from './messages/de.json';
import en from './messages/en.json';
import zhHans from './messages/zh-Hans.json';
import type { MessageNamespace, Messages } from './messages.ts';

const tables: Record<MessageLocale, Messages> = { en, de, 'zh-Hans': zhHans };
const jsonByKey = new Map<string, string>();

/** Those of the shell, the errors and the search box. */
export const ofEveryPage = ['shell', 'error', 'find'] as const;

/**
 * Texts of a page as one JSON string. Every page has some; the screen names the others. The string is serialised once. Written one by one, hundreds of texts take the
 * framework a fifth of a page's time.
 */
export function loadMessages(locale: Locale, namespaces: readonly MessageNamespace[]): string {
  const language = localeTable[locale].messages;
  const pageNamespaces = [...ofEveryPage, ...namespaces] as const;
  const key = `${language} ${pageNamespaces.join()}`;
  const cachedJson = jsonByKey.get(key);
  if (cachedJson !== undefined) return cachedJson;
  const table = tables[language];
  const json = JSON.stringify(
    Object.fromEntries(pageNamespaces.map((namespace) => [namespace, table[namespace]])),
  );
  jsonByKey.set(key, json);
  return json;
}
