import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { applyAsSupplier } from '../../features/suppliers/apply-as-supplier.ts';
import { atMost } from './at-most.ts';
import { type ApiContext, messageLocale } from './context.ts';
import { refusing } from './refusing.ts';

const suppliers = implement(contract.suppliers).$context<ApiContext>().use(atMost(5)).use(refusing);

export const apply = suppliers.apply.handler(async ({ input: { language, ...application }, context }) => {
  const reference = await applyAsSupplier(
    context.database,
    { ...application, locale: messageLocale(language) },
    { ...context.desk, siteName: context.site.name },
  );
  return reference === undefined ? {} : { reference };
});
