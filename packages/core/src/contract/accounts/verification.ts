import { oc } from '@orpc/contract';
import { z } from 'zod';
import { declaredErrors, limitedCallsOfAccount } from '../conventions.ts';

/**
 * The code in the link proves who sends the call, so the call carries no token. Every refused link gets the same answer. In a
 * browser that has never used the account, the call does not confirm the address: the owner of the account chooses a
 * password first, or logs in.
 */
export const verifyEmail = oc
  .route({
    method: 'PUT',
    path: '/user/email-verification',
    summary:
      'Confirms the email address of an account with the code from the email; `gone` for any other code',
    tags: ['accounts'],
    inputStructure: 'detailed',
  })
  .errors(declaredErrors('invalid_input', 'gone', 'too_many_requests', 'unavailable'))
  .input(
    z.object({
      query: z.object({ subjectId: z.string().max(200), verificationCode: z.string().max(200) }),
    }),
  )
  .output(
    z.object({
      accountAlreadyVerified: z.boolean(),
      email: z.string(),
      /** False if the browser has never used the account. */
      isConfirmed: z.boolean(),
      /**
       * Path of the page where the owner of the account chooses a password, which also confirms the address; null if they
       * must log in instead.
       */
      choosePasswordAt: z.string().nullable(),
    }),
  );

export const resendVerification = oc
  .route({
    method: 'PUT',
    path: '/user/email-reverification',
    summary: 'Emails the link again to the user of the token; at most one a minute',
    tags: ['accounts'],
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...limitedCallsOfAccount, 'conflict'))
  .input(z.object({ query: z.object({ subjectId: z.string().max(200) }) }))
  .output(z.object({ sent: z.literal(true) }));
