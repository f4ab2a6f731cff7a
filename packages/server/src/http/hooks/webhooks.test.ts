import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { answering, listen } from '../../../test-support/http/request-response.ts';
import { enqueueSettlement } from '../../gateways/payments/enqueue-settlement.ts';
import type { PaymentGateway, ProviderEvent } from '../../gateways/payments/port.ts';
import { signatureHeader, signEvent } from '../../gateways/payments/sandbox/events.ts';
import { openSandboxGateway, sandboxSecret } from '../../gateways/payments/sandbox/sandbox-gateway.ts';
import { sendError } from '../responses/errors.ts';
import { createDispatch } from '../server/dispatch.ts';
import { createServeWebhooks } from './webhooks.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

beforeEach(() => testDb.database.pool.query('delete from jobs'));

afterAll(() => testDb.drop());

const clock = { now: () => new Date() };

async function startServing(differences: Partial<Parameters<typeof createServeWebhooks>[0]> = {}) {
  const { database } = testDb;
  const gateway = openSandboxGateway({ database, clock });
  const onRefused = vi.fn();
  const { url, port } = await answering(
    createServeWebhooks({
      gatewayNamed: (name) => (name === 'sandbox' ? gateway : undefined),
      settle: (name, sandboxEvent) => enqueueSettlement(database.pool, name, sandboxEvent),
      onRefused,
      now: clock.now,
      ...differences,
    }),
  );
  const secret = await sandboxSecret({ database, clock })();
  const send = (body: string, signature = signEvent(secret, body, clock.now())) =>
    fetch(`${url}/webhooks/sandbox`, { method: 'POST', headers: { [signatureHeader]: signature }, body });
  return { url, port, send, onRefused };
}

const sandboxEvent = (id: string) =>
  JSON.stringify({ id, type: 'intent.changed', intent: { id: 'sbx_1', attemptId: 'a-1' } });

async function storedJobs() {
  const { rows } = await testDb.database.pool.query('select kind, key, payload from jobs order by key');
  return rows;
}

const gatewayReading = (sandboxEvent: ProviderEvent) =>
  ({
    ...openSandboxGateway({ database: testDb.database, clock }),
    readEvent: async () => sandboxEvent,
  }) as PaymentGateway;

test('An event received ten times at once is acknowledged ten times and becomes one job', async () => {
  const { send } = await startServing();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(sandboxEvent('evt_1'))));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await storedJobs()).toEqual([
    {
      kind: 'settle-payment',
      key: 'sandbox/evt_1',
      payload: { gateway: 'sandbox', intentId: 'sbx_1', attemptId: 'a-1' },
    },
  ]);
});

test('An event is refused with 503 and a retry time while the database is unavailable, and reported as an outage', async () => {
  const away = () => Promise.reject(Object.assign(new Error('starting up'), { code: '57P03' }));
  const onFault = vi.fn();
  const answer = createServeWebhooks({
    gatewayNamed: () => gatewayReading({ outcome: 'event', id: 'evt_3', intentId: 'sbx_1', attemptId: null }),
    settle: away,
    onRefused: () => {},
    now: clock.now,
  });
  const dispatch = createDispatch({
    routes: new Map([['webhooks', { routeClass: 'webhook', acceptsWrites: true, answer } as const]]),
    pages: { routeClass: 'page', answer },
    begin: () => true,
    isDraining: () => false,
    refuse: sendError,
    onFault,
  });
  const { url } = await listen(dispatch);
  const { status, headers } = await fetch(`${url}/webhooks/sandbox`, { method: 'POST', body: '{}' });
  expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  expect(onFault).toHaveBeenCalledWith(expect.any(Error), expect.anything(), 'unavailable');
});

test('An event signed with the new secret is accepted after a crash has lost the old one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { send } = await startServing();
  expect((await send(sandboxEvent('evt_a'))).status).toBe(200);
  await testDb.database.pool.query('truncate secrets');
  vi.advanceTimersByTime(1_000);
  const again = await sandboxSecret({ ...testDb, clock })();
  const body = sandboxEvent('evt_b');
  expect((await send(body, signEvent(again, body, clock.now()))).status).toBe(200);
  expect(await storedJobs()).toHaveLength(2);
});

test('An unsigned event, or one signed for other bytes, is refused and counted, and creates no job', async () => {
  const { send, onRefused } = await startServing();
  const { headers } = await send(sandboxEvent('evt_2'), 't=1,v1=00');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  const signature = signEvent(
    await sandboxSecret({ ...testDb, clock })(),
    sandboxEvent('evt_2'),
    clock.now(),
  );
  const answer = await send(`${sandboxEvent('evt_2')} `, signature);
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ status: 400 })]);
  expect(onRefused.mock.calls).toEqual([
    ['sandbox', 'not signed'],
    ['sandbox', 'signed by another sender'],
  ]);
  expect(await storedJobs()).toEqual([]);
});

test('An event that cannot be stored is not acknowledged, so that the payment provider sends it again', async () => {
  const settle = vi.fn(async () => {
    throw new Error('no database');
  });
  const { url } = await answering((exchange) =>
    createServeWebhooks({
      gatewayNamed: () =>
        gatewayReading({ outcome: 'event', id: 'evt_3', intentId: 'sbx_1', attemptId: null }),
      settle,
      onRefused: () => {},
      now: clock.now,
    })(exchange).catch(() => exchange.response.writeHead(500).end()),
  );
  expect((await fetch(`${url}/webhooks/sandbox`, { method: 'POST', body: '{}' })).status).toBe(500);
  expect(settle).toHaveBeenCalledOnce();
});

test('An event that cannot be checked now is refused with 503; an event that does not concern us is acknowledged', async () => {
  const unsure = await startServing({
    gatewayNamed: () => gatewayReading({ outcome: 'unknown', reason: 'no line' }),
  });
  const { status, headers } = await unsure.send('{}');
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  const other = await startServing({
    gatewayNamed: () => gatewayReading({ outcome: 'ignored', id: 'evt_4' }),
  });
  expect((await other.send('{}')).status).toBe(200);
  expect(await storedJobs()).toEqual([]);
});

test.each([
  ['/webhooks/unknown', 'POST', 404],
  ['/webhooks', 'POST', 404],
  ['/webhooks/sandbox/more', 'POST', 404],
  ['/webhooks/sandbox', 'GET', 405],
])('%s requested with %s is answered with %i', async (path, method, status) => {
  const { url } = await startServing();
  expect((await fetch(`${url}${path}`, { method })).status).toBe(status);
});

test('Only a posted event is read, with the bytes, the headers and the instant of its arrival', async () => {
  const readEvent = vi.fn<PaymentGateway['readEvent']>(async () => ({ outcome: 'ignored', id: 'evt_5' }));
  const at = new Date('2037-11-23T12:00:00Z');
  const gateway = { ...gatewayReading({ outcome: 'ignored', id: 'evt_5' }), readEvent };
  const { url, send } = await startServing({ gatewayNamed: () => gateway, now: () => at });
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
    const { status, headers } = await fetch(`${url}/webhooks/sandbox`, { method });
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  }
  expect(readEvent).not.toHaveBeenCalled();
  await send('{"a": 1}\n', 'signed');
  const [delivery, signal] = readEvent.mock.calls[0] ?? [];
  expect([delivery?.body.toString(), delivery?.headers[signatureHeader]]).toEqual(['{"a": 1}\n', 'signed']);
  expect([delivery?.now, signal?.aborted]).toEqual([at, false]);
});

test('A body larger than any event is refused before its end is read', async () => {
  const { port } = await startServing();
  const status = await new Promise((resolve, reject) => {
    const sending = request({ port, method: 'POST', path: '/webhooks/sandbox' }, (response) => {
      response.resume();
      resolve(response.statusCode);
      sending.destroy();
    });
    sending.on('error', reject);
    sending.write(Buffer.alloc(300 * 1024));
  });
  expect(status).toBe(413);
});
