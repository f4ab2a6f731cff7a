import type en from './messages/en.json';

/** English is the source of truth: a key exists if it exists there. */
export type Messages = typeof en;
export type MessageNamespace = keyof Messages;
export type MessageKey = {
  [Namespace in MessageNamespace]: `${Namespace}.${keyof Messages[Namespace] & string}`;
}[MessageNamespace];

/** Texts that one page sends to the browser: its own namespaces, in one language. */
export type PageMessages = Partial<Record<MessageNamespace, Record<string, string>>>;
