import { formatMessage, type MessageValues } from '@ashore/core/locale/format-message.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { usePage } from '../page/use-page.ts';
import type { MessageKey, MessageNamespace } from './messages.ts';
import { readMessages } from './read-messages.ts';

export type Text = (key: MessageKey, values?: MessageValues) => string;

/** The texts of the current page. A key whose namespace the screen did not declare is a fault of the screen table. */
export function useText(): Text {
  const page = usePage();
  const { locale } = page;
  const messages = readMessages(page.messages);
  return (key, values) => {
    const dot = key.indexOf('.');
    const pattern = messages[key.slice(0, dot) as MessageNamespace]?.[key.slice(dot + 1)];
    if (pattern === undefined) throw new Error(`The screen does not carry the message ${key}`);
    // French readers get English texts with French numbers: plurals follow the text.
    return formatMessage(pattern, values ?? {}, localeTable[locale].intl, localeTable[locale].messages);
  };
}
