import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { findAffiliate } from '../../features/accounts/find-affiliate.ts';
import type { ApiContext } from '../api/call/context.ts';
import { withContractErrors } from '../api/middleware/errors.ts';

const affiliates = implement(contract.affiliates).$context<ApiContext>().use(withContractErrors);

// Not cached: anyone can write any number of ids into an address.
export const show = affiliates.show.handler(async ({ input: { id }, context }) => {
  const affiliate = await findAffiliate(context.database.pool, id);
  return { affiliate: affiliate ? { name: affiliate.name, logoUrl: affiliate.logoUrl } : null };
});
