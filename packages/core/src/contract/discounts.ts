import { oc } from '@orpc/contract';
import { z } from 'zod';
import { DISCOUNT_REFUSALS } from '../pricing/discount-of.ts';
import { currency, uuid } from './conventions.ts';
import { discountCode } from './discount-code.ts';
import { raises } from './raises.ts';

export const checkDiscount = oc
  .route({
    method: 'POST',
    path: '/shopper/discount',
    summary: 'What a code would take off what the cart holds; it is taken when the cart is booked',
    tags: ['checkout'],
  })
  .errors(raises('invalid_input', 'not_found', 'gone', 'too_many_requests', 'unavailable'))
  .input(
    z.object({
      data: z.object({
        cartId: uuid,
        voucherCode: discountCode,
      }),
    }),
  )
  .output(
    z.object({
      data: z.object({
        voucherCode: z.string(),
        /** `valid`, or why not. */
        voucherStatus: z.enum(['valid', ...DISCOUNT_REFUSALS]),
        /** What it takes off, in the currency of the cart. */
        voucherValue: z.number(),
        grossTotal: z.number(),
        grandTotal: z.number(),
        currencyCode: currency,
      }),
    }),
  );
