import { listeningApp } from '../app/listening-app.ts';
import type { TestBrowser } from '../app/test-browser.ts';
import type { TestDatabase } from '../database/test-database.ts';
import { type ForeignPerson, foreignClient, foreignProvider } from './foreign-provider.ts';
import { type MockIssuer, mockIssuer } from './mock-issuer.ts';

export const publicUrl = 'https://www.example.org';
const password = 'four boats at anchor';

/** The traveller who logs in. */
export const ada: ForeignPerson = {
  sub: 'ada-of-the-issuer',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  email_verified: true,
};

export const externalSettings = (issuer: string, more = {}) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: foreignClient.id,
  OIDC_CLIENT_SECRET: foreignClient.secret,
  ...more,
});

type ListeningApp = Awaited<ReturnType<typeof listeningApp>>;

/** The shop, which is started again for each issuer. */
export function shopOfIssuers(
  testDb: () => TestDatabase,
  parts: Omit<Parameters<typeof listeningApp>[0], 'database'> = {},
) {
  let app: ListeningApp;
  const runSql = (text: string, values: unknown[] = []) => testDb().database.pool.query(text, values);
  return {
    app: () => app,
    runSql,
    /** Starts with no account, and with nothing that an issuer before it has left. */
    async start(env: Readonly<Record<string, string>>) {
      await runSql('delete from accounts');
      await runSql('truncate issuer_documents, logout_tokens, emails cascade');
      app = await listeningApp({
        database: testDb().database,
        ...parts,
        env: { TRUSTED_PROXIES: '127.0.0.1', ...env },
      });
    },
    /** Goes on with another process, which knows what the one before it has left. */
    async replaceBy(parts: Omit<Parameters<typeof listeningApp>[0], 'database'>) {
      await app.close();
      app = await listeningApp({ database: testDb().database, ...parts });
    },
  };
}

type Shop = ReturnType<typeof shopOfIssuers>;

/** What differs from issuer to issuer. Everything else must not. */
export type IssuerUnderTest = {
  start(): Promise<void>;
  /** Logs Ada in from wherever the way to the issuer ends. */
  logIn(browser: TestBrowser): Promise<void>;
  /** Whether its ID tokens say when it asked who logs in. */
  readonly saysWhen: boolean;
  /** The issuer refuses every refresh token that it has given out. */
  revoke(): Promise<void>;
  close(): Promise<void>;
};

function embeddedIssuer(shop: Shop): IssuerUnderTest {
  /** With it a browser is known to the account, and needs no code by email. */
  let knownCookie: string | undefined;
  return {
    saysWhen: true,
    async start() {
      knownCookie = undefined;
      await shop.start({});
    },
    async logIn(browser) {
      const { name, email } = ada;
      if (knownCookie === undefined) {
        await browser.submit({ form: 'register', name, email, password });
        knownCookie = browser.cookies.get('__Host-known');
      } else {
        browser.cookies.set('__Host-known', knownCookie);
        await browser.submit({ form: 'log-in', email, password });
      }
      await shop.runSql('update accounts set email_verified_at = now()');
    },
    revoke: async () => void (await shop.runSql(`delete from oidc_rows where model = 'Grant'`)),
    close: () => shop.app().close(),
  };
}

function foreignIssuer(shop: Shop): IssuerUnderTest {
  let issuer: Awaited<ReturnType<typeof foreignProvider>>;
  return {
    saysWhen: true,
    async start() {
      issuer = await foreignProvider({ publicUrl, shopUrl: () => shop.app().url });
      issuer.expect(ada);
      await shop.start(externalSettings(issuer.issuer, { OIDC_TRUST_EMAIL: 'on' }));
    },
    logIn: async () => {},
    revoke: async () => issuer.forgetTokens(),
    async close() {
      await shop.app().close();
      issuer.close();
    },
  };
}

function mockedIssuer(shop: Shop): IssuerUnderTest {
  let issuer: MockIssuer;
  return {
    saysWhen: false,
    async start() {
      issuer = await mockIssuer();
      issuer.expect(ada);
      await shop.start(externalSettings(issuer.issuer, { OIDC_TRUST_EMAIL: 'on' }));
    },
    logIn: async () => {},
    async revoke() {
      issuer.changeAnswer((answer) => {
        answer.statusCode = 400;
        answer.body = { error: 'invalid_grant' };
      });
    },
    async close() {
      await shop.app().close();
      await issuer.close();
    },
  };
}

/** The same log-in at three issuers, by their names. */
export const issuersUnderTest = (shop: Shop): readonly (readonly [string, IssuerUnderTest])[] => [
  ['the embedded issuer', embeddedIssuer(shop)],
  ['oidc-provider of another organisation', foreignIssuer(shop)],
  ['oauth2-mock-server', mockedIssuer(shop)],
];
