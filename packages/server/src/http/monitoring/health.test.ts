import { expect, test } from 'vitest';
import { answering } from '../../../test-support/http/request-response.ts';
import { createServeHealth } from './health.ts';

function startServing(parts: Partial<Parameters<typeof createServeHealth>[0]> = {}) {
  return answering(
    createServeHealth({
      isDraining: () => false,
      checkDatabase: async () => {},
      metrics: async () => 'a_metric 1\n',
      maySeeMetrics: () => true,
      ...parts,
    }),
  );
}

test('The process reports itself alive while it answers, even without a database', async () => {
  const { url } = await startServing({
    checkDatabase: () => Promise.reject(new Error('away')),
    isDraining: () => true,
  });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test.each([
  ['ready', 200, {}],
  ['no database', 503, { checkDatabase: () => Promise.reject(new Error('away')) }],
  ['draining', 503, { isDraining: () => true }],
])('The readiness check answers with the state of the server: %s', async (status, code, parts) => {
  const { url } = await startServing(parts);
  const answer = await fetch(`${url}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([code, { status }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('Concurrent readiness checks share one database check', async () => {
  let checks = 0;
  let requests = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const { url } = await startServing({
    isDraining: () => {
      requests += 1;
      return false;
    },
    checkDatabase: () => {
      checks += 1;
      return promise;
    },
  });
  const answers = Promise.all([1, 2, 3, 4, 5].map(() => fetch(`${url}/readyz`)));
  await expect.poll(() => requests).toBe(5);
  expect(checks).toBe(1);
  resolve();
  expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await fetch(`${url}/readyz`);
  expect(checks).toBe(2);
});

test('Metrics are shown to permitted callers and are not found by others', async () => {
  const { url } = await startServing();
  const answer = await fetch(`${url}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toBe('a_metric 1\n');
  const hidden = await startServing({ maySeeMetrics: () => false });
  expect((await fetch(`${hidden.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${url}/metrics/more`)).status).toBe(404);
});
