import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';

export type MissingLanguage = {
  readonly locale: MessageLocale;
  /** How many texts lack the language, and where the first of them is. */
  readonly count: number;
  readonly first: string;
};

/**
 * Finds texts that a file has in English and lacks in another language of the site. Its readers would see English.
 * Only a warning, because a catalogue may be translated later.
 */
export function findMissingLanguages(json: string): readonly MissingLanguage[] {
  const found = new Map<MessageLocale, { count: number; first: string }>();
  visit(JSON.parse(json), '', (at, text) => {
    for (const locale of MESSAGE_LOCALES) {
      if (locale in text) continue;
      const entry = found.get(locale) ?? { count: 0, first: at };
      found.set(locale, { ...entry, count: entry.count + 1 });
    }
  });
  return [...found].map(([locale, entry]) => ({ locale, ...entry }));
}

function visit(value: unknown, at: string, onText: (at: string, text: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('en' in value) {
    onText(at, value);
    return;
  }
  for (const [key, inside] of Object.entries(value)) {
    const slug = Array.isArray(value) && typeof inside?.slug === 'string' ? inside.slug : undefined;
    const step = Array.isArray(value) ? `[${slug ?? Number(key) + 1}]` : `${at === '' ? '' : '.'}${key}`;
    visit(inside, `${at}${step}`, onText);
  }
}
