import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen, stopListening } from './listen.ts';

function serverAnswering(text: string) {
  const server = createServer((_, response) => void response.end(text));
  onTestFinished(() => stopListening(server));
  return server;
}

test.each(['127.0.0.1', '0.0.0.0'])(
  'This machine reaches the server at the address that is returned: %s',
  async (host) => {
    const address = await listen(serverAnswering('hello'), { port: 0, host });
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(address)).text()).toBe('hello');
  },
);

test('A port in use is reported as an error', async () => {
  const port = Number(new URL(await listen(serverAnswering(''), { port: 0, host: '127.0.0.1' })).port);
  await expect(listen(serverAnswering(''), { port, host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE');
});

test('A server that stops listening finishes the open request and accepts no more', async () => {
  const arrived = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<string>();
  const server = createServer(async (_, response) => {
    arrived.resolve();
    response.end(await finished.promise);
  });
  const address = await listen(server, { port: 0, host: '127.0.0.1' });
  const answer = fetch(address).then((response) => response.text());
  await arrived.promise;
  const stopped = stopListening(server);
  finished.resolve('finished');
  expect(await answer).toBe('finished');
  // The connection of the answer is kept alive, so it is closed here.
  server.closeIdleConnections();
  await stopped;
  await expect(fetch(address)).rejects.toThrow();
});

test('Stopping a server that never listened does nothing', async () => {
  await expect(stopListening(createServer())).resolves.toBeUndefined();
});
