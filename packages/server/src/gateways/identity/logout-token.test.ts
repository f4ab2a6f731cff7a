import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { readLogoutToken } from './logout-token.ts';

const issuer = 'https://issuer.example';
const clientId = 'shop';
const event = 'http://schemas.openid.net/event/backchannel-logout';
let key: Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
let keys: ReturnType<typeof createLocalJWKSet>;

beforeAll(async () => {
  const pair = await generateKeyPair('ES256');
  key = pair.privateKey;
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), alg: 'ES256' }] });
});

type Message = { readonly payload?: JWTPayload; readonly header?: object; readonly ageSeconds?: number };

/** A message of the issuer that the session `s` has ended, with these differences. */
function message({ payload = {}, header = {}, ageSeconds = 0 }: Message): Promise<string> {
  const claims = { iss: issuer, aud: clientId, jti: 'one', sid: 's', events: { [event]: {} }, ...payload };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', ...header })
    .setIssuedAt(Math.floor(Date.now() / 1000) - ageSeconds)
    .sign(key);
}

const read = async (differences: Message = {}) =>
  readLogoutToken(await message(differences), { issuer, clientId, keys, clockTolerance: 60 });

test.each<[string, Message, object]>([
  ['a session', {}, { jti: 'one', sid: 's', subject: undefined }],
  ['a session and its subject', { payload: { sub: 'ada' } }, { jti: 'one', sid: 's', subject: 'ada' }],
  [
    'all sessions of a subject',
    { payload: { sid: undefined, sub: 'ada' } },
    { jti: 'one', sid: undefined, subject: 'ada' },
  ],
  ['a session by its type', { header: { typ: 'logout+jwt' } }, { jti: 'one', sid: 's' }],
  ['a session by the long name of its type', { header: { typ: 'application/logout+jwt' } }, { sid: 's' }],
  ['a session by the type of any token', { header: { typ: 'JWT' } }, { sid: 's' }],
])('A message about the end of %s is read', async (_, differences, expected) => {
  expect(await read(differences)).toMatchObject(expected);
});

test.each<[string, Message]>([
  ['names neither session nor subject', { payload: { sid: undefined } }],
  ['names its session by a number', { payload: { sid: 7 } }],
  ['is about something else', { payload: { events: { 'https://example.org/event': {} } } }],
  ['has a text in place of its events', { payload: { events: event } }],
  ['has no events', { payload: { events: null } }],
  ['is an ID token', { payload: { nonce: 'n' } }],
  ['is a token of another type', { header: { typ: 'at+jwt' } }],
  ['has no id', { payload: { jti: undefined as unknown as string } }],
  ['has a number for its id', { payload: { jti: 1 as unknown as string } }],
  ['is for another client', { payload: { aud: 'another shop' } }],
  ['is of another issuer', { payload: { iss: 'https://evil.example' } }],
  ['is older than ten minutes', { ageSeconds: 700 }],
])('A message that %s is refused', async (_, differences) => {
  await expect(read(differences)).rejects.toThrow();
});

test('A message of nearly ten minutes ago counts', async () => {
  expect(await read({ ageSeconds: 590 })).toMatchObject({ sid: 's' });
});

test('A message that another key has signed is refused, and so is one with a shared secret', async () => {
  const rules = { issuer, clientId, clockTolerance: 60 };
  const other = await generateKeyPair('ES256');
  const foreign = createLocalJWKSet({ keys: [{ ...(await exportJWK(other.publicKey)), alg: 'ES256' }] });
  await expect(readLogoutToken(await message({}), { ...rules, keys: foreign })).rejects.toThrow();
  const secret = new TextEncoder().encode('a secret that both sides know well');
  const shared = await new SignJWT({ jti: 'one', sid: 's', events: { [event]: {} } })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setIssuedAt()
    .sign(secret);
  const ours = async () => ({ type: 'secret', k: '' }) as never;
  await expect(readLogoutToken(shared, { ...rules, keys: ours })).rejects.toThrow('alg');
});
