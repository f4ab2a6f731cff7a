import { generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createBearerReader, makeBearer } from './bearer.ts';

const ownIssuer = { secret: new Uint8Array(32).fill(7), publicUrl: 'https://ashore.example' };
const ada = { sub: '0acc0000-0000-4000-8000-000000000001', sid: '05e55000-0000-4000-8000-000000000001' };
const now = new Date('2027-05-04T12:00:00Z');
const nowSeconds = now.getTime() / 1000;
const secondsLater = (s: number) => new Date(now.getTime() + s * 1000);

/** Reads a token that it has not read before. */
const readBearer = (issuer: typeof ownIssuer, token: string, at: Date) =>
  createBearerReader({ secret: async () => issuer.secret, publicUrl: issuer.publicUrl })(token, at);

test('A token names its account and session for five minutes, and a minute more for clocks that differ', async () => {
  const token = await makeBearer(ownIssuer, ada, now);
  expect(await readBearer(ownIssuer, token, now)).toEqual(ada);
  expect(await readBearer(ownIssuer, token, secondsLater(359))).toEqual(ada);
  expect(await readBearer(ownIssuer, token, secondsLater(361))).toBeUndefined();
});

type Parts = {
  readonly key?: Uint8Array;
  readonly header?: { readonly alg: string; readonly typ?: string };
  readonly claims?: Record<string, unknown>;
};

function signToken({ key = ownIssuer.secret, header = { alg: 'HS256', typ: 'at+jwt' }, claims = {} }: Parts) {
  return new SignJWT({
    iss: ownIssuer.publicUrl,
    aud: `${ownIssuer.publicUrl}/api`,
    exp: nowSeconds + 60,
    ...ada,
    ...claims,
  })
    .setProtectedHeader(header)
    .sign(key);
}

test('The tokens below differ from a valid one in one thing only', async () => {
  expect(await readBearer(ownIssuer, await signToken({}), now)).toEqual(ada);
});

test.each<[string, Parts]>([
  ['another key', { key: new Uint8Array(32).fill(8) }],
  ['another issuer', { claims: { iss: 'https://elsewhere.example' } }],
  ['another audience', { claims: { aud: 'https://ashore.example' } }],
  ['the audience of an ID token', { claims: { aud: 'ashore' } }],
  ['no audience', { claims: { aud: undefined } }],
  ['no subject', { claims: { sub: undefined } }],
  ['no session', { claims: { sid: undefined } }],
  ['a session that is not a text', { claims: { sid: 7 } }],
  ['no end', { claims: { exp: undefined } }],
  ['an end more than a minute ago', { claims: { exp: nowSeconds - 61 } }],
  ['a beginning in the future', { claims: { nbf: nowSeconds + 61 } }],
  ['the type of another token', { header: { alg: 'HS256', typ: 'JWT' } }],
  ['no type', { header: { alg: 'HS256' } }],
  ['another method of signing', { header: { alg: 'HS512', typ: 'at+jwt' }, key: new Uint8Array(64).fill(7) }],
])('A token is refused: %s', async (_, parts) => {
  expect(await readBearer(ownIssuer, await signToken(parts), now)).toBeUndefined();
});

test('A token without a signature, and one signed with a public key, are refused', async () => {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = {
    iss: ownIssuer.publicUrl,
    aud: `${ownIssuer.publicUrl}/api`,
    exp: nowSeconds + 60,
    ...ada,
  };
  expect(
    await readBearer(ownIssuer, `${encoded({ alg: 'none', typ: 'at+jwt' })}.${encoded(claims)}.`, now),
  ).toBeUndefined();
  const { privateKey } = await generateKeyPair('ES256');
  const foreign = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
    .sign(privateKey);
  expect(await readBearer(ownIssuer, foreign, now)).toBeUndefined();
  expect(await readBearer(ownIssuer, 'no token', now)).toBeUndefined();
});

test('A token that was read before ends at the same time', async () => {
  const read = createBearerReader({ ...ownIssuer, secret: async () => ownIssuer.secret });
  const token = await makeBearer(ownIssuer, ada, now);
  expect(await read(token, now)).toEqual(ada);
  expect(await read(token, secondsLater(359))).toEqual(ada);
  expect(await read(token, secondsLater(361))).toBeUndefined();
  expect(await read(token, now)).toEqual(ada);
});

test('A token that was read before no longer counts when the secret has changed', async () => {
  let { secret } = ownIssuer;
  const read = createBearerReader({ ...ownIssuer, secret: async () => secret });
  const token = await makeBearer(ownIssuer, ada, now);
  expect(await read(token, now)).toEqual(ada);
  secret = new Uint8Array(32).fill(8);
  expect(await read(token, now)).toBeUndefined();
});

test('Of many tokens, each is still read for what it says', async () => {
  const read = createBearerReader({ ...ownIssuer, secret: async () => ownIssuer.secret });
  for (let one = 0; one < 2_001; one += 1) {
    const sid = `session ${one}`;
    expect(await read(await makeBearer(ownIssuer, { ...ada, sid }, now), now)).toEqual({ ...ada, sid });
  }
});

test('A token that is verified while the secret changes does not count afterwards', async () => {
  let { secret } = ownIssuer;
  const read = createBearerReader({ ...ownIssuer, secret: async () => secret });
  const token = await makeBearer(ownIssuer, ada, now);
  const reading = read(token, now);
  secret = new Uint8Array(32).fill(8);
  await Promise.all([reading, read(token, now)]);
  expect(await read(token, now)).toBeUndefined();
});
