import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { Page } from '@playwright/test';
import { holdForTwo, type Way } from './book.ts';
import { type Language, marie } from './checkout.ts';
import { expect } from './journey.ts';
import { texts } from './texts.ts';

/** All that is typed on the way, by the names of its fields. */
const typed = {
  'contact.firstName': marie.firstName,
  'contact.lastName': marie.lastName,
  'contact.email': marie.email,
  'p2.firstName': 'Jonas',
  'p2.lastName': 'Lindqvist',
};

/**
 * Stands before the ways to pay, for two: what is held was asked for, and what is typed was kept, as the pages before it do.
 * Those are walked by journeys of their own.
 */
export async function standAtPayment(
  page: Page,
  { language = 'en', ...way }: Way & { readonly language?: Language } = {},
): Promise<Quote> {
  const { base = '' } = way;
  const quote = await holdForTwo(page.request, way);
  // Any page of this origin will do to write into its storage.
  await page.goto(`${base}/robots.txt`);
  await page.evaluate(keep, { quote, formData: typed, now: Date.now() });
  await page.goto(`${base}/${language}/new/checkout/payment`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].pay.title);
  return quote;
}

type Kept = { readonly quote: Quote; readonly formData: typeof typed; readonly now: number };

function keep({ quote, formData, now }: Kept): void {
  const commerce = { cartId: quote.cartId, cart: quote, heardAt: now };
  const auth = { isAuthenticated: false, userinfo: null, formData, authPersistExpiresAt: now + 3_600_000 };
  localStorage.setItem('commerce', JSON.stringify({ version: 1, state: commerce }));
  localStorage.setItem('root', JSON.stringify({ version: 8, state: { auth } }));
}
