import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { memoryPayments } from '../../gateways/payments/memory-payments-for-tests.ts';
import type { Refund } from '../../gateways/payments/port.ts';
import { type OweBack, oweBack } from './owe-back.ts';
import type { Payment } from './payment.ts';
import { begun, intentOf, jobsAbout, movementsOf, note } from './payments-for-tests.ts';
import { refundPayment } from './refund-payment.ts';
import { writeMovement } from './write-movement.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});
afterAll(() => place.drop());

const owe = (payment: OweBack['payment'], amountMinor?: number, reason: OweBack['reason'] = 'cancelled') =>
  transaction(place.database, ({ client }) =>
    oweBack(client, { payment, reason, ...(amountMinor === undefined ? {} : { amountMinor }) }),
  );

type Row = {
  readonly id: string;
  readonly minor: number;
  readonly state: string;
  readonly failure: string | null;
};

async function refundsOf({ id }: Payment): Promise<readonly Row[]> {
  const { rows } = await place.database.pool.query<Row>(
    `select id, amount_minor::int as minor, state, failure from refunds where payment_id = $1 order by asked_at, amount_minor`,
    [id],
  );
  return rows;
}
const sums = async (payment: Payment) => (await refundsOf(payment)).map(({ minor }) => minor);

/** Money that was charged, at a provider who knows of it. */
async function charged(faultOf?: Parameters<typeof memoryPayments>[0]) {
  const provider = memoryPayments(faultOf);
  const payment = await note(place.database, await begun(place.database));
  provider.put(intentOf(payment));
  const refund = () =>
    refundPayment(
      { database: place.database, payments: provider.payments },
      payment,
      AbortSignal.timeout(5_000),
    );
  const given = () => provider.intents.get(payment.providerId ?? '')?.refunds ?? [];
  return { payment, provider, refund, given };
}

test('All that was charged goes back unless told otherwise, and a worker is asked to do it.', async () => {
  const { payment } = await charged();
  await owe(payment);
  expect(await refundsOf(payment)).toMatchObject([{ minor: 10_000, state: 'asked' }]);
  expect(await jobsAbout(place.database, payment.id)).toEqual(['give-back']);
});

test('After a part of it the rest goes back, and after the rest nothing; one worker does all of it.', async () => {
  const { payment } = await charged();
  await owe(payment, 2_500);
  await owe(payment);
  await owe(payment);
  expect(await sums(payment)).toEqual([2_500, 7_500]);
  expect(await jobsAbout(place.database, payment.id)).toEqual(['give-back']);
});

test('What could not be given back is owed again.', async () => {
  const { payment } = await charged();
  await owe(payment, 6_000);
  await place.database.pool.query(`update refunds set state = 'failed' where payment_id = $1`, [payment.id]);
  await owe(payment);
  expect(await sums(payment)).toEqual([6_000, 10_000]);
});

test('More than was charged cannot be owed, all refunds together, and nothing is written then.', async () => {
  const { payment } = await charged();
  await owe(payment, 6_000);
  await expect(owe(payment, 4_001)).rejects.toThrow('more than the 10000');
  expect(await sums(payment)).toEqual([6_000]);
  expect(await jobsAbout(place.database, payment.id)).toEqual(['give-back']);
});

test('Nothing at all is no refund.', async () => {
  const { payment } = await charged();
  await owe(payment, 0);
  expect(await sums(payment)).toEqual([]);
  expect(await jobsAbout(place.database, payment.id)).toEqual([]);
});

test('Whatever is owed of a charge in whatever parts, never more than the charge is.', async () => {
  const parts = fc.array(fc.option(fc.integer({ min: 1, max: 6_000 }), { nil: undefined }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(parts, async (amounts) => {
      const payment = await note(place.database, await begun(place.database));
      for (const amount of amounts) await owe(payment, amount).catch(() => undefined);
      const given = (await sums(payment)).reduce((sum, minor) => sum + minor, 0);
      expect(given).toBeLessThanOrEqual(10_000);
      if (amounts.at(-1) === undefined && amounts.length > 0) expect(given).toBe(10_000);
    }),
    { numRuns: 20 },
  );
});

test('What is only set aside is let go by the same worker, and no refund is written.', async () => {
  const payment = await note(place.database, await begun(place.database, { isLater: true }), {
    state: 'authorised',
  });
  await owe(payment);
  expect(await refundsOf(payment)).toEqual([]);
  expect(await jobsAbout(place.database, payment.id)).toEqual(['give-back']);
});

test('What is owed is given once, however often the worker comes; the books and the traveller hear of it once.', async () => {
  const { payment, refund, given } = await charged();
  await owe(payment, 2_500);
  await owe(payment);
  expect(await refund()).toBeUndefined();
  expect(await refund()).toBeUndefined();
  expect(given().map(({ amountMinor }) => amountMinor)).toEqual([2_500, 7_500]);
  expect(await refundsOf(payment)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  expect((await movementsOf(place.database, payment.bookingId)).slice(2)).toEqual([
    'refund traveller -2500',
    'refund provider 2500',
    'refund traveller -7500',
    'refund provider 7500',
  ]);
  expect(await jobsAbout(place.database, payment.bookingId)).toEqual(['refunded', 'refunded']);
});

test('A refund whose key may be forgotten is looked for before it is asked for once more.', async () => {
  let isLost = true;
  const { payment, refund, given, provider } = await charged((deed) =>
    deed === 'refund' && isLost ? 'lost' : undefined,
  );
  await owe(payment, 2_500);
  await refund();
  await place.database.pool.query(`update refunds set asked_at = now() - interval '21 hours'`);
  isLost = false;
  expect(await refund()).toBeUndefined();
  expect(provider.asked.filter(({ deed }) => deed === 'refund')).toHaveLength(1);
  expect(given()).toHaveLength(1);
  expect(await refundsOf(payment)).toMatchObject([{ state: 'done' }]);
});

test('An old refund in whose stead one was given at the provider’s own desk is not asked for as well.', async () => {
  const { payment, provider, refund, given } = await charged();
  await owe(payment, 2_500);
  await place.database.pool.query(`update refunds set asked_at = now() - interval '21 hours'`);
  const intent = intentOf(payment);
  provider.put({
    ...intent,
    refunds: [{ id: 're_desk', key: '', amountMinor: 2_500, state: 'done' }],
  });
  expect(await refund()).toBeUndefined();
  expect(given().map(({ id }) => id)).toEqual(['re_desk']);
});

test('A refund whose answer was lost stays owed, and is the same one when it is asked for again.', async () => {
  let isLost = true;
  const { payment, refund, given } = await charged((deed) =>
    deed === 'refund' && isLost ? 'lost' : undefined,
  );
  await owe(payment);
  expect(await refund()).toBe('Its answer was lost.');
  expect(await refundsOf(payment)).toMatchObject([{ state: 'asked' }]);
  isLost = false;
  expect(await refund()).toBeUndefined();
  expect(given()).toHaveLength(1);
  expect(await refundsOf(payment)).toMatchObject([{ state: 'done' }]);
});

test('A refund that the provider will not give has failed for its reason: nothing moved, and that is told.', async () => {
  const { payment, provider, refund } = await charged();
  await owe(payment);
  provider.put(intentOf(payment, { state: 'cancelled' }));
  expect(await refund()).toBeUndefined();
  expect(await refundsOf(payment)).toMatchObject([{ state: 'failed', failure: 'cancelled' }]);
  expect(await movementsOf(place.database, payment.bookingId)).toHaveLength(2);
  expect(await jobsAbout(place.database, payment.bookingId)).toEqual(['refund_failed']);
});

test('Of a try that the provider never named nothing is given back, and what is owed of it is said.', async () => {
  const { provider } = await charged();
  const payment = await begun(place.database);
  const desk = { database: place.database, payments: provider.payments };
  const refund = () => refundPayment(desk, payment, AbortSignal.timeout(5_000));
  expect(await refund()).toBeUndefined();
  await place.database.pool.query(
    `update payments set state = 'captured', captured_minor = 10000 where id = $1`,
    [payment.id],
  );
  await owe({ ...payment, state: 'captured', capturedMinor: 10_000 });
  expect(await refund()).toMatch('not been heard');
});

test('A refund that takes days is told when it has arrived, once; one that comes back after all is told as well, and the books say so.', async () => {
  const { payment } = await charged();
  await owe(payment);
  const [{ id: key = '' } = {}] = await refundsOf(payment);
  const hear = (state: Refund['state']) =>
    note(place.database, payment, { refunds: [{ id: 're_1', key, amountMinor: 10_000, state }] });
  await hear('pending');
  await hear('pending');
  expect(await jobsAbout(place.database, payment.bookingId)).toEqual([]);
  await hear('done');
  await hear('pending');
  expect(await refundsOf(payment)).toMatchObject([{ state: 'done' }]);
  expect(await movementsOf(place.database, payment.bookingId)).toHaveLength(4);
  for (const late of ['failed', 'done', 'pending', 'failed'] as const) await hear(late);
  expect(await refundsOf(payment)).toMatchObject([{ state: 'failed' }]);
  expect(await jobsAbout(place.database, payment.bookingId)).toEqual(['refunded', 'refund_failed']);
  expect((await movementsOf(place.database, payment.bookingId)).slice(4)).toEqual([
    'refund-failed traveller 10000',
    'refund-failed provider -10000',
  ]);
});

test('A refund of another try ends nothing here, though it has the right key: it is of the other’s money.', async () => {
  const { payment } = await charged();
  const other = (await charged()).payment;
  await owe(payment);
  const [{ id: key = '' } = {}] = await refundsOf(payment);
  await note(place.database, other, { refunds: [{ id: 're_2', key, amountMinor: 10_000, state: 'done' }] });
  expect(await refundsOf(payment)).toMatchObject([{ state: 'asked' }]);
  expect(await movementsOf(place.database, payment.bookingId)).toHaveLength(2);
  expect(await refundsOf(other)).toMatchObject([{ minor: 10_000, state: 'done' }]);
});

test('A movement is written once under its name, and one that does not add up is not written at all.', async () => {
  const { bookingId } = await begun(place.database);
  const move = (name: string, minor: number) =>
    transaction(place.database, ({ client }) =>
      writeMovement(client, {
        name,
        bookingId,
        entries: [
          { account: 'traveller', amount: money(500, 'EUR') },
          { account: 'provider', amount: money(-minor, 'EUR') },
        ],
      }),
    );
  const name = `charge/${randomUUID()}`;
  await Promise.all([move(name, 500), move(name, 500), move(name, 500)]);
  await expect(move(`charge/${randomUUID()}`, 499)).rejects.toThrow('does not add up');
  expect(await movementsOf(place.database, bookingId)).toEqual([
    'charge traveller 500',
    'charge provider -500',
  ]);
});

test('Where nothing moves nothing is written.', async () => {
  const { bookingId } = await begun(place.database);
  await writeMovement(place.database.pool, { name: 'charge/nothing', bookingId, entries: [] });
  expect(await movementsOf(place.database, bookingId)).toEqual([]);
});
