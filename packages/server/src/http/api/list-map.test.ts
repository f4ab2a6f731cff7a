import type { ListMap } from '@ashore/core/contract/maps.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { smallCatalogue, trip1, trip2, trip3 } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

async function readMap(query: string) {
  const { url } = await testApp({ database: testDb.database });
  const answer = await fetch(`${url}/api/tours/map?${query}`);
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as ListMap };
}

test('Each product of a list has a pin, and the answer must not be stored', async () => {
  const { body, headers } = await readMap(`codes=${trip2.code},${trip1.code}`);
  expect(body.pins.map(({ code }) => code)).toEqual([trip2.code, trip1.code]);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('Without a product on sale there is no map', async () => {
  await testDb.database.pool.query('update products set excluded = true where id = $1', [trip3.id]);
  const { status, body } = await readMap(`codes=${trip3.code}`);
  expect([status, body]).toMatchObject([404, { code: 'not_found' }]);
});

test.each([
  ['no list', ''],
  ['an empty one', 'codes='],
  ['an id in place of a code', `codes=${trip1.id}`],
  ['more than a map can show', `codes=${Array.from({ length: 97 }, () => trip1.code).join()}`],
  ['what is no code', 'codes=what,ever'],
])('The map call refuses invalid input in our error format: %s', async (_, query) => {
  const { status, body } = await readMap(query);
  expect([status, body]).toMatchObject([400, { status: 400, code: 'invalid_input' }]);
});
