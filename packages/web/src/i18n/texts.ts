import { formatMessage, type MessageValues } from '@ashore/core/locale/format-message.ts';
import { betweenSentences } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { usePage } from '../page/use-page.ts';
import type { MessageKey, MessageNamespace, PageMessages } from './messages.ts';

export type TextOf = (key: MessageKey, values?: MessageValues) => string;

/**
 * Texts of the current page. A key outside the namespaces of the screen throws, because the table of screens
 * is then wrong.
 */
export function useText(): TextOf {
  const page = usePage();
  const { locale } = page;
  const messages = readMessages(page.messages);
  return (key, values) => {
    const dot = key.indexOf('.');
    const pattern = messages[key.slice(0, dot) as MessageNamespace]?.[key.slice(dot + 1)];
    if (pattern === undefined) throw new Error(`The screen does not carry the message ${key}`);
    // French readers get English texts with French numbers, so plurals follow the language of the texts.
    return formatMessage(pattern, values ?? {}, localeTable[locale].intl, localeTable[locale].messages);
  };
}

/** What stands between two sentences of the page, such as a sentence and a link after it. */
export function useSentenceGap(): string {
  return betweenSentences(localeTable[usePage().locale].messages);
}

// At most one entry for each language and screen.
const parsedMessages = new Map<string, PageMessages>();

/** Parses the texts of a page only once, however often they are requested. */
function readMessages(json: string): PageMessages {
  const cachedMessages = parsedMessages.get(json);
  if (cachedMessages) return cachedMessages;
  const messages: PageMessages = JSON.parse(json);
  parsedMessages.set(json, messages);
  return messages;
}
