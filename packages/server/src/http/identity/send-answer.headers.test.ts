import { expect, test } from 'vitest';
import { answering } from '../../../test-support/http/request-response.ts';
import { identityHeaders } from '../responses/security-headers.ts';
import { redirectAfterForm, sendAnswer } from './send-answer.ts';

async function headersOf(answer: Parameters<typeof answering>[0]) {
  const { url } = await answering(answer);
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  return { status, headers: Object.fromEntries(headers) };
}

test('A page of the log-in has its length, its type and the headers of such pages, and is not stored', async () => {
  const { status, headers } = await headersOf((exchange) => sendAnswer(exchange, { body: '<p>é</p>' }));
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    ...identityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-length': '9',
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[\w-]+$/),
  });
});

test('An answer may have another status, type, time to be stored and more headers', async () => {
  const { status, headers } = await headersOf((exchange) =>
    sendAnswer(exchange, {
      status: 429,
      contentType: 'text/css',
      body: 'a',
      cacheControl: 'no-cache',
      headers: { 'retry-after': '9', 'referrer-policy': 'no-referrer' },
    }),
  );
  expect([status, headers]).toMatchObject([
    429,
    {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
      'retry-after': '9',
      'referrer-policy': 'no-referrer',
    },
  ]);
});

test('After a form the browser is led on by GET, with the headers of such pages, and nothing is stored', async () => {
  const { status, headers } = await headersOf((exchange) => redirectAfterForm(exchange, '/oidc/next'));
  expect(status).toBe(303);
  expect(headers).toMatchObject({
    ...identityHeaders,
    location: '/oidc/next',
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[\w-]+$/),
  });
});
