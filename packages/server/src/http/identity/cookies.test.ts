import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { identityCookies } from './cookies.ts';
import { addKnownAccount, readKnownAccounts } from './known-accounts.ts';

const requestWith = (cookie: string) => ({ headers: { cookie } }) as IncomingMessage;
const options = { maxAge: 60 };

test('Behind https a cookie is bound to the host, and no script can read it', () => {
  const cookies = identityCookies('https://ashore.example');
  expect(cookies.write('session', 'abc', options)).toBe(
    '__Host-session=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
  );
  expect(cookies.read(requestWith('a=b; __Host-session=abc'), 'session')).toBe('abc');
  expect(cookies.read(requestWith('session=planted; session-80=planted'), 'session')).toBeUndefined();
});

test('The session goes with no request that another site begins; the attempt does, when the issuer leads back', () => {
  const { write } = identityCookies('https://ashore.example');
  expect(write('session', 'abc', options)).toContain('; SameSite=Strict;');
  for (const name of ['attempt', 'known'] as const)
    expect(write(name, 'abc', options)).toContain('; SameSite=Lax;');
});

test('Without https the port is part of the name, so that two sites of one machine do not share a cookie', () => {
  const [one, other] = [identityCookies('http://localhost:3000'), identityCookies('http://localhost:4000')];
  const [written = ''] = one.write('session', 'abc', options).split(';');
  expect(one.read(requestWith(written), 'session')).toBe('abc');
  expect(other.read(requestWith(written), 'session')).toBeUndefined();
});

const secret = Buffer.alloc(32, 7);
const accountIdOf = (n: number) => `0acc0000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const usedAccount = (n: number) => ({ accountId: accountIdOf(n), at: new Date(1_800_000_000_000 + n) });

test('A browser knows the last five accounts that were used in it', () => {
  const cookie = [1, 2, 3, 4, 5, 6, 2].reduce<string | undefined>(
    (before, n) => addKnownAccount(readKnownAccounts(before, secret), usedAccount(n), secret),
    undefined,
  );
  expect(readKnownAccounts(cookie, secret)).toEqual([2, 6, 5, 4, 3].map(usedAccount));
});

test('An account that is used again is known once', () => {
  const cookie = [1, 2, 1].reduce<string | undefined>(
    (before, n) => addKnownAccount(readKnownAccounts(before, secret), usedAccount(n), secret),
    undefined,
  );
  expect(readKnownAccounts(cookie, secret)).toEqual([1, 2].map(usedAccount));
});

test('A cookie that we have not written knows no account', () => {
  const cookie = addKnownAccount([], usedAccount(1), secret);
  expect(readKnownAccounts(cookie.replace(accountIdOf(1), accountIdOf(2)), secret)).toEqual([]);
  expect(readKnownAccounts(cookie, Buffer.alloc(32, 8))).toEqual([]);
  for (const other of [undefined, '', accountIdOf(1), `${accountIdOf(1)}.`])
    expect(readKnownAccounts(other, secret)).toEqual([]);
});
