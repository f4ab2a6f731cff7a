import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';

/** A text in every language that has it. */
export type Texts<Text> = { readonly [locale in MessageLocale]?: Text | undefined };

export function eachLanguage<Text>(texts: Texts<Text>, use: (locale: MessageLocale, text: Text) => void) {
  for (const locale of MESSAGE_LOCALES) {
    const text = texts[locale];
    if (text !== undefined) use(locale, text);
  }
}

type TextFields = Readonly<Record<string, Texts<unknown> | undefined>>;
type InOne<Texted extends TextFields> = {
  [field in keyof Texted]: NonNullable<NonNullable<Texted[field]>[MessageLocale]> | null;
};

/**
 * Turns several texts into one row for each language. A missing text is null. A language without any text has
 * no row.
 */
export function eachLanguageOf<Texted extends TextFields>(
  fields: Texted,
  use: (locale: MessageLocale, row: InOne<Texted>) => void,
) {
  for (const locale of MESSAGE_LOCALES) {
    const row = Object.entries(fields).map(([field, texts]) => [field, texts?.[locale] ?? null] as const);
    if (row.some(([, text]) => text !== null)) use(locale, Object.fromEntries(row) as InOne<Texted>);
  }
}

type Whole<Text> = { en: Text; de?: Text | undefined; 'zh-Hans'?: Text | undefined };

/** English first. Databases order the keys of an object in their own way. */
export function inOrder<Text>({ en, de, 'zh-Hans': chinese }: Whole<Text>): Whole<Text> {
  return { en, de, 'zh-Hans': chinese };
}
