// The whole path of an event: from the statement that changes a payment to the job that checks it.
import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { listeningApp } from '../../test-support/app/listening-app.ts';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { eventually } from '../../test-support/eventually.ts';
import { resultOf } from '../../test-support/payment-providers/read-answer.ts';
import { readSettings } from '../env.ts';
import { openSandboxGateway } from '../gateways/payments/sandbox/sandbox-gateway.ts';
import { startJobs } from './start-jobs.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

function runJobs(ownAddress: string) {
  const log = { warn: vi.fn(), error: vi.fn() };
  const variant = async () => ({ displayName: 'Ashore' });
  const jobs = startJobs({
    settings: readSettings({}),
    database: testDb.database,
    readVariant: variant,
    processUrl: ownAddress,
    log,
  });
  onTestFinished(async () => jobs?.stop());
}

async function payInSandbox() {
  const gateway = openSandboxGateway({ database: testDb.database, clock: { now: () => new Date() } });
  const wanted = {
    attemptId: randomUUID(),
    bookingId: 'booking-1',
    method: 'bancontact',
    amount: money(1_000, 'EUR'),
    isCaptureLater: false,
    paymentMethodId: null,
    returnUrl: 'https://www.example.org/return',
    description: 'A trip',
    locale: 'en',
  } as const;
  return resultOf(await gateway.create(wanted, new AbortController().signal));
}

async function settlements() {
  const { rows } = await testDb.database.pool.query("select payload from jobs where kind = 'settle-payment'");
  return rows.map(({ payload }) => payload);
}

test('The sandbox delivers a change to our webhook, which enqueues a check of the payment', async () => {
  const { url, close } = await listeningApp({ database: testDb.database });
  onTestFinished(close);
  const { id, attemptId } = await payInSandbox();
  runJobs(url);
  await eventually(async () =>
    expect(await settlements()).toContainEqual({ gateway: 'sandbox', intentId: id, attemptId }),
  );
});

test('While the webhook is unavailable the event stays pending; it is delivered once the webhook is available', async () => {
  const { close, port } = await listeningApp({ database: testDb.database });
  await close();
  const { id } = await payInSandbox();
  runJobs(`http://127.0.0.1:${port}`);
  const waiting = async () =>
    (
      await testDb.database.pool.query(
        "select reason from jobs where kind = 'deliver-sandbox-event' and state = 'waiting' and attempts > 0",
      )
    ).rowCount;
  await eventually(async () => expect(await waiting()).toBe(1));
  const back = await listeningApp({ database: testDb.database, port });
  onTestFinished(back.close);
  await testDb.database.pool.query("update jobs set due_at = now() where kind = 'deliver-sandbox-event'");
  await eventually(async () => expect((await settlements()).map(({ intentId }) => intentId)).toContain(id));
});
