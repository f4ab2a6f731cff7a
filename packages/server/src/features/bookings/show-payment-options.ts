import { mayPayWith, PAYMENT_METHODS } from '@ashore/core/booking/payment-methods.ts';
import { TERMS_VERSION } from '@ashore/core/booking/terms-version.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { toDecimal } from '@ashore/core/money/decimal.ts';
import { money, subtract, zero } from '@ashore/core/money/money.ts';
import { taxIncluded } from '@ashore/core/pricing/tax-included.ts';
import { taxPercentIn } from '@ashore/core/pricing/tax-rates.ts';
import { checkDiscount } from '../discounts/check-discount.ts';
import { keptQuote } from '../quotes/kept-quote.ts';
import type { BookingDesk } from './booking-desk.ts';

export type ShowPaymentOptions = {
  readonly cartId: string;
  readonly voucherCode?: string | undefined;
  readonly locale: MessageLocale;
};

/** How a cart may be paid, and what must be said before anybody pays; undefined where it has never held anything. */
export async function showPaymentOptions(
  desk: BookingDesk,
  { cartId, voucherCode: code, locale }: ShowPaymentOptions,
) {
  const hold = await desk.inventories.find(cartId);
  if (!hold) return undefined;
  const kept = keptQuote.parse(hold.quote);
  const product = await desk.soldProduct(kept.productId);
  if (!product) return undefined;
  const offered = { currency: kept.currency, isLater: kept.onRequest };
  const gross = money(kept.totalMinor, kept.currency);
  const applied = code && (await checkDiscount(desk.database, { code, productId: product.id, gross }));
  const off = applied && 'off' in applied ? applied.off : zero(kept.currency);
  const total = subtract(gross, off);
  const { name, street, cities } = product.trader;
  const taxPercent = taxPercentIn(product.countryCode);
  return {
    gateway: desk.publishableKey === null ? ('sandbox' as const) : ('stripe' as const),
    publishableKey: desk.publishableKey,
    methods: PAYMENT_METHODS.filter(
      (method) => mayPayWith(method, offered) && desk.payments.gatewayFor(method) !== undefined,
    ),
    isHeldOnly: kept.onRequest,
    total: toDecimal(total),
    voucherValue: toDecimal(off),
    currency: kept.currency,
    taxPercent,
    tax: toDecimal(taxIncluded(total, taxPercent)),
    trader: { name, street, city: cities[locale] ?? cities.en ?? '' },
    termsVersion: TERMS_VERSION,
  };
}
