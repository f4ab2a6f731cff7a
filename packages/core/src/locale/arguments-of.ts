import { type Message, parseMessage } from './format-message.ts';

/**
 * The arguments that a pattern needs, sorted and unique. Translations of one text must have the same
 * arguments.
 */
export function argumentsOf(pattern: string): string[] {
  const names = new Set<string>();
  collect(parseMessage(pattern), names);
  return [...names].sort();
}

function collect(message: Message, names: Set<string>): void {
  for (const part of message) {
    if (typeof part === 'string') continue;
    names.add(part.name);
    if (part.kind === 'plural' || part.kind === 'select') {
      for (const option of part.options.values()) collect(option, names);
    }
  }
}
