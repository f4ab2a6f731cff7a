import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import type { PlaceFile } from '../catalogue/file/place-file.ts';
import { catalogueId } from '../catalogue/import/catalogue-id.ts';
import { importPlaces } from '../catalogue/import/import-catalogue.ts';
import { bookableDates } from './bookable-dates.ts';
import { listDays } from './list-days.ts';
import { showDay } from './show-day.ts';

let testDb: TestDatabase;
const zoneBefore = process.env.TZ;

const zones = {
  kiritimati: 'Pacific/Kiritimati',
  'pago-pago': 'Pacific/Pago_Pago',
  berlin: 'Europe/Berlin',
};

function placeIn(slug: string, timeZone: string): PlaceFile {
  const tour = productRow('tour', {
    startTimes: ['02:30', '09:00'],
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    season: null,
  });
  const place = placeWith(slug, [tour]);
  return { ...place, location: { ...place.location, timeZone } };
}

beforeAll(async () => {
  testDb = await testDatabase();
  const places = Object.entries(zones).map(([slug, timeZone]) => placeIn(slug, timeZone));
  await importPlaces(testDb.database, { places, today: localDate('2026-11-21') });
});
afterAll(() => testDb.drop());
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

const idIn = (slug: keyof typeof zones) => catalogueId('product', slug, 'tour');

async function listDayStates(slug: keyof typeof zones, from: string, to: string, now: string) {
  const query = {
    id: idIn(slug),
    from: localDate(from),
    to: localDate(to),
    party: 1,
    currency: 'EUR' as const,
  };
  const answer = await listDays(testDb.database, { ...query, now: new Date(now) });
  return [answer?.today, ...(answer?.days.map(({ date, state }) => `${date} ${state}`) ?? [])];
}

async function listStartTimes(date: string, now: string) {
  const query = { id: idIn('berlin'), date: localDate(date), party: 1, currency: 'EUR' as const };
  const answer = await showDay(testDb.database, { ...query, now: new Date(now) });
  return answer?.components[0]?.departures.map(({ time, state, startsAt }) => [
    time,
    state,
    startsAt.slice(0, 16),
  ]);
}

describe.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'])(
  'On a server in %s',
  (zone) => {
    test('one instant falls on three dates around the world, and each place is cut off by its own clock', async () => {
      process.env.TZ = zone;
      const now = '2026-12-31T10:30:00Z';
      expect(await listDayStates('kiritimati', '2026-12-31', '2027-01-01', now)).toEqual([
        '2027-01-01',
        '2026-12-31 cut_off',
        '2027-01-01 free',
      ]);
      expect(await listDayStates('berlin', '2026-12-31', '2027-01-01', now)).toEqual([
        '2026-12-31',
        '2026-12-31 cut_off',
        '2027-01-01 free',
      ]);
      expect(await listDayStates('pago-pago', '2026-12-30', '2026-12-31', now)).toEqual([
        '2026-12-30',
        '2026-12-30 cut_off',
        '2026-12-31 free',
      ]);
    });

    test('the last start of a day is cut off on the minute', async () => {
      process.env.TZ = zone;
      const [eve, over] = ['2026-12-31T17:59:59Z', '2026-12-31T18:00:00Z'];
      expect(await listDayStates('kiritimati', '2027-01-01', '2027-01-01', eve)).toContain('2027-01-01 free');
      expect(await listDayStates('kiritimati', '2027-01-01', '2027-01-01', over)).toContain(
        '2027-01-01 cut_off',
      );
      const dates = await bookableDates(testDb.database, { id: idIn('kiritimati'), now: new Date(over) });
      expect(dates?.dates[0]).toBe('2027-01-02');
    });

    test('a start that a clock change skips moves after the gap, and a repeated one counts the first time', async () => {
      process.env.TZ = zone;
      expect(await listStartTimes('2027-03-28', '2027-03-28T00:29:00Z')).toEqual([
        ['02:30', 'free', '2027-03-28T01:30'],
        ['09:00', 'free', '2027-03-28T07:00'],
      ]);
      expect((await listStartTimes('2027-03-28', '2027-03-28T00:30:00Z'))?.[0]?.[1]).toBe('cut_off');
      expect(await listStartTimes('2027-10-31', '2027-10-30T23:29:00Z')).toEqual([
        ['02:30', 'free', '2027-10-31T00:30'],
        ['09:00', 'free', '2027-10-31T08:00'],
      ]);
      expect((await listStartTimes('2027-10-31', '2027-10-30T23:30:00Z'))?.[0]?.[1]).toBe('cut_off');
    });

    test('a leap day can be booked like any other day', async () => {
      process.env.TZ = zone;
      expect(await listDayStates('berlin', '2028-02-28', '2028-03-01', '2028-01-01T00:00:00Z')).toEqual([
        '2028-01-01',
        '2028-02-28 free',
        '2028-02-29 free',
        '2028-03-01 free',
      ]);
    });
  },
);
