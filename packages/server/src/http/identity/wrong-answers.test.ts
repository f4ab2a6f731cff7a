import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testBrowser } from '../../../test-support/app/test-browser.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { foreignClient } from '../../../test-support/identity/foreign-provider.ts';
import {
  issuersUnderTest,
  publicUrl,
  shopOfIssuers,
} from '../../../test-support/identity/issuers-under-test.ts';
import { answerWrongly, type WrongAnswer } from '../../../test-support/identity/wrong-answers.ts';
import { callProvider } from '../../gateways/identity/embedded/call-provider.ts';
import { clientSecret } from '../../gateways/identity/embedded/client.ts';

let testDb: TestDatabase;
beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

let wrongly: Awaited<ReturnType<typeof answerWrongly>>;
const shop = shopOfIssuers(() => testDb, {
  callProvider: async (provider, url, options) =>
    wrongly.change(url, await callProvider(provider, url, options)),
});
const now = () => Math.floor(Date.now() / 1000);

/** The secret of the shop at the issuer. */
async function secretAt(issuer: string): Promise<string> {
  if (issuer !== 'the embedded issuer') return foreignClient.secret;
  const { rows } = await shop.runSql(`select secret from secrets where name = 'identity'`);
  return clientSecret(rows[0].secret);
}

describe.each(issuersUnderTest(shop))('%s', (name, issuer) => {
  beforeAll(async () => {
    wrongly = await answerWrongly(globalThis.fetch.bind(globalThis));
    vi.stubGlobal('fetch', wrongly.fetch);
    await issuer.start();
    // The traveller is known afterwards, so that no log-in needs a code.
    await logIn();
    return issuer.close;
  });
  beforeEach(async () => {
    vi.stubGlobal('fetch', wrongly.fetch);
    await shop.runSql('delete from password_attempts');
  });

  async function logIn(wrong: WrongAnswer = {}) {
    wrongly.set(wrong);
    const browser = testBrowser({ url: shop.app().url, publicUrl });
    await browser.open('/oauth/begin?to=/en');
    await issuer.logIn(browser);
    return browser;
  }

  test('Answers that are signed with another published key, and otherwise unchanged, log the traveller in', async () => {
    const browser = await logIn();
    expect(browser.address().hash).toBe('#logged-in');
    expect(browser.cookies.has('__Host-session')).toBe(true);
  });

  test.each<[string, WrongAnswer]>([
    ['is for another audience', { claims: (claims) => Object.assign(claims, { aud: 'another shop' }) }],
    ['has no audience', { claims: (claims) => Reflect.deleteProperty(claims, 'aud') }],
    [
      'was made for several clients, and not for us',
      { claims: (claims) => Object.assign(claims, { aud: [claims.aud, 'another'], azp: 'another' }) },
    ],
    ['is of another issuer', { claims: (claims) => Object.assign(claims, { iss: 'https://evil.example' }) }],
    ['has another nonce', { claims: (claims) => Object.assign(claims, { nonce: 'another' }) }],
    ['has no nonce', { claims: (claims) => Reflect.deleteProperty(claims, 'nonce') }],
    ['has expired', { claims: (claims) => Object.assign(claims, { exp: now() - 61 }) }],
    ['is of the future', { claims: (claims) => Object.assign(claims, { nbf: now() + 120 }) }],
    ['has no subject', { claims: (claims) => Reflect.deleteProperty(claims, 'sub') }],
    ['has no signature', { token: async ({ claims }) => new UnsecuredJWT(claims).encode() }],
    [
      'is signed by a foreign key under the name of the issuer’s',
      {
        token: async ({ claims, alg, kid }) => {
          const { privateKey } = await generateKeyPair(alg);
          return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(privateKey);
        },
      },
    ],
    [
      'is signed with the secret of the client',
      {
        token: async ({ claims, kid }) => {
          const key = new TextEncoder().encode(await secretAt(name));
          return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(key);
        },
      },
    ],
    [
      'has the signature of other claims',
      {
        token: async ({ claims, sign }) => {
          const [head, , signature] = (await sign(claims)).split('.');
          const [, eve] = (await sign({ ...claims, sub: 'eve' })).split('.');
          return [head, eve, signature].join('.');
        },
      },
    ],
    ['is missing', { answer: (body) => Reflect.deleteProperty(body, 'id_token') }],
    [
      'belongs to another person than the profile',
      { userinfo: (claims) => Object.assign(claims, { sub: 'eve' }) },
    ],
    ['comes with a swapped state', { callback: (address) => address.searchParams.set('state', 'swapped') }],
    [
      'comes from an issuer that names another one',
      { callback: (address) => address.searchParams.set('iss', 'https://evil.example') },
    ],
    ['comes with a forged code', { callback: (address) => address.searchParams.set('code', 'forged') }],
  ])('No session begins if the ID token %s', async (_, wrong) => {
    const browser = await logIn(wrong);
    expect(browser.address().pathname).toMatch(/\/login$/);
    expect(browser.address().hash).toMatch(/^#(?:failed|expired)$/);
    expect(browser.cookies.has('__Host-session')).toBe(false);
    // Nothing else was wrong.
    expect((await logIn()).address().hash).toBe('#logged-in');
  });

  test('A callback that was used begins no second session, and neither does its code in another log-in', async () => {
    const browser = await logIn();
    const used = wrongly.callbacks.at(-1) ?? '';
    await browser.open(used);
    expect(browser.address().hash).toBe('#expired');
    const code = new URLSearchParams(used.split('?')[1]).get('code') ?? '';
    const other = await logIn({ callback: (address) => address.searchParams.set('code', code) });
    expect(other.address().hash).toBe('#failed');
    expect(other.cookies.has('__Host-session')).toBe(false);
  });
});
