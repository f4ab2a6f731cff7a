import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullPlace } from '../../../../test-support/catalogue/full-place.ts';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import type { PlaceFile, ProductInFile } from '../file/place-file.ts';
import { catalogueId } from './catalogue-id.ts';
import { importPlaces } from './import-catalogue.ts';

let testDb: TestDatabase;

const importPlace = (place: PlaceFile) =>
  importPlaces(testDb.database, { places: [place], today: localDate('2026-11-21') });

async function readRows(statement: string): Promise<Record<string, unknown>[]> {
  return (await testDb.database.pool.query(statement)).rows;
}

beforeAll(async () => {
  testDb = await testDatabase();
  await importPlace(fullPlace());
});

afterAll(() => testDb.drop());

test('Each option has its own exceptions, or those of its product', async () => {
  const exceptions = await readRows(
    `select o.position as option, e.position, coalesce(first_day::text, season_from) as from,
       coalesce(last_day::text, season_to) as to, local_start_times as times, local_opens as opens
     from schedule_exceptions e join product_options o on o.id = e.option_id order by 1, 2`,
  );
  const christmas = { position: 0, from: '2027-12-24', to: '2027-12-24', times: ['10:00:00'], opens: null };
  const closed = { position: 1, from: '12-24', to: '01-01', times: [], opens: null };
  const may = { position: 2, from: '2027-05-01', to: '2027-05-03', times: [], opens: '12:00:00' };
  const night = { position: 0, from: '06-13', to: '06-13', times: ['22:30:00'], opens: null };
  expect(exceptions).toEqual([
    ...[christmas, closed, may].map((one) => ({ option: 0, ...one })),
    { option: 1, ...night },
    // An option with its own times takes over only the closed days of its product.
    { option: 3, ...closed, position: 0 },
  ]);
});

test('A shared resource belongs to its supplier and is the same for all options that share it', async () => {
  const shares = await readRows(
    `select o.position as option, r.slug, per, units, r.capacity from option_resources s
     join resources r on r.id = s.resource_id join product_options o on o.id = s.option_id order by 1, 2`,
  );
  const boat = { slug: 'boat', per: 'spot', units: 1, capacity: 14 };
  const skipper = { slug: 'skipper', per: 'booking', units: 2, capacity: 2 };
  expect(shares).toEqual([
    { option: 0, ...boat },
    { option: 0, ...skipper },
    { option: 1, ...boat, units: 2 },
    { option: 3, ...boat },
    { option: 3, ...skipper },
  ]);
  expect(await readRows(`select booking_source from products order by slug`)).toEqual([
    { booking_source: 'Encore' },
    { booking_source: null },
  ]);
});

type ResourceFiles = NonNullable<PlaceFile['suppliers'][number]['resources']>;

function placeSharing(resources: ResourceFiles | undefined, ...products: ProductInFile[]): PlaceFile {
  const place = placeWith('lisbon', products);
  return { ...place, suppliers: place.suppliers.map((supplier) => ({ ...supplier, resources })) };
}

const boatsNamed = (...slugs: string[]) => slugs.map((slug) => ({ slug, capacity: 9 }));
const productSharing = (slug: string, resource: string) =>
  productRow(slug, {
    shares: [{ resource, per: 'spot' }],
    exceptions: [{ season: { from: '12-25', to: '12-25' } }],
  });
const inTable = async (table: string) =>
  (await readRows(`select slug from ${table} where slug <> 'skipper' order by slug`)).map(({ slug }) => slug);

test('A resource that its supplier no longer names is removed, unless a product outside the file uses it', async () => {
  await importPlace(
    placeSharing(
      boatsNamed('boat', 'dory', 'yacht'),
      productSharing('sail', 'dory'),
      productSharing('row', 'yacht'),
    ),
  );
  expect(await inTable('resources')).toEqual(['boat', 'dory', 'yacht']);
  // The stored product that shares the boat is not in this file, and the one here uses only the yacht.
  await importPlace(placeSharing(boatsNamed('yacht'), productSharing('sail', 'yacht')));
  expect(await inTable('resources')).toEqual(['boat', 'yacht']);
  expect(await readRows(`select capacity from resources where slug = 'yacht'`)).toEqual([{ capacity: 9 }]);
});

test('A resource that is held or sold stays until it is released', async () => {
  const departure = `insert into departures (option_id, local_date, wanted_capacity, capacity)
    select '${catalogueId('option', 'lisbon', 'sail', 0)}', '2027-06-01', 9, 9 returning id`;
  const hold = `insert into holds (cart_id, departure_id, spots, expires_at, browser, browser_slot, address,
      address_slot, quote)
    select gen_random_uuid(), id, 1, now() + interval '1 hour', '', 1, '', 1, '{}' from departure returning id`;
  await testDb.database.pool.query(
    `with departure as (${departure}), hold as (${hold})
     insert into resource_uses select hold.id, r.id, 1, now(), now() + interval '1 day'
     from hold, resources r where r.slug = 'yacht'`,
  );
  await importPlace(placeSharing(boatsNamed('boat'), productRow('sail'), productRow('row')));
  expect(await inTable('resources')).toEqual(['boat', 'yacht']);
  await testDb.database.pool.query(`update holds set state = 'released', ended_at = now()`);
  await importPlace(placeSharing(boatsNamed('boat'), productRow('sail'), productRow('row')));
  expect(await inTable('resources')).toEqual(['boat']);
});

test('Exceptions and shares that a file no longer has are removed, and repeated ones are left alone', async () => {
  const versions = () =>
    readRows(`select 'e' as of, max(xmin::text::bigint)::text as last, count(*)::int as rows from schedule_exceptions
      union all select 's', max(xmin::text::bigint)::text, count(*)::int from option_resources
      union all select 'r', max(xmin::text::bigint)::text, count(*)::int from resources order by of`);
  const place = placeSharing(boatsNamed('boat'), productSharing('sail', 'boat'));
  await importPlace(place);
  const before = await versions();
  await importPlace(place);
  expect(await versions()).toEqual(before);
  await importPlace(placeSharing(boatsNamed('boat'), productRow('sail')));
  const ofSail = `option_id = '${catalogueId('option', 'lisbon', 'sail', 0)}'`;
  expect(await readRows(`select from schedule_exceptions where ${ofSail}`)).toEqual([]);
  expect(await readRows(`select from option_resources where ${ofSail}`)).toEqual([]);
});
