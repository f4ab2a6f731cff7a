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
  return cachedFormat(numberFormats, keyOf(tag, options), () => new Intl.NumberFormat(tag, options));
}

export function dateTimeFormat(tag: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return cachedFormat(dateTimeFormats, keyOf(tag, options), () => new Intl.DateTimeFormat(tag, options));
}

export function pluralRules(tag: string): Intl.PluralRules {
  return cachedFormat(pluralRulesByTag, tag, () => new Intl.PluralRules(tag));
}

export function displayNames(tag: string, type: Intl.DisplayNamesOptions['type']): Intl.DisplayNames {
  return cachedFormat(displayNamesByTag, `${tag} ${type}`, () => new Intl.DisplayNames(tag, { type }));
}

export function collator(tag: string): Intl.Collator {
  return cachedFormat(collators, tag, () => new Intl.Collator(tag));
}

export function listFormat(tag: string): Intl.ListFormat {
  return cachedFormat(
    listFormats,
    tag,
    () => new Intl.ListFormat(tag, { type: 'conjunction', style: 'narrow' }),
  );
}

function keyOf(tag: string, options: object): string {
  return `${tag} ${JSON.stringify(options)}`;
}

function cachedFormat<Format>(cache: Map<string, Format>, key: string, build: () => Format): Format {
  const cachedValue = cache.get(key);
  if (cachedValue !== undefined) return cachedValue;
  const builtValue = build();
  cache.set(key, builtValue);
  return builtValue;
}

/**
 * The number in the name of a discount: 20 for 20 % off. Chinese names what is left to pay, in tenths (8折), or in
 * percent if tenths are not enough (75折).
 */
export function discountNumber(percent: number, language: MessageLocale): number {
  if (language !== 'zh-Hans') return percent;
  const percentToPay = 100 - percent;
  return percentToPay % 10 === 0 || percentToPay < 10 ? percentToPay / 10 : percentToPay;
}

/** Signs between texts that are put together, with the spaces around them. */
type Punctuation = {
  readonly comma: string;
  readonly colon: string;
  readonly brackets: readonly [open: string, close: string];
  /** Between two sentences. A Chinese full stop brings its own distance. */
  readonly sentence: string;
};

const latin: Punctuation = { comma: ', ', colon: ': ', brackets: [' (', ')'], sentence: ' ' };
const punctuation: Readonly<Record<MessageLocale, Punctuation>> = {
  en: latin,
  de: latin,
  'zh-Hans': { comma: '，', colon: '：', brackets: ['（', '）'], sentence: '' },
};

type OptionalText = string | false | null | undefined;

/** Puts texts beside each other that are no list, such as a name, a place and a time. Leaves out empty ones. */
export function sideBySide(texts: readonly OptionalText[], language: MessageLocale): string {
  return texts.filter(Boolean).join(punctuation[language].comma);
}

/**
 * Puts entries of a list on one line, such as what a trip includes. Some entries contain commas, so dots separate them;
 * Chinese has a mark for lists.
 */
export function onOneLine(entries: readonly string[], language: MessageLocale): string {
  return entries.join(language === 'zh-Hans' ? '、' : ' · ');
}

/** What stands between two sentences. */
export function betweenSentences(language: MessageLocale): string {
  return punctuation[language].sentence;
}

/** A label and its value in one line. */
export function labelled(label: string, value: string, language: MessageLocale): string {
  return `${label}${punctuation[language].colon}${value}`;
}

/** A text with a detail in brackets. */
export function withDetail(text: string, detail: string, language: MessageLocale): string {
  const [open, close] = punctuation[language].brackets;
  return `${text}${open}${detail}${close}`;
}

type Names = readonly [english: string, german: string, chinese: string];

/**
 * Names that servers and browsers write differently, which would render a page twice, and names that the trade
 * in China writes with the name of the country.
 */
const ownNames: Readonly<Record<string, Names>> = {
  FK: ['Falkland Islands', 'Falklandinseln', '福克兰群岛'],
  HK: ['Hong Kong', 'Hongkong', '中国香港'],
  MO: ['Macao', 'Macau', '中国澳门'],
  PS: ['Palestine', 'Palästina', '巴勒斯坦'],
  TW: ['Taiwan', 'Taiwan', '中国台湾'],
};

/** Name of a country or territory in the reader's language; its code if the language has no name for it. */
export function countryName(intl: string, code: string): string {
  const language = ['en', 'de', 'zh'].findIndex((tag) => intl.startsWith(tag));
  return ownNames[code]?.[language] ?? displayNames(intl, 'region').of(code) ?? code;
}

/** Name of a language in the reader's language; its code if the language has no name for it. */
export function languageName(code: string, language: MessageLocale): string {
  return displayNames(language, 'language').of(code) ?? code;
}
