import { randomUUID } from 'node:crypto';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionOf, takenDeparture } from '../../../test-support/availability/departures.ts';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { catalogueCode, catalogueId } from '../catalogue/import/catalogue-id.ts';
import { importPlaces } from '../catalogue/import/import-catalogue.ts';
import { type ListDaysInput, listDays } from './list-days.ts';

let testDb: TestDatabase;

/**
 * Runs on Mondays and Saturdays in winter at 18:30, for twelve. `alone` takes one group, with eight spots.
 */
const sail = productRow('sail', { price: { adult: 4_850, child: 2_900 } });
const alone = productRow('alone', {
  price: undefined,
  group: { upTo: 6, price: 24_000, extraPerson: 3_000 },
  startTimes: ['18:30'],
  capacity: 8,
});

const pairs = productRow('pairs', { price: { adult: 4_850 }, atLeast: { adult: 2 } });
const pair = productRow('pair', {
  price: { adult: 4_850 },
  options: [{ name: { en: 'The two of you', de: 'Zu zweit' }, group: { upTo: 2, price: 4_000 } }],
});
const either = productRow('either', {
  price: { adult: 4_850, child: 2_900 },
  options: [
    { name: { en: 'Alone', de: 'Allein' }, group: { upTo: 6, price: 24_000 }, capacity: 8 },
    { name: { en: 'With lunch', de: 'Mit Mittagessen' }, price: { adult: 6_500 } },
  ],
});

/** Cart with the only hold on a group departure. */
const ownCartId = randomUUID();

const idOf = (slug: string) => catalogueId('product', 'lisbon', slug);

beforeAll(async () => {
  testDb = await testDatabase();
  await importPlaces(testDb.database, {
    places: [placeWith('lisbon', [sail, alone, pairs, pair, either])],
    today: localDate('2026-11-21'),
  });
  const option = optionOf('sail');
  const { database } = testDb;
  await takenDeparture(database, { option, date: '2026-11-23', sold: 12 });
  await takenDeparture(database, { option, date: '2026-11-28', closed: true });
  await takenDeparture(database, { option, date: '2026-11-30', sold: 9, holds: [{ spots: 2, endsIn: 9 }] });
  await takenDeparture(database, { option, date: '2026-12-05', holds: [{ spots: 12, endsIn: -1 }] });
  await takenDeparture(database, { option: optionOf('alone'), date: '2026-11-23', sold: 8 });
  await takenDeparture(database, {
    option: optionOf('alone'),
    date: '2026-11-28',
    holds: [{ spots: 8, endsIn: 9, cartId: ownCartId }],
  });
});

afterAll(() => testDb.drop());

const saturdayEvening = new Date('2026-11-21T17:31:00Z');

async function listWith(differences: Partial<ListDaysInput> = {}) {
  const answer = await listDays(testDb.database, {
    id: idOf('sail'),
    from: localDate('2026-11-21'),
    to: localDate('2026-12-05'),
    party: 1,
    currency: 'EUR',
    now: saturdayEvening,
    ...differences,
  });
  const states = answer?.days
    .filter(({ state }) => state !== 'not_running')
    .map(({ date, state }) => [date, state]);
  return { ...answer, states: Object.fromEntries(states ?? []) as Record<string, string> };
}

test('The state of each day in a period subtracts held and sold spots from the capacity', async () => {
  const answer = await listWith();
  expect(answer.days?.length).toBe(15);
  expect(answer.states).toEqual({
    '2026-11-21': 'cut_off',
    '2026-11-23': 'sold_out',
    '2026-11-28': 'closed',
    '2026-11-30': 'free',
    // An overdue hold counts as available, whether or not it has been cleared.
    '2026-12-05': 'free',
  });
  expect(answer).toMatchObject({ today: '2026-11-21', onRequest: false, nextAvailableDate: '2026-11-30' });
});

test('A party larger than the available spots sees whether other carts hold spots or none are left', async () => {
  expect((await listWith({ party: 3 })).states['2026-11-30']).toBe('held');
  expect((await listWith({ party: 4 })).states['2026-11-30']).toBe('sold_out');
});

test('Capacity that was cut stays sold out, even if other holds are released', async () => {
  const { database } = testDb;
  await takenDeparture(database, {
    option: optionOf('sail'),
    date: '2026-12-07',
    sold: 5,
    holds: [{ spots: 3, endsIn: 9 }],
  });
  await database.pool.query(
    `update departures set wanted_capacity = 6, capacity = 8 where local_date = '2026-12-07'`,
  );
  const cut = { from: localDate('2026-12-07'), to: localDate('2026-12-07') };
  expect((await listWith(cut)).states['2026-12-07']).toBe('held');
  expect((await listWith({ ...cut, party: 2 })).states['2026-12-07']).toBe('sold_out');
});

test('A single spot left is not enough where a party needs at least two', async () => {
  for (const [date, sold] of [
    ['2026-11-23', 10],
    ['2026-11-28', 11],
  ] as const)
    await takenDeparture(testDb.database, { option: optionOf('pairs'), date, sold });
  expect((await listWith({ id: idOf('pairs') })).states).toMatchObject({
    '2026-11-23': 'free',
    '2026-11-28': 'sold_out',
  });
});

test('A day shows the price of an adult, or of a group, in the cheapest available option', async () => {
  const { database } = testDb;
  for (const [date, positions] of [
    ['2026-11-28', [0]],
    ['2026-11-30', [0, 2]],
    ['2026-12-05', [0, 1, 2]],
  ] as const)
    for (const position of positions)
      await takenDeparture(database, { option: optionOf('either', position), date, closed: true });
  const answer = await listWith({ id: idOf('either') });
  const priced = answer.days?.filter(({ state }) => state !== 'not_running' && state !== 'cut_off');
  expect(priced?.map(({ date, price, pricePer }) => [date, price, pricePer])).toEqual([
    ['2026-11-23', 48.5, 'person'],
    ['2026-11-28', 65, 'person'],
    ['2026-11-30', 240, 'group'],
    ['2026-12-05', null, null],
  ]);
});

test('A lower price for a group never replaces a price per person', async () => {
  const answer = await listWith({ id: idOf('pair') });
  expect(answer.days?.find(({ date }) => date === '2026-11-23')).toMatchObject({
    price: 48.5,
    pricePer: 'person',
  });
});

test('A departure for one group is available only while no spot of it is taken', async () => {
  const answer = await listWith({ id: idOf('alone'), party: 8 });
  expect(answer.states).toEqual({
    '2026-11-21': 'cut_off',
    '2026-11-23': 'sold_out',
    '2026-11-28': 'held',
    '2026-11-30': 'free',
    '2026-12-05': 'free',
  });
  expect(answer.days?.find(({ date }) => date === '2026-11-30')?.price).toBe(240);
  expect((await listWith({ id: idOf('alone'), party: 9 })).states['2026-11-30']).toBe('sold_out');
});

test('A cart’s own hold counts as available to that cart', async () => {
  const query = { id: idOf('alone'), party: 8 };
  expect((await listWith({ ...query, cartId: ownCartId })).states['2026-11-28']).toBe('free');
  expect((await listWith({ ...query, cartId: randomUUID() })).states['2026-11-28']).toBe('held');
  const before = { from: localDate('2026-11-23'), to: localDate('2026-11-23') };
  expect((await listWith({ ...query, ...before, cartId: ownCartId })).nextAvailableDate).toBe('2026-11-28');
  expect((await listWith({ ...query, ...before })).nextAvailableDate).toBe('2026-11-30');
});

test('The next available day may lie beyond the period, within a year', async () => {
  const upToTheDayBefore = { from: localDate('2026-11-21'), to: localDate('2026-11-29') };
  expect((await listWith(upToTheDayBefore)).nextAvailableDate).toBe('2026-11-30');
  const summer = { from: localDate('2027-04-01'), to: localDate('2027-04-30') };
  expect((await listWith(summer)).nextAvailableDate).toBe('2027-11-01');
  expect((await listWith({ ...summer, party: 13 })).nextAvailableDate).toBeNull();
});

test('A product is found by its code, and one that is not on sale has no days', async () => {
  expect((await listWith({ id: catalogueCode('product', 'lisbon', 'sail') })).days?.length).toBe(15);
  expect((await listWith({ id: 'zzzzzzzz' })).days).toBeUndefined();
});

test('A period that the calendar cannot show is refused', async () => {
  const farAway = localDate('2099-01-01');
  await expect(listWith({ from: farAway, to: farAway })).rejects.toMatchObject({
    code: 'invalid_input',
    field: 'from',
  });
});
