import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { listen } from '../../../../test-support/gateways/listen.ts';
import { resultOf } from '../../../../test-support/payment-providers/read-answer.ts';
import { deliverEvent } from './deliver-event.ts';
import { openSandboxGateway, sandboxSecret } from './sandbox-gateway.ts';

let testDb: TestDatabase;
const clock = { now: () => new Date() };
const neverAborted = new AbortController().signal;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

async function paidIntent() {
  const gateway = openSandboxGateway({ database: testDb.database, clock });
  const intent = resultOf(
    await gateway.create(
      {
        attemptId: randomUUID(),
        bookingId: 'booking-1',
        method: 'paypal',
        amount: money(1_000, 'EUR'),
        isCaptureLater: false,
        paymentMethodId: null,
        returnUrl: 'https://shop.example/return',
        description: 'A trip',
        locale: 'en',
      },
      neverAborted,
    ),
  );
  const { rows } = await testDb.database.pool.query('select id from sandbox_events where intent_id = $1', [
    intent.id,
  ]);
  return { gateway, intent, eventId: rows[0].id as string };
}

const deliverTo = (url: string, eventId: string) =>
  deliverEvent(
    { database: testDb.database, secret: sandboxSecret({ ...testDb, clock }), clock, url },
    eventId,
    neverAborted,
  );

async function isDelivered(eventId: string): Promise<boolean> {
  const { rows } = await testDb.database.pool.query('select delivered_at from sandbox_events where id = $1', [
    eventId,
  ]);
  return rows[0].delivered_at !== null;
}

test('The gateway can read the signed event, and a successful answer marks it as delivered', async () => {
  const { gateway, intent, eventId } = await paidIntent();
  const received: Awaited<ReturnType<typeof gateway.readEvent>>[] = [];
  const { url } = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = request.headers as Record<string, string>;
    received.push(
      await gateway.readEvent({ body: Buffer.concat(chunks), headers, now: clock.now() }, neverAborted),
    );
    response.end();
  });
  const { eventId: otherEventId } = await paidIntent();
  expect(await deliverTo(url, eventId)).toEqual({ end: 'done' });
  expect(received).toEqual([
    { outcome: 'event', id: eventId, intentId: intent.id, attemptId: intent.attemptId },
  ]);
  expect([await isDelivered(eventId), await isDelivered(otherEventId)]).toEqual([true, false]);
});

test('An event is sent again if its receiver refuses it or does not answer', async () => {
  const { eventId } = await paidIntent();
  const { url } = await listen((_, response) => response.writeHead(503).end());
  expect(await deliverTo(url, eventId)).toEqual({ end: 'later', reason: 'status 503' });
  expect(await deliverTo('http://127.0.0.1:1/', eventId)).toMatchObject({ end: 'later' });
  expect(await isDelivered(eventId)).toBe(false);
});

test('An event is signed again with the new secret if a database crash has replaced the old one', async () => {
  const { gateway, eventId } = await paidIntent();
  let now = Date.now();
  const ticking = { now: () => new Date(now) };
  const secret = sandboxSecret({ ...testDb, clock: ticking });
  await secret();
  await testDb.database.pool.query('truncate secrets');
  now += 1_000;
  const { url } = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = request.headers as Record<string, string>;
    const delivery = { body: Buffer.concat(chunks), headers, now: ticking.now() };
    const { outcome } = await gateway.readEvent(delivery, neverAborted);
    response.writeHead(outcome === 'event' ? 200 : 400).end();
  });
  const input = { database: testDb.database, secret, clock: ticking, url };
  expect(await deliverEvent(input, eventId, neverAborted)).toEqual({ end: 'done' });
});

test('An event of a deleted payment is not delivered', async () => {
  expect(await deliverTo('http://127.0.0.1:1/', 'evt_of_nobody')).toEqual({ end: 'done' });
});
