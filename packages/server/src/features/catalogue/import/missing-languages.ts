import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';

export type MissingLanguages = {
  /** Titles of products, each named: a title is what travellers see first. */
  readonly titles: readonly { readonly at: string; readonly locale: MessageLocale }[];
  /** How many other texts lack a language, and where the first of them is. */
  readonly texts: readonly {
    readonly locale: MessageLocale;
    readonly count: number;
    readonly first: string;
  }[];
  /** How many translations of reviews are missing. A review without one is shown in its own language. */
  readonly reviews: number;
};

/**
 * Finds texts that a file has in English and lacks in another language of the site. Its readers would see English.
 * Only a warning, because a catalogue may be translated later.
 */
export function findMissingLanguages(json: string): MissingLanguages {
  const titles: { at: string; locale: MessageLocale }[] = [];
  const texts = new Map<MessageLocale, { count: number; first: string }>();
  let reviews = 0;
  visit(JSON.parse(json), '', {
    onText(path, text) {
      for (const locale of MESSAGE_LOCALES) {
        if (locale in text) continue;
        if (/^products\[[^\]]*\]\.title$/.test(path)) titles.push({ at: path, locale });
        else
          texts.set(locale, {
            first: path,
            ...texts.get(locale),
            count: (texts.get(locale)?.count ?? 0) + 1,
          });
      }
    },
    onReview({ locale: reviewLocale, translations = {} }) {
      reviews += MESSAGE_LOCALES.filter(
        (locale) => locale !== reviewLocale && !(locale in translations),
      ).length;
    },
  });
  return { titles, texts: [...texts].map(([locale, entry]) => ({ locale, ...entry })), reviews };
}

type Review = { readonly locale?: string; readonly translations?: object };

type Visitor = {
  readonly onText: (path: string, text: object) => void;
  readonly onReview: (review: Review) => void;
};

function visit(value: unknown, path: string, visitor: Visitor): void {
  if (typeof value !== 'object' || value === null) return;
  if ('en' in value) {
    visitor.onText(path, value);
    return;
  }
  for (const [key, inside] of Object.entries(value)) {
    if (key === 'reviews' && Array.isArray(inside)) {
      for (const review of inside) visitor.onReview(review);
      continue;
    }
    const slug = Array.isArray(value) && typeof inside?.slug === 'string' ? inside.slug : undefined;
    const step = Array.isArray(value) ? `[${slug ?? Number(key) + 1}]` : `${path === '' ? '' : '.'}${key}`;
    visit(inside, `${path}${step}`, visitor);
  }
}
