import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { clientThread } from '../../../test-support/http/client-thread.ts';
import { rawClient } from '../../../test-support/http/raw-client.ts';
import { listen } from '../../../test-support/http/request-response.ts';
import { createDrain } from './drain.ts';
import { createOpenRequests } from './open-requests.ts';
import { beginRequestResponse, hangUpAfter } from './request-response.ts';

const getRequest = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

async function startDraining(answer: RequestListener, finishWithin = 5_000, now = () => performance.now()) {
  const exchanges = createOpenRequests(() => {});
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const exchange = beginRequestResponse(request, response);
    exchanges.add(exchange);
    if (drain.isDraining) hangUpAfter(exchange);
    answer(request, response);
  });
  const drain = createDrain({
    server,
    openRequests: exchanges.open,
    finishWithinMs: finishWithin,
    checkEveryMs: 10,
    now,
  });
  return { ...(await listen(server)), drain };
}

test('Clients that connected while the process was busy are answered before it stops listening', async () => {
  const { port, drain } = await startDraining((_, response) => response.end('served'));
  const clients = await clientThread(port);
  const drained = drain.begin(1);
  clients.connectWhileBusy(20);
  clients.sendWhileBusy(getRequest);
  expect((await clients.received).map((text) => /served$/.test(text))).toEqual(Array(20).fill(true));
  await drained;
});

test('A request that the process was too busy to read is answered, however long ago its client connected', async () => {
  let time = 0;
  const { port, server, drain } = await startDraining(
    (_, response) => response.end('served'),
    5_000,
    () => time,
  );
  const clients = await clientThread(port);
  const connected = once(server, 'connection');
  clients.connectWhileBusy(1);
  await connected;
  const drained = drain.begin();
  await expect.poll(() => server.listening).toBe(false);
  clients.sendWhileBusy(getRequest);
  time = 60_000;
  expect((await clients.received)[0]).toMatch(/served$/);
  await drained;
});

test('Idle connections are closed at once, including those opened in advance', async () => {
  // With more time to finish than the test has: connections that were waited for would be noticed.
  const { port, drain } = await startDraining((_, response) => response.end('served'), 600_000);
  const [idle, unused] = [await rawClient(port), await rawClient(port)];
  idle.send(getRequest);
  await idle.received(/served/);
  await drain.begin();
  await Promise.all([idle.closed, unused.closed]);
});

test('A running request is finished, and its answer announces the end of the connection', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<ServerResponse>();
  const { port, drain } = await startDraining((_, response) => begin(response));
  const client = await rawClient(port);
  client.send(getRequest);
  const response = await begun;
  const drained = drain.begin();
  expect(drain.isDraining).toBe(true);
  response.end('served');
  await drained;
  expect(await client.closed).toMatch(/\r\nConnection: close\r\n.*served$/s);
});

test('A kept-alive connection does not delay the end of the server', async () => {
  const { port, drain } = await startDraining((_, response) => {
    response.write('begun ');
    setTimeout(() => response.end('served'), 100);
  });
  const client = await rawClient(port);
  client.send(getRequest);
  await client.received(/begun/);
  await drain.begin();
  expect(await client.closed).toMatch(/\r\nConnection: keep-alive\r\n.*served/s);
});

test('A request that arrives while the server stops is answered', async () => {
  const { port, drain } = await startDraining((_, response) => response.end('served'));
  const client = await rawClient(port);
  const drained = drain.begin();
  client.send(getRequest);
  expect(await client.closed).toMatch(/served$/);
  await drained;
});

test('A request that does not finish in time is cut off', async () => {
  const { port, drain } = await startDraining(() => {}, 100);
  const client = await rawClient(port);
  client.send(getRequest);
  await drain.begin();
  expect(await client.closed).toBe('');
});

test('New visitors are served until the load balancer has seen that the server is draining', async () => {
  const { url, drain } = await startDraining((_, response) => response.end('served'));
  const drained = drain.begin(300);
  const answer = await fetch(url);
  expect(await answer.text()).toBe('served');
  expect(answer.headers.get('connection')).toBe('close');
  await drained;
  await expect(fetch(url)).rejects.toThrow();
});

test('A second drain has no further effect', async () => {
  const { drain } = await startDraining((_, response) => response.end());
  expect(drain.begin()).toBe(drain.begin());
});
