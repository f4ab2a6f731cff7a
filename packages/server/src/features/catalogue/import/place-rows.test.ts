import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import type { ProductInFile } from '../file/place-file.ts';
import { addRowsOfPlace, emptyRows } from './place-rows.ts';

function rowsOf(differences: Partial<ProductInFile> = {}) {
  const rows = emptyRows();
  addRowsOfPlace(rows, placeWith('lisbon', [productRow('sail', differences)]), localDate('2026-11-21'));
  return rows;
}

test('Every place and product has its own public code', () => {
  const { codes } = rowsOf();
  expect(codes.map(({ kind }) => kind)).toEqual(['location', 'location', 'location', 'product']);
  expect(new Set(codes.map(({ code }) => code)).size).toBe(4);
});

test('The price of a product is its adult price, or its group price', () => {
  expect(rowsOf().products[0]).toMatchObject({ price_minor: 4_850, currency: 'EUR' });
  const group = { price: undefined, group: { upTo: 8, price: 34_000 } };
  expect(rowsOf(group).products[0]).toMatchObject({ price_minor: 34_000 });
});

test('Included and excluded features keep the order of the file', () => {
  const { features } = rowsOf({ included: ['wine', 'guide'], excluded: ['tips'], know: [], bring: ['hat'] });
  expect(features.map(({ kind, position, code }) => `${kind} ${position} ${code}`)).toEqual([
    'included 0 wine',
    'included 1 guide',
    'excluded 0 tips',
    'bring 0 hat',
  ]);
});

test('An option without its own times and duration uses those of the product', () => {
  const { options, schedules } = rowsOf({
    options: [
      { name: { en: 'At night' }, price: { adult: 5_000 }, startTimes: ['21:00'], durationMinutes: 90 },
      { name: { en: 'With lunch' }, price: { adult: 7_000 } },
    ],
  });
  expect(options.map(({ position, duration_minutes }) => [position, duration_minutes])).toEqual([
    [0, 120],
    [1, 90],
    [2, 120],
  ]);
  expect(schedules.map(({ local_start_times }) => local_start_times)).toEqual([
    ['18:30'],
    ['21:00'],
    ['18:30'],
  ]);
});

test('The date of a review is its age in months of thirty days, counted back from today', () => {
  expect(rowsOf().reviews.map(({ author_name, written_on }) => [author_name, written_on])).toEqual([
    ['Ann', '2026-10-22'],
    ['Jens', '2026-09-22'],
  ]);
});

test('A product starts at its meeting point, named in every language that the file provides', () => {
  const { points, pointTexts } = rowsOf({
    meeting: { name: { en: 'The quay', de: 'Der Kai' }, street: 'Cais 1', latitude: 38.7, longitude: -9.1 },
  });
  expect(points).toMatchObject([{ kind: 'start', position: 0, street: 'Cais 1', latitude: 38.7 }]);
  expect(pointTexts.map(({ locale, title }) => [locale, title])).toEqual([
    ['en', 'The quay'],
    ['de', 'Der Kai'],
  ]);
});

test('Tickets are sold by age, or for a whole group', () => {
  const bands = (differences: Partial<ProductInFile>) =>
    rowsOf(differences).tickets.map(({ band, price_minor, group_size }) => [band, price_minor, group_size]);
  expect(bands({ price: { adult: 4_850, infant: 0 } })).toEqual([
    ['adult', 4_850, null],
    ['infant', 0, null],
  ]);
  expect(bands({ price: undefined, group: { upTo: 8, price: 34_000 } })).toEqual([['group', 34_000, 8]]);
});

test('A place without a port has no port location', () => {
  const rows = emptyRows();
  addRowsOfPlace(rows, placeWith('madrid', [], false), localDate('2026-11-21'));
  expect(rows.locations.map(({ place_kind }) => place_kind)).toEqual(['city', 'sight']);
});
