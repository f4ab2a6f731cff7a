import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { Page } from '@playwright/test';
import { type BookingInput, holdByApi } from './book.ts';
import { type Language, marie } from './checkout.ts';
import { expect } from './journey.ts';
import { texts } from './texts.ts';

/** Everything that is typed before the payment, by field name. */
const typedValues = {
  'contact.firstName': marie.firstName,
  'contact.lastName': marie.lastName,
  'contact.email': marie.email,
  'p1.age': '34',
  'p2.age': '36',
  'p2.firstName': 'Jonas',
  'p2.lastName': 'Lindqvist',
};

/**
 * Opens the payment step for two travellers. The spots are held by API calls, and the typed values are stored
 * as the earlier pages store them. Other journeys walk through those pages.
 */
export async function openPaymentStep(
  page: Page,
  { language = 'en', ...booking }: BookingInput & { readonly language?: Language } = {},
): Promise<Quote> {
  const quote = await openFirstUnansweredStep(page, { language, ...booking });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].pay.title);
  return quote;
}

/**
 * The same for a product that asks for more than names. The checkout redirects from the payment step to the first
 * step with unanswered questions.
 */
export async function openFirstUnansweredStep(
  page: Page,
  { language = 'en', ...booking }: BookingInput & { readonly language?: Language } = {},
): Promise<Quote> {
  const { base = '' } = booking;
  const quote = await holdByApi(page.request, booking);
  // Any page of this origin allows the test to write into its storage.
  await page.goto(`${base}/robots.txt`);
  await page.evaluate(storeCheckout, { quote, formData: typedValues, now: Date.now() });
  await page.goto(`${base}/${language}/new/checkout/payment`);
  return quote;
}

type SavedCheckout = { readonly quote: Quote; readonly formData: typeof typedValues; readonly now: number };

/** Keys, versions and fields of `commerce-store.ts` and `root-store.ts` in packages/web/src/store. */
function storeCheckout({ quote, formData, now }: SavedCheckout): void {
  const commerce = { cartId: quote.cartId, cart: quote, heardAt: now };
  const auth = { isAuthenticated: false, userinfo: null, formData, formDataExpiresAt: now + 3_600_000 };
  localStorage.setItem('commerce', JSON.stringify({ version: 1, state: commerce }));
  localStorage.setItem('root', JSON.stringify({ version: 8, state: { auth } }));
}
