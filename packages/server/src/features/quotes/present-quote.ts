import { imagePath, noPicture } from '@ashore/core/contract/image-sizes.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import { toDecimal } from '@ashore/core/money/decimal.ts';
import { money } from '@ashore/core/money/money.ts';
import type { Hold } from '../../gateways/inventory/port.ts';
import { type KeptQuote, keptQuote } from './kept-quote.ts';
import type { QuotedProduct } from './quoted-product.queries.ts';

/** What a cart is made of: sums as they were promised, names as the reader says them. */
export function presentQuote(hold: Hold, product: QuotedProduct | undefined): Quote {
  const kept = keptQuote.parse(hold.quote);
  const label = product?.labels[kept.optionId] ?? kept.label;
  const price = (amount: number) => toDecimal(money(amount, kept.currency));
  const tickets = kept.lines.map(({ band, count, unitMinor, totalMinor, originalMinor }) => ({
    ticketType: band,
    count,
    price: price(unitMinor),
    total: price(totalMinor),
    originalTotal: price(originalMinor),
  }));
  return {
    quoteId: hold.id,
    cartId: hold.cartId,
    state: hold.state,
    expiryTime: hold.expiresAt.toISOString(),
    utcNow: hold.now.toISOString(),
    isExtendable: hold.state === 'held' && !hold.isExtended,
    ...shownOf(kept, product),
    queryDate: kept.date,
    startTime: kept.time,
    startsAt: kept.startsAt,
    timeZone: kept.timeZone,
    durations: kept.durationMinutes,
    components: [{ componentKey: kept.optionId, label, tickets }],
    tourCmscomponents: [{ componentKey: kept.optionId, label }],
    basePrice: tickets[0]?.price ?? 0,
    currencyCode: kept.currency,
    grossTotal: price(kept.originalMinor),
    grandTotal: price(kept.totalMinor),
    ...savingOf(kept),
    requireBookingApproval: kept.onRequest,
    bookingExternalApiName: kept.source,
    cancellation: kept.cancellation,
    ride: kept.ride,
  };
}

/** A promotion that may not be called a reduction is a price like any other. */
function savingOf({ savedPercent, promotion }: KeptQuote) {
  const said = savedPercent === null ? null : promotion;
  return {
    promoSavings: said && savedPercent,
    promoBookUntil: said?.bookUntil ?? null,
    promoValidUntil: said?.travelUntil ?? null,
  };
}

/** Of a product that the catalogue does not have any more, what was kept of it. */
function shownOf(kept: KeptQuote, product: QuotedProduct | undefined) {
  return {
    tourId: kept.productId,
    tourName: product?.name ?? kept.name,
    tourCity: product?.city ?? '',
    tourCountry: product?.country ?? '',
    locationUuid: product?.locationId ?? kept.locationId,
    productType: kept.productType,
    normalizedUrlPath: kept.path,
    teaserImageUrl: product?.picture ? imagePath(product.picture.stem) : noPicture,
    teaserImageColour: product?.picture?.dominant ?? null,
    vendor: { name: product?.vendor.name ?? '', city: product?.vendor.city ?? '' },
    startingPointInformation: product?.start ?? null,
  };
}
