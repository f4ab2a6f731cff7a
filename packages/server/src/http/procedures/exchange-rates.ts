import { contract } from '@ashore/core/contract/contract.ts';
import { displayOnlyCurrencies } from '@ashore/core/money/selectable-currencies.ts';
import { implement } from '@orpc/server';
import { type ApiContext, textLocale } from '../api/call/context.ts';
import { cached } from '../api/middleware/cache.ts';
import { withContractErrors } from '../api/middleware/errors.ts';
import { cachedQuoteReaders } from './booking-deps.ts';

const exchangeRates = implement(contract.exchangeRates).$context<ApiContext>().use(withContractErrors);

export const show = exchangeRates.show.use(cached).handler(async ({ input: { currency }, context }) => {
  context.recordDependency('exchange_rates');
  const to = displayOnlyCurrencies[textLocale(context)];
  const rates = await cachedQuoteReaders(context).readRates();
  if (to === undefined || !rates.has(to)) return { own: null };
  const { rate, per = '1' } = rates.conversion(currency, to);
  return { own: { to, rate, per } };
});
