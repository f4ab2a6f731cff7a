import type { Quote } from '@ashore/core/contract/quotes.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { useBoughtStore } from '../../../store/bought-store.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import type { Confirmation } from '../../../store/confirmation.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { keepPurchaseEvent } from '../measure.ts';

/**
 * It is booked: what was typed is forgotten, and the way leads to the confirmation by a new document, where the policy of
 * the shop holds again. The way back does not lead into a checkout that is over.
 */
export function finish(confirmation: Confirmation, quote: Quote | null, locale: Locale): void {
  const { confirmation: before, confirm } = useBoughtStore.getState();
  const { attempt, succeed } = useCommerceStore.getState();
  // A reload of the way back from a bank says it again: it was bought once.
  if (quote !== null && before?.accessKey !== confirmation.accessKey)
    keepPurchaseEvent(quote, confirmation.cart, attempt?.voucherCode ?? null);
  confirm({ ...confirmation, locale });
  succeed();
  useRootStore.getState().forgetForm();
  window.location.replace(withLocale('/confirmation', locale));
}
