import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import {
  AGES,
  DAY_PARTS,
  DURATIONS,
  LIST_SORTS,
  RATINGS,
  REQUIREMENTS,
} from '@ashore/core/contract/values/list.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/values/product-types.ts';
import { SELECTABLE_CURRENCIES } from '@ashore/core/money/selectable-currencies.ts';
import { addDays, type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { screens } from '../../../screens.ts';
import {
  isOurSpelling,
  type ListQuery,
  listQueryText,
  noFilters,
  productAddressForDays,
  readListQuery,
} from './list-query.ts';

const read = (query: string) => readListQuery(new URLSearchParams(query), 'EUR');

const some = <Option>(options: readonly Option[]) => fc.subarray([...options]);
const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });

const days = fc
  .record({ start: fc.nat(400), length: fc.nat(30), party: fc.integer({ min: 1, max: 99 }) })
  .map(({ start, length, party }) => {
    const from = addDays(localDate('2026-11-21'), start);
    return { from, to: addDays(from, length), party };
  });

const price = fc
  .record({
    low: maybe(fc.nat(900)),
    more: maybe(fc.nat(900)),
    currency: fc.constantFrom(...SELECTABLE_CURRENCIES),
  })
  .map(({ low, more, currency }) => ({
    from: low,
    to: more === undefined ? undefined : (low ?? 0) + more,
    currency,
  }))
  .filter(({ from, to }) => from !== undefined || to !== undefined);

const interests = fc
  .record({ interest: some(INTERESTS), all: fc.boolean() })
  .map(({ interest, all }) => ({ interest, allInterests: all && interest.length > 1 }));

const otherFilters = fc.record({
  place: some(['lisbon', 'new-york', 'rome']),
  type: some(PRODUCT_TYPES),
  language: some(['de', 'en', 'pt-BR', 'zh-Hans']),
  days: maybe(days),
  duration: maybe(fc.constantFrom(...DURATIONS)),
  price: maybe(price),
  rating: maybe(fc.constantFrom(...RATINGS)),
  age: maybe(fc.constantFrom(...AGES)),
  timeOfDay: some(DAY_PARTS),
  requirement: some(REQUIREMENTS),
  freeCancellation: fc.boolean(),
  instant: fc.boolean(),
  sort: fc.constantFrom(...LIST_SORTS),
});

const narrowings: fc.Arbitrary<ListQuery> = fc
  .tuple(interests, otherFilters)
  .map(([ofInterests, others]) => ({ ...others, ...ofInterests }));

test('Any list query survives being written to an address and read back, in our spelling', () => {
  fc.assert(
    fc.property(narrowings, fc.nat(50), (filters, page) => {
      const query = listQueryText(filters, page);
      expect(read(query)).toEqual(filters);
      expect(isOurSpelling(new URLSearchParams(query), filters, page)).toBe(true);
    }),
  );
});

test('No address breaks a list, and the query of any address can be written and read again unchanged', () => {
  const names = screens.find(({ name }) => name === 'toursAndActivities')?.query ?? [];
  const junk = fc.array(
    fc.tuple(fc.constantFrom(...names), fc.oneof(fc.string(), fc.constantFrom('-1', 'air,air', '3'))),
  );
  fc.assert(
    fc.property(junk, (pairs) => {
      const listQuery = readListQuery(new URLSearchParams(pairs), 'EUR');
      expect(read(listQueryText(listQuery))).toEqual(listQuery);
    }),
  );
});

test('An address is readable, and a list without filters has its path alone', () => {
  expect(listQueryText(noFilters)).toBe('');
  expect(listQueryText({ ...noFilters, interest: ['wine', 'water'] }, 1)).toBe('?interest=wine,water&page=2');
});

test('A form without scripts gives the same query with one parameter for each box and with empty parameters', () => {
  const query = new URLSearchParams(
    'interest=water&interest=wine&dateFrom=&dateTo=&priceFrom=20&priceTo=&sort=none',
  );
  const filters = readListQuery(query, 'GBP');
  expect(filters).toEqual({
    ...noFilters,
    interest: ['water', 'wine'],
    price: { from: 20, currency: 'GBP' },
  });
  expect(isOurSpelling(query, filters, 0)).toBe(false);
});

test('One day alone is a span of one day, and a reversed span is put in order', () => {
  expect(read('dateFrom=2027-05-14').days).toEqual({ from: '2027-05-14', to: '2027-05-14', party: 1 });
  expect(read('dateFrom=2027-05-14&dateTo=2027-05-10&party=400').days).toEqual({
    ...{ from: '2027-05-10', to: '2027-05-14', party: 99 },
  });
  expect(read('priceFrom=90&priceTo=20&priceIn=JPY').price).toEqual({ from: 20, to: 90, currency: 'JPY' });
});

test('Invalid filters are ignored: an impossible date, a half star, an unknown language', () => {
  const junk =
    'interest=whales&language=%00&dateFrom=2027-02-30&rating=2.5&duration=7-9&priceTo=-5&sort=random';
  expect(read(junk)).toEqual(noFilters);
});

test('All of the interests can be wanted only if there are several', () => {
  expect(read('interest=water&allInterests=true').allInterests).toBe(false);
  expect(listQueryText({ ...noFilters, interest: ['water'], allInterests: true })).toBe('?interest=water');
  expect(read('interest=water,wine&allInterests=true').allInterests).toBe(true);
});

test('Places are slugs, of which the address takes twelve', () => {
  const many = Array.from({ length: 15 }, (_, at) => `city-${String.fromCharCode(97 + at)}`);
  expect(read(`place=Rome,../x,rome,lisbon,rome,`).place).toEqual(['lisbon', 'rome']);
  expect(read(`place=${many.join()}`).place).toEqual(many.slice(0, 12));
});

test('Every list parameter is declared on its screen, in the order in which addresses write it', () => {
  const everything: ListQuery = {
    ...{
      place: ['rome'],
      type: ['tours'],
      interest: ['wine', 'water'],
      allInterests: true,
      language: ['en'],
      timeOfDay: ['morning'],
      requirement: ['dogs'],
      rating: 4,
      age: 6,
      sort: 'low',
    },
    ...{ freeCancellation: true, instant: true, duration: DURATIONS[0] },
    days: { from: localDate('2027-05-14'), to: localDate('2027-05-18'), party: 2 },
    price: { from: 1, to: 2, currency: 'EUR' },
  };
  const written = [...new URLSearchParams(listQueryText(everything, 1)).keys()];
  const queryOf = (screen: string) => screens.find(({ name }) => name === screen)?.query;
  expect(queryOf('toursAndActivities')).toEqual(written);
  expect(queryOf('list')).toEqual(written.filter((name) => name !== 'place' && name !== 'type'));
});

const path = '/tours/rome/testaccio-fy50mfx2';
const day = (text: string) => text as LocalDate;

test('A product link carries the day and the party that its list was filtered by', () => {
  const days = { from: day('2026-12-09'), to: day('2026-12-09'), party: 3 };
  expect(productAddressForDays(path, { days })).toBe(`${path}?date=2026-12-09&party=3`);
  expect(productAddressForDays(path, { days, age: 4 })).toBe(`${path}?date=2026-12-09&party=3&age=4`);
  expect(productAddressForDays(path, { days: { ...days, party: 1 } })).toBe(`${path}?date=2026-12-09`);
});

test('A product link carries all travellers that the words of a search name, also without days', () => {
  const travellers = { adults: 2, children: [3, 7] };
  expect(productAddressForDays(path, { travellers })).toBe(`${path}?party=4&ages=3%2C7`);
  const days = { from: day('2026-12-09'), to: day('2026-12-09'), party: 4 };
  expect(productAddressForDays(path, { days, age: 3, travellers })).toBe(
    `${path}?date=2026-12-09&party=4&ages=3%2C7`,
  );
});

test('A product link carries all days of the list, and nothing without days', () => {
  const days = { from: day('2026-12-09'), to: day('2026-12-12'), party: 2 };
  expect(productAddressForDays(path, { days })).toBe(`${path}?dateFrom=2026-12-09&dateTo=2026-12-12&party=2`);
  expect(productAddressForDays(path, { days: { ...days, party: 1 } })).toBe(
    `${path}?dateFrom=2026-12-09&dateTo=2026-12-12`,
  );
  expect(productAddressForDays(path, {})).toBe(path);
});
