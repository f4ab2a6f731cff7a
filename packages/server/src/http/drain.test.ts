import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createDrain } from './drain.ts';
import { beginExchange, hangUpAfter } from './exchange.ts';
import { listen } from './exchange-for-tests.ts';
import { createOpenExchanges } from './open-exchanges.ts';
import { rawClient } from './raw-client-for-tests.ts';

const get = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

async function draining(answer: RequestListener, finishWithin = 5_000) {
  const exchanges = createOpenExchanges(() => {});
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const exchange = beginExchange(request, response);
    exchanges.add(exchange);
    if (drain.isDraining) hangUpAfter(exchange);
    answer(request, response);
  });
  const drain = createDrain({ server, open: exchanges.open, finishWithin, lookEvery: 10 });
  return { ...(await listen(server)), drain };
}

test('connections that wait for nothing are closed at once, those made in advance too', async () => {
  const { port, drain } = await draining((_, response) => response.end('served'));
  const [idle, unused] = [await rawClient(port), await rawClient(port)];
  idle.send(get);
  await idle.received(/served/);
  const begun = performance.now();
  await drain.begin();
  expect(performance.now() - begun).toBeLessThan(1_000);
  await Promise.all([idle.closed, unused.closed]);
});

test('what is under way is finished, and says that the connection ends', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<ServerResponse>();
  const { port, drain } = await draining((_, response) => begin(response));
  const client = await rawClient(port);
  client.send(get);
  const response = await begun;
  const drained = drain.begin();
  expect(drain.isDraining).toBe(true);
  response.end('served');
  await drained;
  expect(await client.closed).toMatch(/\r\nConnection: close\r\n.*served$/s);
});

test('an answer that had promised to keep its connection does not hold up the end', async () => {
  const { port, drain } = await draining((_, response) => {
    response.write('begun ');
    setTimeout(() => response.end('served'), 100);
  });
  const client = await rawClient(port);
  client.send(get);
  await client.received(/begun/);
  await drain.begin();
  expect(await client.closed).toMatch(/\r\nConnection: keep-alive\r\n.*served/s);
});

test('a request that is just on its way is not lost', async () => {
  const { port, drain } = await draining((_, response) => response.end('served'));
  const client = await rawClient(port);
  const drained = drain.begin();
  client.send(get);
  expect(await client.closed).toMatch(/served$/);
  await drained;
});

test('what has not finished in time is cut off', async () => {
  const { port, drain } = await draining(() => {}, 100);
  const client = await rawClient(port);
  client.send(get);
  await drain.begin();
  expect(await client.closed).toBe('');
});

test('until the load balancer has seen that we are going, new visitors are still served', async () => {
  const { url, drain } = await draining((_, response) => response.end('served'));
  const drained = drain.begin(300);
  const answer = await fetch(url);
  expect(await answer.text()).toBe('served');
  expect(answer.headers.get('connection')).toBe('close');
  await drained;
  await expect(fetch(url)).rejects.toThrow();
});

test('being told twice is being told once', async () => {
  const { drain } = await draining((_, response) => response.end());
  expect(drain.begin()).toBe(drain.begin());
});
