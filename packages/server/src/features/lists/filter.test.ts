import { INTERESTS, type Interest } from '@ashore/core/catalogue/interests.ts';
import {
  AGES,
  DAY_PARTS,
  DURATIONS,
  LIST_SORTS,
  PRICE_PARTS,
  RATINGS,
  REQUIREMENTS,
} from '@ashore/core/contract/values/list.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/values/product-types.ts';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsWith, factsOf, manyFacts } from '../../../test-support/lists/list-facts.ts';
import { filterList } from './filter.ts';
import { filterCounts } from './filter-counts.ts';
import { dayPartsOf } from './index/facets.ts';
import type { ListFacts } from './index/facts.ts';
import type { ListQuery } from './list-query.ts';
import { pageOf } from './page.ts';

const now = new Date('2026-11-21T12:00:00Z');
const firstDay = localDate('2026-11-18');
const facts = manyFacts(400);
const columns = columnsWith(facts, firstDay, now);
const unfiltered: ListQuery = { locale: 'en', currency: 'EUR', sort: 'none' };

const priceIn = (product: ListFacts, currency: ListQuery['currency'], from = columns) =>
  (from.prices(currency)[from.numberOf(product.id) ?? -1] ?? Number.NaN) / (currency === 'JPY' ? 1 : 100);

const isFor = ({ from, to }: ListFacts['ages'], age: number) => from <= age && age <= (to ?? 120);

/** The rule of each filter group, written directly. */
const rules = {
  place: ({ city }, query) => query.place?.includes(city.slug),
  type: ({ type }, query) => (query.productType ? [query.productType] : query.type)?.includes(type),
  interest({ interests }, query) {
    const has = (one: Interest) => interests.includes(one);
    return query.interest && (query.allInterests ? query.interest.every(has) : query.interest.some(has));
  },
  language: ({ languages }, query) =>
    query.language && languages.some((one) => query.language?.includes(one)),
  duration({ durationMinutes: minutes }, { durationFrom, durationTo }) {
    if (durationFrom === undefined && durationTo === undefined) return undefined;
    return minutes !== null && minutes >= (durationFrom ?? 0) && minutes <= (durationTo ?? 1e9);
  },
  rating: ({ rating }, query) => query.rating && rating !== null && rating >= query.rating,
  ages: ({ ages }, { age }) => age === undefined || isFor(ages, age),
  timeOfDay: ({ options }, query) =>
    query.timeOfDay && dayPartsOf(options).some((part) => query.timeOfDay?.includes(part)),
  requirement: ({ requirements }, query) => query.requirement?.every((one) => requirements.includes(one)),
  freeCancellation: ({ freeCancellation }, query) => query.freeCancellation && freeCancellation,
  instant: ({ instant }, query) => query.instant && instant,
  price(product, { priceFrom, priceTo, currency }) {
    const price = priceIn(product, currency);
    return price >= (priceFrom ?? 0) && price <= (priceTo ?? 1e12);
  },
} satisfies Record<string, (product: ListFacts, query: ListQuery) => unknown>;

type Group = keyof typeof rules;
const groups = Object.keys(rules) as Group[];

/** The products that match the query under the rules of all groups, except one if it is given. */
function matchesWithout(group: Group | undefined, query: ListQuery): ListFacts[] {
  return facts
    .filter(({ places }) => query.location === undefined || places.includes(query.location))
    .filter((product) =>
      groups.every((name) => name === group || (rules[name](product, query) ?? true) !== false),
    );
}

const someOf = <Value>(values: readonly Value[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }), {
    nil: undefined,
    freq: 2,
  });
const optionalOf = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });

const anyQuery: fc.Arbitrary<ListQuery> = fc.record({
  locale: fc.constantFrom(...MESSAGE_LOCALES),
  currency: fc.constantFrom('EUR', 'USD', 'JPY'),
  location: optionalOf(['lisbon', 'portugal', 'japan', 'nowhere']),
  productType: fc.option(fc.constantFrom(...PRODUCT_TYPES), { nil: undefined, freq: 2 }),
  place: someOf(['lisbon', 'porto', 'kyoto', 'nowhere']),
  type: someOf(PRODUCT_TYPES),
  interest: someOf(INTERESTS),
  allInterests: optionalOf([true] as const),
  language: someOf(['en', 'de', 'zh-Hans', 'pt', 'ja', 'xx']),
  durationFrom: optionalOf([0, 60, 61]),
  durationTo: optionalOf([60, 240, 1_440]),
  priceFrom: optionalOf([0, 9.99, 10]),
  priceTo: optionalOf([48.5, 48.51, 300]),
  rating: optionalOf([3, 4, 4.5, 5]),
  age: optionalOf([0, 5, 8, 17]),
  timeOfDay: someOf(DAY_PARTS),
  requirement: someOf(REQUIREMENTS),
  freeCancellation: optionalOf([true] as const),
  instant: optionalOf([true] as const),
  sort: fc.constantFrom(...LIST_SORTS),
});

test('For any query, a list matches a plain filter, and each group is counted under all other groups', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const narrowed = filterList(columns, query, undefined);
      const ids = [...narrowed.matches].map(columns.idOf);
      const expected = matchesWithout(undefined, query).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(expected.toSorted());
      const options = filterCounts(columns.facets, narrowed, query);
      const counted = <Id>(
        group: Group | undefined,
        ids: readonly Id[],
        has: (product: ListFacts, id: Id) => boolean,
      ) =>
        ids.map((id) => ({
          id,
          count: matchesWithout(group, query).filter((product) => has(product, id)).length,
        }));
      expect(options.type).toEqual(counted('type', PRODUCT_TYPES, ({ type }, id) => type === id));
      const ofType = facts.filter(
        ({ places, type }) =>
          (query.location === undefined || places.includes(query.location)) &&
          (query.productType === undefined || type === query.productType),
      );
      const countOf = (interest: Interest) =>
        ofType.filter(({ interests }) => interests.includes(interest)).length;
      const mostFirst = INTERESTS.toSorted((one, other) => countOf(other) - countOf(one));
      expect(options.interest).toEqual(
        counted(query.allInterests ? undefined : 'interest', mostFirst, (one, id) =>
          one.interests.includes(id),
        ),
      );
      const slugs = options.place.map(({ id }) => id);
      expect(options.place.map(({ id, count }) => ({ id, count }))).toEqual(
        counted('place', slugs, ({ city }, id) => city.slug === id),
      );
      expect(options.timeOfDay).toEqual(
        counted('timeOfDay', DAY_PARTS, (one, id) => dayPartsOf(one.options).includes(id)),
      );
      expect(options.requirement).toEqual(
        counted(undefined, REQUIREMENTS, (one, id) => one.requirements.includes(id)),
      );
      expect(options.age).toEqual(
        [...new Set([...AGES, query.age ?? AGES[0]])]
          .sort((one, other) => one - other)
          .map((age) => ({
            age,
            count: matchesWithout('ages', query).filter(({ ages }) => isFor(ages, age)).length,
          })),
      );
      const tags = options.language.map(({ id }) => id);
      expect(options.language).toEqual(counted('language', tags, (one, id) => one.languages.includes(id)));
      expect(options.rating.map(({ count }) => count)).toEqual(
        counted('rating', RATINGS, ({ rating }, least) => rating !== null && rating >= least).map(
          ({ count }) => count,
        ),
      );
      expect(options.duration.map(({ count }) => count)).toEqual(
        counted('duration', DURATIONS, ({ durationMinutes: minutes }, { from, to }) => {
          return minutes !== null && minutes >= from && minutes <= (to ?? 1e9);
        }).map(({ count }) => count),
      );
      const free = matchesWithout('freeCancellation', query).filter((one) => one.freeCancellation);
      const instant = matchesWithout('instant', query).filter((one) => one.instant);
      expect([options.freeCancellation, options.instant]).toEqual([free.length, instant.length]);
      const prices = matchesWithout('price', query).map((product) => priceIn(product, query.currency));
      expect(options.price).toMatchObject(
        prices.length === 0
          ? { min: 0, max: 10_000 }
          : { min: Math.floor(Math.min(...prices)), max: Math.ceil(Math.max(...prices)) + 10 },
      );
      const { min, max, histogram } = options.price;
      const width = (max - min) / PRICE_PARTS;
      expect(histogram).toEqual(
        Array.from(
          { length: PRICE_PARTS },
          (_, part) =>
            // Both ends of the range lie inside it, because the highest price has room above.
            prices.filter((price) => Math.floor((price - min) / width) === part).length,
        ),
      );
      const bare = { ...unfiltered, location: query.location, productType: query.productType };
      expect(options.unfiltered).toBe(matchesWithout(undefined, bare).length);
    }),
    { numRuns: 300 },
  );
});

test('All pages together are the whole list once, in the order of a plain sort', () => {
  const collators = new Map(MESSAGE_LOCALES.map((locale) => [locale, new Intl.Collator(locale)]));
  fc.assert(
    fc.property(anyQuery, fc.integer({ min: 1, max: 60 }), (query, size) => {
      const { matches: found } = filterList(columns, query, undefined);
      const paged = Array.from({ length: Math.ceil(found.length / size) + 1 }, (_, page) =>
        pageOf(columns, found, { ...query, offset: page * size, size }),
      );
      const price = (product: ListFacts) => priceIn(product, query.currency);
      const bySort = {
        none: () => 0,
        name: (one: ListFacts, other: ListFacts) =>
          collators.get(query.locale)?.compare(one.names[query.locale], other.names[query.locale]) ?? 0,
        low: (one: ListFacts, other: ListFacts) => price(one) - price(other),
        high: (one: ListFacts, other: ListFacts) => price(other) - price(one),
      };
      const sorted = matchesWithout(undefined, query).toSorted(
        (one, other) =>
          bySort[query.sort](one, other) || other.popularity - one.popularity || (one.id < other.id ? -1 : 1),
      );
      expect(paged.flat().map(columns.idOf)).toEqual(sorted.map(({ id }) => id));
      expect(paged.at(-1)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('The most popular products begin with those that run soon, on all pages together', () => {
  const isLater = (number: number) => number % 3 === 0;
  for (const query of [unfiltered, { ...unfiltered, place: ['kyoto'], rating: 5 }]) {
    const { matches } = filterList(columns, query, undefined);
    const all = { ...query, offset: 0, size: matches.length };
    const plain = pageOf(columns, matches, all);
    const expected = [...plain.filter((number) => !isLater(number)), ...plain.filter(isLater)];
    expect(pageOf(columns, matches, { ...all, isLater })).toEqual(expected);
    expect(pageOf(columns, matches, { ...all, isLater, offset: 3, size: 7 })).toEqual(expected.slice(3, 10));
  }
});

test('A list of one type counts the other types under the same filters', () => {
  const water = { ...unfiltered, interest: ['water'] as const };
  const counts = (query: ListQuery) =>
    filterCounts(columns.facets, filterList(columns, query, undefined), unfiltered).type;
  expect(counts({ ...water, productType: 'shows' })).toEqual(counts(water));
  expect(counts(water)).not.toEqual(counts(unfiltered));
});

test('The cities of a list are named in its language and keep one order, the one with most trips first', () => {
  const places = (query: Partial<ListQuery>) =>
    filterCounts(columns.facets, filterList(columns, { ...unfiltered, ...query }, undefined), {
      ...unfiltered,
      locale: 'de',
    }).place;
  const all = places({});
  expect(all.map(({ count }) => count)).toEqual(
    all.map(({ count }) => count).toSorted((one, other) => other - one),
  );
  expect(new Set(all.map(({ name }) => name))).toEqual(new Set(['lisbon-de', 'porto-de', 'kyoto-de']));
  const filtered = places({ interest: ['wine'], place: ['kyoto'] });
  expect(filtered.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
});

test('A list names the hundred largest cities and those that are requested', () => {
  const city = (slug: string) => ({ slug, names: { en: slug, de: slug, 'zh-Hans': slug } });
  const products = Array.from({ length: 105 }, (_, at) => factsOf(at, { city: city(`city-${at}`) }));
  const columns = columnsWith([...products, factsOf(200, { city: city('city-7') })], firstDay, now);
  const { place } = filterCounts(columns.facets, filterList(columns, unfiltered, undefined), {
    ...unfiltered,
    place: ['city-99'],
  });
  expect(place[0]).toEqual({ id: 'city-7', name: 'city-7', count: 2 });
  expect(place).toHaveLength(101);
  expect(place.at(-1)?.id).toBe('city-99');
});

test('The languages of a list keep one order while a visitor filters, the most common first', () => {
  const tags = (query: Partial<ListQuery>) =>
    filterCounts(columns.facets, filterList(columns, { ...unfiltered, ...query }, undefined), unfiltered)
      .language;
  const allTags = tags({});
  expect(allTags.map(({ count }) => count)).toEqual(
    allTags.map(({ count }) => count).toSorted((one, other) => other - one),
  );
  expect(tags({ interest: ['wine'], rating: 5 }).map(({ id }) => id)).toEqual(allTags.map(({ id }) => id));
});

test.each([
  ['EUR', [], 0, 10_000],
  ['EUR', [factsOf(1, { priceMinor: 4_850 })], 48, 59],
  ['EUR', [factsOf(1, { priceMinor: 5_000 })], 50, 60],
  ['EUR', [factsOf(1, { priceMinor: 1 }), factsOf(2, { priceMinor: 10_001 })], 0, 111],
  ['JPY', [factsOf(1, { priceMinor: 4_850 })], 9_700, 9_710],
  ['CHF', [factsOf(1, { priceMinor: 4_850 })], 0, 10_000],
] as const)(
  'Price bounds are whole numbers with a margin above, in %s as well: case %#',
  (currency, some, min, max) => {
    const columns = columnsWith(some, firstDay, now);
    const { price } = filterCounts(
      columns.facets,
      filterList(columns, { ...unfiltered, currency }, undefined),
      {
        locale: 'en',
        currency,
      },
    );
    expect(price).toEqual({ min, max, histogram: expect.any(Array), from: null, to: null });
  },
);

test('A price filter given to the cent includes products at exactly that price', () => {
  for (const minor of [4_122, 1_005, 114, 2_999_999]) {
    const columns = columnsWith([factsOf(1, { priceMinor: minor })], firstDay, now);
    const countWith = (span: Partial<ListQuery>) =>
      filterList(columns, { ...unfiltered, ...span }, undefined).matches.length;
    const price = minor / 100;
    expect([countWith({ priceFrom: price, priceTo: price }), countWith({ priceTo: price - 0.01 })]).toEqual([
      1, 0,
    ]);
    expect(countWith({ priceFrom: price + 0.01 })).toBe(0);
  }
});

test('The chosen days apply to the counts of every other group', () => {
  const query: ListQuery = { ...unfiltered, interest: ['water'] };
  // Stands for the products that run on the chosen days.
  const even = (number: number) => number % 2 === 0;
  const narrowed = filterList(columns, query, even);
  expect([...narrowed.matches].every(even)).toBe(true);
  const onDays = facts.filter(({ id }) => even(columns.numberOf(id) ?? 1));
  const { interest } = filterCounts(columns.facets, narrowed, unfiltered);
  expect(interest.find(({ id }) => id === 'wine')?.count).toBe(
    onDays.filter(({ interests }) => interests.includes('wine')).length,
  );
});
