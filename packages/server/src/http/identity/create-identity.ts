import type { Clock } from '@ashore/core/time/clock.ts';
import type { Logger } from 'pino';
import type { Database } from '../../database/connect.ts';
import { createOwnSecret } from '../../database/secrets.ts';
import type { Settings } from '../../env.ts';
import { findAccount } from '../../features/accounts/find-account.ts';
import { CLIENT_ID, clientSecret } from '../../gateways/identity/embedded/client.ts';
import type { EmbeddedProvider } from '../../gateways/identity/embedded/embedded-provider.ts';
import { createIssuerClient, type IssuerClient } from '../../gateways/identity/issuer-client.ts';
import type { Bundle } from '../pages/web-bundle.ts';
import { shopStyle } from '../responses/shop-style.ts';
import { type ClientAddress, limitGroup } from '../server/client-address.ts';
import type { Route } from '../server/dispatch.ts';
import { identityCookies } from './cookies.ts';
import { createServeOauth } from './serve-oauth.ts';
import { createServeProvider } from './serve-provider.ts';

type IdentityInput = {
  readonly settings: Settings;
  readonly database: Database;
  readonly bundle: Bundle;
  readonly assets: ReadonlyMap<string, unknown>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly clients: ClientAddress;
  readonly takeToken: (key: string, perMinute: number) => number;
  /** The address by which this machine reaches the server. */
  readonly ownAddress: () => string;
};

/** Pages of log-ins and registrations a minute from one address. A hotel's guests share one. */
const formsPerMinute = 30;
const logInsPerMinute = 60;

/** How long a process uses the issuer's keys before it looks for newer ones. */
const KEYS_MS = 60_000;

/** The routes of identity: the embedded issuer with its pages, and the shop's way to the issuer and back. */
export function createIdentity(input: IdentityInput): ReadonlyMap<string, Route> {
  const { settings, database, bundle, assets, clock, log, clients, takeToken, ownAddress } = input;
  const { publicUrl, variant } = settings;
  const secret = createOwnSecret({ database, clock, name: 'identity' });
  const cookies = identityCookies(publicUrl);
  const limited = (name: string, perMinute: number) => {
    return ({ request }: Parameters<Route['answer']>[0]) =>
      takeToken(`${name} ${limitGroup(clients.of(request))}`, perMinute);
  };
  let running: { readonly provider: Promise<EmbeddedProvider>; readonly since: number } | undefined;

  /** Loaded at the first log-in, because the issuer takes time and memory that most processes never need. */
  async function provider(): Promise<EmbeddedProvider> {
    const now = clock.now().getTime();
    if (!running || now - running.since >= KEYS_MS) running = { provider: begin(), since: now };
    const { provider: begun } = running;
    try {
      return await begun;
    } catch (error) {
      if (running?.provider === begun) running = undefined;
      throw error;
    }
  }

  async function begin(): Promise<EmbeddedProvider> {
    const { createEmbeddedProvider } = await import('../../gateways/identity/embedded/embedded-provider.ts');
    return createEmbeddedProvider({
      database,
      publicUrl,
      secret: await secret(),
      now: clock.now(),
      findClaims: (id) => findAccount(database.pool, id),
    });
  }

  let client: Promise<IssuerClient> | undefined;

  async function connect(): Promise<IssuerClient> {
    return createIssuerClient({
      issuer: `${publicUrl}/oidc`,
      clientId: CLIENT_ID,
      clientSecret: clientSecret(await secret()),
      redirectUri: `${publicUrl}/oauth/callback`,
      // The public address may not be reachable from this machine.
      fetch: (url, options) => fetch(url.replace(publicUrl, ownAddress()), options as RequestInit),
    });
  }

  let style: Promise<string> | undefined;
  const oidc: Route = {
    routeClass: 'site',
    takesWrites: true,
    answer: createServeProvider({
      database,
      siteName: bundle.entry.variant.displayName,
      publicUrl,
      cookies,
      provider,
      secret,
      style: () => {
        style ??= shopStyle({
          variant,
          files: [...assets.keys()],
          rules: new URL('./pages.css', import.meta.url),
        });
        return style;
      },
      secondsToWait: limited('identity', formsPerMinute),
    }),
  };
  const oauth: Route = {
    routeClass: 'site',
    answer: createServeOauth({
      database,
      publicUrl,
      cookies,
      issuerClient: () => {
        client ??= connect();
        return client;
      },
      ownIssuer: `${publicUrl}/oidc`,
      secondsToWait: limited('oauth', logInsPerMinute),
      onRefused: (err) => log.warn({ err }, 'a log-in was refused'),
    }),
  };
  return new Map([
    ['oidc', oidc],
    ['oauth', oauth],
  ]);
}
