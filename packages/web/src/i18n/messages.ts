import type en from './messages/en.json';

/** English is the source of truth: a key exists when it exists there. */
export type Messages = typeof en;
export type MessageNamespace = keyof Messages;
export type MessageKey = {
  [Namespace in MessageNamespace]: `${Namespace}.${keyof Messages[Namespace] & string}`;
}[MessageNamespace];

/** What one page carries to the browser: its own namespaces in one language, nothing else. */
export type PageMessages = Partial<Record<MessageNamespace, Record<string, string>>>;
