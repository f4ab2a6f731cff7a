import * as oidc from 'openid-client';

export type IssuerSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  /** How requests reach the issuer. The embedded one is called without leaving the machine. */
  readonly fetch?: oidc.CustomFetch;
};

export type LogInRequest = { readonly state: string; readonly nonce: string; readonly verifier: string };

export type LoggedIn = {
  readonly issuer: string;
  readonly subject: string;
  readonly idToken: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
};

/** The shop as a client of an OpenID Connect issuer, embedded or external: authorization code with PKCE. */
export type IssuerClient = {
  /** Begins a log-in: what must be remembered for the way back, and the issuer's page to which the browser goes. */
  begin(locale: string): Promise<{ readonly request: LogInRequest; readonly address: URL }>;
  /** Exchanges the code that the browser brought back. Throws if anything about the answer is wrong. */
  exchange(callback: URL, request: LogInRequest): Promise<LoggedIn>;
};

export function createIssuerClient(settings: IssuerSettings): IssuerClient {
  let discovered: Promise<oidc.Configuration> | undefined;

  async function configuration(): Promise<oidc.Configuration> {
    discovered ??= discover(settings);
    try {
      return await discovered;
    } catch (error) {
      // An issuer that was unreachable for a moment is asked again.
      discovered = undefined;
      throw error;
    }
  }

  return {
    async begin(locale) {
      const request = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const { state, nonce, verifier } = request;
      const address = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: settings.redirectUri,
        scope: 'openid profile email',
        state,
        nonce,
        ui_locales: locale,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { request, address };
    },
    async exchange(callback, { state, nonce, verifier }) {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || !tokens.id_token) throw new Error('The issuer sent no ID token.');
      const profile = await oidc.fetchUserInfo(await configuration(), tokens.access_token, claims.sub);
      return {
        issuer: claims.iss,
        subject: claims.sub,
        idToken: tokens.id_token,
        name: profile.name,
        email: profile.email,
        emailVerified: profile.email_verified === true,
      };
    },
  };
}

async function discover(settings: IssuerSettings): Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret, fetch } = settings;
  return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    ...(fetch && { [oidc.customFetch]: fetch }),
    // Only for an issuer on this machine, such as the embedded one before the site has a certificate.
    ...(issuer.startsWith('http:') && { execute: [oidc.allowInsecureRequests] }),
  });
}
