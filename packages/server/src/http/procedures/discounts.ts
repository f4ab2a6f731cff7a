import { contract } from '@ashore/core/contract/contract.ts';
import { money, subtract, toDecimal, zero } from '@ashore/core/money/money.ts';
import { implement } from '@orpc/server';
import { dueNow } from '../../features/bookings/stays/sold-stay.ts';
import { checkDiscount } from '../../features/discounts/check-discount.ts';
import { storedQuoteSchema } from '../../features/quotes/quote.ts';
import type { ApiContext } from '../api/call/context.ts';
import { withContractErrors } from '../api/middleware/errors.ts';
import { rateLimit } from '../api/middleware/rate-limit.ts';

const discounts = implement(contract.discounts).$context<ApiContext>();

/** Per minute: more than a person types, and too few for a program that guesses. */
export const DISCOUNT_CHECKS = 12;

export const check = discounts.check
  .use(rateLimit(DISCOUNT_CHECKS))
  .use(withContractErrors)
  .handler(async ({ input: { data }, context, errors }) => {
    const hold = await context.inventories.find(data.cartId);
    if (!hold) throw errors.not_found();
    if (hold.state !== 'held') throw errors.gone();
    const storedQuote = storedQuoteSchema.parse(hold.quote);
    const { productId, currency } = storedQuote;
    const gross = money(dueNow(storedQuote), currency);
    const { voucherCode: code } = data;
    const applied = await checkDiscount(context.database, { code, productId, gross });
    const off = 'reduction' in applied ? applied.reduction : zero(currency);
    return {
      data: {
        voucherCode: code,
        voucherStatus: 'reduction' in applied ? ('valid' as const) : applied.refusal,
        voucherValue: toDecimal(off),
        grossTotal: toDecimal(gross),
        grandTotal: toDecimal(subtract(gross, off)),
        currencyCode: currency,
      },
    };
  });
