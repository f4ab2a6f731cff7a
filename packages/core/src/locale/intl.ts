import type { MessageLocale } from './locales.ts';

// Building a formatter costs about a hundred times as much as using one, and a page of cards formats a
// hundred prices. Tags and options come from our own tables, so the caches stay small.
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();
const pluralRulesByTag = new Map<string, Intl.PluralRules>();
const displayNamesByTag = new Map<string, Intl.DisplayNames>();
const collators = new Map<string, Intl.Collator>();
const listFormats = new Map<string, Intl.ListFormat>();

export function numberFormat(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return cached(numberFormats, keyOf(tag, options), () => new Intl.NumberFormat(tag, options));
}

export function dateTimeFormat(tag: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return cached(dateTimeFormats, keyOf(tag, options), () => new Intl.DateTimeFormat(tag, options));
}

export function pluralRules(tag: string): Intl.PluralRules {
  return cached(pluralRulesByTag, tag, () => new Intl.PluralRules(tag));
}

export function displayNames(tag: string, type: Intl.DisplayNamesOptions['type']): Intl.DisplayNames {
  return cached(displayNamesByTag, `${tag} ${type}`, () => new Intl.DisplayNames(tag, { type }));
}

export function collator(tag: string): Intl.Collator {
  return cached(collators, tag, () => new Intl.Collator(tag));
}

export function listFormat(tag: string): Intl.ListFormat {
  return cached(listFormats, tag, () => new Intl.ListFormat(tag, { type: 'conjunction', style: 'narrow' }));
}

function keyOf(tag: string, options: object): string {
  return `${tag} ${JSON.stringify(options)}`;
}

function cached<T>(cache: Map<string, T>, key: string, build: () => T): T {
  const cachedValue = cache.get(key);
  if (cachedValue !== undefined) return cachedValue;
  const built = build();
  cache.set(key, built);
  return built;
}

type Marks = {
  readonly comma: string;
  readonly colon: string;
  readonly brackets: readonly [open: string, close: string];
  /** Between two sentences. A Chinese full stop brings its own distance. */
  readonly sentence: string;
};

const latin: Marks = { comma: ', ', colon: ': ', brackets: [' (', ')'], sentence: ' ' };
const marks: Readonly<Record<MessageLocale, Marks>> = {
  en: latin,
  de: latin,
  'zh-Hans': { comma: '，', colon: '：', brackets: ['（', '）'], sentence: '' },
};

type Part = string | false | null | undefined;

/** Puts texts beside each other that are no list, such as a name, a place and a time. Leaves out empty ones. */
export function sideBySide(parts: readonly Part[], language: MessageLocale): string {
  return parts.filter(Boolean).join(marks[language].comma);
}

/** What stands between two sentences. */
export function betweenSentences(language: MessageLocale): string {
  return marks[language].sentence;
}

/** A label and its value in one line. */
export function labelled(label: string, value: string, language: MessageLocale): string {
  return `${label}${marks[language].colon}${value}`;
}

/** A text with a detail in brackets. */
export function withDetail(text: string, detail: string, language: MessageLocale): string {
  const [open, close] = marks[language].brackets;
  return `${text}${open}${detail}${close}`;
}
