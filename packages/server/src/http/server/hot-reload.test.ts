import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { allowHotReload } from './hot-reload.ts';

const strictPolicy =
  "default-src 'none'; script-src 'self' 'sha256-x='; style-src 'self' 'sha256-y='; connect-src 'self'; worker-src 'self'";
const loosePolicy =
  "default-src 'none'; script-src 'self' 'sha256-x='; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; worker-src 'self' blob:";

let send: (response: ServerResponse) => void;
const server = createServer((_request, response) => {
  allowHotReload(response);
  send(response);
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
afterAll(() => server.close());

async function policyOf(answer: typeof send): Promise<string | null> {
  send = answer;
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(response.headers.get('x-other')).toBe('kept');
  return response.headers.get('content-security-policy');
}

test('With hot reload the policy allows Vite’s styles, socket and worker; its script rules stay the same', async () => {
  const headers = { 'content-security-policy': strictPolicy, 'x-other': 'kept' };
  expect(await policyOf((response) => response.writeHead(200, headers).end())).toBe(loosePolicy);
});

test('Headers given as a flat list get the same policy', async () => {
  const headers = ['x-other', 'kept', 'content-security-policy', strictPolicy];
  expect(await policyOf((response) => response.writeHead(200, headers).end())).toBe(loosePolicy);
});

test('An answer without a security policy is sent without one', async () => {
  expect(await policyOf((response) => response.writeHead(200, { 'x-other': 'kept' }).end())).toBe(null);
  expect(await policyOf((response) => response.setHeader('x-other', 'kept').writeHead(204).end())).toBe(null);
});
