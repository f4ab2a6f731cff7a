import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';

/** In every language that has it. */
export type Texts<Text> = { readonly [locale in MessageLocale]?: Text | undefined };

export function eachLanguage<Text>(texts: Texts<Text>, use: (locale: MessageLocale, text: Text) => void) {
  for (const locale of MESSAGE_LOCALES) {
    const text = texts[locale];
    if (text !== undefined) use(locale, text);
  }
}
