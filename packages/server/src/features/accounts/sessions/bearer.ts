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

/** Undefined for a token that we have not signed for our API, or that is not valid now. */
export async function readBearer(
  { secret, publicUrl }: BearerInput,
  token: string,
  now: Date,
): Promise<Bearer | undefined> {
  const read = await jwtVerify(token, secret, {
    algorithms: ['HS256'],
    typ: 'at+jwt',
    issuer: publicUrl,
    audience: audienceOf(publicUrl),
    requiredClaims: ['sub', 'sid', 'exp'],
    currentDate: now,
    clockTolerance,
  }).catch(() => undefined);
  const { sub, sid } = read?.payload ?? {};
  return sub !== undefined && typeof sid === 'string' ? { sub, sid } : undefined;
}

function audienceOf(publicUrl: string): string {
  return `${publicUrl}/api`;
}
