import { jwtVerify, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { makeTestToken, readTestToken } from './test-token.ts';

const secret = new TextEncoder().encode('s'.repeat(32));
const ada = { sub: 'ada', organisations: ['one', 'two'], scopes: ['profile', 'bookings'] };

/** A token signed as ours, with other claims. */
function signed(
  claims: Record<string, unknown>,
  { key = secret, issuer = 'ashore-test', alg = 'HS256' } = {},
) {
  return new SignJWT({ org: ['one'], sub: 'ada', ...claims })
    .setProtectedHeader({ alg })
    .setIssuer(issuer)
    .sign(key);
}

test('A test token names its member, organisations and scopes, and expires after a day', async () => {
  const token = await makeTestToken(secret, ada);
  expect(await readTestToken(secret, token)).toEqual(ada);
  const { iat = 0, exp = 0 } = (await jwtVerify(token, secret)).payload;
  expect(exp - iat).toBe(24 * 60 * 60);
});

test('A token that we have not signed, or that has expired, names no member', async () => {
  const past = Math.floor(Date.now() / 1000) - 3600;
  const long = new TextEncoder().encode('s'.repeat(64));
  expect(await readTestToken(secret, await signed({}))).toMatchObject({ sub: 'ada' });
  expect(await readTestToken(long, await signed({}, { key: long }))).toMatchObject({ sub: 'ada' });
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  for (const token of [
    await signed({}, { key: new TextEncoder().encode('t'.repeat(32)) }),
    await signed({}, { issuer: 'somebody' }),
    await signed({ exp: past }),
    `${encoded({ alg: 'none' })}.${encoded({ sub: 'ada', org: ['one'], iss: 'ashore-test' })}.`,
    'no token',
    '',
  ])
    expect(await readTestToken(secret, token)).toBeUndefined();
  expect(await readTestToken(long, await signed({}, { key: long, alg: 'HS512' }))).toBeUndefined();
});

test('A token without a subject or organisations names no member, and values of a wrong type are left out', async () => {
  expect(await readTestToken(secret, await signed({ sub: undefined }))).toBeUndefined();
  expect(await readTestToken(secret, await signed({ org: 'one' }))).toBeUndefined();
  expect(await readTestToken(secret, await signed({ org: ['one', 2, null], scope: ['bookings'] }))).toEqual({
    sub: 'ada',
    organisations: ['one'],
    scopes: [],
  });
});
