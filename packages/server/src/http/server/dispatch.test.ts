import { expect, test, vi } from 'vitest';
import { rawClient } from '../../../test-support/http/raw-client.ts';
import { listen } from '../../../test-support/http/request-response.ts';
import { sendError } from '../responses/errors.ts';
import { createDispatch, type Route } from './dispatch.ts';

type RouteAnswer = Route['answer'];

const handlerAnswering =
  (text: string): RouteAnswer =>
  ({ response }) =>
    void response.end(text);

function dispatching(pages: RouteAnswer = handlerAnswering('page'), isDraining = () => false) {
  const onFault = vi.fn();
  const dispatch = createDispatch({
    routes: new Map<string, Route>([
      ['api', { routeClass: 'api', acceptsWrites: true, answer: handlerAnswering('api') }],
      ['assets', { routeClass: 'asset', answer: handlerAnswering('asset') }],
    ]),
    pages: { routeClass: 'page', answer: pages },
    begin: () => true,
    isDraining,
    refuse: sendError,
    onFault,
  });
  return listen(dispatch).then((server) => ({ ...server, onFault }));
}

test.each([
  ['/api', 'api'],
  ['/api/x', 'api'],
  ['/api?x', 'api'],
  ['/assets/a.js', 'asset'],
  ['/', 'page'],
  ['/?api', 'page'],
  ['/apis', 'page'],
  ['/de/api', 'page'],
])('The first segment of a path decides which route answers: %s', async (path, expected) => {
  const { url } = await dispatching();
  expect(await (await fetch(url + path)).text()).toBe(expected);
});

test('A route that only reads accepts GET and HEAD only', async () => {
  const { url } = await dispatching();
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
    const answer = await fetch(url, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await fetch(`${url}/api`, { method })).status).toBe(200);
  }
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
});

test.each([
  ['an address of another host', 'http://evil.example/', 400],
  ['all of the server', '*', 400],
  ['letters that belong percent-encoded', '/\u00fc', 400],
  ['more than two thousand letters', `/${'a'.repeat(10_000)}`, 414],
  ['more than two thousand letters of query', `/?q=${'a'.repeat(10_000)}`, 414],
])('The target of a request must be a valid path: %s', async (_, target, status) => {
  const { port } = await dispatching();
  const client = await rawClient(port);
  client.send(Buffer.from(`GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`));
  expect(await client.closed).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test.each([
  ['later', () => Promise.reject(new Error('fault'))],
  [
    'at once',
    () => {
      throw new Error('fault');
    },
  ],
])('A fault is logged, and its details are hidden from the visitor: %s', async (_, fail) => {
  const { url, onFault } = await dispatching(fail);
  const answer = await fetch(url);
  expect(await answer.json()).toEqual({ message: 'Internal Server Error', status: 500, code: 'internal' });
  expect(onFault).toHaveBeenCalledOnce();
});

test('While the database is unavailable a client gets 503 with a retry time, and an outage is reported', async () => {
  const { url, onFault } = await dispatching(() =>
    Promise.reject(new Error('Connection terminated due to connection timeout')),
  );
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  expect(onFault).toHaveBeenCalledWith(expect.any(Error), expect.anything(), 'unavailable');
});

test('A partially sent answer ends with a closed connection', async () => {
  const { port } = await dispatching(async ({ response }) => {
    response.writeHead(200, { 'content-length': 10 });
    await new Promise((written) => response.write('half', written));
    throw new Error('fault');
  });
  const client = await rawClient(port);
  client.send('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  expect(await client.closed).toMatch(/half$/);
});

test('An unread body closes the connection, regardless of its length', async () => {
  const { port } = await dispatching();
  const client = await rawClient(port);
  client.send('GET / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n');
  expect(await client.closed).toMatch(/\r\nConnection: close\r\n.*page/s);
});

test('A draining server closes each connection after its answer', async () => {
  const { url } = await dispatching(handlerAnswering('page'), () => true);
  expect((await fetch(url)).headers.get('connection')).toBe('close');
});

test.each([
  ['an address of 2,048 letters', `GET /${'a'.repeat(2_047)} HTTP/1.1\r\nhost: a`, 200],
  ['an address of 2,049 letters', `GET /${'a'.repeat(2_048)} HTTP/1.1\r\nhost: a`, 414],
  ['no host', 'GET / HTTP/1.1', 400],
  ['no host, as an old client', 'GET / HTTP/1.0', 200],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: a\r\nHost: b', 400],
  ['the same host twice', 'GET / HTTP/1.1\r\nhost: a\r\nhost: a', 400],
  ['two hosts, as an old client', 'GET / HTTP/1.0\r\nhost: a\r\nhost: b', 400],
  ['a header of four letters besides the host', 'GET / HTTP/1.1\r\nhost: a\r\nfrom: b', 200],
])('A request with %s is answered as the rules of addresses and hosts require', async (_, head, status) => {
  const { port } = await dispatching();
  const client = await rawClient(port);
  client.send(`${head}\r\nconnection: close\r\n\r\n`);
  expect(await client.closed).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('Only an unread body closes the connection: a request without one keeps it', async () => {
  const { url } = await dispatching();
  const connectionOf = async (path: string, init: RequestInit = {}) =>
    (await fetch(url + path, init)).headers.get('connection');
  expect(await connectionOf('/')).toBe('keep-alive');
  expect(await connectionOf('/', { method: 'POST' })).toBe('keep-alive');
  expect(await connectionOf('/', { method: 'POST', body: 'a' })).toBe('close');
  expect(await connectionOf('/api', { method: 'POST', body: 'a' })).toBe('keep-alive');
});

test('A request whose client no longer waits is not answered', async () => {
  const answer = vi.fn();
  const begin = vi.fn(() => false);
  const dispatch = createDispatch({
    routes: new Map(),
    pages: { routeClass: 'page', answer },
    begin,
    isDraining: () => false,
    refuse: sendError,
    onFault: () => {},
  });
  const { port } = await listen(dispatch);
  const client = await rawClient(port);
  client.send('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await expect.poll(() => begin.mock.calls.length).toBe(1);
  expect(answer).not.toHaveBeenCalled();
});
