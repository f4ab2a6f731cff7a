import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { catalogueId } from '../import/catalogue-id.ts';
import { importPlaces } from '../import/import-catalogue.ts';
import { readOffer, readOffers } from './read-offer.ts';

let testDb: TestDatabase;

const sail = productRow('sail', {
  durationMinutes: 90,
  cutoffMinutes: 30,
  price: { adult: 4_850, child: 2_900 },
  atLeast: { adult: 2 },
  priceSeasons: [{ percent: 120, season: { from: '07-01', to: '08-31' } }],
  options: [
    {
      name: { en: 'Alone', de: 'Allein', 'zh-Hans': '包船' },
      group: { upTo: 6, price: 24_000, extraPerson: 3_000 },
      openHours: { from: '10:00', to: '18:00' },
      capacity: 8,
    },
  ],
  promotions: [
    {
      percent: 20,
      bookFrom: '2026-11-01',
      bookUntil: '2026-12-31',
      travelFrom: '2026-11-01',
      travelUntil: '2027-01-31',
    },
  ],
});
const withdrawnProduct = productRow('gone', { status: 'withdrawn' });

const idOf = (slug: string) => catalogueId('product', 'lisbon', slug);

beforeAll(async () => {
  testDb = await testDatabase();
  await importPlaces(testDb.database, {
    places: [placeWith('lisbon', [sail, withdrawnProduct])],
    today: localDate('2026-11-21'),
  });
});

afterAll(() => testDb.drop());

test('An offer contains the timetable, capacity and ticket prices of every option', async () => {
  const offer = await readOffer(testDb.database, idOf('sail'));
  expect(offer).toMatchObject({
    productId: idOf('sail'),
    type: 'tours',
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    onRequest: false,
    bookingSource: null,
    promotions: [{ percent: 20, bookFrom: '2026-11-01', travelUntil: '2027-01-31' }],
  });
  const [shared, alone] = offer?.options ?? [];
  expect(shared).toMatchObject({
    capacity: 12,
    cutoffMinutes: 30,
    durationMinutes: 90,
    timetable: {
      rules: [{ weekdays: [1, 6], season: { from: '11-01', to: '03-31' }, startTimes: ['18:30'] }],
      exceptions: [],
    },
    tickets: [
      { band: 'adult', priceMinor: 4_850, minCount: 2 },
      { band: 'child', priceMinor: 2_900, minCount: 0 },
    ],
    seasons: [{ percent: 120, season: { from: '07-01', to: '08-31' } }],
    resources: [],
  });
  expect(alone).toMatchObject({
    capacity: 8,
    timetable: { rules: [{ open: { opens: '10:00', closes: '18:00' }, startTimes: [] }] },
    tickets: [{ band: 'group', priceMinor: 24_000, groupSize: 6, extraPersonMinor: 3_000 }],
  });
});

test('An offer includes exceptions and shared resources', async () => {
  const [option] = (await readOffer(testDb.database, idOf('sail')))?.options ?? [];
  const { pool } = testDb.database;
  await pool.query(
    `insert into schedule_exceptions (option_id, position, season_from, season_to, first_day, last_day, local_start_times)
     values ($1, 0, '12-24', '12-26', null, null, '{}'), ($1, 1, null, null, '2027-02-01', '2027-02-02', '{09:00}')`,
    [option?.id],
  );
  await pool.query(
    `with boat as (insert into resources (id, organisation_id, slug, capacity)
       select gen_random_uuid(), id, 'boat', 10 from organisations limit 1 returning id)
     insert into option_resources (option_id, resource_id, per, units) select $1, id, 'spot', 1 from boat`,
    [option?.id],
  );
  const [changed] = (await readOffers(testDb.database, [idOf('sail')]))[0]?.options ?? [];
  expect(changed?.timetable.exceptions).toEqual([
    { days: { season: { from: '12-24', to: '12-26' } }, startTimes: [] },
    { days: { from: '2027-02-01', to: '2027-02-02' }, startTimes: ['09:00'] },
  ]);
  expect(changed?.resources).toMatchObject([{ capacity: 10, per: 'spot', units: 1 }]);
});

test('A product is found by its code too, and a product that is not on sale has no offer', async () => {
  const { rows } = await testDb.database.pool.query('select code from products where id = $1', [
    idOf('sail'),
  ]);
  expect((await readOffer(testDb.database, rows[0].code))?.productId).toBe(idOf('sail'));
  expect(await readOffer(testDb.database, idOf('gone'))).toBeUndefined();
  expect(await readOffer(testDb.database, 'zzzzzzzz')).toBeUndefined();
  await testDb.database.pool.query(`update organisations set status = 'suspended'`);
  expect(await readOffers(testDb.database, [idOf('sail')])).toEqual([]);
});
