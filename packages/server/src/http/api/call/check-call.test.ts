import type { IncomingMessage } from 'node:http';
import { Failure } from '@ashore/core/errors/failure.ts';
import { expect, test, vi } from 'vitest';
import { checkCall, createCallTable } from './check-call.ts';

const subscribePath = '/api/newsletter/subscriptions/test';

function checkRequest(method: string, url: string, headers: Record<string, string> = {}) {
  const allow = vi.fn();
  try {
    const request = { method, url, headers } as unknown as IncomingMessage;
    checkCall(request, { calls: createCallTable(), publicUrl: 'https://www.example.org', allow });
  } catch (error) {
    if (error instanceof Failure) return { code: error.code, allowed: allow.mock.calls[0]?.[0] };
    throw error;
  }
  return 'passes';
}

const json = { 'content-type': 'application/json' };

test.each([
  ['GET', '/api/tours?page=1'],
  ['HEAD', '/api/tours/featured'],
  ['GET', '/api/activities/1sb0na11'],
])('A call of the contract passes: %s %s', (method, url) => {
  expect(checkRequest(method, url)).toBe('passes');
});

test.each([
  '/api',
  '/api/',
  '/api/houses',
  '/api/houses/1sb0na11',
  '/api/__proto__',
  '/api/tours/',
  '/api/a/b/c',
  '/api/tours/featured/x',
  '/api//tours',
])('A path that names no call is not found: %s', (url) => {
  expect(checkRequest('GET', url)).toEqual({ code: 'not_found', allowed: undefined });
});

test('A wrong method is refused with the allowed methods', () => {
  expect(checkRequest('DELETE', '/api/tours')).toEqual({
    code: 'method_not_allowed',
    allowed: ['GET', 'HEAD'],
  });
  // `quote` is not taken for an unknown product type.
  expect(checkRequest('GET', '/api/quote')).toEqual({ code: 'method_not_allowed', allowed: ['POST'] });
  expect(checkRequest('DELETE', '/api/quote')).toEqual({ code: 'method_not_allowed', allowed: ['POST'] });
  expect(checkRequest('GET', '/api/products/reviews')).toEqual({
    code: 'method_not_allowed',
    allowed: ['POST'],
  });
  expect(checkRequest('GET', subscribePath)).toEqual({ code: 'method_not_allowed', allowed: ['POST'] });
});

test.each([
  '/api/tours?location=%00',
  '/api/tours?location=%zz',
  '/api/tours?location=%ff',
  '/api/tours/%00',
])('An address that is not valid text is a bad request: %s', (url) => {
  expect(checkRequest('GET', url)).toEqual({ code: 'bad_request', allowed: undefined });
});

test.each([
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a form with a file', { 'content-type': 'multipart/form-data; boundary=a' }],
  ['plain text, which a form can send too', { 'content-type': 'text/plain' }],
  ['plain text with JSON as a parameter', { 'content-type': 'text/plain; application/json' }],
  ['a body without a content type', { 'content-length': '2' }],
  ['a chunked body without a content type', { 'transfer-encoding': 'chunked' }],
  ['compressed JSON', { ...json, 'content-encoding': 'gzip' }],
  ['a compressed body without a length', { 'content-encoding': 'gzip' }],
])('A call that writes must send JSON: %s', (_, headers) => {
  expect(checkRequest('POST', subscribePath, headers)).toMatchObject({ code: 'unsupported_media_type' });
});

test('A call without a body needs no content type, and is still refused from another site', () => {
  expect(checkRequest('POST', subscribePath, {})).toBe('passes');
  expect(checkRequest('POST', subscribePath, { 'content-length': '0' })).toBe('passes');
  const evil = { origin: 'https://evil.example', host: 'www.example.org' };
  expect(checkRequest('POST', subscribePath, evil)).toMatchObject({ code: 'forbidden' });
});

test.each([
  ['our own pages', { origin: 'https://www.example.org' }, 'passes'],
  ['the same site by another name', { origin: 'http://localhost:3000', host: 'localhost:3000' }, 'passes'],
  ['a program, which has no origin', {}, 'passes'],
  ['another site', { origin: 'https://evil.example', host: 'www.example.org' }, 'forbidden'],
  ['another port', { origin: 'http://localhost:4000', host: 'localhost:3000' }, 'forbidden'],
  ['a page without an origin of its own', { origin: 'null', host: 'www.example.org' }, 'forbidden'],
  ['nonsense', { origin: 'https://', host: '' }, 'forbidden'],
  ['a name that begins like ours', { origin: 'https://www.example.org.evil.example' }, 'forbidden'],
  [
    'a name that ends like ours',
    { origin: 'https://evil-www.example.org', host: 'www.example.org' },
    'forbidden',
  ],
])('A call that writes is accepted only from our pages or from a program: %s', (_, headers, expected) => {
  const result = checkRequest('POST', subscribePath, { ...json, ...headers });
  expect(result === 'passes' ? result : result.code).toBe(expected);
});

const callTable = createCallTable();

test.each([
  ['/shopper/checkout', true],
  ['/quote/0193a1f0-0000-7000-8000-000000000000/extension', true],
  ['/payment-gateway/payment-intent', true],
  ['/quote', false],
  ['/tours/quote', false],
  ['/newsletter/subscriptions/list', false],
])('The call table knows whether a caller of %s holds spots: %s', (path, holds) => {
  expect(callTable.isOfHolder(path)).toBe(holds);
});
