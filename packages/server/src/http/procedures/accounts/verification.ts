import { contract } from '@ashore/core/contract/contract.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { implement } from '@orpc/server';
import { createPasswordLink, resetUrl } from '../../../features/accounts/codes/send-code.ts';
import { findSession } from '../../../features/accounts/sessions/sessions.ts';
import { sendVerification } from '../../../features/accounts/verification/send-verification.ts';
import { verifyEmail } from '../../../features/accounts/verification/verify-email.ts';
import { accountOf, type GrantedContext } from '../../access/grant-access.ts';
import { textLocale } from '../../api/call/context.ts';
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
    ? await verifyEmail(context.database, {
        accountId: subjectId,
        secret,
        knownAccounts: await accountsOfBrowser(context),
      })
    : undefined;
  if (!verified) throw new Failure('gone', { errorMessage: 'Gone' });
  const { email, wasVerified, unknownAccount } = verified;
  const answer = { accountAlreadyVerified: wasVerified, email };
  if (unknownAccount === undefined) return { ...answer, isConfirmed: true, choosePasswordAt: null };
  const { hasPasswords } = context.logIn.issuer;
  const link =
    hasPasswords && (await createPasswordLink(context.database.pool, { accountId: unknownAccount, email }));
  const locale = textLocale(context);
  return {
    ...answer,
    isConfirmed: false,
    choosePasswordAt: link ? resetUrl({ publicUrl: '', locale, link }) : null,
  };
});

/** The accounts that were created or used in the browser, or are logged in there. */
async function accountsOfBrowser({ database, logIn }: GrantedContext): Promise<readonly string[]> {
  const session = logIn.secret === undefined ? undefined : await findSession(database.pool, logIn.secret);
  return [...(await logIn.knownAccounts()), ...(session ? [session.account.id] : [])];
}

export const resend = accounts.resend.handler(async ({ context }) => {
  const { database, site } = context;
  const account = accountOf(context);
  if (account.emailVerified) throw new Failure('conflict');
  if (!(await sendVerification(database, account, site))) throw new Failure('too_many_requests');
  return { sent: true as const };
});
