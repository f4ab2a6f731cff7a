import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { capConnections } from './cap-connections.ts';
import { createClientAddress } from './client-address.ts';
import { listen } from './exchange-for-tests.ts';
import { rawClient } from './raw-client-for-tests.ts';

async function capped(trustedProxies: string[] = []) {
  const server = createServer((_request, response) => response.end('served'));
  capConnections(server, { perAddress: 3, clients: createClientAddress(trustedProxies) });
  return listen(server);
}

test('one address gets so many connections and is told that it has them', async () => {
  const { port } = await capped();
  const first = [await rawClient(port), await rawClient(port), await rawClient(port)];
  const tooMany = await rawClient(port);
  expect(await tooMany.closed).toMatch(
    /^HTTP\/1\.1 429 .*\r\nretry-after: 5\r\n.*"code":"too_many_requests"}$/s,
  );
  first[0]?.send('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  expect(await first[0]?.received(/served/)).toMatch(/^HTTP\/1\.1 200/);
});

test('a connection that ends makes room for another', async () => {
  const { port, server } = await capped();
  for (let round = 0; round < 10; round++) {
    const client = await rawClient(port);
    client.send('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    expect(await client.closed).toMatch(/^HTTP\/1\.1 200/);
  }
  expect(server.listening).toBe(true);
});

test('a proxy of ours, which speaks for many, is not counted', async () => {
  const { port } = await capped(['127.0.0.1']);
  const clients = await Promise.all(Array.from({ length: 10 }, () => rawClient(port)));
  for (const client of clients) {
    client.send('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    expect(await client.received(/served/)).toMatch(/^HTTP\/1\.1 200/);
  }
});
