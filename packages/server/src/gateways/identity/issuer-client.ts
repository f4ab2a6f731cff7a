import { createRemoteJWKSet, customFetch, decodeJwt } from 'jose';
import * as oidc from 'openid-client';
import { type LogoutToken, readLogoutToken } from './logout-token.ts';
import { type AccountScreen, PROOF_MINUTES } from './proof.ts';

export type IssuerClientSettings = {
  /** As its tokens name it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  /** Where the issuer leads after a log-out. */
  readonly afterLogOut: string;
  readonly scope: string;
  /**
   * Renews a refresh token at an issuer of this process without a request; undefined if the issuer refuses. The session keeps its
   * ID token, because nothing reads one of a renewal.
   */
  readonly renew?: (refreshToken: string) => Promise<string | undefined>;
  /** How requests reach the issuer. The embedded one is called without leaving the machine. */
  readonly fetch: (url: string, options: object) => Promise<Response>;
};

export type LogInRequest = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Tokens of a session, which only the server has. */
export type IssuerTokens = { readonly idToken: string; readonly refreshToken: string | undefined };

export type LoggedIn = IssuerTokens & {
  readonly issuer: string;
  readonly subject: string;
  /** What the issuer calls its session. */
  readonly issuerSid: string | undefined;
  readonly scopes: readonly string[];
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  /** When the issuer asked who logs in; undefined if it does not say. */
  readonly authenticatedAt: Date | undefined;
};

export type WantedLogIn = {
  readonly locale: string;
  /** A page of our own issuer that follows the log-in. It asks for a proof even if the browser is logged in there. */
  readonly screen?: AccountScreen | undefined;
  /** Asks for a proof even if the browser is logged in at the issuer, and when it was given. */
  readonly isProof?: boolean;
};

/** The shop as a client of an OpenID Connect issuer, embedded or external: authorization code with PKCE. */
export type IssuerClient = {
  /** Begins a log-in: what must be remembered for the way back, and the issuer's page to which the browser goes. */
  begin(wanted: WantedLogIn): Promise<{ readonly request: LogInRequest; readonly address: URL }>;
  /** Exchanges the code that the browser brought back. Throws if anything about the answer is wrong. */
  exchange(callback: URL, request: LogInRequest): Promise<LoggedIn>;
  /** Renews the tokens of a session. Undefined if the issuer has ended it. Throws if it cannot answer now. */
  refresh(tokens: {
    readonly idToken: string;
    readonly refreshToken: string;
  }): Promise<IssuerTokens | undefined>;
  /** The page at which the traveller leaves the issuer as well; undefined if it has none. */
  logOutAddress(idToken: string): string | undefined;
  /** Reads a message of the issuer that a session has ended. Throws if the issuer did not send it. */
  readLogoutToken(token: string): Promise<LogoutToken>;
};

/** Seconds by which the clock of an issuer may differ from ours. */
const clockTolerance = 60;

/** Letters of the longest token that a session stores. */
const longestToken = 8 * 1024;

export function createIssuerClient(
  settings: IssuerClientSettings,
  metadata: oidc.ServerMetadata,
): IssuerClient {
  const { issuer, clientId, clientSecret, redirectUri, afterLogOut, scope, renew, fetch } = settings;
  const configuration = new oidc.Configuration(
    metadata,
    clientId,
    { [oidc.clockTolerance]: clockTolerance },
    // An issuer that does not say how clients identify themselves takes the first way, as the standard demands.
    metadata.token_endpoint_auth_methods_supported?.includes('client_secret_basic') === false
      ? oidc.ClientSecretPost(clientSecret)
      : oidc.ClientSecretBasic(clientSecret),
  );
  configuration[oidc.customFetch] = fetch;
  if (issuer.startsWith('http:')) oidc.allowInsecureRequests(configuration);
  // The signature of each token is verified, although it comes over a connection to the issuer itself.
  oidc.enableNonRepudiationChecks(configuration);
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri ?? issuer), {
    [customFetch]: (url, options) => fetch(url, options),
  });

  return {
    async begin({ locale, screen, isProof = false }) {
      const request = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const { state, nonce, verifier } = request;
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        ui_locales: locale,
        ...(screen && { screen, prompt: 'login' }),
        // With a maximum age the issuer must say when it asked.
        ...(isProof && { prompt: 'login', max_age: String(PROOF_MINUTES * 60) }),
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { request, address };
    },
    async exchange(callback, { state, nonce, verifier }) {
      const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The issuer sent no ID token.');
      const profile = metadata.userinfo_endpoint
        ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims;
      return {
        ...storedTokens(tokens),
        issuer: claims.iss,
        subject: claims.sub,
        issuerSid: textOf(claims.sid),
        scopes: (tokens.scope ?? '').split(' '),
        name: textOf(profile.name),
        email: textOf(profile.email),
        emailVerified: profile.email_verified === true,
        authenticatedAt: typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1000) : undefined,
      };
    },
    async refresh({ idToken, refreshToken }) {
      if (renew) {
        const next = await renew(refreshToken);
        return next === undefined ? undefined : { idToken, refreshToken: next };
      }
      try {
        const tokens = await oidc.refreshTokenGrant(configuration, refreshToken);
        const claims = tokens.claims();
        // Tokens of another person in answer to ours: the session is not theirs.
        if (claims && claims.sub !== decodeJwt(idToken).sub) return undefined;
        return storedTokens({ id_token: idToken, refresh_token: refreshToken, ...tokens });
      } catch (error) {
        if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return undefined;
        throw error;
      }
    },
    logOutAddress(idToken) {
      if (!metadata.end_session_endpoint) return undefined;
      const parameters = { id_token_hint: idToken, post_logout_redirect_uri: afterLogOut };
      return oidc.buildEndSessionUrl(configuration, parameters).href;
    },
    readLogoutToken: (token) => readLogoutToken(token, { issuer, clientId, keys, clockTolerance }),
  };
}

function storedTokens(tokens: { id_token?: string; refresh_token?: string }): IssuerTokens {
  const { id_token: idToken, refresh_token: refreshToken } = tokens;
  if (!idToken) throw new Error('The issuer sent no ID token.');
  if (idToken.length > longestToken) throw new Error('The ID token of the issuer is too long.');
  // A session lasts without a refresh token, as with an issuer that has none.
  return { idToken, refreshToken: (refreshToken?.length ?? 0) > longestToken ? undefined : refreshToken };
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' ? claim : undefined;
}
