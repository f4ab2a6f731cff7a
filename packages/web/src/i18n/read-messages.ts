import type { PageMessages } from './messages.ts';

// As many as there are languages and screens.
const read = new Map<string, PageMessages>();

/** The texts of a page, read once however often they are asked for. */
export function readMessages(json: string): PageMessages {
  const known = read.get(json);
  if (known) return known;
  const messages: PageMessages = JSON.parse(json);
  read.set(json, messages);
  return messages;
}
