import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PageApi, testApp } from '../test-support/app/test-app.ts';
import { lisbonId, smallCatalogue } from '../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../test-support/database/test-database.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

test('The first page of a place or of one interest is cached; lists with any other filter are not: there are endlessly many', async () => {
  const rendered: string[] = [];
  const lists = {
    plain: {},
    page: { page: 1, size: 1 },
    interest: { interest: 'water' },
    interests: { interest: 'water,wine' },
    sorted: { sort: 'low' },
    days: { dateFrom: '2027-05-14', dateTo: '2027-05-18' },
    price: { priceTo: 90, priceIn: 'GBP' },
    rated: { rating: 4 },
  } as const;
  const { url } = await testApp({
    database: testDb.database,
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
  expect(twice).toEqual(['interests', 'sorted', 'days', 'price', 'rated']);
});
