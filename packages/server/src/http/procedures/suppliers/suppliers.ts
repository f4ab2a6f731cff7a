import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { applyAsSupplier } from '../../../features/suppliers/apply-as-supplier.ts';
import { type ApiContext, messageLocale } from '../../api/call/context.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';
import { rateLimit } from '../../api/middleware/rate-limit.ts';

const suppliers = implement(contract.suppliers)
  .$context<ApiContext>()
  .use(rateLimit(5))
  .use(withContractErrors);

export const apply = suppliers.apply.handler(async ({ input: { language, ...application }, context }) => {
  const reference = await applyAsSupplier(
    context.database,
    { ...application, locale: messageLocale(language) },
    { ...context.support, siteName: context.site.name },
  );
  return reference === undefined ? {} : { reference };
});
