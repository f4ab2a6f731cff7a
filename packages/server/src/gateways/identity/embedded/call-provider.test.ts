import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { callProvider } from './call-provider.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

const call = (handle: Handle, path: string, options = {}) =>
  callProvider(
    { handle: (...exchange) => void handle(...exchange) },
    `https://www.example.org${path}`,
    options,
  );

test('A request arrives as over a connection: method, address, headers and body', async () => {
  const arrived: unknown[] = [];
  const body = new URLSearchParams({ grant_type: 'refresh_token', name: 'Zoë' });
  await call(
    async (request, response) => {
      const { method, url, headers } = request;
      arrived.push({ method, url, headers, body: await text(request) });
      response.end();
    },
    '/oidc/token?a=b',
    { method: 'POST', headers: { Authorization: 'Basic YTpi' }, body },
  );
  const length = String(body.toString().length);
  const headers = { authorization: 'Basic YTpi', 'content-length': length };
  expect(arrived).toEqual([{ method: 'POST', url: '/oidc/token?a=b', headers, body: body.toString() }]);
});

test('A request without a body reads as empty', async () => {
  const answer = await call(
    async (request, response) =>
      response.end(`${request.method} ${request.headers['content-length']} [${await text(request)}]`),
    '/oidc/jwks',
  );
  expect(await answer.text()).toBe('GET undefined []');
});

test('The answer has the status, headers and text that were given', async () => {
  const answer = await call((_, response) => {
    response.statusCode = 400;
    response.setHeader('content-type', 'application/json');
    response.end(Buffer.from('{"error":"invalid_grant"}'));
  }, '/oidc/token');
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual({ error: 'invalid_grant' });
});

test('Of several values of one header, all arrive', async () => {
  const answer = await call(
    (_, response) => response.setHeader('set-cookie', ['a=1', 'b=2']).end(),
    '/oidc/auth',
  );
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});
