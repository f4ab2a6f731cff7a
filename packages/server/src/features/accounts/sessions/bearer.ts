import { jwtVerify, SignJWT } from 'jose';

/** Whose calls a token signs, and in which session. */
export type Bearer = { readonly sub: string; readonly sid: string };

type BearerInput = { readonly secret: Uint8Array; readonly publicUrl: string };

/** Seconds for which a token is valid. A page asks for the next one before. */
export const bearerSeconds = 5 * 60;

/** Leeway for clocks of servers that differ, in seconds. */
const clockTolerance = 60;

/**
 * Makes the token that a page sends with its calls. It is valid only together with the cookie of its session, so a copied
 * token is useless.
 */
export function makeBearer(
  { secret, publicUrl }: BearerInput,
  { sub, sid }: Bearer,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(publicUrl)
    .setAudience(audienceOf(publicUrl))
    .setSubject(sub)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + bearerSeconds)
    .sign(secret);
}

type BearerReaderInput = Omit<BearerInput, 'secret'> & {
  /** The secret may change, after which no token counts that another has signed. */
  readonly secret: () => Promise<Uint8Array>;
};

/** Tokens that a reader remembers. Each has about 300 characters. */
const MOST_REMEMBERED = 2_000;

/**
 * Reads tokens. Undefined for one that we have not signed for our API, or that is not valid now. A token that was valid is remembered
 * until it ends, because to verify its signature costs as much as a read of the database. Whether its session still lasts is not
 * said by the token.
 */
export function createBearerReader({ secret: readSecret, publicUrl }: BearerReaderInput) {
  const remembered = new Map<string, Bearer & { readonly exp: number }>();
  let signedWith: Uint8Array | undefined;
  return async (token: string, now: Date): Promise<Bearer | undefined> => {
    const secret = await readSecret();
    if (!isSame(signedWith, secret)) remembered.clear();
    signedWith = secret;
    const known = remembered.get(token);
    const bearer = known ?? (await verifyBearer({ secret, publicUrl }, token, now));
    if (bearer === undefined) return undefined;
    const { sub, sid, exp } = bearer;
    if (exp + clockTolerance <= Math.floor(now.getTime() / 1000)) {
      remembered.delete(token);
      return undefined;
    }
    // While it was verified, another call may have read a new secret.
    if (known === undefined && isSame(signedWith, secret)) {
      if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
      remembered.set(token, bearer);
    }
    return { sub, sid };
  };
}

function isSame(one: Uint8Array | undefined, other: Uint8Array): boolean {
  return one !== undefined && Buffer.compare(one, other) === 0;
}

async function verifyBearer({ secret, publicUrl }: BearerInput, token: string, now: Date) {
  const read = await jwtVerify(token, secret, {
    algorithms: ['HS256'],
    typ: 'at+jwt',
    issuer: publicUrl,
    audience: audienceOf(publicUrl),
    requiredClaims: ['sub', 'sid', 'exp'],
    currentDate: now,
    clockTolerance,
  }).catch(() => undefined);
  const { sub, sid, exp } = read?.payload ?? {};
  return sub !== undefined && typeof sid === 'string' && exp !== undefined ? { sub, sid, exp } : undefined;
}

function audienceOf(publicUrl: string): string {
  return `${publicUrl}/api`;
}
