import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

export type ForeignPerson = {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
};

export const foreignClient = { id: 'shop', secret: 'a secret of the shop' };

type ForeignProviderInput = {
  /** The address by which visitors know the shop, and the one at which the test reaches it. */
  readonly publicUrl: string;
  readonly shopUrl: () => string;
};

/**
 * The issuer of another organisation: oidc-provider with its own settings, state and keys. It logs in `person` without
 * asking, unless its browser is logged in already.
 */
export async function foreignProvider({ publicUrl, shopUrl }: ForeignProviderInput) {
  const people = new Map<string, ForeignPerson>();
  let person: ForeignPerson | undefined;
  let tokenCalls = 0;
  let isForgetful = false;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, await configuration());
  const serve = provider.callback();

  async function configuration(): Promise<ConstructorParameters<typeof Provider>[1]> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    return {
      clients: [
        {
          client_id: foreignClient.id,
          client_secret: foreignClient.secret,
          redirect_uris: [`${publicUrl}/oauth/callback`],
          post_logout_redirect_uris: [`${publicUrl}/`],
          backchannel_logout_uri: `${publicUrl}/oauth/backchannel-logout`,
          backchannel_logout_session_required: true,
          grant_types: ['authorization_code', 'refresh_token'],
        },
      ],
      jwks: {
        keys: [{ ...(await exportJWK(privateKey)), kid: 'foreign', alg: 'RS256', use: 'sig' }] as never[],
      },
      cookies: { keys: ['of the foreign issuer'] },
      claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
      features: {
        devInteractions: { enabled: false },
        backchannelLogout: { enabled: true },
        rpInitiatedLogout: {
          enabled: true,
          logoutSource: (context, form) => {
            context.body = form;
          },
        },
      },
      fetch: (url, { method, headers, body } = {}) =>
        fetch(String(url).replace(publicUrl, shopUrl()), { method, headers, body } as RequestInit),
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      issueRefreshToken: async () => true,
      expiresWithSession: () => false,
      rotateRefreshToken: true,
      findAccount: async (_, id) =>
        isForgetful ? undefined : { accountId: id, claims: async () => ({ ...people.get(id), sub: id }) },
      async loadExistingGrant({ oidc: { client, session, provider: own, params } }) {
        if (!client || !session?.accountId) return undefined;
        const grant = new own.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope(String(params?.scope));
        await grant.save();
        return grant;
      },
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.url?.startsWith('/token')) tokenCalls += 1;
    if (!request.url?.startsWith('/interaction/')) return serve(request, response);
    if (!person) return response.writeHead(200).end('Who are you?');
    people.set(person.sub, person);
    await provider.interactionFinished(request, response, { login: { accountId: person.sub } });
  }

  return {
    issuer,
    /** Who logs in next. */
    expect(next: ForeignPerson | undefined) {
      person = next;
    },
    tokenCalls: () => tokenCalls,
    /** It takes none of its refresh tokens any more. */
    forgetTokens() {
      isForgetful = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
