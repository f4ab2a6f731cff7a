import { expect, test } from 'vitest';
import { listProducts, listTours } from './tours.ts';
import { DAY_PARTS, DURATIONS } from './values/list.ts';

const read = (query: object) => listTours['~orpc'].inputSchema?.safeParse(query);
const fieldsOf = (query: object) => read(query)?.error?.issues.map(({ path }) => path.join('.'));

test('Several values of a filter are separated by commas, and returned in a fixed order', () => {
  const input = {
    interest: 'wine,air',
    timeOfDay: 'evening,morning',
    type: 'tours,shows',
    requirement: 'dogs,wheelchair',
    language: 'zh-Hans,de',
  };
  const inOrder = {
    interest: ['air', 'wine'],
    timeOfDay: ['morning', 'evening'],
    type: ['tours', 'shows'],
    requirement: ['wheelchair', 'dogs'],
    language: ['de', 'zh-Hans'],
  };
  expect(read(input)?.data).toMatchObject(inOrder);
  expect(read({ ...input, interest: 'air,wine,air' })?.data).toMatchObject(inOrder);
});

test('Numbers are read alike from an address and from a program', () => {
  const numbers = { durationFrom: 30, durationTo: 90, priceFrom: 0, priceTo: 99.5, rating: 4.5, party: 3 };
  const texts = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]));
  expect(read(numbers)?.data).toMatchObject(numbers);
  expect(read(texts)?.data).toMatchObject(numbers);
});

test.each([
  ['interest', 'whales'],
  ['interest', ''],
  ['interest', 'wine,'],
  ['interest', 'wine'.repeat(2_500)],
  ['language', 'e'],
  ['language', 'en,<b>'],
  ['language', 'en,'.repeat(12)],
  ['language', 'x'.repeat(10_000)],
  ['dateFrom', '2026-02-30'],
  ['dateTo', 'tomorrow'],
  ['party', '0'],
  ['party', '100'],
  ['party', '1.5'],
  ['durationFrom', '-1'],
  ['durationTo', '1e9'],
  ['priceFrom', ''],
  ['priceTo', 'Infinity'],
  ['priceTo', '0x10'],
  ['rating', '4.2'],
  ['rating', '6'],
  ['timeOfDay', 'noon'],
  ['requirement', 'wheels'],
  ['freeCancellation', 'false'],
  ['instant', '1'],
  ['type', 'spaceships'],
  ['sort', 'random'],
  ['size', '1e9'],
  ['page', '-1'],
])('A wrong value is reported by its field: %s cannot be %s', (field, value) => {
  const days = field.startsWith('date') ? { dateFrom: '2026-12-01', dateTo: '2026-12-02' } : {};
  expect(new Set(fieldsOf({ ...days, [field]: value }))).toEqual(new Set([field]));
});

test.each([
  ['priceFrom', -0.01],
  ['priceTo', 1e9 + 1],
  ['durationFrom', -1],
  ['durationTo', 1.5],
  ['party', 0],
  ['rating', 0.5],
  ['age', -1],
  ['age', 121],
])('A number beyond the bounds is reported by its field: %s cannot be %d', (field, value) => {
  expect(fieldsOf({ [field]: value })).toEqual([field]);
});

test('A date without the other one is refused, and so is a range that ends before it begins', () => {
  expect(fieldsOf({ dateFrom: '2026-12-01' })).toEqual(['dateTo']);
  expect(fieldsOf({ dateTo: '2026-12-01' })).toEqual(['dateFrom']);
  expect(fieldsOf({ dateFrom: '2026-12-02', dateTo: '2026-12-01' })).toEqual(['dateTo']);
  expect(fieldsOf({ durationFrom: 90, durationTo: 30 })).toEqual(['durationTo']);
  expect(fieldsOf({ priceFrom: 10, priceTo: 9.99 })).toEqual(['priceTo']);
  const allFilters = { dateFrom: '2026-12-01', dateTo: '2026-12-01', durationFrom: 60, durationTo: 60 };
  expect(read(allFilters)?.success).toBe(true);
});

test('Only a list of all product types can be filtered by type', () => {
  const narrowed = listProducts['~orpc'].inputSchema?.safeParse({ productType: 'tours', type: 'shows' });
  expect(narrowed?.data).not.toHaveProperty('type');
});

test('Every duration belongs to exactly one of the offered ranges', () => {
  for (const minutes of [0, 60, 61, 240, 241, 1_440, 1_441, 100_000]) {
    const fitting = DURATIONS.filter(({ from, to }) => from <= minutes && (to === null || minutes <= to));
    expect(fitting).toHaveLength(1);
  }
  expect(DAY_PARTS).toHaveLength(3);
});
