import {
  canPayWith,
  canRefundTrip,
  PAYMENT_METHODS,
  TERMS_VERSION,
} from '@ashore/core/booking/payment-rules.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { money, subtract, toDecimal, zero } from '@ashore/core/money/money.ts';
import { taxIncluded, taxPercentAt } from '@ashore/core/pricing/tax.ts';
import { checkDiscount } from '../../discounts/check-discount.ts';
import { storedQuoteSchema } from '../../quotes/quote.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { dueNow, taxPercentOfStay } from '../stays/sold-stay.ts';

export type ShowPaymentOptionsInput = {
  readonly cartId: string;
  readonly voucherCode?: string | undefined;
  readonly locale: MessageLocale;
};

/**
 * Returns the payment methods of a cart and what must be shown before payment. Undefined if the cart never
 * had a hold or its product is gone.
 */
export async function showPaymentOptions(
  deps: BookingDeps,
  { cartId, voucherCode: code, locale }: ShowPaymentOptionsInput,
) {
  const hold = await deps.inventories.find(cartId);
  if (!hold) return undefined;
  const storedQuote = storedQuoteSchema.parse(hold.quote);
  const product = await deps.readProductRequirements(storedQuote.productId);
  if (!product) return undefined;
  const sale = { currency: storedQuote.currency, isLater: storedQuote.onRequest };
  const period = { paidAt: deps.now(), tripEndsAt: new Date(storedQuote.endsAt) };
  const gross = money(dueNow(storedQuote), storedQuote.currency);
  const applied = code && (await checkDiscount(deps.database, { code, productId: product.id, gross }));
  const discount = applied && 'reduction' in applied ? applied.reduction : zero(storedQuote.currency);
  const total = subtract(gross, discount);
  const { name, street, names, streets, cities } = product.trader;
  const { stay, currency, timeZone } = storedQuote;
  const taxPercent = stay
    ? taxPercentOfStay({ stay, currency })
    : taxPercentAt({ countryCode: product.countryCode, timeZone });
  return {
    gateway: deps.publishableKey === null ? ('sandbox' as const) : ('stripe' as const),
    publishableKey: deps.publishableKey,
    methods: PAYMENT_METHODS.filter(
      (method) =>
        canPayWith(method, sale) &&
        canRefundTrip(method, period) &&
        deps.payments.gatewayFor(method) !== undefined,
    ),
    isAuthorisedOnly: storedQuote.onRequest,
    total: toDecimal(total),
    voucherValue: toDecimal(discount),
    currency: storedQuote.currency,
    taxPercent,
    tax: toDecimal(taxIncluded(total, taxPercent)),
    trader: {
      name: names[locale] ?? name,
      street: streets[locale] ?? street,
      city: cities[locale] ?? cities.en ?? '',
    },
    termsVersion: TERMS_VERSION,
  };
}
