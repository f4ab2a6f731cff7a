import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createClientAddress, isFromThisMachine, limitGroup, plainAddress } from './client-address.ts';

function requestFrom(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  return {
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage;
}

test('Without trusted proxies, forwarding headers of clients are ignored', () => {
  const clients = createClientAddress([]);
  expect(clients.of(requestFrom('203.0.113.7', '198.51.100.1'))).toBe('203.0.113.7');
  expect(clients.of(requestFrom('::ffff:203.0.113.7'))).toBe('203.0.113.7');
});

test.each([
  ['one proxy', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a chain of ours', '10.0.0.1', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
  ['an invented beginning', '10.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  ['a stranger who names a proxy of ours', '203.0.113.7', '10.0.0.2', '203.0.113.7'],
  ['no header', '10.0.0.1', undefined, '10.0.0.1'],
  ['nonsense at the right end', '10.0.0.1', '203.0.113.7, nonsense', '10.0.0.1'],
  ['nonsense further left', '10.0.0.1', 'nonsense, 10.0.0.3', '10.0.0.3'],
  ['a port', '10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
  ['IPv6 with brackets and port', '10.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
  ['a proxy on IPv6', 'fd00::1', '203.0.113.7', '203.0.113.7'],
])(
  'X-Forwarded-For is read from the right, as far as trusted proxies wrote it: %s',
  (_, peer, header, expected) => {
    expect(createClientAddress(['10.0.0.0/8', 'fd00::/8']).of(requestFrom(peer, header))).toBe(expected);
  },
);

test.each(['10.0.0.0/33', '10.0.0', '10.0.0.0/', '10.0.0.0/8/8', 'proxy.example', '::1/129', '10.0.0.1/-1'])(
  'An invalid range keeps the server from starting: %s',
  (range) => {
    expect(() => createClientAddress([range])).toThrow(/^TRUSTED_PROXIES must list .*not "/);
  },
);

test.each([
  ['10.0.0.1/32', '10.0.0.1', '10.0.0.2'],
  ['10.0.0.0/31', '10.0.0.1', '10.0.0.2'],
  ['fd00::1/128', 'fd00::1', 'fd00::2'],
  ['fd00::1', 'fd00::1', 'fd00::2'],
  ['0.0.0.0/0', '203.0.113.7', 'fd00::1'],
])('The range %s contains %s, and not %s', (range, inside, outside) => {
  const { isTrusted } = createClientAddress([range]);
  expect([isTrusted(inside), isTrusted(outside), isTrusted('no address'), isTrusted('')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('A chain that our proxies wrote whole leads to its first address, and a connection without an address to none', () => {
  const clients = createClientAddress(['10.0.0.0/8']);
  expect(clients.of(requestFrom('10.0.0.1', '10.0.0.9, 10.0.0.8'))).toBe('10.0.0.9');
  expect(clients.of(requestFrom('::ffff:10.0.0.1', '::ffff:203.0.113.7'))).toBe('203.0.113.7');
  expect(clients.of(requestFrom(undefined, '203.0.113.7'))).toBe('');
});

test('A single address is a range of one', () => {
  const clients = createClientAddress(['10.0.0.1']);
  expect([clients.isTrusted('10.0.0.1'), clients.isTrusted('10.0.0.2')]).toEqual([true, false]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:1::3:4:5:6', '2001:db8:1:0::/64'],
  ['2001::2:3:4:5:6', '2001:0:0:2::/64'],
])('A client is identified by its IPv4 address or its IPv6 network: %s', (address, group) => {
  expect(limitGroup(address)).toBe(group);
});

test.each([
  ['fe80::1%eth0', 'fe80::1'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:80', '203.0.113.7'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:80', '2001:db8::1'],
  ['203.0.113.7.8', undefined],
  ['', undefined],
  ['unknown', undefined],
])('An address has one spelling: %j', (text, plain) => {
  expect(plainAddress(text)).toBe(plain);
});

const addressOf = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  isFromThisMachine({ headers, socket: { remoteAddress } } as unknown as IncomingMessage);

test.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-original-forwarded-for',
  'forwarded',
  'via',
  'x-real-ip',
  'client-ip',
  'fastly-client-ip',
  'true-client-ip',
  'x-azure-clientip',
  'x-cluster-client-ip',
  'x-proxyuser-ip',
  'x-appengine-user-ip',
  'x-remote-addr',
  'x-original-host',
  'cf-connecting-ip',
  'x-envoy-external-address',
])('A request forwarded by a proxy on this machine is not local: %s', (name) => {
  expect(addressOf({ host: 'localhost:3000', [name]: '203.0.113.7' })).toBe(false);
});

test('Requests of browsers, scrapers and tools on this machine count as local', () => {
  const headers = {
    host: 'localhost:3000',
    'user-agent': 'Mozilla/5.0',
    accept: 'text/html',
    'accept-encoding': 'gzip',
    'accept-language': 'de',
    connection: 'keep-alive',
    cookie: 'a=b',
    origin: 'http://localhost:3000',
    referer: 'http://localhost:3000/',
    'sec-fetch-site': 'same-origin',
    'sec-ch-ua-platform': 'Linux',
    'upgrade-insecure-requests': '1',
    'x-prometheus-scrape-timeout-seconds': '10',
  };
  expect(addressOf(headers)).toBe(true);
  for (const address of ['::1', '127.9.9.9', '::ffff:127.0.0.1'])
    expect(addressOf(headers, address)).toBe(true);
  expect(addressOf(headers, '')).toBe(false);
  expect(addressOf(headers, '203.0.113.7')).toBe(false);
});
