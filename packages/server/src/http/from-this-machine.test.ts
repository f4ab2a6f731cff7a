import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isFromThisMachine } from './from-this-machine.ts';

const asked = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
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
])(
  'whoever is asked for by a proxy on this machine is not on it, in whatever words that is said: %s',
  (name) => {
    expect(asked({ host: 'localhost:3000', [name]: '203.0.113.7' })).toBe(false);
  },
);

test('what browsers, scrapers and tools of this machine send is no sign of a proxy', () => {
  const sent = {
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
  expect(asked(sent)).toBe(true);
  expect(asked(sent, '::1')).toBe(true);
  expect(asked(sent, '203.0.113.7')).toBe(false);
});
