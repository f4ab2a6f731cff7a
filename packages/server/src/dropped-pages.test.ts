import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PageApi, testApp } from '../test-support/app/test-app.ts';
import {
  lisbonId,
  smallCatalogue,
  trip1,
  trip2,
  trip3,
  trip4,
} from '../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../test-support/database/test-database.ts';
import { eventually } from '../test-support/eventually.ts';
import { catalogueId } from './features/catalogue/import/catalogue-id.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

const places: Record<string, string> = { lisbon: lisbonId, kyoto: catalogueId('city', 'kyoto') };
const pagePaths = {
  home: '/en',
  'list of Lisbon': '/en/tours/lisbon/list',
  'list of Kyoto': '/en/tours/kyoto/list',
  'trip 1': `/en/tours/lisbon/${trip1.code}`,
  'trip 2': `/en/tours/lisbon/${trip2.code}`,
  'trip 3': `/en/tours/kyoto/${trip3.code}`,
};
type PageName = keyof typeof pagePaths;
const pageNames = Object.keys(pagePaths) as PageName[];
/**
 * A page that shows nothing of the catalogue. The test drops it explicitly, after every change that was
 * announced before.
 */
const lastPath = '/en/tours/nowhere/last';

let rendered: string[] = [];
let see: (path: string) => Promise<void>;

beforeEach(async () => {
  const loaders: NonNullable<Parameters<typeof testApp>[0]['loaders']> = {
    home: ({ page }) => {
      rendered.push(pagePaths.home);
      return (page.api as PageApi).tours.featured({ currency: 'EUR', size: 12 });
    },
    product: ({ page, params: { city = '', product = '' } }) => {
      rendered.push(`/en/tours/${city}/${product}`);
      const { tours } = page.api as PageApi;
      if (product === 'last') return page.recordDependency('last');
      if (product === 'list') return tours.list({ currency: 'EUR', location: places[city] });
      return tours.show({ productType: 'tours', id: product, currency: 'EUR' });
    },
  };
  const { url } = await testApp({ database: testDb.database, loaders });
  see = async (path) => expect((await fetch(url + path)).status, path).toBe(200);
});

/** The cached pages that are rendered again after a change. */
async function droppedBy(...statements: string[]): Promise<PageName[]> {
  for (const path of [...Object.values(pagePaths), lastPath]) await see(path);
  const { pool } = testDb.database;
  for (const statement of statements) await pool.query(statement);
  rendered = [];
  await pool.query(`notify catalogue_changed, 'last'`);
  await eventually(async () => {
    await see(lastPath);
    expect(rendered).toContain(lastPath);
  });
  for (const path of Object.values(pagePaths)) await see(path);
  return pageNames.filter((name) => rendered.includes(pagePaths[name]));
}

const optionOf = ({ id }: { id: string }) =>
  `(select id from product_options where product_id = '${id}' and position = 0)`;
const insertDeparture = (trip: { id: string }, day: string, columns: string, values: string) =>
  `insert into departures (option_id, local_date, local_time, wanted_capacity, capacity, ${columns})
   values (${optionOf(trip)}, '${day}', '18:30', 12, 12, ${values})`;

// The cases run in order: those about spots and closing need the departure that 'a departure that is closed' inserts.

/** Trip 1 is featured and belongs to Lisbon. Its own page, the list of Lisbon and the home page show it. */
const pagesOfTrip1: PageName[] = ['home', 'list of Lisbon', 'trip 1'];
const pagesOfTrip3: PageName[] = ['list of Kyoto', 'trip 3'];

test.each<[string, string[], PageName[]]>([
  [
    'a price',
    [`update option_tickets set price_minor = 5200 where band = 'adult' and option_id = ${optionOf(trip1)}`],
    pagesOfTrip1,
  ],
  [
    'a text',
    [`update product_texts set name = 'New' where locale = 'en' and product_id = '${trip3.id}'`],
    pagesOfTrip3,
  ],
  [
    'a review',
    [
      `insert into reviews (id, product_id, locale, author_name, rating, text, written_on)
       values (gen_random_uuid(), '${trip3.id}', 'en', 'Bo', 4, 'Good.', '2026-11-01')`,
    ],
    pagesOfTrip3,
  ],
  [
    'a promotion',
    [
      `insert into promotions values
       (gen_random_uuid(), '${trip3.id}', 10, current_date - 1, current_date + 9, current_date, current_date + 90)`,
    ],
    pagesOfTrip3,
  ],
  ['an image', [`update images set dominant = '#123456' where stem = 'lisbon-trip-1'`], pagesOfTrip1],
  ['the logo of a supplier', [`delete from images where stem = 'mark-harbour-walks'`], ['trip 1', 'trip 2']],
  [
    'the name of a supplier',
    [`update organisations set name = 'Quay' where slug = 'harbour-walks-of-kyoto'`],
    ['trip 3'],
  ],
  ['a departure that is closed', [insertDeparture(trip3, '2027-01-02', 'closed', 'true')], pagesOfTrip3],
  ['a closed departure that is reopened', ['update departures set closed = false'], pagesOfTrip3],
  ['the last spot that is sold', [`update departures set sold = 12`], pagesOfTrip3],
  ['a sold spot that is released', [`update departures set sold = 11`], pagesOfTrip3],
  [
    'a spot that is held',
    [`update departures set held = 1`, insertDeparture(trip1, '2027-01-02', 'held', '3')],
    [],
  ],
  ['a spot of many that is sold', [`update departures set sold = sold + 1 where sold = 0`], []],
  [
    'a day on which an option does not run',
    [
      `insert into schedule_exceptions (option_id, position, season_from, season_to)
       values (${optionOf(trip3)}, 0, '12-25', '12-25')`,
    ],
    pagesOfTrip3,
  ],
  [
    'the capacity of an option',
    [`update product_options set capacity = 11 where product_id = '${trip3.id}'`],
    pagesOfTrip3,
  ],
  [
    'the time until which an option can be booked',
    [`update product_options set cutoff_minutes = 1 where product_id = '${trip3.id}'`],
    pagesOfTrip3,
  ],
  [
    'the name of a city',
    [`update location_texts set name = 'Lisboa' where locale = 'en' and location_id = '${lisbonId}'`],
    ['home', 'list of Lisbon', 'trip 1', 'trip 2'],
  ],
  [
    'a product without a cached page of its own',
    [`update products set popularity = 99 where id = '${trip4.id}'`],
    ['home', 'list of Lisbon'],
  ],
  ['a rate', [`update exchange_rates set rate = 161 where currency = 'JPY'`], pageNames],
])(
  'A change of the catalogue drops every page that shows it, and no other page: %s',
  async (_, statements, dropped) => {
    expect(await droppedBy(...statements)).toEqual(dropped);
  },
);
