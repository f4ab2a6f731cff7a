import { contract } from '@ashore/core/contract/contract.ts';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { expect, test, vi } from 'vitest';
import { callAddresses } from '../../contract-plugin.ts';
import type { ApiClient } from '../page/page-context.ts';
import { FailedCall, normaliseErrors, sendRequest } from './calls.ts';
import { createHttpClient } from './http-client.ts';

type Client = JsonifiedClient<ApiClient>;

const clientWith = (more: { headers?: () => Record<string, string> }): Client =>
  createHttpClient({
    calls: callAddresses(contract),
    url: () => 'https://example.org/api',
    headers: () => ({}),
    fetch: sendRequest,
    around: (_, send) => normaliseErrors(send),
    ...more,
  });

const api = clientWith({});
const list = (signal?: AbortSignal) => api.tours.list({ currency: 'EUR' }, signal && { signal });

function answering(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
}

test.each([
  [
    'our own error',
    '{"message":"Service Unavailable","status":503,"code":"unavailable"}',
    'application/json',
  ],
  ['what a proxy wrote', '<h1>Oh no</h1>', 'text/html'],
])(
  'With a server response the failure has its status and the text of that status: %s',
  async (_, body, type) => {
    answering(async () => new Response(body, { status: 503, headers: { 'content-type': type } }));
    const failed = await list().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(FailedCall);
    expect(failed).toMatchObject({ message: 'Service Unavailable', status: 503 });
  },
);

test('A failed call names the invalid field, if the response does', async () => {
  const body = { message: 'Bad Request', status: 400, code: 'invalid_input', field: 'email' };
  answering(async () => Response.json(body, { status: 400 }));
  await expect(list()).rejects.toMatchObject({ status: 400, field: 'email' });
  answering(async () => Response.json({ ...body, field: undefined }, { status: 400 }));
  await expect(list()).rejects.toMatchObject({ status: 400, field: undefined });
});

test('A failed call states the reason, if the response does', async () => {
  const body = { status: 409, code: 'conflict', field: 'data.cart.voucherCode', reason: 'used_by_you' };
  answering(async () => Response.json(body, { status: 409 }));
  await expect(list()).rejects.toMatchObject({ status: 409, reason: 'used_by_you' });
  answering(async () => Response.json({ ...body, reason: 7 }, { status: 409 }));
  await expect(list()).rejects.toMatchObject({ status: 409, reason: undefined });
});

test('A rate-limited call states when to try again, if the response does', async () => {
  const headers = { 'retry-after': '90' };
  answering(async () => Response.json({ status: 429 }, { status: 429, headers }));
  await expect(list()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 90 });
  answering(async () => Response.json({ status: 429 }, { status: 429 }));
  await expect(list()).rejects.toMatchObject({ status: 429, retryAfterSeconds: undefined });
});

test('Without a response the failure names the request', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(list()).rejects.toMatchObject({
    name: 'FailedCall',
    message: expect.stringMatching(
      /^Request to https:\/\/example\.org\/api\/tours.* failed; check console \(F12\) for more info\.$/,
    ),
    status: 0,
  });
});

test('A request that cannot be constructed is reported as such', async () => {
  const unmade = clientWith({
    headers: () => {
      throw new Error('no');
    },
  });
  await expect(unmade.tours.list({ currency: 'EUR' })).rejects.toMatchObject({
    message: 'Unable to construct request; unexpected error',
    status: 0,
  });
});

test('A cancelled request is not a failure', async () => {
  answering(() => Promise.reject(new DOMException('gone', 'AbortError')));
  const cancelling = new AbortController();
  cancelling.abort();
  const outcome = await list(cancelling.signal).catch((error: unknown) => error);
  expect(outcome).not.toBeInstanceOf(FailedCall);
  expect(outcome).toMatchObject({ name: 'AbortError' });
});
