import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { dropSlowReaders } from './drop-slow-readers.ts';
import { beginExchange } from './exchange.ts';
import { listen } from './exchange-for-tests.ts';
import { createOpenExchanges, type Ended } from './open-exchanges.ts';
import { usualLimits } from './server-limits.ts';

const impatient = { ...usualLimits, checkEvery: 30, readingStalledFor: 200, readWithin: 60_000 };
// More than the kernel buffers for both sides together.
const large = Buffer.alloc(30_000_000, 'a');

async function serving(body: Buffer, limits = impatient) {
  const { promise: ended, resolve } = Promise.withResolvers<Ended>();
  const exchanges = createOpenExchanges(resolve);
  onTestFinished(dropSlowReaders(exchanges.open, limits));
  const served = await listen((request, response) => {
    exchanges.add(beginExchange(request, response));
    response.end(body);
  });
  return { ...served, ended, open: exchanges.open };
}

test('a client that asks and does not read is gone soon', async () => {
  const { port, ended, open } = await serving(large);
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'));
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {}).pause();
  expect(await ended).toMatchObject({ aborted: true });
  expect(open.size).toBe(0);
});

test('however a client reads, an answer that is not through when its time is up is given up', async () => {
  const { port, ended } = await serving(large, { ...impatient, readingStalledFor: 60_000, readWithin: 300 });
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'));
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {}).pause();
  expect(await ended).toMatchObject({ aborted: true });
});

test('a client that reads gets everything', async () => {
  const { url, ended } = await serving(large);
  expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(large.length);
  expect(await ended).toMatchObject({ aborted: false, status: 200 });
});

test('a slow answer is no slow reader', async () => {
  const exchanges = createOpenExchanges(() => {});
  onTestFinished(dropSlowReaders(exchanges.open, impatient));
  const { url } = await listen((request, response) => {
    exchanges.add(beginExchange(request, response));
    setTimeout(() => response.end('at last'), 500);
  });
  expect(await (await fetch(url)).text()).toBe('at last');
});
