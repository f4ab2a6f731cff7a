import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PageApi, testApp } from './app-for-tests.ts';
import { type TestDatabase, testDatabase } from './database/test-database.ts';
import { lisbonId, loadSmallWorld } from './features/catalogue/small-world-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadSmallWorld(place.database);
});

afterAll(() => place.drop());

test('A list that somebody has narrowed is made for them and kept for nobody; that of a place and of a mood are kept.', async () => {
  const rendered: string[] = [];
  const lists = {
    plain: {},
    page: { page: 1, size: 1 },
    mood: { interest: 'water' },
    moods: { interest: 'water,wine' },
    sorted: { sort: 'low' },
    days: { dateFrom: '2027-05-14', dateTo: '2027-05-18' },
    price: { priceTo: 90, priceIn: 'GBP' },
    rated: { rating: 4 },
  } as const;
  const { url } = await testApp({
    database: place.database,
    loaders: {
      product: ({ page, params: { product = '' } }) => {
        rendered.push(product);
        const wanted = lists[product as keyof typeof lists];
        return (page.api as PageApi).tours.list({ currency: 'EUR', location: lisbonId, ...wanted });
      },
    },
  });
  for (const _ of ['first', 'second'])
    for (const name of Object.keys(lists)) {
      const { status } = await fetch(`${url}/en/tours/lisbon/${name}`);
      expect([name, status]).toEqual([name, 200]);
    }
  const twice = rendered.filter((name, at) => rendered.indexOf(name) !== at);
  expect(twice).toEqual(['moods', 'sorted', 'days', 'price', 'rated']);
});
