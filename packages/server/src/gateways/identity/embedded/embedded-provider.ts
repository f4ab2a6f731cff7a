import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, interactionPolicy, Provider } from 'oidc-provider';
import type { Database } from '../../../database/connect.ts';
import { type AccountScreen, accountScreen } from '../proof.ts';
import { EXTENDED_SESSION, identityScopes, shopScopes } from '../scopes.ts';
import { CLIENT_ID, clientSecret, deriveSecret } from './client.ts';
import { providerRows } from './provider-rows.ts';
import { signingKeys } from './signing-keys.ts';

/** What the issuer tells about an account, by the name of the claim. */
export type AccountClaims = {
  readonly name: string;
  readonly locale: string;
  readonly email: string;
  readonly emailVerified: boolean;
};

export type EmbeddedProviderInput = {
  readonly database: Database;
  readonly publicUrl: string;
  /** The secret of this installation from which those of cookies and of the client are derived. */
  readonly secret: Buffer;
  readonly now: Date;
  /** The one before, which goes on as long as keys and secret are the same. */
  readonly previous?: EmbeddedProvider | undefined;
  /**
   * Undefined for an account that does not exist or must not log in, and if the proof from `provenAt` that someone is its
   * owner counts no longer.
   */
  readonly findClaims: (accountId: string, provenAt: Date | undefined) => Promise<AccountClaims | undefined>;
  /** The scopes that an account has besides those of every account. */
  readonly findScopes: (accountId: string) => Promise<readonly string[]>;
  /** Whether a proof still counts that someone is the owner of an account. */
  readonly isProofValid: (proof: Proof) => Promise<boolean>;
};

/** That someone is the owner of an account, and when the password, code or passkey that shows it arrived. */
export type Proof = { readonly accountId: string; readonly at: Date };

export type EmbeddedProvider = {
  readonly issuer: string;
  /** Differs if keys or secret differ. */
  readonly basis: string;
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** The interaction that this browser is in; undefined if it has expired or was never begun. */
  findInteraction(request: IncomingMessage, response: ServerResponse): Promise<Interaction | undefined>;
  /** Notes who is logged in, and returns the address to which the browser goes on, now or after a further page. */
  finish(request: IncomingMessage, response: ServerResponse, proof: Proof): Promise<string>;
  /**
   * Replaces a refresh token of the shop, with the checks of the token endpoint, and returns the next one. Undefined if the log-in is
   * over. A request to that endpoint of the same process costs twice as much.
   */
  renew(refreshToken: string): Promise<string | undefined>;
};

export type Interaction = {
  readonly uid: string;
  readonly locales: readonly string[];
  /** `security`: the traveller wants to change how to log in, and proves first who asks. */
  readonly screen: AccountScreen | undefined;
  /** Who has proved to be the owner of an account here; undefined if the proof counts no longer. */
  readonly proven: Proof | undefined;
  /** The session at the issuer that this browser had when it began. Without it, the interaction cannot go on. */
  readonly issuerSession: string | undefined;
  /** The address that continues what the log-in was for. */
  readonly returnTo: string;
  /** What the shop calls the log-in. What it knows about it is looked up by this, and stands in no address. */
  readonly state: string;
};

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;
const EXTENDED_DAYS = 30;

/** How long a log-in lasts, by the scopes that were granted. */
function logInSeconds(scopes = ''): number {
  return scopes.split(' ').includes(EXTENDED_SESSION) ? EXTENDED_DAYS * DAY_SECONDS : DAY_SECONDS;
}

/** An OpenID Connect issuer inside this process, for installations without one of their own. */
export async function createEmbeddedProvider(input: EmbeddedProviderInput): Promise<EmbeddedProvider> {
  const { database, publicUrl, secret, now, previous, findClaims, findScopes, isProofValid } = input;
  const keys = await signingKeys(database, now);
  const basis = hash('sha256', JSON.stringify([secret.toString('base64'), keys.map(({ kid }) => kid)]));
  if (previous?.basis === basis) return previous;
  const issuer = `${publicUrl}/oidc`;
  const isSecure = publicUrl.startsWith('https:');
  const cookie = { httpOnly: true, sameSite: 'lax', path: '/oidc', secure: isSecure, signed: true } as const;
  const prefix = isSecure ? '__Secure-' : '';
  const provider = new Provider(issuer, {
    adapter: (model) => providerRows({ client: database.pool, issuer, model }),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret(secret),
        redirect_uris: [`${publicUrl}/oauth/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        application_type: 'web',
        id_token_signed_response_alg: 'ES256',
        // ID tokens name the issuer's session, so that ending one of the shop's sessions ends that one and no other.
        backchannel_logout_uri: `${publicUrl}/oauth/backchannel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [...keys] as { kty: string }[] },
    cookies: {
      keys: [deriveSecret(secret, 'cookies')],
      names: {
        session: `${prefix}issuer`,
        interaction: `${prefix}interaction`,
        resume: `${prefix}resume`,
      },
      long: cookie,
      short: cookie,
    },
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: [...shopScopes],
    extraParams: ['screen'],
    claims: { openid: ['sub'], profile: ['name', 'locale'], email: ['email', 'email_verified'] },
    clientBasedCORS: () => false,
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      // The shop ends its sessions at the issuer by itself.
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_, { uid }) => `/oidc/interaction/${uid}`, policy: policyWith(isProofValid) },
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    // A session of the shop outlives that of the issuer, which is asked at log-ins only.
    expiresWithSession: () => false,
    rotateRefreshToken: true,
    ttl: {
      Interaction: 30 * MINUTE_SECONDS,
      Session: ({ oidc: { entities } }) => logInSeconds(entities.Grant?.getOIDCScope()),
      Grant: EXTENDED_DAYS * DAY_SECONDS,
      AuthorizationCode: MINUTE_SECONDS,
      AccessToken: 5 * MINUTE_SECONDS,
      IdToken: 5 * MINUTE_SECONDS,
      RefreshToken: (_, { scope }) => logInSeconds(scope),
    },
    async findAccount(_, id, token) {
      // A code or token that was being issued while all sessions of the account ended.
      const provenAt = token && 'authTime' in token ? proofTime(token.authTime) : undefined;
      const claims = await findClaims(id, provenAt);
      if (!claims) return undefined;
      const { name, locale, email, emailVerified } = claims;
      return {
        accountId: id,
        claims: async () => ({ sub: id, name, locale, email, email_verified: emailVerified }),
      };
    },
    // The shop is our own, so a traveller who logs in has no consent to give.
    async loadExistingGrant({ oidc }) {
      const { client, session, params } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      const allowedScopes: readonly string[] = [...identityScopes, ...(await findScopes(session.accountId))];
      // A scope that is neither granted nor rejected would lead to a page that asks for it.
      for (const scope of String(params?.scope ?? 'openid').split(' '))
        if (allowedScopes.includes(scope)) grant.addOIDCScope(scope);
        else grant.rejectOIDCScope(scope);
      await grant.save();
      return grant;
    },
    renderError(context, { error, error_description: description }) {
      context.type = 'text/plain';
      context.body = `${error}: ${description ?? ''}\n`;
    },
  });
  provider.proxy = true;
  const answerProtocol = provider.callback();
  const { host, protocol } = new URL(issuer);

  /** What a client claims about the host must not reach the documents of the issuer. */
  function setOwnHost(request: IncomingMessage): void {
    request.headers.host = host;
    request.headers['x-forwarded-host'] = host;
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    Reflect.deleteProperty(request.headers, 'forwarded');
  }

  return {
    issuer,
    basis,
    handle(request, response) {
      setOwnHost(request);
      Object.assign(request, { originalUrl: request.url });
      request.url = (request.url ?? '/').slice('/oidc'.length) || '/';
      void answerProtocol(request, response);
    },
    async findInteraction(request, response) {
      setOwnHost(request);
      try {
        const { uid, params, result, returnTo, session } = await provider.interactionDetails(
          request,
          response,
        );
        const { accountId, ts } = result?.login ?? {};
        const proof = accountId === undefined ? undefined : { accountId, at: proofTime(ts) };
        return {
          uid,
          locales: String(params.ui_locales ?? '').split(' '),
          screen: accountScreen(params.screen),
          proven: proof && (await isProofValid(proof)) ? proof : undefined,
          issuerSession: session?.uid,
          returnTo,
          state: String(params.state ?? ''),
        };
      } catch {
        return undefined;
      }
    },
    async finish(request, response, { accountId, at }) {
      setOwnHost(request);
      const ts = at.getTime() / 1000;
      return provider.interactionResult(request, response, { login: { accountId, remember: true, ts } });
    },
    async renew(value) {
      const { RefreshToken, Grant, Client } = provider;
      const token = await RefreshToken.find(value);
      if (token?.clientId !== CLIENT_ID || token.grantId === undefined) return undefined;
      const { accountId, grantId } = token;
      const grant = await Grant.find(grantId);
      if (grant?.clientId !== CLIENT_ID || grant.accountId !== accountId) return undefined;
      if (!(await findClaims(accountId, proofTime(token.authTime)))) return undefined;
      // One that comes a second time was copied, so all tokens of its log-in end.
      if (token.consumed) {
        await RefreshToken.revokeByGrantId(grantId);
        await grant.destroy();
        return undefined;
      }
      const client = await Client.find(CLIENT_ID);
      if (!client || !(await isConsumed(token))) return undefined;
      const { scope = '', gty = '', rotations = 0 } = token;
      return new RefreshToken({
        client,
        accountId,
        grantId,
        scope,
        gty: gty.endsWith('refresh_token') ? gty : `${gty} refresh_token`,
        rotations: rotations + 1,
        acr: token.acr,
        amr: token.amr,
        authTime: token.authTime,
        claims: token.claims,
        expiresWithSession: token.expiresWithSession,
        iiat: token.iiat,
        nonce: token.nonce,
        sessionUid: token.sessionUid,
        sid: token.sid,
      }).save();
    },
  };
}

/** Whether the token is used up by this call, and not by another one at the same time. */
async function isConsumed(token: { consume(): Promise<void> }): Promise<boolean> {
  try {
    await token.consume();
    return true;
  } catch (error) {
    if (error instanceof errors.InvalidGrant) return false;
    throw error;
  }
}

/** The moment of a proof, from the seconds in which the provider counts. */
function proofTime(seconds: unknown): Date {
  return new Date(Math.round(Number(seconds ?? 0) * 1000));
}

/** What makes the issuer ask for a log-in: as usual, and a proof that counts no longer, here or in the browser's session. */
function policyWith(isProofValid: EmbeddedProviderInput['isProofValid']) {
  const policy = interactionPolicy.base();
  const reason = 'all sessions of the account were ended';
  const check = new interactionPolicy.Check('ways_ended', reason, async ({ oidc: { session } }) => {
    const accountId = session?.accountId;
    return accountId !== undefined && !(await isProofValid({ accountId, at: proofTime(session?.loginTs) }));
  });
  policy.get('login')?.checks.add(check);
  return policy;
}
