import type { Comparison } from '@ashore/core/contract/compare.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { optionOf, takenDeparture } from '../../../test-support/availability/departures.ts';
import { smallCatalogue, trip1, trip2, trip3 } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

const now = new Date('2026-11-21T12:00:00Z');
const startApp = () => testApp({ database: testDb.database, clock: { now: () => now } });

async function readComparison(query: string, headers: Record<string, string> = {}) {
  const { url, memory } = await startApp();
  const answer = await fetch(`${url}/api/tours/compare?${query}`, { headers });
  return { answer, memory, body: (await answer.json()) as Comparison };
}

const codesOf = ({ tours }: Comparison) => tours.map(({ code }) => code);

test('Products are compared in the order given, with the price of the day for all travellers', async () => {
  const { body, answer, memory } = await readComparison(
    `codes=${trip3.code},${trip1.code}&date=2026-11-28&party=3`,
    { 'accept-language': 'de' },
  );
  expect(codesOf(body)).toEqual([trip3.code, trip1.code]);
  expect(body).toMatchObject({ date: '2026-11-28', party: 3, currency: 'EUR', missing: [] });
  expect(body.tours[1]).toMatchObject({
    tourName: 'Ausflug 1',
    day: {
      state: 'free',
      total: 145.5,
      tickets: [{ ticketType: 'adult', count: 3 }],
      startingTimes: ['18:30'],
    },
    nextAvailableDate: null,
  });
  expect([answer.headers.get('cache-control'), memory.size().entries]).toEqual(['no-store', 0]);
});

test('A compared product has no field that its column does not show', async () => {
  const { body } = await readComparison(`codes=${trip1.code}`);
  expect(body.tours[0]).not.toHaveProperty('questions');
  expect(body.tours[0]).not.toHaveProperty('vendor');
});

test('Without a date no product has a price, and each names its next day with enough spots', async () => {
  await takenDeparture(testDb.database, { option: optionOf('trip-1'), date: '2026-11-21', sold: 11 });
  const { body } = await readComparison(`codes=${trip1.code}&party=2`);
  expect(body.tours[0]).toMatchObject({ day: null, nextAvailableDate: '2026-11-23' });
  expect(body.date).toBeNull();
});

test('A sold-out day is reported with the next available day', async () => {
  await takenDeparture(testDb.database, { option: optionOf('trip-1'), date: '2026-12-05', sold: 12 });
  const { body } = await readComparison(`codes=${trip1.code}&date=2026-12-05&party=2`);
  expect(body.tours[0]).toMatchObject({
    day: { state: 'sold_out', total: null },
    nextAvailableDate: '2026-12-07',
  });
});

test('An unavailable or unknown product is left out and named, and a duplicate counts once', async () => {
  await testDb.database.pool.query('update products set excluded = true where id = $1', [trip2.id]);
  const { body } = await readComparison(`codes=${trip1.code},${trip2.code},zzzzzzzz,${trip1.id}`);
  expect(codesOf(body)).toEqual([trip1.code]);
  expect(body.missing).toEqual([trip2.code, 'zzzzzzzz']);
});

test.each([
  ['nothing to compare', 'codes=', 'codes.0'],
  ['no field at all', 'party=2', 'codes'],
  ['a fifth', `codes=${Array.from({ length: 5 }, () => trip1.code).join()}`, 'codes'],
  ['what is no code', "codes=abc,'or 1=1", 'codes.0'],
  ['a thousand characters', `codes=${'a'.repeat(1_000)}`, 'codes'],
  ['no travellers', `codes=${trip1.code}&party=0`, 'party'],
  ['more than any party', `codes=${trip1.code}&party=1e9`, 'party'],
  ['ages that are none', `codes=${trip1.code}&party=3&ages=5,18`, 'ages'],
  ['a date that does not exist', `codes=${trip1.code}&date=2026-02-30`, 'date'],
  ['a day of another century', `codes=${trip1.code}&date=2199-01-01`, 'date'],
])('The server refuses %s in our error format', async (_, query, field) => {
  const { answer, body } = await readComparison(query);
  expect(answer.status).toBe(400);
  expect(body).toMatchObject({ message: 'Bad Request', status: 400, code: 'invalid_input', field });
});

test('A compared product states how long each option takes and what it includes, and no prices of options', async () => {
  const { pool } = testDb.database;
  await pool.query(
    `update product_options set included = '{one-drink}', duration_minutes = 75 where id = $1`,
    [optionOf('trip-1')],
  );
  const { body } = await readComparison(`codes=${trip1.code}`);
  const [option] = body.tours[0]?.options ?? [];
  expect(option).toMatchObject({ label: '', durations: 75, included: ['One drink'] });
  expect(Object.keys(option ?? {}).toSorted()).toEqual(['durations', 'excluded', 'included', 'label']);
});

test('A compared product states what it is like', async () => {
  const { pool } = testDb.database;
  await pool.query(`update products set setting = 'indoors' where id = $1`, [trip1.id]);
  const before = await readComparison(`codes=${trip1.code}`);
  expect(before.body.tours[0]?.dogsWelcome).toBe(false);
  await pool.query(`insert into product_features values ($1, 'know', 90, 'dogs-welcome')`, [trip1.id]);
  const { body } = await readComparison(`codes=${trip1.code}`);
  expect(body.tours[0]).toMatchObject({ facts: { setting: 'indoors' }, dogsWelcome: true });
});
