import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { KeptQuote } from '../quotes/kept-quote.ts';
import { missingWaivers } from '../waivers/missing-waivers.ts';
import type { SoldProduct } from './sold-product.ts';

type Party = {
  readonly request: CheckoutRequest;
  readonly kept: KeptQuote;
  readonly product: SoldProduct;
};

/** Nothing is sold to a party of which somebody has not signed what has to be signed before the trip. */
export async function requireWaivers(client: Queryable, { request, kept, product }: Party): Promise<void> {
  const { id: cartId, participants } = request.cart;
  const { productId, date } = kept;
  const [first] = await missingWaivers(client, {
    cartId,
    kind: product.waiver,
    productId,
    date,
    participants,
  });
  if (first !== undefined)
    throw new Failure('unprocessable', { field: `data.cart.participants.${first}.waiver` });
}
