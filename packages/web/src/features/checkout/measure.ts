import type { Quote } from '@ashore/core/contract/quotes.ts';
import { fromDecimal, toDecimal } from '@ashore/core/money/decimal.ts';
import { subtract } from '@ashore/core/money/money.ts';
import { itemOf } from '../../analytics/item-of.ts';
import type { AnalyticsEvent } from '../../analytics/track.ts';
import type { CheckoutStep } from '../../store/checkout-steps.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { useExtrasStore } from '../../store/extras-store.ts';

/** The specification's number of a step that was taken: who one is comes second, all that is asked after it third. */
const stepNumbers: Record<Exclude<CheckoutStep, 'payment'>, 2 | 3> = {
  method_select: 2,
  personal_info: 2,
  traveler_info: 3,
  questions: 3,
};

export function keepStepEvent(step: CheckoutStep, quote: Quote): void {
  if (step !== 'payment')
    keep({ event: 'checkout_progress', checkout_step: stepNumbers[step], ...bought(quote) });
}

export function keepRequestEvent(quote: Quote, method: string): void {
  keep({ event: 'add_payment_info', checkout_step: 4, payment_type: method, ...bought(quote) });
}

export function keepPurchaseEvent(quote: Quote, orderNumber: string): void {
  const { ecommerce } = bought(quote);
  keep({ event: 'purchase', ecommerce: { ...ecommerce, transaction_id: orderNumber } });
}

/** No tag runs in the checkout: what it would have heard is kept, with consent, and told on the confirmation's page. */
function keep(event: AnalyticsEvent): void {
  if (useExtrasStore.getState().consent === 'granted') useCommerceStore.getState().keepEvent(event);
}

function bought({ tourId, tourName, productType, vendor, currencyCode, grandTotal, components }: Quote) {
  const { status, voucherCode, voucherValue } = useCommerceStore.getState().discount;
  const off = fromDecimal(voucherValue, currencyCode);
  return {
    ecommerce: {
      currency: currencyCode,
      value: toDecimal(subtract(fromDecimal(grandTotal, currencyCode), off)),
      coupon: status === 'loaded' ? voucherCode : undefined,
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
