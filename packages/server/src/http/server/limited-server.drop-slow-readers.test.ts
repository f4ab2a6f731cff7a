import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../test-support/http/request-response.ts';
import { DEFAULT_SERVER_LIMITS, dropSlowReaders } from './limited-server.ts';
import { createOpenRequests, type EndedRequest } from './open-requests.ts';
import { beginRequestResponse } from './request-response.ts';

const impatientLimits = {
  ...DEFAULT_SERVER_LIMITS,
  checkEveryMs: 30,
  maxReadPauseMs: 200,
  readWithinMs: 60_000,
};
// More bytes than the kernel buffers for both sides together.
const largeBody = Buffer.alloc(30_000_000, 'a');

async function startServing(body: Buffer, limits = impatientLimits) {
  const { promise: ended, resolve } = Promise.withResolvers<EndedRequest>();
  const exchanges = createOpenRequests(resolve);
  onTestFinished(dropSlowReaders(exchanges.open, limits));
  const served = await listen((request, response) => {
    exchanges.add(beginRequestResponse(request, response));
    response.end(body);
  });
  return { ...served, ended, open: exchanges.open };
}

test('A client that sends a request and does not read is soon disconnected', async () => {
  const { port, ended, open } = await startServing(largeBody);
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'));
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {}).pause();
  expect(await ended).toMatchObject({ isAborted: true });
  expect(open.size).toBe(0);
});

test('An answer that exceeds its time limit is abandoned, even if the client keeps reading', async () => {
  const { port, ended } = await startServing(largeBody, {
    ...impatientLimits,
    maxReadPauseMs: 60_000,
    readWithinMs: 300,
  });
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'));
  onTestFinished(() => void socket.destroy());
  // At most 64 kB every 20 ms: the whole answer would take nine seconds.
  socket
    .on('error', () => {})
    .on('data', () => {
      socket.pause();
      setTimeout(() => socket.resume(), 20);
    });
  expect(await ended).toMatchObject({ isAborted: true });
});

test('A client that reads receives the whole answer', async () => {
  // Client and server share this process. On a busy machine both may pause for longer than the impatient limit.
  const { url, ended } = await startServing(largeBody, { ...impatientLimits, maxReadPauseMs: 30_000 });
  expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(largeBody.length);
  expect(await ended).toMatchObject({ isAborted: false, status: 200 });
});

test('A slow answer does not count as a slow reader', async () => {
  const exchanges = createOpenRequests(() => {});
  onTestFinished(dropSlowReaders(exchanges.open, impatientLimits));
  const { url } = await listen((request, response) => {
    exchanges.add(beginRequestResponse(request, response));
    setTimeout(() => response.end('at last'), 500);
  });
  expect(await (await fetch(url)).text()).toBe('at last');
});
