import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { rawClient } from '../../../test-support/http/raw-client.ts';
import { listen } from '../../../test-support/http/request-response.ts';
import { createClientAddress } from './client-address.ts';
import {
  capConnections,
  createLimitedServer,
  DEFAULT_SERVER_LIMITS,
  type ServerLimits,
} from './limited-server.ts';

const impatient: ServerLimits = {
  ...DEFAULT_SERVER_LIMITS,
  headersWithinMs: 200,
  requestWithinMs: 400,
  checkEveryMs: 50,
  keepAliveMs: 100,
};

function startLimitedServer(limits = impatient) {
  return listen(
    createLimitedServer(limits, (request, response) => {
      request.resume().on('end', () => response.end('whole'));
    }),
  );
}

test.each([
  ['says nothing at all', () => []],
  ['sends its headers byte by byte', () => [...'GET / HTTP/1.1\r\nhost: a\r\nx: '.padEnd(400, 'a')]],
  [
    'sends its body byte by byte',
    () => ['POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 400\r\n\r\n', ...'a'.repeat(399)],
  ],
  [
    'sends a body without an end',
    () => [
      'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n',
      ...Array<string>(399).fill('1\r\na\r\n'),
    ],
  ],
])('A client that %s is soon disconnected, with the reason', async (_, pieces) => {
  const { port, url } = await startLimitedServer();
  const client = await rawClient(port);
  const [first = '', ...rest] = pieces();
  client.send(first);
  const timer = setInterval(() => {
    const piece = rest.shift();
    if (piece !== undefined && client.socket.writable) client.send(piece);
  }, 20);
  // What it sends takes eight seconds or never ends: with more time it would be answered, or the test never end.
  const answer = await client.closed.finally(() => clearInterval(timer));
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('{"message":"Request Timeout","status":408,"code":"request_timeout"}');
  expect(await (await fetch(url)).text()).toBe('whole');
});

test('The time limit of headers is shorter than that of a whole request', async () => {
  const { port } = await startLimitedServer({ ...impatient, requestWithinMs: 60_000 });
  const client = await rawClient(port);
  client.send('GET / HTTP/1.1\r\nhost: a\r\n');
  expect(await client.closed).toMatch(/^HTTP\/1\.1 408 /);
});

test('Slow clients do not make other clients wait', async () => {
  // Far more time than the test has: the answer comes while all of them are still waited for.
  const { port, url } = await startLimitedServer({
    ...impatient,
    headersWithinMs: 600_000,
    requestWithinMs: 600_000,
  });
  const slow = await Promise.all(Array.from({ length: 100 }, () => rawClient(port)));
  for (const client of slow) client.send('GET / HTTP/1.1\r\nhost: a\r\n');
  expect(await (await fetch(url)).text()).toBe('whole');
});

test('Headers of more than 16 kB are refused', async () => {
  const { port } = await startLimitedServer();
  const client = await rawClient(port);
  client.send(`GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'a'.repeat(17 * 1024)}\r\n\r\n`);
  expect(await client.closed).toMatch(/^HTTP\/1\.1 431 .*"code":"headers_too_large"}$/s);
});

test.each([
  ['no HTTP', 'hello\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'],
  [
    'a length and chunks, which two servers read differently',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
  ],
  ['a header that breaks its line', 'GET / HTTP/1.1\r\nhost: a\r\nx: a\rb\r\n\r\n'],
  ['NUL in the path', 'GET /a\0b HTTP/1.1\r\nhost: a\r\n\r\n'],
])('An invalid request is answered with 400 and its connection is closed: %s', async (_, text) => {
  const { port } = await startLimitedServer();
  const client = await rawClient(port);
  client.send(text);
  expect(await client.closed).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

test('Every refusal of the server itself carries the headers of all other answers', async () => {
  const { port } = await startLimitedServer();
  const client = await rawClient(port);
  client.send('hello\r\n\r\n');
  const answer = await client.closed;
  expect(answer).toContain('\r\nstrict-transport-security: ');
  expect(answer).toContain("\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'\r\n");
  expect(answer).toContain('\r\ncache-control: no-store\r\n');
  expect(answer).toContain('\r\nconnection: close\r\n');
});

test('The server refuses to act as a proxy', async () => {
  const { port } = await startLimitedServer();
  const client = await rawClient(port);
  client.send('CONNECT example.org:443 HTTP/1.1\r\nhost: example.org:443\r\n\r\n');
  expect(await client.closed).toMatch(/^HTTP\/1\.1 405 .*\r\nallow: GET, HEAD\r\n/s);
});

test('The server writes no error into a partially sent answer', async () => {
  const { port } = await listen(
    createLimitedServer(impatient, (_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half');
    }),
  );
  const client = await rawClient(port);
  client.send('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await client.received(/half/);
  client.send('nonsense\r\n\r\n');
  expect(await client.closed).toMatch(/half$/);
});

async function startCappedServer(trustedProxies: string[] = []) {
  const server = createServer((_request, response) => response.end('served'));
  capConnections(server, { perAddress: 3, clients: createClientAddress(trustedProxies) });
  return listen(server);
}

test('One address gets a limited number of connections, and a connection beyond it is refused with 429', async () => {
  const { port } = await startCappedServer();
  const first = [await rawClient(port), await rawClient(port), await rawClient(port)];
  const tooMany = await rawClient(port);
  expect(await tooMany.closed).toMatch(
    /^HTTP\/1\.1 429 .*\r\nretry-after: 5\r\n.*"code":"too_many_requests"}$/s,
  );
  first[0]?.send('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  expect(await first[0]?.received(/served/)).toMatch(/^HTTP\/1\.1 200/);
});

test('A closed connection makes room for another', async () => {
  const { port, server } = await startCappedServer();
  for (let round = 0; round < 10; round++) {
    const client = await rawClient(port);
    client.send('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    expect(await client.closed).toMatch(/^HTTP\/1\.1 200/);
  }
  expect(server.listening).toBe(true);
});

test('Our own proxy serves many clients, so its connections are not counted', async () => {
  const { port } = await startCappedServer(['127.0.0.1']);
  const clients = await Promise.all(Array.from({ length: 10 }, () => rawClient(port)));
  for (const client of clients) {
    client.send('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    expect(await client.received(/served/)).toMatch(/^HTTP\/1\.1 200/);
  }
});

test('The usual limits disconnect a slow client within seconds, and leave most connections to other clients', () => {
  const seconds = (milliseconds: number) => milliseconds / 1_000;
  expect(seconds(DEFAULT_SERVER_LIMITS.headersWithinMs)).toBeLessThan(10);
  expect(seconds(DEFAULT_SERVER_LIMITS.requestWithinMs)).toBeLessThan(30);
  expect(DEFAULT_SERVER_LIMITS.headersWithinMs).toBeLessThan(DEFAULT_SERVER_LIMITS.requestWithinMs);
  expect(seconds(DEFAULT_SERVER_LIMITS.checkEveryMs)).toBeLessThan(2);
  expect(seconds(DEFAULT_SERVER_LIMITS.keepAliveMs)).toBeLessThan(15);
  expect(seconds(DEFAULT_SERVER_LIMITS.maxReadPauseMs)).toBeLessThan(15);
  expect(seconds(DEFAULT_SERVER_LIMITS.readWithinMs)).toBeLessThan(120);
  expect(DEFAULT_SERVER_LIMITS.maxConnections).toBeLessThan(20_000);
  expect(DEFAULT_SERVER_LIMITS.maxConnectionsPerAddress).toBeLessThan(
    DEFAULT_SERVER_LIMITS.maxConnections / 20,
  );
});

test('The usual limits are those that operations read about', () => {
  expect(DEFAULT_SERVER_LIMITS).toEqual({
    headersWithinMs: 5_000,
    requestWithinMs: 10_000,
    checkEveryMs: 1_000,
    keepAliveMs: 5_000,
    maxReadPauseMs: 5_000,
    readWithinMs: 60_000,
    maxConnections: 10_000,
    maxConnectionsPerAddress: 256,
  });
});

test('Refused connections of an address count as open until they are closed, and other addresses have their own', () => {
  const server = new EventEmitter() as Server;
  capConnections(server, { perAddress: 2, clients: createClientAddress(['10.0.0.0/8']) });
  const connections = (remoteAddress: string | undefined, count: number) =>
    Array.from({ length: count }, () => {
      const socket = Object.assign(new PassThrough(), { remoteAddress });
      server.emit('connection', socket);
      return socket;
    });
  const refused = (sockets: readonly PassThrough[]) => sockets.map(({ writableEnded }) => writableEnded);
  const first = connections('203.0.113.7', 3);
  expect(refused(first)).toEqual([false, false, true]);
  expect(refused(connections('203.0.113.8', 2))).toEqual([false, false]);
  // One network of IPv6 is one client.
  expect(refused([...connections('2001:db8::1', 2), ...connections('2001:db8::2', 1)])).toEqual([
    false,
    false,
    true,
  ]);
  expect(refused(connections('::ffff:203.0.113.8', 1))).toEqual([true]);
  expect(refused(connections('10.1.2.3', 5))).toEqual(Array(5).fill(false));
  expect(refused(connections(undefined, 5))).toEqual(Array(5).fill(false));
  for (const socket of first.slice(1)) socket.emit('close');
  expect(refused(connections('203.0.113.7', 2))).toEqual([false, true]);
});
