import type { CheckoutRequest } from '../contract/checkout-request.ts';
import { holdsCardNumber } from '../text/card-number.ts';

/** Names the quote that is bought, which is compared and forgotten: of so many ids one would be taken for a card. */
const notKept = 'itemDetailsJson';

/**
 * Where in a checkout somebody wrote the number of a card, which must neither be kept nor passed on. Everything that is
 * text is looked at; what names a payment is the provider's own word and holds no number.
 */
export function fieldWithCard({ chargeRequest, ...request }: CheckoutRequest): string | undefined {
  return fieldIn({ ...request, chargeRequest: { description: chargeRequest.description } }, '');
}

function fieldIn(value: unknown, at: string): string | undefined {
  // An id is ours, and one in so many of them would be taken for a card.
  if (typeof value === 'string') return !isId(value) && holdsCardNumber(value) ? at : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (name === notKept) continue;
    const found = fieldIn(inner, at === '' ? name : `${at}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
