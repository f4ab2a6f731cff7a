import type { Quote } from '@ashore/core/contract/quotes.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { useBoughtStore } from '../../../store/bought-store.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import type { Confirmation } from '../../../store/confirmation.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { keepPurchaseEvent } from '../steps/analytics.ts';

/**
 * Finishes a booked checkout. It clears the form and loads the confirmation as a new document, where the
 * shop's security policy applies again. It replaces the history entry, so the back button does not lead into
 * a finished checkout.
 */
export function finishCheckout(confirmation: Confirmation, quote: Quote | null, locale: Locale): void {
  const { confirmation: before, confirm } = useBoughtStore.getState();
  const { attempt, succeed } = useCommerceStore.getState();
  // Reloading the page that a bank returns to finishes the checkout again. The purchase is recorded once.
  if (quote !== null && before?.accessKey !== confirmation.accessKey)
    keepPurchaseEvent(quote, confirmation.cart, attempt?.voucherCode ?? null);
  confirm({ ...confirmation, locale });
  succeed();
  // Log-in would otherwise lead back to a finished checkout.
  useRootStore.getState().saveLoginRedirect(null);
  useRootStore.getState().forgetForm();
  window.location.replace(withLocale('/confirmation', locale));
}
