import { oc } from '@orpc/contract';
import { z } from 'zod';
import { DISCOUNT_REFUSALS } from '../pricing/discount.ts';
import { typedLine } from '../text/typed-text.ts';
import { currency, declaredErrors, uuid } from './conventions.ts';

/**
 * A discount code as people type it: case and blanks do not matter. A text that cannot be a code is still
 * read, and is then unknown.
 */
export const discountCode = z
  .string()
  .max(100)
  .overwrite((text) => normaliseCode(typedLine(text)))
  .min(1)
  .max(40);

/**
 * Repeats until the text stays the same: in some scripts an upper-case letter is composed again into another
 * one.
 */
function normaliseCode(text: string): string {
  const normalisedText = text.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
  return normalisedText === text ? normalisedText : normaliseCode(normalisedText);
}

export const checkDiscount = oc
  .route({
    method: 'POST',
    path: '/shopper/discount',
    summary: 'The discount of a code for the quote of a cart; the code is used when the cart is booked',
    tags: ['checkout'],
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'gone', 'too_many_requests', 'unavailable'))
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
        /** `valid`, or why the code is not valid. */
        voucherStatus: z.enum(['valid', ...DISCOUNT_REFUSALS]),
        /** The discount, in the currency of the cart. */
        voucherValue: z.number(),
        grossTotal: z.number(),
        grandTotal: z.number(),
        currencyCode: currency,
      }),
    }),
  );
