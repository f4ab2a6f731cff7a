import { jwtVerify, SignJWT } from 'jose';

/** Somebody who acts for organisations, as his token says. */
export type Member = {
  readonly sub: string;
  readonly organisations: readonly string[];
  readonly scopes: readonly string[];
};

const issuer = 'ashore-test';

/**
 * A token as sign-in will give one, for trying out what needs one. Signed with a secret of this installation, which is in no
 * backup; a shop in earnest takes none of them.
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

/** Undefined for whatever we have not signed, or not for now. */
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
