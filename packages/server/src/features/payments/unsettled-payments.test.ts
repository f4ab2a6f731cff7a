import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { oweBack, putGiveBack } from './owe-back.ts';
import type { Payment } from './payment.ts';
import { begun, note } from './payments-for-tests.ts';
import { unsettledPayments } from './unsettled-payments.ts';
import { keepWatermark, readWatermark } from './watermark.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});
beforeEach(async () => {
  await place.database.pool.query('truncate bookings, payments, refunds, jobs, payment_watermarks cascade');
});
afterAll(() => place.drop());

/** As if so many minutes had gone by since it was begun, read and asked back. */
async function letPass(minutes: number): Promise<void> {
  const past = `now() - make_interval(mins => ${minutes})`;
  await place.database.pool.query(
    `update payments set made_at = ${past}, read_at = case when read_at is not null then ${past} end`,
  );
  await place.database.pool.query(`update refunds set asked_at = ${past}`);
}

const charged = async () => note(place.database, await begun(place.database));
const setAside = async () =>
  note(place.database, await begun(place.database, { isLater: true }), { state: 'authorised' });

async function paysFor(payment: Payment, state: string): Promise<void> {
  await place.database.pool.query(
    `update bookings set payment_id = $2, state = $3, answer_until = now() + interval '1 day' where id = $1`,
    [payment.bookingId, payment.id, state],
  );
}

const found = async () => {
  const { open, unpaidBack } = await unsettledPayments(place.database.pool);
  return { open: open.map(({ id }) => id), back: unpaidBack };
};

test('A try that nobody has answered is looked at after a minute, and not before.', async () => {
  const payment = await begun(place.database);
  expect(await found()).toEqual({ open: [], back: [] });
  await letPass(2);
  expect(await found()).toEqual({ open: [payment.id], back: [] });
});

test('However many tries a provider leaves unanswered, those of another have their turn.', async () => {
  const { pool } = place.database;
  await begun(place.database);
  await pool.query(`update payments set gateway = 'stripe'`);
  await pool.query(`
    insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).*
    from payments p, generate_series(1, 200)`);
  await letPass(60);
  const other = await begun(place.database);
  await pool.query(`update payments set made_at = now() - interval '2 minutes' where id = $1`, [other.id]);
  const { open } = await found();
  expect([open.length, open.includes(other.id)]).toEqual([200, true]);
});

test.each(['failed', 'cancelled'] as const)('A try that has %s is looked at no more.', async (state) => {
  await note(place.database, await begun(place.database), { state });
  await letPass(2);
  expect(await found()).toEqual({ open: [], back: [] });
});

test('Money that pays for nothing is looked at; what pays for its booking is not.', async () => {
  const payment = await charged();
  await letPass(2);
  expect((await found()).open).toEqual([payment.id]);
  await paysFor(payment, 'confirmed');
  expect((await found()).open).toEqual([]);
});

test('Money that came long ago and is still in doubt is for a person: nobody goes through all that was ever paid.', async () => {
  await charged();
  await letPass(40 * 24 * 60 - 60);
  expect((await found()).open).toHaveLength(1);
  await letPass(40 * 24 * 60 + 60);
  expect((await found()).open).toEqual([]);
});

test('Nothing of it reads a table from end to end: every two minutes for ever, of a million bookings.', async () => {
  const plans = await transaction(place.database, async ({ client }) => {
    // A way that is there is taken, however small the table.
    await client.query('set local enable_seqscan = off');
    const seen: string[] = [];
    const explained = async (text: string) => {
      const { rows } = await client.query(`explain ${text}`);
      seen.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return { rows: [] };
    };
    await unsettledPayments({ query: explained } as never);
    return seen;
  });
  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/);
  // Nor an index from end to end: of jobs that wait only those about this payment.
  expect(plans.join('\n')).toMatch(/jobs_give_back/);
  expect(plans.join('\n')).toMatch(/bookings_by_payment/);
});

test('Money that is on its way back in full needs no look, a part of it does.', async () => {
  const { pool } = place.database;
  const payment = await charged();
  await oweBack(pool, { payment, amountMinor: 9_999, reason: 'late' });
  await letPass(2);
  expect((await found()).open).toEqual([payment.id]);
  await oweBack(pool, { payment, reason: 'late' });
  expect((await found()).open).toEqual([]);
});

test('Of doubtful money a person judges, not the sweeper.', async () => {
  const payment = await charged();
  await place.database.pool.query(`update payments set doubt = 'amount' where id = $1`, [payment.id]);
  await letPass(2);
  expect((await found()).open).toEqual([]);
});

test('What is owed back and on which nobody is at work is found after a minute.', async () => {
  const { pool } = place.database;
  const payment = await charged();
  await oweBack(pool, { payment, reason: 'cancelled' });
  await pool.query('truncate jobs');
  expect((await found()).back).toEqual([]);
  await letPass(2);
  expect((await found()).back).toEqual([payment.id]);
  await putGiveBack(pool, payment.id);
  expect((await found()).back).toEqual([]);
  await pool.query(`update jobs set state = 'done', ended_at = now()`);
  expect((await found()).back).toEqual([payment.id]);
});

test('A refund that is under way or has arrived is nobody’s to do again.', async () => {
  const { pool } = place.database;
  const payment = await charged();
  await oweBack(pool, { payment, reason: 'cancelled' });
  await pool.query('truncate jobs');
  await letPass(2);
  for (const state of ['pending', 'done']) {
    await pool.query('update refunds set state = $1', [state]);
    expect((await found()).back).toEqual([]);
  }
});

test.each(['on_request', 'accepted', 'confirmed'])(
  'What is set aside for a booking that is %s stays set aside.',
  async (state) => {
    await paysFor(await setAside(), state);
    await letPass(2);
    expect((await found()).back).toEqual([]);
  },
);

test.each(['declined', 'unanswered', 'cancelled'])(
  'What is still set aside for a booking that was %s is to be let go.',
  async (state) => {
    const payment = await setAside();
    await paysFor(payment, state);
    await letPass(2);
    expect((await found()).back).toEqual([payment.id]);
  },
);

test('Those that nobody has looked at for longest come first.', async () => {
  const { pool } = place.database;
  const [first, second] = [await begun(place.database), await begun(place.database)];
  await letPass(5);
  await pool.query(
    `update payments set made_at = now() - interval '9 minutes', read_at = now() where id = $1`,
    [first.id],
  );
  expect((await found()).open).toEqual([second.id, first.id]);
});

test('A provider with whom nothing was compared yet is asked for a week, and two minutes for its clock.', async () => {
  const { since, now } = await readWatermark(place.database.pool, 'sandbox');
  expect(now.getTime() - since.getTime()).toBe((7 * 24 * 60 + 2) * 60_000);
});

test('What was compared is remembered for each provider, and never for a shorter time than before.', async () => {
  const { pool } = place.database;
  const [early, late] = [new Date('2026-11-20T08:00:00Z'), new Date('2026-11-20T09:00:00Z')];
  await keepWatermark(pool, 'sandbox', late);
  await keepWatermark(pool, 'sandbox', early);
  await keepWatermark(pool, 'stripe', early);
  expect((await readWatermark(pool, 'sandbox')).since).toEqual(new Date('2026-11-20T08:58:00Z'));
  expect((await readWatermark(pool, 'stripe')).since).toEqual(new Date('2026-11-20T07:58:00Z'));
});
