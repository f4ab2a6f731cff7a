import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { Page } from '@playwright/test';
import { type HoldInput, holdByApi } from './book.ts';

/** Holds spots, by default two, by the calls that a page makes. Stores the quote as the page of the trip does. */
export async function seedHold(page: Page, input: HoldInput = {}): Promise<Quote> {
  const quote = await holdByApi(page.request, input);
  // Any page of this origin allows the test to write into its storage.
  await page.goto(`${input.base ?? ''}/robots.txt`);
  await page.evaluate(storeQuote, quote);
  return quote;
}

/** Key, version and fields of `packages/web/src/store/commerce-store.ts`. */
function storeQuote(quote: Quote): void {
  const commerce = { cartId: quote.cartId, cart: quote, heardAt: Date.now() };
  localStorage.setItem('commerce', JSON.stringify({ version: 1, state: commerce }));
}
