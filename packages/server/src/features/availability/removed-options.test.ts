import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { optionOf, takenDeparture } from '../../../test-support/availability/departures.ts';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { importPlaces } from '../catalogue/import/import-catalogue.ts';

let testDb: TestDatabase;

const alone = { name: { en: 'Alone', de: 'Allein' }, group: { upTo: 8, price: 24_000 }, capacity: 8 };
const sailWith = (title: string, options = [alone]) =>
  productRow('sail', { title: { en: title, de: title, 'zh-Hans': title }, options });

const importSail = (title: string, options = [alone]) =>
  importPlaces(testDb.database, {
    places: [placeWith('lisbon', [sailWith(title, options)])],
    today: localDate('2026-11-21'),
  });

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  await testDb.database.pool.query('delete from holds; delete from departures');
  await importSail('With two');
});
afterAll(() => testDb.drop());

const option = optionOf('sail', 1);

async function inDatabase() {
  const { rows } = await testDb.database.pool.query(
    `select (select name from product_texts where locale = 'en') as title,
       (select count(*)::int from product_options) as options, (select count(*)::int from departures) as departures`,
  );
  return rows[0];
}

test('An option is removed with those departures that are neither held nor sold', async () => {
  await takenDeparture(testDb.database, { option, date: '2026-12-05', closed: true });
  await takenDeparture(testDb.database, { option, date: '2026-12-07', holds: [{ spots: 8, endsIn: -1 }] });
  await takenDeparture(testDb.database, { option: optionOf('sail'), date: '2026-12-07', sold: 1 });
  await importSail('With one', []);
  expect(await inDatabase()).toEqual({ title: 'With one', options: 1, departures: 1 });
});

test.each([
  ['sold', { sold: 8 }],
  ['held', { holds: [{ spots: 8, endsIn: 9 }] }],
])(
  'An option with spots that are %s cannot be removed: the import names it and changes nothing',
  async (_, taken) => {
    await takenDeparture(testDb.database, { option, date: '2026-12-05', ...taken });
    await takenDeparture(testDb.database, { option, date: '2026-12-07', closed: true });
    await expect(importSail('With one', [])).rejects.toThrow(
      'The option "Alone" of sail in lisbon has held or sold spots and cannot be removed.\nLeave it in the file',
    );
    expect(await inDatabase()).toEqual({ title: 'With two', options: 2, departures: 2 });
  },
);

test('An option that stays keeps its departures when its other fields change', async () => {
  await takenDeparture(testDb.database, { option, date: '2026-12-05', sold: 8 });
  await importSail('Changed', [{ ...alone, capacity: 10 }]);
  expect(await inDatabase()).toEqual({ title: 'Changed', options: 2, departures: 1 });
});
