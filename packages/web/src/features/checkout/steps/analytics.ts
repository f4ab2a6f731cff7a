import type { Quote } from '@ashore/core/contract/quotes.ts';
import { fromDecimal, subtract, toDecimal } from '@ashore/core/money/money.ts';
import { type AnalyticsEvent, itemOf } from '../../../analytics/track.ts';
import { useBoughtStore } from '../../../store/bought-store.ts';
import { type CheckoutStep, firstStepOf } from '../../../store/checkout-steps.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import type { Confirmation } from '../../../store/confirmation.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';

/** The specification's number of a completed step: 2 up to the contact details, 3 for all that follows. */
const stepNumbers: Record<Exclude<CheckoutStep, 'payment'>, 2 | 3> = {
  method_select: 2,
  personal_info: 2,
  traveler_info: 3,
  questions: 3,
};

/**
 * A completed step, under the name that GA4 has for it. The first one begins the checkout. GA4 has one more name
 * before payment, for the details of a delivery; here these are the details of the trip.
 */
export function keepStepEvent(step: CheckoutStep, quote: Quote): void {
  if (step === 'payment') return;
  const { checkoutType } = useCommerceStore.getState().ui;
  const event = step === firstStepOf(checkoutType) ? 'begin_checkout' : 'add_shipping_info';
  keepEvent({ event, checkout_step: stepNumbers[step], ...ecommerceOf(quote) });
}

/** The traveller has pressed the pay button. */
export function keepRequestEvent(quote: Quote, method: string): void {
  keepEvent({ event: 'add_payment_info', checkout_step: 4, payment_type: method, ...ecommerceOf(quote) });
}

/**
 * The discount is the server's value, and its code that of the payment attempt. The visit to a bank loses
 * everything else.
 */
export function keepPurchaseEvent(quote: Quote, cart: Purchase, code: string | null): void {
  const { ecommerce } = ecommerceOf(quote, { voucherCode: code, voucherValue: cart.voucherValue ?? 0 });
  keepEvent({ event: 'purchase', ecommerce: { ...ecommerce, transaction_id: cart.tcConfirmationNumber } });
}

type Purchase = Pick<Confirmation['cart'], 'tcConfirmationNumber' | 'voucherValue'>;
type Discount = { readonly voucherCode: string | null; readonly voucherValue: number };

/** No tag runs in the checkout. With consent, events are kept and sent on the confirmation page. */
function keepEvent(event: AnalyticsEvent): void {
  if (useExtrasStore.getState().consent === 'granted') useBoughtStore.getState().keepEvent(event);
}

function currentDiscount(): Discount {
  const { status, voucherCode, voucherValue } = useCommerceStore.getState().discount;
  return { voucherCode: status === 'loaded' ? voucherCode : null, voucherValue };
}

function ecommerceOf(quote: Quote, { voucherCode, voucherValue } = currentDiscount()) {
  const { tourId, tourName, productType, vendor, currencyCode, grandTotal, components } = quote;
  const discount = fromDecimal(voucherValue, currencyCode);
  return {
    ecommerce: {
      currency: currencyCode,
      value: toDecimal(subtract(fromDecimal(grandTotal, currencyCode), discount)),
      coupon: voucherCode ?? undefined,
      items: components.flatMap(({ label, tickets }) =>
        tickets.map(({ ticketType, count, price }) => ({
          ...itemOf({ tourId, tourName, productType, vendor: vendor.name, currency: currencyCode, price }),
          item_variant: [label, ticketType].filter(Boolean).join(', '),
          quantity: ticketType === 'group' ? 1 : count,
        })),
      ),
    },
  };
}
