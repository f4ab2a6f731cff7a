import { Failure } from '@ashore/core/errors/failure.ts';
import type { Clock } from '@ashore/core/time/clock.ts';
import type { Logger } from 'pino';
import type { Database } from '../../database/connect.ts';
import { createSharedSecret } from '../../database/shared-secret.ts';
import type { Settings } from '../../env.ts';
import { findAccount } from '../../features/accounts/find-account.ts';
import { isProofValid } from '../../features/accounts/sessions/proofs.ts';
import { listMemberships } from '../../features/organisations/memberships.ts';
import { discoverIssuer, lastKnownIssuer } from '../../gateways/identity/discovery.ts';
import { type CallProvider, callProvider } from '../../gateways/identity/embedded/call-provider.ts';
import { CLIENT_ID, clientSecret } from '../../gateways/identity/embedded/client.ts';
import type { EmbeddedProvider } from '../../gateways/identity/embedded/embedded-provider.ts';
import type { IssuerClientSettings } from '../../gateways/identity/issuer-client.ts';
import { issuerFetch, LONGEST_EMBEDDED_MS } from '../../gateways/identity/issuer-fetch.ts';
import { identityScopes, shopScopes } from '../../gateways/identity/scopes.ts';
import type { Bundle } from '../pages/web-bundle.ts';
import { shopStyle } from '../responses/shop-style.ts';
import { type ClientAddress, limitGroup } from '../server/client-address.ts';
import type { Route } from '../server/dispatch.ts';
import type { RequestResponse } from '../server/request-response.ts';
import { identityCookies } from './cookies.ts';
import { type IdentityIssuer, type IssuerOfSessions, issuerOfSessions } from './identity-issuer.ts';
import { refuseUnstorableText } from './refuse-unstorable-text.ts';
import { createServeIssuer } from './serve-issuer.ts';
import { createServeOauth } from './serve-oauth.ts';

type IdentityInput = {
  readonly settings: Settings;
  readonly database: Database;
  readonly bundle: Bundle;
  readonly assets: ReadonlyMap<string, unknown>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly clients: ClientAddress;
  readonly takeToken: (key: string, perMinute: number) => number;
  readonly callProvider?: CallProvider | undefined;
};

/** Pages of log-ins and registrations a minute from one address. A hotel's guests share one. */
const formsPerMinute = 30;
const logInsPerMinute = 60;
/** Requests that begin or resume a log-in at the issuer, of which each log-in makes a few. */
const issuerCallsPerMinute = 240;

/** How long a process uses the issuer's keys and secrets before it looks for newer ones. */
const PARTS_MS = 60_000;

type Identity = {
  /** The embedded issuer with its pages, if it is in use, and the shop's way to the issuer and back. */
  readonly routes: ReadonlyMap<string, Route>;
  readonly issuerOfSessions: IssuerOfSessions;
};

export function createIdentity(input: IdentityInput): Identity {
  const { settings, database, bundle, assets, clock, log, clients, takeToken } = input;
  const { publicUrl, variant, externalIssuer } = settings;
  const siteName = bundle.entry.variant.displayName;
  const secret = createSharedSecret({ database, clock, name: 'identity' });
  const cookies = identityCookies(publicUrl);
  const clientOf = ({ request }: RequestResponse) => limitGroup(clients.of(request));
  const limited = (name: string, perMinute: number) => (exchange: RequestResponse) =>
    takeToken(`${name} ${clientOf(exchange)}`, perMinute);
  const reused = <Part>(make: () => Promise<Part>) =>
    reuse(make, { ms: PARTS_MS, now: () => clock.now().getTime() });

  // The parts are loaded at the first log-in, and the issuer not at all beside an external one, because they take time and memory that most processes never need.
  let previous: EmbeddedProvider | undefined;
  const provider = reused(async () => {
    const { createEmbeddedProvider } = await import('../../gateways/identity/embedded/embedded-provider.ts');
    previous = await createEmbeddedProvider({
      previous,
      database,
      publicUrl,
      secret: await secret(),
      now: clock.now(),
      findClaims: (id, provenAt) => findAccount(database.pool, id, provenAt),
      findScopes: async (id) => (await listMemberships(database.pool, id)).flatMap(({ scopes }) => scopes),
      isProofValid: (proof) => isProofValid(database.pool, proof),
    });
    return previous;
  });
  const ownIssuer = externalIssuer ? undefined : `${publicUrl}/oidc`;
  const issuerName = externalIssuer?.issuer ?? `${publicUrl}/oidc`;
  async function issuerSettings(): Promise<IssuerClientSettings> {
    const addresses = { redirectUri: `${publicUrl}/oauth/callback`, afterLogOut: `${publicUrl}/` };
    if (externalIssuer)
      return {
        ...externalIssuer,
        ...addresses,
        scope: identityScopes.join(' '),
        fetch: issuerFetch(issuerName),
      };
    return {
      issuer: issuerName,
      ...addresses,
      clientId: CLIENT_ID,
      clientSecret: clientSecret(await secret()),
      scope: shopScopes.join(' '),
      renew: async (refreshToken) => (await provider()).renew(refreshToken),
      fetch: issuerFetch(issuerName, {
        fetch: async (url, options) => (input.callProvider ?? callProvider)(await provider(), url, options),
        longestMs: LONGEST_EMBEDDED_MS,
      }),
    };
  }
  const issuer: IdentityIssuer = {
    name: issuerName,
    ownIssuer,
    isEmailTrusted: externalIssuer?.isEmailTrusted ?? false,
    ownSecret: secret,
    client: reused(async () => {
      const { createIssuerClient } = await import('../../gateways/identity/issuer-client.ts');
      const current = await issuerSettings();
      return createIssuerClient(current, await discoverIssuer(database.pool, current));
    }),
    async metadata() {
      const { isIssuerUnavailable } = await import('../../gateways/identity/issuer-unavailable.ts');
      try {
        return await discoverIssuer(database.pool, await issuerSettings());
      } catch (error) {
        const known = isIssuerUnavailable(error) && (await lastKnownIssuer(database.pool, issuerName));
        if (known) return known;
        throw new Failure('unavailable', { cause: error });
      }
    },
  };
  const style = reused(() =>
    shopStyle({ variant, files: [...assets.keys()], rulesUrl: new URL('./pages.css', import.meta.url) }),
  );

  const oidc: Route = {
    routeClass: 'site',
    acceptsWrites: true,
    answer: refuseUnstorableText(
      createServeIssuer({
        database,
        siteName,
        publicUrl,
        cookies,
        provider,
        secret,
        style,
        hasDemo: settings.environment === 'integration',
        takeCallToken: limited('identity', formsPerMinute),
        takeLogInToken: limited('issuer', issuerCallsPerMinute),
        clientOf,
      }),
    ),
  };
  const oauth: Route = {
    routeClass: 'site',
    acceptsWrites: true,
    answer: refuseUnstorableText(
      createServeOauth({
        database,
        siteName,
        publicUrl,
        cookies,
        issuer,
        style,
        takeCallToken: limited('oauth', logInsPerMinute),
        onRefused: (err) => log.warn({ err }, 'a log-in was refused'),
        clientOf,
      }),
    ),
  };
  return {
    routes: new Map([['oauth', oauth], ...(externalIssuer ? [] : [['oidc', oidc] as const])]),
    issuerOfSessions: issuerOfSessions({
      database,
      issuer,
      onFault: (err) => log.warn({ err }, 'the issuer could not confirm a session'),
    }),
  };
}

/** Makes a part when it is first needed, and again after a while. One that could not be made is not remembered. */
function reuse<Part>(
  make: () => Promise<Part>,
  { ms, now }: { readonly ms: number; readonly now: () => number },
): () => Promise<Part> {
  let made: { readonly part: Promise<Part>; readonly at: number } | undefined;
  return async () => {
    if (!made || now() - made.at >= ms) made = { part: make(), at: now() };
    const { part } = made;
    try {
      return await part;
    } catch (error) {
      if (made?.part === part) made = undefined;
      throw error;
    }
  };
}
