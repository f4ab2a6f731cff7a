import { expect, test } from 'vitest';
import { listen } from './exchange-for-tests.ts';
import { createLimitedServer } from './limited-server.ts';
import { rawClient } from './raw-client-for-tests.ts';
import { type ServerLimits, usualLimits } from './server-limits.ts';

const impatient: ServerLimits = {
  ...usualLimits,
  headersWithin: 200,
  requestWithin: 400,
  checkEvery: 50,
  keepAlive: 100,
};

function limited(limits = impatient) {
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
])('a client is gone soon that %s, and is told why', async (_, pieces) => {
  const { port, url } = await limited();
  const client = await rawClient(port);
  const [first = '', ...rest] = pieces();
  client.send(first);
  const timer = setInterval(() => {
    const piece = rest.shift();
    if (piece !== undefined && client.socket.writable) client.send(piece);
  }, 20);
  const begun = performance.now();
  const answer = await client.closed.finally(() => clearInterval(timer));
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('{"message":"Request Timeout","status":408,"code":"request_timeout"}');
  expect(await (await fetch(url)).text()).toBe('whole');
});

test('headers have less time than a whole request', async () => {
  const { port } = await limited({ ...impatient, requestWithin: 60_000 });
  const client = await rawClient(port);
  client.send('GET / HTTP/1.1\r\nhost: a\r\n');
  expect(await client.closed).toMatch(/^HTTP\/1\.1 408 /);
});

test('slow clients do not make others wait', async () => {
  const { port, url } = await limited();
  const slow = await Promise.all(Array.from({ length: 100 }, () => rawClient(port)));
  for (const client of slow) client.send('GET / HTTP/1.1\r\nhost: a\r\n');
  const begun = performance.now();
  expect(await (await fetch(url)).text()).toBe('whole');
  expect(performance.now() - begun).toBeLessThan(200);
  await Promise.all(slow.map(({ closed }) => closed));
});

test('headers of more than 16 kB are refused', async () => {
  const { port } = await limited();
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
])('what is no request is answered with 400 and a closed door: %s', async (_, text) => {
  const { port } = await limited();
  const client = await rawClient(port);
  client.send(text);
  expect(await client.closed).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

test('every refusal of the server itself carries the headers of all others', async () => {
  const { port } = await limited();
  const client = await rawClient(port);
  client.send('hello\r\n\r\n');
  const answer = await client.closed;
  expect(answer).toContain('\r\nstrict-transport-security: ');
  expect(answer).toContain("\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'\r\n");
  expect(answer).toContain('\r\ncache-control: no-store\r\n');
  expect(answer).toContain('\r\nconnection: close\r\n');
});

test('nobody uses us as a proxy', async () => {
  const { port } = await limited();
  const client = await rawClient(port);
  client.send('CONNECT example.org:443 HTTP/1.1\r\nhost: example.org:443\r\n\r\n');
  expect(await client.closed).toMatch(/^HTTP\/1\.1 405 .*\r\nallow: GET, HEAD\r\n/s);
});

test('nothing is written into the middle of an answer that is under way', async () => {
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
