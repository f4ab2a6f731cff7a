import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPlaces } from '../packages/server/src/features/catalogue/import/read-catalogue.ts';

// A review that says “in July” was written in July: the page shows its month beside it. `inMonth` says which month it is,
// because the age of a review in months is counted from the day of the import.

const folder = new URL('places/', import.meta.url);
const { places } = readPlaces(
  readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
);
const reviews = places.flatMap(({ location, products }) =>
  products.flatMap((product) =>
    product.reviews.map((review) => ({ ...review, at: location, product: product.slug })),
  ),
);
type Review = (typeof reviews)[number];

const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  'zh-Hans': '一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月'.split(' '),
};
const namesMonth = {
  en: (name: string) => (name === 'May' ? /\b(?:in|[Ll]ate|[Ee]arly|of) May\b/ : new RegExp(`\\b${name}\\b`)),
  de: (name: string) =>
    name === 'Mai' ? /\b(?:[Ii]m|Ende|Anfang|Mitte) Mai\b/ : new RegExp(`\\b${name}(?![a-z])`),
  'zh-Hans': (name: string) => new RegExp(`(?<![十年\\d])${name}(?!光|亮|台|饼)`),
};

/** Months of the northern seasons. “Spring” is also a source, a leap and an onion. */
const seasons: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b[Ww]inter(?:’s)?\b(?! guests| on gut)/, [12, 1, 2]],
  [/\b(?:in|of) spring\b/, [3, 4, 5]],
  [/\b[Ss]ummer(?:’s)?\b/, [6, 7, 8, 9]],
  [/\b[Aa]utumn\b/, [9, 10, 11]],
];

/** What a text says of another month than that of its trip, by its English words. */
const otherMonth = [
  'January would be better',
  'May 1880',
  'perhaps in winter',
  'Perhaps in winter',
  'spring or summer would be better',
  'but pick summer',
  'We would do it in summer next time',
  'in summer take the 19:00',
  'Spring or autumn must be more comfortable',
  'take the late trip in autumn',
  'Ideal in September',
];

function textOf({ locale, text, translations }: Review, wanted: keyof typeof months): string {
  const whole = (locale === wanted ? text : translations?.[wanted]) ?? '';
  return otherMonth.reduce((rest, words) => rest.replace(words, ''), whole);
}

/** The months that the languages name, or else the season. */
function monthsIn(review: Review): readonly number[] {
  const languages = ['en', 'de', 'zh-Hans'] as const;
  const english = textOf(review, 'en');
  const isElsewhere = english !== textOfWhole(review);
  const named = languages.flatMap((locale) =>
    isElsewhere && locale !== 'en'
      ? []
      : months[locale].flatMap((name, index) =>
          namesMonth[locale](name).test(textOf(review, locale)) ? [index + 1] : [],
        ),
  );
  if (named.length > 0) return named;
  const isSouth = review.at.latitude < 0;
  return seasons.flatMap(([words, ofSeason]) =>
    words.test(english) ? ofSeason.map((month) => (isSouth ? ((month + 5) % 12) + 1 : month)) : [],
  );
}

const textOfWhole = ({ locale, text, translations }: Review) =>
  (locale === 'en' ? text : translations?.en) ?? '';

test('A review that names a month or a season was written then, in every language', () => {
  const wrong = reviews.flatMap((review) => {
    const named = monthsIn(review);
    return named.length === 0 || named.includes(review.inMonth ?? 0)
      ? []
      : [`${review.at.slug}/${review.product}: ${named.join()} (${review.inMonth}) ${textOfWhole(review)}`];
  });
  expect(wrong).toEqual([]);
});

test('The check finds months and seasons in each language', () => {
  const review = (text: string, locale: Review['locale'], latitude = 50) =>
    monthsIn({
      ...(reviews[0] as Review),
      text,
      locale,
      translations: {},
      at: { ...(reviews[0] as Review).at, latitude },
    });
  expect(review('Cold in July.', 'en')).toEqual([7]);
  expect(review('Kalt im Mai.', 'de')).toEqual([5]);
  expect(review('十二月很冷。', 'zh-Hans')).toEqual([12]);
  expect(review('Cold in winter.', 'en')).toEqual([12, 1, 2]);
  expect(review('Fresh in winter.', 'en', -33)).toEqual([6, 7, 8]);
  expect(review('It may rain, with a spring in their step.', 'en')).toEqual([]);
});
