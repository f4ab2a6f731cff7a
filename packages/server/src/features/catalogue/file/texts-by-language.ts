import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';

/** A text in every language that has it. */
export type Texts<Text> = { readonly [locale in MessageLocale]?: Text | undefined };

/** Calls `onText` for each language that has the text. */
export function eachLanguage<Text>(texts: Texts<Text>, onText: (locale: MessageLocale, text: Text) => void) {
  for (const locale of MESSAGE_LOCALES) {
    const text = texts[locale];
    if (text !== undefined) onText(locale, text);
  }
}

type TextFields = Readonly<Record<string, Texts<unknown> | undefined>>;
type TextsOfLanguage<Texted extends TextFields> = {
  [field in keyof Texted]: NonNullable<NonNullable<Texted[field]>[MessageLocale]> | null;
};

/**
 * Turns several texts into one row for each language. A missing text is null. A language without any text has
 * no row.
 */
export function eachLanguageOf<Texted extends TextFields>(
  fields: Texted,
  onRow: (locale: MessageLocale, row: TextsOfLanguage<Texted>) => void,
) {
  for (const locale of MESSAGE_LOCALES) {
    const row = Object.entries(fields).map(([field, texts]) => [field, texts?.[locale] ?? null] as const);
    if (row.some(([, text]) => text !== null))
      onRow(locale, Object.fromEntries(row) as TextsOfLanguage<Texted>);
  }
}

type TextsWithEnglish<Text> = { en: Text; de?: Text | undefined; 'zh-Hans'?: Text | undefined };

/** English first. Databases order the keys of an object in their own way. */
export function inOrder<Text>({
  en,
  de,
  'zh-Hans': chinese,
}: TextsWithEnglish<Text>): TextsWithEnglish<Text> {
  return { en, de, 'zh-Hans': chinese };
}
