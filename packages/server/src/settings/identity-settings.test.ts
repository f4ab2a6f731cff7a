import { expect, test } from 'vitest';
import { readIdentitySettings } from './identity-settings.ts';

const client = { OIDC_CLIENT_ID: 'shop', OIDC_CLIENT_SECRET: 'secret' };

test('Without an address of an issuer, travellers log in at the embedded one', () => {
  expect(readIdentitySettings(client)).toBeUndefined();
});

test('An external issuer is called exactly as it calls itself, and its word on email addresses counts only if set', () => {
  const external = { issuer: 'https://login.example.org/', clientId: 'shop', clientSecret: 'secret' };
  const env = { ...client, OIDC_ISSUER: external.issuer };
  expect(readIdentitySettings(env)).toEqual({ ...external, isEmailTrusted: false });
  expect(readIdentitySettings({ ...env, OIDC_TRUST_EMAIL: 'on' })).toEqual({
    ...external,
    isEmailTrusted: true,
  });
});

test.each([
  ['an address that is not encrypted', { ...client, OIDC_ISSUER: 'http://login.example.org' }, 'OIDC_ISSUER'],
  ['an address with a query', { ...client, OIDC_ISSUER: 'https://login.example.org?a' }, 'OIDC_ISSUER'],
  ['no client', { OIDC_ISSUER: 'https://login.example.org' }, 'OIDC_CLIENT_ID'],
  [
    'a word for trust that is neither on nor off',
    { ...client, OIDC_ISSUER: 'https://login.example.org', OIDC_TRUST_EMAIL: 'yes' },
    'OIDC_TRUST_EMAIL',
  ],
])('The server does not start with %s', (_, env, name) => {
  expect(() => readIdentitySettings(env)).toThrow(name);
});
