import { type Message, parseMessage } from './parse-message.ts';

/** The arguments a pattern needs, sorted, each once: translations of one text must agree on them. */
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
