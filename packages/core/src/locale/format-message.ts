import { numberFormat, pluralRules } from './intl.ts';
import { type Choice, type Message, type MessagePart, parseMessage } from './parse-message.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

// Patterns come from the message files, so there are only so many.
const parsed = new Map<string, Message>();

/**
 * Fills an ICU pattern. `intlTag` writes the numbers; `textLanguage` is the language the pattern is written in
 * and picks its plural forms. They differ for French, whose texts are English: by French rules "0 tours" would
 * read "0 tour".
 */
export function formatMessage(
  pattern: string,
  values: MessageValues,
  intlTag: string,
  textLanguage: string = intlTag,
): string {
  let message = parsed.get(pattern);
  if (message === undefined) {
    message = parseMessage(pattern);
    parsed.set(pattern, message);
  }
  return write(message, (part) => {
    if (part.kind === 'value') return String(givenValue(values, part.name));
    if (part.kind === 'number') return numberFormat(intlTag).format(givenNumber(values, part.name));
    if (part.kind === 'select') return optionOf(part, String(givenValue(values, part.name)));
    const count = givenNumber(values, part.name);
    return optionOf(part, `=${count}`, pluralRules(textLanguage).select(count));
  });
}

type Argument = Exclude<MessagePart, string>;

function write(message: Message, fill: (part: Argument) => string | Message): string {
  let text = '';
  for (const part of message) {
    const filled = typeof part === 'string' ? part : fill(part);
    text += typeof filled === 'string' ? filled : write(filled, fill);
  }
  return text;
}

function optionOf({ options }: Choice, ...selectors: string[]): Message {
  const selector = selectors.find((candidate) => options.has(candidate)) ?? 'other';
  return options.get(selector) ?? [];
}

function givenValue(values: MessageValues, name: string): string | number {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new RangeError(`Message needs a value for "${name}"`);
  return value;
}

function givenNumber(values: MessageValues, name: string): number {
  const value = givenValue(values, name);
  if (typeof value !== 'number') throw new TypeError(`Message needs a number for "${name}"`);
  return value;
}
