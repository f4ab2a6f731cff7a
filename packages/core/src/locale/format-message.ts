import { numberFormat, pluralRules } from './intl.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

// Patterns come from the message files, so their number is limited.
const parsedMessages = new Map<string, Message>();

/**
 * Fills an ICU pattern. `intlTag` decides how numbers are written. `textLanguage` is the language of the
 * pattern and decides its plural forms. They differ for French, whose texts are English: by French rules "0
 * tours" would read "0 tour".
 */
export function formatMessage(
  pattern: string,
  values: MessageValues,
  intlTag: string,
  textLanguage: string = intlTag,
): string {
  let message = parsedMessages.get(pattern);
  if (message === undefined) {
    message = parseMessage(pattern);
    parsedMessages.set(pattern, message);
  }
  const text = write(message, (part) => {
    if (part.kind === 'value') return String(requireValue(values, part.name));
    if (part.kind === 'number') return numberFormat(intlTag).format(requireNumber(values, part.name));
    if (part.kind === 'select') return optionOf(part, String(requireValue(values, part.name)));
    const count = requireNumber(values, part.name);
    return optionOf(part, `=${count}`, pluralRules(textLanguage).select(count));
  });
  if (textLanguage === 'de') return bindGerman(text);
  return textLanguage.startsWith('zh') ? bindChinese(text) : text;
}

/**
 * A balanced heading may break wherever the language allows it. These places are within one unit: the German word for
 * an email address, a Chinese day with its month, and a Chinese number of minutes or hours.
 */
const WORD_JOINER = '\u2060';

/** A day of the year and a time that passes, which Chinese may break between any two signs: 12月25日, 15分钟. */
function bindChinese(text: string): string {
  return text
    .replace(/\d{1,2}月\d{1,2}日/g, (day) => day.replace(/(?<=月)|(?=[月日])/g, WORD_JOINER))
    .replace(/(?<=\d)(?:分钟|小时)/g, (unit) => WORD_JOINER + [...unit].join(WORD_JOINER));
}

// Before a noun, a unit or the name of a month: 24 Stunden, 50 %, 3,5 km, 28. November. Within "z. B."
const boundSpace = /(?<=\d\.?) (?=\p{Lu}|%|k?m\b)|(?<=z\.) (?=B\.)/gu;

/**
 * German typography keeps a number and its unit or noun on one line: "24 Stunden", "19:15 Uhr", "50 %". The
 * space between them becomes one that does not break. Nouns are known by their capital.
 */
export function bindGerman(text: string): string {
  const bound = text.replace(boundSpace, '\u00A0');
  return bound.replaceAll('E-Mail-A', `E-${WORD_JOINER}Mail-${WORD_JOINER}A`);
}

type Argument = Exclude<MessagePart, string>;

/** Joins the parts of a message, each filled by `fill`. An option of a plural or a choice is filled in turn. */
function write(message: Message, fill: (part: Argument) => string | Message): string {
  let text = '';
  for (const part of message) {
    const filled = typeof part === 'string' ? part : fill(part);
    const next = typeof filled === 'string' ? filled : write(filled, fill);
    // An abbreviation that ends a sentence has one full stop: “2.–4. Dez.” and the text “{days}. …”
    text += text.endsWith('.') && /^\.(?!\.)/.test(next) ? next.slice(1) : next;
  }
  return text;
}

function optionOf({ options }: Choice, ...selectors: string[]): Message {
  const selector = selectors.find((candidate) => options.has(candidate)) ?? 'other';
  return options.get(selector) ?? [];
}

function requireValue(values: MessageValues, name: string): string | number {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new RangeError(`Message needs a value for "${name}"`);
  return value;
}

function requireNumber(values: MessageValues, name: string): number {
  const value = requireValue(values, name);
  if (typeof value !== 'number') throw new TypeError(`Message needs a number for "${name}"`);
  return value;
}

export type Message = readonly MessagePart[];

type MessagePart = string | Insertion | Choice;
type Insertion =
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'number'; readonly name: string };
type Choice =
  | { readonly kind: 'plural'; readonly name: string; readonly options: MessageBranches }
  | { readonly kind: 'select'; readonly name: string; readonly options: MessageBranches };
type MessageBranches = ReadonlyMap<string, Message>;

/** The pattern being read, and the index of its next character. */
type Cursor = { readonly pattern: string; position: number };

/**
 * Parses the part of ICU MessageFormat that our texts use. A mistake in a pattern throws, because patterns
 * are code.
 */
export function parseMessage(pattern: string): Message {
  const cursor = { pattern, position: 0 };
  const message = readMessage(cursor, undefined);
  if (cursor.position < pattern.length) throw malformedMessage(cursor, 'a } that closes nothing');
  return message;
}

/**
 * Reads up to the closing brace or the end. Within a plural, # means the number that it counts: `counted` is the
 * argument of that number, undefined outside plurals.
 */
function readMessage(cursor: Cursor, countedArgument: string | undefined): Message {
  const parts: MessagePart[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') parts.push(text);
    text = '';
  };
  while (cursor.position < cursor.pattern.length) {
    const char = cursor.pattern.charAt(cursor.position);
    if (char === '}') break;
    if (char === "'") {
      text += readApostrophe(cursor, countedArgument !== undefined);
    } else if (char === '{') {
      endText();
      parts.push(readArgument(cursor, countedArgument));
    } else if (char === '#' && countedArgument !== undefined) {
      endText();
      parts.push({ kind: 'number', name: countedArgument });
      cursor.position += 1;
    } else {
      text += char;
      cursor.position += 1;
    }
  }
  endText();
  return parts;
}

// ICU's rule: two apostrophes mean one. A single one quotes only if a character that needs quoting follows,
// so "don't" needs no escape.
function readApostrophe(cursor: Cursor, isWithinPlural: boolean): string {
  const { pattern } = cursor;
  const next = pattern.charAt(cursor.position + 1);
  const isQuotation = next === '{' || next === '}' || (next === '#' && isWithinPlural);
  if (!isQuotation) {
    cursor.position += next === "'" ? 2 : 1;
    return "'";
  }
  let text = '';
  for (cursor.position += 1; cursor.position < pattern.length; cursor.position += 1) {
    if (pattern.charAt(cursor.position) === "'") {
      if (pattern.charAt(cursor.position + 1) !== "'") {
        cursor.position += 1;
        return text;
      }
      cursor.position += 1;
    }
    text += pattern.charAt(cursor.position);
  }
  throw malformedMessage(cursor, 'a quotation that does not end');
}

function readArgument(cursor: Cursor, countedArgument: string | undefined): MessagePart {
  cursor.position += 1;
  const name = readWord(cursor, 'argument name');
  if (skipIfNext(cursor, '}')) return { kind: 'value', name };
  skipExpected(cursor, ',');
  const kind = readWord(cursor, 'format');
  if (kind === 'number') {
    skipExpected(cursor, '}');
    return { kind, name };
  }
  if (kind !== 'plural' && kind !== 'select') throw malformedMessage(cursor, `an unknown format "${kind}"`);
  skipExpected(cursor, ',');
  return { kind, name, options: readOptions(cursor, kind === 'plural' ? name : countedArgument) };
}

function readOptions(cursor: Cursor, countedArgument: string | undefined): MessageBranches {
  const options = new Map<string, Message>();
  while (!skipIfNext(cursor, '}')) {
    const selector = readWord(cursor, 'selector');
    if (options.has(selector)) throw malformedMessage(cursor, `"${selector}" twice`);
    skipExpected(cursor, '{');
    options.set(selector, readMessage(cursor, countedArgument));
    skipExpected(cursor, '}');
  }
  if (!options.has('other')) throw malformedMessage(cursor, 'no "other"');
  return options;
}

function readWord(cursor: Cursor, what: string): string {
  skipSpace(cursor);
  const word = /^=?[\w.-]+/.exec(cursor.pattern.slice(cursor.position))?.[0];
  if (word === undefined) throw malformedMessage(cursor, `no ${what}`);
  cursor.position += word.length;
  return word;
}

function skipExpected(cursor: Cursor, char: string): void {
  if (!skipIfNext(cursor, char)) throw malformedMessage(cursor, `no ${char}`);
}

/** Moves past the character, after any blanks, if it comes next. */
function skipIfNext(cursor: Cursor, char: string): boolean {
  skipSpace(cursor);
  if (cursor.pattern.charAt(cursor.position) !== char) return false;
  cursor.position += 1;
  return true;
}

function skipSpace(cursor: Cursor): void {
  while (/\s/.test(cursor.pattern.charAt(cursor.position))) cursor.position += 1;
}

function malformedMessage(cursor: Cursor, found: string): SyntaxError {
  return new SyntaxError(`Message has ${found} at ${cursor.position}: ${cursor.pattern}`);
}
