import { contract } from '@ashore/core/contract/contract.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { implement } from '@orpc/server';
import { refuseDemoAccount } from '../../../features/accounts/demo-member.ts';
import { findProfile, saveProfile } from '../../../features/accounts/profile/profile.ts';
import { accountOf, type GrantedContext } from '../../access/grant-access.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';
import { rateLimit } from '../../api/middleware/rate-limit.ts';

const accounts = implement(contract.accounts)
  .$context<GrantedContext>()
  .use(rateLimit(60))
  .use(withContractErrors);

export const show = accounts.profile.handler(({ context }) => profileOf(context));

export const save = accounts.saveProfile.handler(async ({ input: { body }, context }) => {
  const { id } = accountOf(context);
  refuseDemoAccount(id);
  await saveProfile(context.database.pool, id, body);
  return profileOf(context);
});

async function profileOf(context: GrantedContext) {
  const profile = await findProfile(context.database.pool, accountOf(context).id);
  // The account has been locked since the call was granted.
  if (!profile) throw new Failure('unauthorised');
  return profile;
}
