import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { memoryPayments } from '../../../test-support/payment-providers/memory-payments.ts';
import {
  beginTestPayment,
  intentOf,
  jobsAbout,
  movementsOf,
  note,
} from '../../../test-support/payments/payments.ts';
import { transaction } from '../../database/transaction.ts';
import type { Refund } from '../../gateways/payments/port.ts';
import { type CreateRefundInput, createRefund } from './create-refund.ts';
import { writeMovement } from './ledger.ts';
import type { Payment } from './payment.ts';
import { refundPayment } from './refund-payment.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

const owe = (
  payment: CreateRefundInput['payment'],
  amountMinor?: number,
  reason: CreateRefundInput['reason'] = 'cancelled',
) =>
  transaction(testDb.database, ({ client }) =>
    createRefund(client, { payment, reason, ...(amountMinor === undefined ? {} : { amountMinor }) }),
  );

type RefundTestRow = {
  readonly id: string;
  readonly minor: number;
  readonly state: string;
  readonly failure: string | null;
};

async function refundsOf({ id }: Payment): Promise<readonly RefundTestRow[]> {
  const { rows } = await testDb.database.pool.query<RefundTestRow>(
    `select id, amount_minor::int as minor, state, failure from refunds where payment_id = $1 order by requested_at, amount_minor`,
    [id],
  );
  return rows;
}
const sums = async (payment: Payment) => (await refundsOf(payment)).map(({ minor }) => minor);

/** A captured payment that the provider knows. */
async function charged(faultOf?: Parameters<typeof memoryPayments>[0]) {
  const provider = memoryPayments(faultOf);
  const payment = await note(testDb.database, await beginTestPayment(testDb.database));
  provider.put(intentOf(payment));
  const refund = () =>
    refundPayment(
      { database: testDb.database, payments: provider.payments },
      payment,
      AbortSignal.timeout(5_000),
    );
  const refundsAtProvider = () => provider.intents.get(payment.providerId ?? '')?.refunds ?? [];
  return { payment, provider, refund, refundsAtProvider };
}

test('A refund without an amount covers everything captured, and a job for it is queued', async () => {
  const { payment } = await charged();
  await owe(payment);
  expect(await refundsOf(payment)).toMatchObject([{ minor: 10_000, state: 'requested' }]);
  expect(await jobsAbout(testDb.database, payment.id)).toEqual(['pay-refund']);
});

test('After a partial refund the rest is refunded once, and one job covers all of it', async () => {
  const { payment } = await charged();
  await owe(payment, 2_500);
  await owe(payment);
  await owe(payment);
  expect(await sums(payment)).toEqual([2_500, 7_500]);
  expect(await jobsAbout(testDb.database, payment.id)).toEqual(['pay-refund']);
});

test('A failed refund is owed again', async () => {
  const { payment } = await charged();
  await owe(payment, 6_000);
  await testDb.database.pool.query(`update refunds set state = 'failed' where payment_id = $1`, [payment.id]);
  await owe(payment);
  expect(await sums(payment)).toEqual([6_000, 10_000]);
});

test('All refunds together cannot exceed the capture, and a refund that would is not recorded', async () => {
  const { payment } = await charged();
  await owe(payment, 6_000);
  await expect(owe(payment, 4_001)).rejects.toThrow('more than the 10000');
  expect(await sums(payment)).toEqual([6_000]);
  expect(await jobsAbout(testDb.database, payment.id)).toEqual(['pay-refund']);
});

test('A refund of zero is not recorded', async () => {
  const { payment } = await charged();
  await owe(payment, 0);
  expect(await sums(payment)).toEqual([]);
  expect(await jobsAbout(testDb.database, payment.id)).toEqual([]);
});

test('Refunds in any parts never exceed the capture', async () => {
  const parts = fc.array(fc.option(fc.integer({ min: 1, max: 6_000 }), { nil: undefined }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(parts, async (amounts) => {
      const payment = await note(testDb.database, await beginTestPayment(testDb.database));
      for (const amount of amounts) await owe(payment, amount).catch(() => undefined);
      const refundedMinor = (await sums(payment)).reduce((sum, minor) => sum + minor, 0);
      expect(refundedMinor).toBeLessThanOrEqual(10_000);
      if (amounts.at(-1) === undefined && amounts.length > 0) expect(refundedMinor).toBe(10_000);
    }),
    { numRuns: 20 },
  );
});

test('An authorisation is voided by the same job, and no refund is recorded', async () => {
  const payment = await note(
    testDb.database,
    await beginTestPayment(testDb.database, { isCaptureLater: true }),
    {
      state: 'authorised',
    },
  );
  await owe(payment);
  await owe(payment, 2_500);
  expect(await refundsOf(payment)).toEqual([]);
  expect(await jobsAbout(testDb.database, payment.id)).toEqual(['pay-refund']);
});

test('A refund is paid once, however often the worker runs, with one ledger movement and one notification', async () => {
  const { payment, refund, refundsAtProvider } = await charged();
  await owe(payment, 2_500);
  await owe(payment);
  expect(await refund()).toBeUndefined();
  expect(await refund()).toBeUndefined();
  expect(refundsAtProvider().map(({ amountMinor }) => amountMinor)).toEqual([2_500, 7_500]);
  expect(await refundsOf(payment)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  expect((await movementsOf(testDb.database, payment.bookingId)).slice(2)).toEqual([
    'refund traveller -2500',
    'refund provider 2500',
    'refund traveller -7500',
    'refund provider 7500',
  ]);
  expect(await jobsAbout(testDb.database, payment.bookingId)).toEqual(['refunded', 'refunded']);
});

test('A refund whose key may have expired is looked up before it is requested again', async () => {
  let isLost = true;
  const { payment, refund, refundsAtProvider, provider } = await charged((operation) =>
    operation === 'refund' && isLost ? 'lost' : undefined,
  );
  await owe(payment, 2_500);
  await refund();
  await testDb.database.pool.query(`update refunds set requested_at = now() - interval '21 hours'`);
  isLost = false;
  expect(await refund()).toBeUndefined();
  expect(provider.operations.filter(({ operation }) => operation === 'refund')).toHaveLength(1);
  expect(refundsAtProvider()).toHaveLength(1);
  expect(await refundsOf(payment)).toMatchObject([{ state: 'done' }]);
});

test('An old refund that was made in the provider’s dashboard is not requested again', async () => {
  const { payment, provider, refund, refundsAtProvider } = await charged();
  await owe(payment, 2_500);
  await testDb.database.pool.query(`update refunds set requested_at = now() - interval '21 hours'`);
  const intent = intentOf(payment);
  provider.put({
    ...intent,
    refunds: [{ id: 're_desk', key: '', amountMinor: 2_500, state: 'done' }],
  });
  expect(await refund()).toBeUndefined();
  expect(refundsAtProvider().map(({ id }) => id)).toEqual(['re_desk']);
});

test('A refund whose answer was lost stays owed and is the same refund when requested again', async () => {
  let isLost = true;
  const { payment, refund, refundsAtProvider } = await charged((operation) =>
    operation === 'refund' && isLost ? 'lost' : undefined,
  );
  await owe(payment);
  expect(await refund()).toBe('The answer of the provider was lost.');
  expect(await refundsOf(payment)).toMatchObject([{ state: 'requested' }]);
  isLost = false;
  expect(await refund()).toBeUndefined();
  expect(refundsAtProvider()).toHaveLength(1);
  expect(await refundsOf(payment)).toMatchObject([{ state: 'done' }]);
});

test('A refund that the provider refuses fails with its reason, moves nothing and is notified', async () => {
  const { payment, provider, refund } = await charged();
  await owe(payment);
  provider.put(intentOf(payment, { state: 'cancelled' }));
  expect(await refund()).toBeUndefined();
  expect(await refundsOf(payment)).toMatchObject([{ state: 'failed', failure: 'cancelled' }]);
  expect(await movementsOf(testDb.database, payment.bookingId)).toHaveLength(2);
  expect(await jobsAbout(testDb.database, payment.bookingId)).toEqual(['refund_failed']);
});

test('Nothing is refunded for an attempt without a provider ID, and the open refund is reported', async () => {
  const { provider } = await charged();
  const payment = await beginTestPayment(testDb.database);
  const deps = { database: testDb.database, payments: provider.payments };
  const refund = () => refundPayment(deps, payment, AbortSignal.timeout(5_000));
  expect(await refund()).toBeUndefined();
  await testDb.database.pool.query(
    `update payments set state = 'captured', captured_minor = 10000 where id = $1`,
    [payment.id],
  );
  await owe({ ...payment, state: 'captured', capturedMinor: 10_000 });
  expect(await refund()).toMatch('no record of this payment');
});

test('The contact person is notified once when a slow refund arrives, and of a failure after that, which is recorded too', async () => {
  const { payment } = await charged();
  await owe(payment);
  const [{ id: key = '' } = {}] = await refundsOf(payment);
  const reportRefund = (state: Refund['state']) =>
    note(testDb.database, payment, { refunds: [{ id: 're_1', key, amountMinor: 10_000, state }] });
  await reportRefund('pending');
  await reportRefund('pending');
  expect(await jobsAbout(testDb.database, payment.bookingId)).toEqual([]);
  await reportRefund('done');
  await reportRefund('pending');
  expect(await refundsOf(payment)).toMatchObject([{ state: 'done' }]);
  expect(await movementsOf(testDb.database, payment.bookingId)).toHaveLength(4);
  for (const late of ['failed', 'done', 'pending', 'failed'] as const) await reportRefund(late);
  expect(await refundsOf(payment)).toMatchObject([{ state: 'failed' }]);
  expect(await jobsAbout(testDb.database, payment.bookingId)).toEqual(['refunded', 'refund_failed']);
  expect((await movementsOf(testDb.database, payment.bookingId)).slice(4)).toEqual([
    'refund-failed traveller 10000',
    'refund-failed provider -10000',
  ]);
});

test('A provider’s refund of another payment does not complete this one, even with the same key', async () => {
  const { payment } = await charged();
  const other = (await charged()).payment;
  await owe(payment);
  const [{ id: key = '' } = {}] = await refundsOf(payment);
  await note(testDb.database, other, { refunds: [{ id: 're_2', key, amountMinor: 10_000, state: 'done' }] });
  expect(await refundsOf(payment)).toMatchObject([{ state: 'requested' }]);
  expect(await movementsOf(testDb.database, payment.bookingId)).toHaveLength(2);
  expect(await refundsOf(other)).toMatchObject([{ minor: 10_000, state: 'done' }]);
});

test('A movement is written once under its name, and an unbalanced one is not written', async () => {
  const { bookingId } = await beginTestPayment(testDb.database);
  const move = (name: string, minor: number) =>
    transaction(testDb.database, ({ client }) =>
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
  expect(await movementsOf(testDb.database, bookingId)).toEqual([
    'charge traveller 500',
    'charge provider -500',
  ]);
});

test('An empty movement writes nothing', async () => {
  const { bookingId } = await beginTestPayment(testDb.database);
  await writeMovement(testDb.database.pool, { name: 'charge/nothing', bookingId, entries: [] });
  expect(await movementsOf(testDb.database, bookingId)).toEqual([]);
});

test('Nothing is refunded while one of the refunds may have been made and cannot be looked up', async () => {
  const { payment, provider, refund } = await charged((operation) =>
    operation === 'read' ? 'fails' : undefined,
  );
  await owe(payment, 2_500);
  await testDb.database.pool.query(`update refunds set requested_at = now() - interval '21 hours'`);
  await owe(payment, 1_000);
  expect(await refund()).toBe('Earlier refunds could not be read from the provider.');
  expect(provider.operations.map(({ operation }) => operation)).toEqual(['read']);
});

test('A refund of today is requested without looking it up, and a later failure is its own alone', async () => {
  const { payment, provider, refund } = await charged();
  await owe(payment, 2_500);
  expect(await refund()).toBeUndefined();
  expect(provider.operations.map(({ operation }) => operation)).toEqual(['refund']);
  await owe(payment, 3_000);
  provider.put(intentOf(payment, { state: 'cancelled' }));
  await refund();
  expect(await refundsOf(payment)).toMatchObject([
    { minor: 2_500, failure: null },
    { minor: 3_000, failure: 'cancelled' },
  ]);
});
