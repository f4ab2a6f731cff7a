export const LOCALES = ['en', 'de', 'zh-Hans', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** Languages our texts are written in. Every locale uses the texts of one of them. */
export const MESSAGE_LOCALES = ['en', 'de', 'zh-Hans'] as const;
export type MessageLocale = (typeof MESSAGE_LOCALES)[number];

export const DEFAULT_LOCALE = 'en' satisfies Locale;

type LocaleEntry = {
  readonly ownName: string;
  readonly messages: MessageLocale;
  /** Tag for numbers, dates and prices. */
  readonly intl: string;
  /**
   * Language of the texts on the page, for the `lang` attribute. Screen readers choose their pronunciation by
   * it.
   */
  readonly html: string;
  readonly openGraph: string;
  /** Whether the language switcher, hreflang and the sitemap list this locale. */
  readonly offered: boolean;
};

// French has no texts of its own. Its tags for texts say English, and its tag for numbers and dates says
// French.
export const localeTable = {
  en: {
    ownName: 'English',
    messages: 'en',
    intl: 'en-GB',
    html: 'en',
    openGraph: 'en_GB',
    offered: true,
  },
  de: {
    ownName: 'Deutsch',
    messages: 'de',
    intl: 'de-DE',
    html: 'de',
    openGraph: 'de_DE',
    offered: true,
  },
  'zh-Hans': {
    ownName: '简体中文',
    messages: 'zh-Hans',
    intl: 'zh-Hans-CN',
    html: 'zh-Hans',
    openGraph: 'zh_CN',
    offered: true,
  },
  fr: {
    ownName: 'Français',
    messages: 'en',
    intl: 'fr-FR',
    html: 'en',
    openGraph: 'en_GB',
    offered: false,
  },
} as const satisfies Record<Locale, LocaleEntry>;

export function isLocale(value: string): value is Locale {
  return (LOCALES as readonly string[]).includes(value);
}

/** The language of the texts on a page whose numbers and dates follow this tag. */
export function textLanguage(intl: string): MessageLocale {
  return Object.values(localeTable).find((entry) => entry.intl === intl)?.messages ?? DEFAULT_LOCALE;
}

/** Whether a language code of the catalogue, such as zh, is the language of a locale, such as zh-Hans. */
export function isLanguageOf(locale: Locale, code: string): boolean {
  return locale.split('-', 1)[0] === code;
}
