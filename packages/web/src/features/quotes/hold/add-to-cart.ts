import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { type AnalyticsEvent, itemOf, track } from '../../../analytics/track.ts';
import { useBoughtStore } from '../../../store/bought-store.ts';
import { checkoutAddress } from '../../../store/checkout-steps.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useQuoteStore } from '../../../store/quote-store.ts';
import { useRootStore } from '../../../store/root-store.ts';

/**
 * Passes a quote to the checkout and opens it by loading a document. The checkout has a stricter security
 * policy, and no third-party tag of the shop may still run on it.
 */
export function addToCart(quote: Quote, locale: Locale): void {
  const commerce = useCommerceStore.getState();
  commerce.reset();
  useBoughtStore.getState().startNewCheckout();
  commerce.receive(quote, Date.now());
  useQuoteStore.getState().succeed();
  const { ui } = useCommerceStore.getState();
  const checkoutLink = checkoutAddress(ui.lastReachedStep, locale);
  useRootStore.getState().saveLoginRedirect(checkoutLink);
  track(addToCartEvent(quote));
  window.location.assign(checkoutLink);
}

/**
 * The event as GA4's e-commerce measurement defines it, with the first checkout step of the specification.
 */
function addToCartEvent(quote: Quote): AnalyticsEvent {
  const { tourId, tourName, productType, vendor, currencyCode: currency, grandTotal, components } = quote;
  return {
    event: 'add_to_cart',
    checkout_step: 1,
    ecommerce: {
      currency,
      value: grandTotal,
      items: components.flatMap(({ label, tickets }) =>
        tickets.map(({ ticketType, count, price }) => ({
          // A group's price is for the whole group, so it counts as one item.
          ...itemOf({ tourId, tourName, productType, vendor: vendor.name, currency, price }),
          item_variant: [label, ticketType].filter(Boolean).join(', '),
          quantity: ticketType === 'group' ? 1 : count,
        })),
      ),
    },
  };
}
