import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import type { RequestResponse } from '../server/request-response.ts';
import { createMailboxAccess } from './mailbox-access.ts';

const token = 'a-token-of-this-start';

type Client = { readonly headers?: IncomingHttpHeaders; readonly remoteAddress?: string };

const requestOf = ({ headers = {}, remoteAddress = '127.0.0.1' }: Client) =>
  ({
    request: { headers: { host: 'localhost:3000', ...headers }, socket: { remoteAddress } },
  }) as unknown as RequestResponse;

const mayRead = (publicUrl: string, client: Client = {}) =>
  createMailboxAccess({ token, publicUrl }).mayRead(requestOf(client));

test.each<[string, boolean, string, Client]>([
  ['on this machine, of a site on this machine', true, 'http://localhost:3000', {}],
  ['on this machine, of a site with a public address', false, 'https://www.example.org', {}],
  ['on another machine', false, 'http://localhost:3000', { remoteAddress: '10.0.0.7' }],
  ['behind a proxy', false, 'http://localhost:3000', { headers: { 'x-forwarded-for': '10.0.0.7' } }],
  ['that names another host', false, 'http://localhost:3000', { headers: { host: 'evil.example' } }],
])('A browser without a cookie, %s, may read emails: %s', (_, isAllowed, publicUrl, client) => {
  expect(mayRead(publicUrl, client)).toBe(isAllowed);
});

test.each<[string, boolean]>([
  [`mailbox=${token}`, true],
  [`theme=dark; mailbox=${token}; lang=en`, true],
  [`mailbox=${token}x`, false],
  ['mailbox=', false],
  [`mymailbox=${token}`, false],
  ['theme=dark', false],
])('From elsewhere the cookie “%s” opens the mailbox: %s', (cookie, isAllowed) => {
  const client = { headers: { host: 'www.example.org', cookie }, remoteAddress: '10.0.0.7' };
  expect(mayRead('https://www.example.org', client)).toBe(isAllowed);
});

test('A wrong cookie does not lock out a browser on this machine', () => {
  expect(mayRead('http://localhost:3000', { headers: { cookie: 'mailbox=of-the-last-start' } })).toBe(true);
});

test.each([
  ['https://www.example.org', '; Secure'],
  ['http://localhost:3000', ''],
])('On %s a valid token becomes a cookie of eight hours for the mailbox alone', (publicUrl, secure) => {
  const { cookieFor } = createMailboxAccess({ token, publicUrl });
  expect(cookieFor(token)).toBe(
    `mailbox=${token}; Path=/mailbox; Max-Age=28800; HttpOnly; SameSite=Lax${secure}`,
  );
  expect([cookieFor(''), cookieFor(`${token}x`)]).toEqual([undefined, undefined]);
});
