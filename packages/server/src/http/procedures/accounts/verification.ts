import { contract } from '@ashore/core/contract/contract.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { implement } from '@orpc/server';
import { sendVerification } from '../../../features/accounts/verification/send-verification.ts';
import { verifyEmail } from '../../../features/accounts/verification/verify-email.ts';
import { accountOf, type GrantedContext } from '../../access/grant-access.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';
import { rateLimit } from '../../api/middleware/rate-limit.ts';

// More attempts a minute than a person needs, and too few for guessing.
const accounts = implement(contract.accounts)
  .$context<GrantedContext>()
  .use(rateLimit(30))
  .use(withContractErrors);

const accountId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const verify = accounts.verify.handler(async ({ input: { query }, context }) => {
  const { subjectId, verificationCode: secret } = query;
  const verified = accountId.test(subjectId)
    ? await verifyEmail(context.database, { accountId: subjectId, secret })
    : undefined;
  if (!verified) throw new Failure('gone', { errorMessage: 'Gone' });
  return { accountAlreadyVerified: verified.wasVerified, email: verified.email };
});

export const resend = accounts.resend.handler(async ({ context }) => {
  const { database, site } = context;
  const account = accountOf(context);
  if (account.emailVerified) throw new Failure('conflict');
  if (!(await sendVerification(database, account, site))) throw new Failure('too_many_requests');
  return { sent: true as const };
});
