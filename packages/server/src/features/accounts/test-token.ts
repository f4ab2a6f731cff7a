import { jwtVerify, SignJWT } from 'jose';

/** A person who acts for organisations, as their token says. */
export type Member = {
  readonly sub: string;
  readonly organisations: readonly string[];
  readonly scopes: readonly string[];
};

const issuer = 'ashore-test';

/** Name of the stored secret that signs test tokens. */
export const testTokenSecret = 'test-tokens';

/**
 * Makes a token like those that logging in will issue, for trials. It is signed with a secret of this
 * installation that is in no backup. A production site accepts no such token.
 */
export function makeTestToken(secret: Uint8Array, { sub, organisations, scopes }: Member): Promise<string> {
  return new SignJWT({ org: organisations, scope: scopes.join(' ') })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime('1 day')
    .sign(secret);
}

/** Undefined for a token that we have not signed or that is not valid now. */
export async function readTestToken(secret: Uint8Array, token: string): Promise<Member | undefined> {
  const read = await jwtVerify(token, secret, { issuer, algorithms: ['HS256'] }).catch(() => undefined);
  const { sub, org, scope } = read?.payload ?? {};
  if (sub === undefined || !Array.isArray(org)) return undefined;
  return {
    sub,
    organisations: org.filter((id): id is string => typeof id === 'string'),
    scopes: typeof scope === 'string' ? scope.split(' ') : [],
  };
}
