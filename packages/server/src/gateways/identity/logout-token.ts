import { type JWTVerifyGetKey, jwtVerify } from 'jose';

/** A message of an issuer that a session of it, or all sessions of a subject, have ended. */
export type LogoutToken = {
  readonly jti: string;
  readonly sid: string | undefined;
  readonly subject: string | undefined;
};

type LogoutTokenRules = {
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: JWTVerifyGetKey;
  readonly clockTolerance: number;
};

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

/** Minutes after which a message is too old. Until then its id is remembered, so that it counts once. */
export const logoutTokenMinutes = 10;

/** Throws unless the issuer has signed the token for us, now, as a message about a log-out and nothing else. */
export async function readLogoutToken(token: string, rules: LogoutTokenRules): Promise<LogoutToken> {
  const { issuer, clientId: audience, keys, clockTolerance } = rules;
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer,
    audience,
    clockTolerance,
    // Only signatures with the issuer's own key. One with a shared secret could be ours.
    algorithms: ['ES256', 'ES384', 'ES512', 'EdDSA', 'PS256', 'PS384', 'PS512', 'RS256', 'RS384', 'RS512'],
    requiredClaims: ['iat', 'jti', 'events'],
    maxTokenAge: logoutTokenMinutes * 60,
  });
  const { typ } = protectedHeader;
  const { jti, sid, sub, events, nonce } = payload;
  const isAboutLogOut =
    (typ === undefined || /^(?:application\/)?(?:logout\+)?jwt$/i.test(typ)) &&
    typeof events === 'object' &&
    events !== null &&
    logoutEvent in events;
  // A token with a nonce is an ID token.
  if (!isAboutLogOut || nonce !== undefined || typeof jti !== 'string')
    throw new Error('This is no message about a log-out.');
  const session = typeof sid === 'string' ? sid : undefined;
  if (session === undefined && sub === undefined)
    throw new Error('The message names neither session nor subject.');
  return { jti, sid: session, subject: sub };
}
