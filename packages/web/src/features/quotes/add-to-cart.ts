import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { itemOf } from '../../analytics/item-of.ts';
import { type AnalyticsEvent, track } from '../../analytics/track.ts';
import { useBoughtStore } from '../../store/bought-store.ts';
import { checkoutAddress } from '../../store/checkout-steps.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { useQuoteStore } from '../../store/quote-store.ts';
import { useRootStore } from '../../store/root-store.ts';

/**
 * Hands over what is held to the checkout, and goes there by loading a document: its page has a stricter policy, and no
 * tag of the shop may still run on it.
 */
export function addToCart(quote: Quote, locale: Locale): void {
  const commerce = useCommerceStore.getState();
  commerce.reset();
  useBoughtStore.getState().beginAnew();
  commerce.hear(quote, Date.now());
  useQuoteStore.getState().succeed();
  const { ui } = useCommerceStore.getState();
  const firstStep = checkoutAddress(ui.lastReachedStep, locale);
  useRootStore.getState().returnTo(firstStep);
  track(addToCartEvent(quote));
  window.location.assign(firstStep);
}

/** As GA4's e-commerce measurement describes it, with the first of the specification's steps. */
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
          // What all of a group pay together is the price of one.
          ...itemOf({ tourId, tourName, productType, vendor: vendor.name, currency, price }),
          item_variant: [label, ticketType].filter(Boolean).join(', '),
          quantity: ticketType === 'group' ? 1 : count,
        })),
      ),
    },
  };
}
