import { DEFAULT_LOCALE, localeTable, type MessageLocale } from './locales.ts';

type Marks = {
  readonly comma: string;
  readonly colon: string;
  readonly brackets: readonly [open: string, close: string];
};

const latin: Marks = { comma: ', ', colon: ': ', brackets: [' (', ')'] };
const marks: Readonly<Record<MessageLocale, Marks>> = {
  en: latin,
  de: latin,
  'zh-Hans': { comma: '，', colon: '：', brackets: ['（', '）'] },
};

type Part = string | false | null | undefined;

/** Puts texts beside each other that are no list, such as a name, a place and a time. Leaves out empty ones. */
export function sideBySide(parts: readonly Part[], language: MessageLocale): string {
  return parts.filter(Boolean).join(marks[language].comma);
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

/** The language of the texts on a page whose numbers and dates follow this tag. */
export function textLanguage(intl: string): MessageLocale {
  return Object.values(localeTable).find((entry) => entry.intl === intl)?.messages ?? DEFAULT_LOCALE;
}
