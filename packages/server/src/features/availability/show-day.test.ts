import { localDate } from '@ashore/core/time/local-date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { catalogueId } from '../catalogue/catalogue-id.ts';
import { importPlaces } from '../catalogue/import-places.ts';
import { placeWith, productRow } from '../catalogue/place-for-tests.ts';
import { optionOf, takenDeparture } from './departures-for-tests.ts';
import { type ShowDay, showDay } from './show-day.ts';

let place: TestDatabase;

const sail = productRow('sail', {
  price: { adult: 4_850, child: 2_900 },
  atLeast: { adult: 2 },
  startTimes: ['10:00', '18:30'],
  days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  season: null,
  priceSeasons: [{ percent: 120, season: { from: '12-20', to: '01-06' } }],
  promotions: [
    {
      percent: 20,
      bookFrom: '2026-11-01',
      bookUntil: '2026-12-31',
      travelFrom: '2026-11-01',
      travelUntil: '2027-01-31',
    },
  ],
  options: [
    {
      name: { en: 'Alone', de: 'Allein', 'zh-Hans': '包船' },
      group: { upTo: 6, price: 24_000, extraPerson: 3_000 },
      openHours: { from: '20:00', to: '02:00' },
      capacity: 8,
    },
  ],
});

beforeAll(async () => {
  place = await testDatabase();
  await importPlaces(place.database, {
    places: [placeWith('lisbon', [sail])],
    today: localDate('2026-11-21'),
  });
  await takenDeparture(place.database, {
    option: optionOf('sail'),
    date: '2026-12-24',
    sold: 9,
    holds: [{ spots: 2, endsIn: 9 }],
  });
});

afterAll(() => place.drop());

const day = (differences: Partial<ShowDay> = {}) =>
  showDay(place.database, {
    id: catalogueId('product', 'lisbon', 'sail'),
    date: localDate('2026-12-24'),
    party: 1,
    currency: 'EUR',
    now: new Date('2026-12-24T09:00:00Z'),
    ...differences,
  });

test('A day says of every start what is left of it, until when it can be booked, and why not', async () => {
  const found = await day();
  const [shared, alone] = found?.components ?? [];
  expect(shared?.departures).toMatchObject([
    // Adults come at least in twos, children alone.
    { time: '10:00', state: 'cut_off', spots: 0, bookableUntil: '2026-12-24T09:00:00.000Z' },
    { time: '18:30', state: 'free', spots: 1, startsAt: '2026-12-24T18:30:00.000Z' },
  ]);
  expect(alone?.departures).toEqual([
    {
      time: null,
      opens: '20:00',
      closes: '02:00',
      state: 'free',
      spots: 8,
      mayComeBackAt: null,
      // Nobody chooses a day that is over, though it is still open.
      bookableUntil: '2026-12-25T00:00:00.000Z',
      startsAt: '2026-12-24T20:00:00.000Z',
    },
  ]);
  expect(found?.nextAvailableDate).toBeNull();
});

test('What tickets cost on a day is by its season, its reduction and the currency of the traveller', async () => {
  const [shared, alone] = (await day())?.components ?? [];
  expect(shared?.tickets).toEqual([
    { ticketType: 'adult', minimum: 2, price: 46.56, originalPrice: 58.2, ...noGroup },
    { ticketType: 'child', minimum: 0, price: 27.84, originalPrice: 34.8, ...noGroup },
  ]);
  expect(alone?.tickets).toMatchObject([
    {
      ticketType: 'group',
      price: 230.4,
      originalPrice: 288,
      groupSize: 6,
      extraPersonPrice: 28.8,
      originalExtraPersonPrice: 36,
    },
  ]);
});

const noGroup = { groupSize: null, extraPersonPrice: null, originalExtraPersonPrice: null };

test('A day on which nobody fits names the next one', async () => {
  const found = await day({
    party: 12,
    now: new Date('2026-12-24T08:00:00Z'),
    date: localDate('2026-12-24'),
  });
  expect(found?.nextAvailableDate).toBeNull();
  expect((await day({ party: 12 }))?.nextAvailableDate).toBe('2026-12-25');
  expect((await day({ party: 13 }))?.nextAvailableDate).toBeNull();
});

test('Of a day that has been, the next one that can be booked is not before today', async () => {
  const found = await day({ date: localDate('2026-12-20') });
  expect(found?.components[0]?.departures.map(({ state }) => state)).toEqual(['cut_off', 'cut_off']);
  expect(found?.nextAvailableDate).toBe('2026-12-24');
});
