import { oc } from '@orpc/contract';
import { z } from 'zod';
import { currency, declaredErrors, errorsOfAccount } from '../conventions.ts';

/** Who is logged in, as the page shows it. */
const userinfo = z.object({
  sub: z.uuid(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** In which the user wants to see prices; null without a preference. */
  currency: currency.nullable(),
  /** The organisations that the user belongs to. Of several, the first one is used. */
  organizations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(['admin', 'worker', 'viewer']),
      /** What the user may do in this organisation. */
      scopes: z.array(z.string()),
    }),
  ),
  authorizable_scopes: z.array(z.string()),
});

/** The session is in a cookie that no script can read. Only pages of this site may ask for its token. */
export const renewSession = oc
  .route({
    method: 'POST',
    path: '/session/token',
    summary: 'The token of the session in the cookie, for five minutes; `unauthorised` without a session',
    tags: ['session'],
  })
  .errors(declaredErrors(...errorsOfAccount))
  .output(
    z.object({
      access_token: z.string(),
      id_token: z.string(),
      expires_in: z.int(),
      userinfo,
    }),
  );

export const showUserinfo = oc
  .route({
    method: 'GET',
    path: '/userinfo',
    summary: 'The user of the token; `unauthorised` without a valid one',
    tags: ['session'],
  })
  .errors(declaredErrors('invalid_input', 'unauthorised', 'unavailable'))
  .output(userinfo);

export const endSession = oc
  .route({
    method: 'POST',
    path: '/session/end',
    summary: 'Logs out: ends the session in the cookie, if there is one',
    tags: ['session'],
  })
  .errors(declaredErrors('invalid_input', 'forbidden', 'unavailable'))
  .output(
    z.object({
      ended: z.boolean(),
      /** Page at which the traveller leaves an external issuer as well; null if nothing is left to do. */
      end_session_url: z.string().nullable(),
    }),
  );

export const showIssuer = oc
  .route({
    method: 'GET',
    path: '/.well-known/openid-configuration',
    summary: 'What the issuer publishes about itself, also while it does not answer',
    tags: ['session'],
  })
  .errors(declaredErrors('invalid_input', 'unavailable'))
  .output(z.record(z.string(), z.unknown()));
