import { isWrongAnswer } from '@ashore/core/booking/validate-answer.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue, showId, showOption } from '../../../../test-support/quotes/quotes.ts';
import { readProductRequirements } from './product-requirements.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
afterAll(() => testDb.drop());

test('The unit of a numeric question limits its answers: 900 kg is refused as a weight', async () => {
  const { pool } = testDb.database;
  const question = '0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0103';
  await pool.query(
    `insert into product_questions (id, product_id, scope, kind, measure, required, position)
     values ($1, $2, 'traveller', 'number', 'kg', true, 0)`,
    [question, showId],
  );
  const { required } = (await readProductRequirements(testDb.database, showId)) ?? {};
  const [weight] = required?.questions ?? [];
  expect(weight).toMatchObject({ kind: 'number', measure: 'kg' });
  expect(['72,5', '900'].map((answer) => weight && isWrongAnswer(weight, answer))).toEqual([false, true]);
  await pool.query('delete from product_questions where id = $1', [question]);
});

test('A traveller may be picked up at pick-up points alone, and dropped off at drop-off points alone', async () => {
  const { pool } = testDb.database;
  const [start, pickup, dropOff] = [1, 2, 3].map((n) => `0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c020${n}`);
  await pool.query(
    `insert into product_points (id, product_id, kind, position, street, latitude, longitude)
     select id::uuid, $2, kind, 0, 'Cais 1', 38.7, -9.1
     from unnest($1::text[], array['start', 'pickup', 'drop-off']) as point (id, kind)`,
    [[start, pickup, dropOff], showId],
  );
  const { required } = (await readProductRequirements(testDb.database, showId)) ?? {};
  expect(required).toMatchObject({ pickupIds: [pickup], dropOffIds: [dropOff] });
  await pool.query('delete from product_points where id = any($1::uuid[])', [[start, pickup, dropOff]]);
});

test('A product that is no longer on sale still supplies its booking data, and an unknown one supplies none', async () => {
  await testDb.database.pool.query(`update products set status = 'withdrawn' where id = $1`, [showId]);
  expect(await readProductRequirements(testDb.database, showId)).toMatchObject({
    countryCode: 'PT',
    commissionPercent: 20,
    trader: { name: 'Harbour Walks', street: 'Cais 1', cities: { en: 'lisbon', de: 'lisbon (de)' } },
    required: { contact: [], participants: [], entries: [], questions: [], minAge: 4 },
  });
  await testDb.database.pool.query(
    `update option_tickets set min_age = 13, max_age = null where option_id = $1 and band = 'adult'`,
    [showOption],
  );
  const { ages } = (await readProductRequirements(testDb.database, showId)) ?? {};
  expect(ages).toEqual({ [showOption]: { adult: { from: 13, to: null } } });
  expect(
    await readProductRequirements(testDb.database, 'aaaaaaaa-0000-4000-8000-000000000001'),
  ).toBeUndefined();
  await testDb.database.pool.query(`update products set status = 'live' where id = $1`, [showId]);
});
