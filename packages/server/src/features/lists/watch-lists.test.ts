import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, nextMidnightAt } from '@ashore/core/time/time-zone.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  kyotoCode,
  lisbonCode,
  smallCatalogue,
  trip1,
  trip2,
  trip3,
  trip4,
} from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { writeHotel } from '../../../test-support/hotels/write-hotel.ts';
import { toursByIds } from '../catalogue/cards/tours-by-ids.ts';
import { type ListProductsInput, listProducts } from './list-products.ts';
import { type Lists, watchLists } from './watch-lists.ts';

let testDb: TestDatabase;
let lists: Lists;
let now: Date;
let shown: string[][];
let logged: string[];

beforeEach(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
  now = new Date('2026-11-21T12:00:00Z');
  [shown, logged] = [[], []];
  lists = watchLists({
    database: testDb.database,
    now: () => now,
    onChange: (names) => shown.push([...names].sort()),
    log: (line) => logged.push(line),
  });
});

afterEach(async () => {
  lists.stop();
  await testDb.drop();
});

const runSql = (statement: string, values: unknown[] = []) => testDb.database.pool.query(statement, values);

const listWith = (query: Partial<ListProductsInput> = {}) =>
  listProducts(testDb.database, lists, {
    ...{ locale: 'en', currency: 'EUR', sort: 'none', page: 0, size: 10, party: 1, now },
    ...query,
  });

const idsOf = async (query: Partial<ListProductsInput> = {}) => (await listWith(query)).ids;

test('A list starts with the most popular product, and equally popular products are sorted by id', async () => {
  const ids = await idsOf();
  expect([ids[0], ids.at(-1), ids.length]).toEqual([trip2.id, trip3.id, 4]);
  expect(ids.slice(1, 3)).toEqual([trip1.id, trip4.id].sort());
  expect(await idsOf({ size: 3, page: 1 })).toEqual([trip3.id]);
});

test('An announced change of a name, price, interest or sale status is read before the next list is made', async () => {
  expect(await idsOf({ sort: 'name', size: 1 })).toEqual([trip1.id]);
  await runSql(`update product_texts set name = 'Aardvarks' where product_id = $1 and locale = 'en'`, [
    trip3.id,
  ]);
  lists.drop([`product:${trip3.id}`]);
  expect(await idsOf({ sort: 'name', size: 1 })).toEqual([trip3.id]);
  await runSql('update products set price_minor = 1 where id = $1', [trip4.id]);
  lists.drop([`product:${trip4.id}`]);
  expect(await idsOf({ sort: 'low', size: 1 })).toEqual([trip4.id]);
  await runSql('update products set excluded = true where id = $1', [trip2.id]);
  lists.drop([`product:${trip2.id}`, 'tours']);
  expect(await idsOf()).not.toContain(trip2.id);
  await runSql(`update products set excluded = false, interests = '{air}' where id = $1`, [trip2.id]);
  lists.drop([`product:${trip2.id}`, 'tours']);
  expect(await idsOf({ interest: ['air'] })).toEqual([trip2.id]);
});

test('A requirement is met by what the supplier states, or by an option for one group alone', async () => {
  expect(await idsOf({ requirement: ['wheelchair'] })).toEqual([]);
  await runSql(
    `insert into product_features (product_id, kind, position, code) values
       ($1, 'know', 90, 'wheelchair-accessible'), ($1, 'know', 91, 'vegan'), ($2, 'know', 90, 'dogs-welcome'),
       ($2, 'know', 91, 'not-wheelchair')`,
    [trip1.id, trip3.id],
  );
  lists.drop([`product:${trip1.id}`, `product:${trip3.id}`]);
  expect(await idsOf({ requirement: ['wheelchair'] })).toEqual([trip1.id]);
  expect(await idsOf({ requirement: ['dogs'] })).toEqual([trip3.id]);
  expect(await idsOf({ requirement: ['wheelchair', 'vegetarian', 'vegan'] })).toEqual([trip1.id]);
  expect(await idsOf({ requirement: ['wheelchair', 'dogs'] })).toEqual([]);
  expect(await idsOf({ requirement: ['private'] })).toEqual([]);
  await runSql(
    `insert into option_tickets (option_id, band, price_minor, group_size)
     select id, 'group', 30000, 4 from product_options where product_id = $1`,
    [trip3.id],
  );
  lists.drop([`product:${trip3.id}`]);
  expect(await idsOf({ requirement: ['private', 'dogs'] })).toEqual([trip3.id]);
});

test('A changed hotel is not listed among trips', async () => {
  const before = await idsOf();
  await writeHotel(testDb.database, { popularity: 100 });
  const { rows } = await runSql(`select id from products where type = 'hotels'`);
  lists.drop([`product:${rows[0].id}`]);
  expect(await idsOf()).toEqual(before);
});

test('A trip is listed at its sight and around it, besides its city', async () => {
  await runSql('update products set sight_id = (select id from locations where code = $1) where id = $2', [
    kyotoCode,
    trip1.id,
  ]);
  lists.drop([`product:${trip1.id}`]);
  expect((await idsOf({ location: kyotoCode })).sort()).toEqual([trip1.id, trip3.id].sort());
  expect(await idsOf({ location: lisbonCode })).toContain(trip1.id);
});

test('Facts of a trip are requirements that it meets, and marks count where no fact is stated', async () => {
  const state = async (id: string, facts: string) => {
    await runSql(`update products set ${facts} where id = $1`, [id]);
    lists.drop([`product:${id}`]);
  };
  await state(trip2.id, "setting = 'indoors', pace = 'seated', walking_metres = 1000, steps = 'few'");
  await state(trip3.id, "setting = 'partly-indoors', pace = 'active', walking_metres = 1001, steps = 'many'");
  for (const requirement of ['indoors', 'calm', 'little-walking'] as const)
    expect([requirement, await idsOf({ requirement: [requirement] })]).toEqual([requirement, [trip2.id]]);
  expect(await idsOf({ requirement: ['few-steps'] })).toEqual([trip2.id]);
  expect(await idsOf({ requirement: ['at-pier'] })).toEqual([]);
  await runSql(
    `insert into product_features (product_id, kind, position, code) values
       ($1, 'included', 90, 'port-pickup'), ($1, 'know', 90, 'wheelchair-accessible'), ($2, 'know', 90, 'stairs')`,
    [trip1.id, trip4.id],
  );
  await state(trip3.id, 'starts_at_pier = true');
  for (const { id } of [trip1, trip4]) await state(id, 'steps = null');
  expect(new Set(await idsOf({ requirement: ['few-steps'] }))).toEqual(new Set([trip1.id, trip2.id]));
  expect(new Set(await idsOf({ requirement: ['at-pier'] }))).toEqual(new Set([trip1.id, trip3.id]));
});

test('A trip suits the ages that it states, and never the ones that are not admitted', async () => {
  await runSql('update products set min_age = 6, suits_from = null where id = $1', [trip1.id]);
  await runSql('update products set min_age = null, suits_from = 3, suits_to = 8 where id = $1', [trip2.id]);
  await runSql('update products set min_age = 9, suits_from = 9 where id = $1', [trip3.id]);
  lists.drop([trip1, trip2, trip3].map(({ id }) => `product:${id}`));
  const idsFor = async (age: number) => new Set(await idsOf({ age }));
  expect(await idsFor(2)).toEqual(new Set());
  expect(await idsFor(3)).toEqual(new Set([trip2.id]));
  expect(await idsFor(8)).toEqual(new Set([trip1.id, trip2.id, trip4.id]));
  expect(await idsFor(9)).toEqual(new Set([trip1.id, trip3.id, trip4.id]));
});

test('A country lists the products of its cities, even after a city moves to another country', async () => {
  const country = '00000000-0000-4000-8000-000000000001';
  expect(await idsOf({ location: country })).toEqual([]);
  await runSql(`insert into public_codes (code, kind) values ('c0vntry0', 'location')`);
  await runSql(
    `insert into locations (id, code, slug, country_code, time_zone, latitude, longitude, place_kind)
     values ($1, 'c0vntry0', 'japan', 'JP', 'Asia/Tokyo', 35, 135, 'country')`,
    [country],
  );
  const { rows } = await runSql('update locations set parent_id = $1 where code = $2 returning id', [
    country,
    kyotoCode,
  ]);
  lists.drop([`location:${rows[0].id}`]);
  const listed = await listWith({ location: 'C0VNTRY0' });
  expect([listed.ids, listed.isHome]).toEqual([[trip3.id], false]);
  expect((await listWith({ location: rows[0].id })).isHome).toBe(true);
});

test('A price in a list equals the price on the card, in every currency and with every promotion', async () => {
  await runSql(
    `insert into promotions (id, product_id, percent, book_from, book_until, travel_from, travel_until)
     values (gen_random_uuid(), $1, 15, '2026-11-20', '2026-11-22', '2026-11-20', '2027-01-01')`,
    [trip1.id],
  );
  for (const currency of ['EUR', 'USD', 'GBP', 'JPY'] as const) {
    const ids = await idsOf({ currency, sort: 'low' });
    const cards = await toursByIds(testDb.database, { ids, locale: 'en', currency, now });
    for (const { tourId, basePrice } of cards) {
      expect(await idsOf({ currency, priceFrom: basePrice, priceTo: basePrice })).toContain(tourId);
    }
    const prices = cards.map(({ basePrice }) => basePrice);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect((await listWith({ currency })).filters.price).toMatchObject({
      min: Math.floor(Math.min(...prices)),
      max: Math.ceil(Math.max(...prices)) + 10,
    });
  }
  expect((await listWith({ currency: 'CHF' })).filters.price).toMatchObject({ min: 0, max: 10_000 });
});

test('New exchange rates change the prices', async () => {
  // Three products cost 48.50 euros.
  const cheap = () => idsOf({ currency: 'USD', priceTo: 50 });
  expect(await cheap()).toEqual([]);
  await runSql(`insert into exchange_rates (valid_on, base, currency, rate, source) values
    ('2026-11-21', 'EUR', 'USD', 1.00, 'test'), ('2026-11-21', 'EUR', 'JPY', 160, 'test'),
    ('2026-11-21', 'EUR', 'GBP', 0.88, 'test')`);
  lists.drop(['exchange_rates']);
  expect((await cheap()).length).toBe(3);
});

test('A promotion begins and ends with the local day, and a list states until when it is valid', async () => {
  const today = localDateAt(now, 'Asia/Tokyo');
  expect((await listWith()).pricesValidUntil).toBeUndefined();
  await runSql(
    `insert into promotions (id, product_id, percent, book_from, book_until, travel_from, travel_until)
     values (gen_random_uuid(), $1, 50, $2, $2, $2, $3)`,
    [trip3.id, addDays(today, 1), addDays(today, 30)],
  );
  lists.drop([`product:${trip3.id}`, 'promotions']);
  const midnight = nextMidnightAt(now, 'Asia/Tokyo');
  const cheapest = async () => (await listWith()).filters.price.min;
  expect((await listWith()).until).toEqual(midnight);
  expect((await listWith({ productType: 'shows' })).pricesValidUntil).toBeUndefined();
  expect(await cheapest()).toBe(48);
  now = new Date(midnight.getTime() - 1);
  expect(await cheapest()).toBe(48);
  now = midnight;
  // Half of 9,800 yen is 30.63 euros.
  expect(await cheapest()).toBe(30);
  now = nextMidnightAt(midnight, 'Asia/Tokyo');
  expect([await cheapest(), (await listWith()).pricesValidUntil]).toEqual([48, undefined]);
});

test('Cached pages are dropped for changes that lists show and the channel does not announce', async () => {
  await listWith();
  await runSql('update products set review_count = 7, price_minor = 77 where id = $1', [trip3.id]);
  lists.drop([`product:${trip3.id}`]);
  await listWith();
  expect(shown).toEqual([]);
  await runSql(
    `update schedules set local_start_times = '{09:00}'
     where option_id in (select id from product_options where product_id = $1)`,
    [trip3.id],
  );
  lists.drop([`product:${trip3.id}`]);
  expect(await idsOf({ timeOfDay: ['morning'] })).toEqual([trip3.id]);
  const { rows } = await runSql('select id from locations where code = $1', [kyotoCode]);
  expect(shown).toHaveLength(1);
  expect(shown[0]).toEqual(expect.arrayContaining(['tours', `tours:${rows[0].id}`]));
});

test('While changes are still being read, a list is served as it was and is valid for a moment only', async () => {
  await listWith();
  const { promise: away, resolve: back } = Promise.withResolvers<void>();
  const query = testDb.database.pool.query.bind(testDb.database.pool);
  const querySpy = vi.spyOn(testDb.database.pool, 'query').mockImplementation((async (statement: string) => {
    await away;
    return query(statement);
  }) as never);
  lists.drop([`product:${trip3.id}`]);
  const listed = await listWith();
  expect([listed.total, listed.until]).toEqual([4, new Date(now.getTime() + 1_000)]);
  querySpy.mockRestore();
  back();
  await expect.poll(async () => (await listWith()).pricesValidUntil).toBeUndefined();
});

test('After missed announcements everything is read again', async () => {
  await listWith();
  await runSql(`update products set status = 'withdrawn' where id = $1`, [trip2.id]);
  lists.dropAll();
  await expect.poll(() => idsOf()).not.toContain(trip2.id);
});

test('A list fails without a database, works when the database is back, and one line is logged', async () => {
  const away = vi.spyOn(testDb.database.pool, 'query').mockImplementation(() => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  });
  await expect(listWith()).rejects.toThrow('away');
  await expect(listWith()).rejects.toThrow('away');
  away.mockRestore();
  expect((await listWith()).total).toBe(4);
  expect(logged).toHaveLength(1);
});

test('If the columns no longer cover a year, everything is read again', async () => {
  await listWith();
  now = new Date(now.getTime() + 400 * 86_400_000);
  const winter = localDate('2028-11-04');
  const inWinter = () => idsOf({ dateFrom: winter, dateTo: addDays(winter, 8) });
  await expect.poll(inWinter).toHaveLength(4);
});
