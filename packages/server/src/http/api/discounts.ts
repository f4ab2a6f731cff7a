import { contract } from '@ashore/core/contract/contract.ts';
import { toDecimal } from '@ashore/core/money/decimal.ts';
import { money, subtract, zero } from '@ashore/core/money/money.ts';
import { implement } from '@orpc/server';
import { checkDiscount } from '../../features/discounts/check-discount.ts';
import { keptQuote } from '../../features/quotes/kept-quote.ts';
import { atMost } from './at-most.ts';
import type { ApiContext } from './context.ts';
import { refusing } from './refusing.ts';

const discounts = implement(contract.discounts).$context<ApiContext>();

/** A minute: more than anybody types, and no help to a program that guesses. */
export const DISCOUNT_CHECKS = 12;

export const check = discounts.check
  .use(atMost(DISCOUNT_CHECKS))
  .use(refusing)
  .handler(async ({ input: { data }, context, errors }) => {
    const hold = await context.inventories.find(data.cartId);
    if (!hold) throw errors.not_found();
    if (hold.state !== 'held') throw errors.gone();
    const { productId, totalMinor, currency } = keptQuote.parse(hold.quote);
    const gross = money(totalMinor, currency);
    const { voucherCode: code } = data;
    const applied = await checkDiscount(context.database, { code, productId, gross });
    const off = 'off' in applied ? applied.off : zero(currency);
    return {
      data: {
        voucherCode: code,
        voucherStatus: 'off' in applied ? ('valid' as const) : applied.refusal,
        voucherValue: toDecimal(off),
        grossTotal: toDecimal(gross),
        grandTotal: toDecimal(subtract(gross, off)),
        currencyCode: currency,
      },
    };
  });
