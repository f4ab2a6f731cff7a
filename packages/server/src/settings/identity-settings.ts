import { CannotStart } from '../database/cannot-start.ts';
import { type Environment, readOneOf, readServiceAddress } from './read-value.ts';

/** An issuer of another organisation, at which travellers log in instead of at the embedded one. */
export type ExternalIssuer = {
  /** As its tokens name it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether an address that it calls verified counts as confirmed to us. */
  readonly isEmailTrusted: boolean;
};

/** Undefined for the embedded issuer. */
export function readIdentitySettings(env: Environment): ExternalIssuer | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer) return undefined;
  const { search, hash } = readServiceAddress('OIDC_ISSUER', issuer, 'https://login.example.org');
  if (search || hash) throw new CannotStart(`OIDC_ISSUER has no query, but is "${issuer}".`);
  if (!clientId || !clientSecret)
    throw new CannotStart(
      'OIDC_ISSUER requires OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: what the issuer calls this site, and its secret.',
    );
  return {
    // Tokens are compared with it letter by letter, and some issuers end with a slash.
    issuer,
    clientId,
    clientSecret,
    isEmailTrusted: readOneOf(env, 'OIDC_TRUST_EMAIL', ['on', 'off'] as const, 'off') === 'on',
  };
}
