import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import type { ProductInFile } from '../../packages/server/src/features/catalogue/file/place-file.ts';
import type { Trait, Words } from './trait.ts';

const longestSlug = 80;

/** The duration that ends the first sentence of a description, in brackets. */
const statedDuration = / ?[(（][^)）]*(?:hours?|minutes|Stunden?|Minuten|小时|分钟)[^)）]*[)）]/;

/** The trip with these traits: another title and address, and texts that state what is different. */
export function varyProduct(base: ProductInFile, traits: readonly Trait[]): ProductInFile {
  let changed = base;
  for (const trait of traits) changed = { ...changed, ...trait.change(changed) };
  // The home page and its offers were chosen by hand, for the original only.
  const isAsLong = changed.durationMinutes === base.durationMinutes;
  const { featured: _, promotions: __, pricesAsked: ___, options: ____, ...product } = changed;
  return {
    ...product,
    options: [],
    slug: slugOf(base, traits),
    title: inEveryLanguage(base.title, (title, locale) => titleWith(title, traits, locale)),
    short: inEveryLanguage(base.short, (short, locale) =>
      joined([isAsLong ? short : short.replace(statedDuration, ''), ...sentences(traits, locale)], locale),
    ),
    long: {
      ...base.long,
      ...Object.fromEntries(
        MESSAGE_LOCALES.map((locale) => [
          locale,
          [...(base.long[locale] ?? base.long.en), joined(sentences(traits, locale), locale)],
        ]),
      ),
    },
  };
}

function inEveryLanguage(
  texts: ProductInFile['title'],
  say: (text: string, locale: keyof Words) => string,
): ProductInFile['title'] {
  return {
    en: say(texts.en, 'en'),
    de: say(texts.de ?? texts.en, 'de'),
    'zh-Hans': say(texts['zh-Hans'] ?? texts.en, 'zh-Hans'),
  };
}

function titleWith(title: string, traits: readonly Trait[], locale: keyof Words): string {
  const names = traits.map(({ name }) => name[locale]);
  if (locale === 'zh-Hans') return `${title}（${names.join('，')}）`;
  return `${title}${title.includes(':') ? ' –' : ':'} ${names.join(', ')}`;
}

function sentences(traits: readonly Trait[], locale: keyof Words): string[] {
  return traits.map(({ sentence }) => sentence[locale]);
}

function joined(parts: readonly string[], locale: keyof Words): string {
  return parts.join(locale === 'zh-Hans' ? '' : ' ');
}

function slugOf({ slug }: ProductInFile, traits: readonly Trait[]): string {
  const ending = traits.map(({ id }) => id).join('-');
  return `${slug.slice(0, longestSlug - ending.length - 1).replace(/-+$/, '')}-${ending}`;
}
