import { expect, test } from 'vitest';
import type { RequestResponse } from '../server/request-response.ts';
import { createMetricsAccess } from './metrics-access.ts';

function exchangeFrom(remoteAddress: string, headers: Record<string, string> = {}): RequestResponse {
  return {
    request: { socket: { remoteAddress }, headers: { host: 'localhost:3000', ...headers } },
  } as unknown as RequestResponse;
}

test.each([
  ['this machine', exchangeFrom('127.0.0.1'), true],
  ['this machine by IPv6', exchangeFrom('::1'), true],
  ['this machine by an IPv4 address mapped to IPv6', exchangeFrom('::ffff:127.0.0.1'), true],
  ['this machine by its address', exchangeFrom('127.0.0.1', { host: '127.0.0.1:3000' }), true],
  [
    'a foreign name that resolves to this machine',
    exchangeFrom('127.0.0.1', { host: 'evil.example' }),
    false,
  ],
  ['the world', exchangeFrom('203.0.113.7'), false],
  [
    'the world through a proxy on this machine',
    exchangeFrom('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }),
    false,
  ],
  ['the same, by the other header', exchangeFrom('127.0.0.1', { forwarded: 'for=203.0.113.7' }), false],
  ['a connection that is gone', exchangeFrom(''), false],
  ['the world with the token', exchangeFrom('203.0.113.7', { authorization: 'Bearer right' }), true],
  ['the world with a wrong token', exchangeFrom('203.0.113.7', { authorization: 'Bearer wrong' }), false],
  [
    'the world with the token in the wrong place',
    exchangeFrom('203.0.113.7', { authorization: 'right' }),
    false,
  ],
])('Only this machine and clients with the token may read the metrics: %s', (_, exchange, expected) => {
  expect(createMetricsAccess('right')(exchange)).toBe(expected);
});

test('Without a configured token, no token opens the metrics', () => {
  expect(
    createMetricsAccess(undefined)(exchangeFrom('203.0.113.7', { authorization: 'Bearer undefined' })),
  ).toBe(false);
});
