import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import type { PaymentGateway, ProviderEvent } from '../gateways/payments/port.ts';
import { putSettlement } from '../gateways/payments/put-settlement.ts';
import { signatureHeader, signEvent } from '../gateways/payments/sandbox/events.ts';
import { openSandbox, sandboxSecret } from '../gateways/payments/sandbox/open-sandbox.ts';
import { createDispatch } from './dispatch.ts';
import { answering, listen } from './exchange-for-tests.ts';
import { sendError } from './send-error.ts';
import { createServeWebhooks } from './serve-webhooks.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

beforeEach(() => place.database.pool.query('delete from jobs'));

afterAll(() => place.drop());

const clock = { now: () => new Date() };

async function serving(differences: Partial<Parameters<typeof createServeWebhooks>[0]> = {}) {
  const { database } = place;
  const gateway = openSandbox({ database, clock });
  const onRefused = vi.fn();
  const { url, port } = await answering(
    createServeWebhooks({
      gatewayNamed: (name) => (name === 'sandbox' ? gateway : undefined),
      settle: (name, event) => putSettlement(database.pool, name, event),
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

const event = (id: string) =>
  JSON.stringify({ id, type: 'intent.changed', intent: { id: 'sbx_1', attemptId: 'a-1' } });

async function jobs() {
  const { rows } = await place.database.pool.query('select kind, key, payload from jobs order by key');
  return rows;
}

const reading = (event: ProviderEvent) =>
  ({ ...openSandbox({ database: place.database, clock }), readEvent: async () => event }) as PaymentGateway;

test('An event that is heard ten times at once is acknowledged ten times and becomes one job.', async () => {
  const { send } = await serving();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(event('evt_1'))));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await jobs()).toEqual([
    {
      kind: 'settle-payment',
      key: 'sandbox/evt_1',
      payload: { gateway: 'sandbox', intentId: 'sbx_1', attemptId: 'a-1' },
    },
  ]);
});

test('While the database is away an event is to come again, and nobody is at fault.', async () => {
  const away = () => Promise.reject(Object.assign(new Error('starting up'), { code: '57P03' }));
  const onFault = vi.fn();
  const answer = createServeWebhooks({
    gatewayNamed: () => reading({ outcome: 'event', id: 'evt_3', intentId: 'sbx_1', attemptId: null }),
    settle: away,
    onRefused: () => {},
    now: clock.now,
  });
  const dispatch = createDispatch({
    answerers: new Map([['webhooks', { routeClass: 'webhook', takesWrites: true, answer } as const]]),
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

test('An event is heard whose sender knows already what the database is signed with after a crash.', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { send } = await serving();
  expect((await send(event('evt_a'))).status).toBe(200);
  await place.database.pool.query('truncate secrets');
  vi.advanceTimersByTime(1_000);
  const anew = await sandboxSecret({ ...place, clock })();
  const body = event('evt_b');
  expect((await send(body, signEvent(anew, body, clock.now()))).status).toBe(200);
  expect(await jobs()).toHaveLength(2);
});

test('What is not signed, or signed for other bytes, is refused and counted, and nothing comes of it.', async () => {
  const { send, onRefused } = await serving();
  const { headers } = await send(event('evt_2'), 't=1,v1=00');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  const signature = signEvent(await sandboxSecret({ ...place, clock })(), event('evt_2'), clock.now());
  const answer = await send(`${event('evt_2')} `, signature);
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ status: 400 })]);
  expect(onRefused.mock.calls).toEqual([
    ['sandbox', 'not signed'],
    ['sandbox', 'signed by somebody else'],
  ]);
  expect(await jobs()).toEqual([]);
});

test('What cannot be written down is not acknowledged, so that it is sent again.', async () => {
  const settle = vi.fn(async () => {
    throw new Error('no database');
  });
  const { url } = await answering((exchange) =>
    createServeWebhooks({
      gatewayNamed: () => reading({ outcome: 'event', id: 'evt_3', intentId: 'sbx_1', attemptId: null }),
      settle,
      onRefused: () => {},
      now: clock.now,
    })(exchange).catch(() => exchange.response.writeHead(500).end()),
  );
  expect((await fetch(`${url}/webhooks/sandbox`, { method: 'POST', body: '{}' })).status).toBe(500);
  expect(settle).toHaveBeenCalledOnce();
});

test('Where nobody can say now who signed, it is asked for again; what is none of ours is acknowledged.', async () => {
  const unsure = await serving({ gatewayNamed: () => reading({ outcome: 'unknown', reason: 'no line' }) });
  expect((await unsure.send('{}')).status).toBe(503);
  const other = await serving({ gatewayNamed: () => reading({ outcome: 'ignored', id: 'evt_4' }) });
  expect((await other.send('{}')).status).toBe(200);
  expect(await jobs()).toEqual([]);
});

test.each([
  ['/webhooks/nobody', 'POST', 404],
  ['/webhooks', 'POST', 404],
  ['/webhooks/sandbox/more', 'POST', 404],
  ['/webhooks/sandbox', 'GET', 405],
])('%s asked with %s is %i', async (path, method, status) => {
  const { url } = await serving();
  expect((await fetch(`${url}${path}`, { method })).status).toBe(status);
});

test('More than an event can be is not read to its end.', async () => {
  const { port } = await serving();
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
