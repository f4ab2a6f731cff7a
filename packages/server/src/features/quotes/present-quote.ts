import type { QuotedTrip } from '@ashore/core/contract/quotes.ts';
import { imagePath, noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { languageName } from '@ashore/core/locale/intl.ts';
import { isLanguageOf, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { money, toDecimal } from '@ashore/core/money/money.ts';
import type { Hold } from '../../gateways/inventory/port.ts';
import { featureWords } from '../catalogue/details/feature-texts.ts';
import { presentStay, roomComponents } from './present-stay.ts';
import { type StoredQuote, storedQuoteSchema } from './quote.ts';
import type { QuoteReaders } from './quote-readers.ts';
import type { QuotedProduct } from './quoted-product.queries.ts';

/** The quote of a cart as sent to the client: sums as quoted, names in the reader's language. */
export function presentQuote(
  hold: Hold,
  product: QuotedProduct | undefined,
  locale: MessageLocale = 'en',
): QuotedTrip {
  const storedQuote = storedQuoteSchema.parse(hold.quote);
  const toDecimalAmount = (amount: number) => toDecimal(money(amount, storedQuote.currency));
  const ticketOf = ({ band, count, unitMinor, totalMinor, originalMinor }: StoredQuote['lines'][number]) => ({
    ticketType: band,
    count,
    price: toDecimalAmount(unitMinor),
    total: toDecimalAmount(totalMinor),
    originalTotal: toDecimalAmount(originalMinor),
  });
  const tickets = storedQuote.lines.map(ticketOf);
  const stay = storedQuote.stay ? presentStay(storedQuote, storedQuote.stay, locale) : null;
  const label = stay?.rooms[0]?.name ?? product?.labels[storedQuote.optionId] ?? storedQuote.label;
  return {
    quoteId: hold.id,
    cartId: hold.cartId,
    state: hold.state,
    expiryTime: hold.expiresAt.toISOString(),
    utcNow: hold.now.toISOString(),
    isExtendable: hold.state === 'held' && !hold.isNotExtendable,
    ...tripOfQuote(storedQuote, product),
    durations: storedQuote.durationMinutes,
    startShiftMinutes: storedQuote.startShiftMinutes ?? null,
    included: featureWords(storedQuote.inclusions?.included ?? [], locale),
    excluded: featureWords(storedQuote.inclusions?.excluded ?? [], locale),
    components: stay
      ? roomComponents(storedQuote, stay, ticketOf)
      : [{ componentKey: storedQuote.optionId, label, tickets }],
    guideLanguages: namedLanguages(storedQuote.guideLanguages ?? [], locale),
    tourCMSComponent: { componentKey: storedQuote.optionId, label },
    tourCmscomponents: [{ componentKey: storedQuote.optionId, label }],
    basePrice: tickets[0]?.price ?? 0,
    currencyCode: storedQuote.currency,
    grossTotal: toDecimalAmount(storedQuote.originalMinor),
    grandTotal: toDecimalAmount(storedQuote.totalMinor),
    ...savingOf(storedQuote),
    requireBookingApproval: storedQuote.onRequest,
    bookingExternalApiName: storedQuote.source,
    cancellation: storedQuote.cancellation,
    ride: storedQuote.ride,
    ship: storedQuote.ship ?? null,
    stay,
  };
}

/** The reader's own language comes first, because most travellers choose it. */
function namedLanguages(codes: readonly string[], locale: MessageLocale) {
  return codes
    .toSorted((one, other) => Number(isLanguageOf(locale, other)) - Number(isLanguageOf(locale, one)))
    .map((code) => ({ code, name: languageName(code, locale) }));
}

/** Which trip was quoted, and when it is. Lists of bookings show no more of a quote. */
export function tripOfQuote(storedQuote: StoredQuote, product: QuotedProduct | undefined) {
  return {
    ...productFacts(storedQuote, product),
    queryDate: storedQuote.date,
    startTime: storedQuote.time,
    startsAt: storedQuote.startsAt,
    endsAt: endOf(storedQuote),
    timeZone: storedQuote.timeZone,
  };
}

/** Without a start time or a duration, the stored end only keeps spots. */
function endOf({ time, durationMinutes, endsAt, stay }: StoredQuote): string | null {
  if (stay) return endsAt;
  return time === null || durationMinutes === null ? null : endsAt;
}

/** A promotion that may not be called a reduction is shown as an ordinary price. */
function savingOf({ savedPercent, promotion }: StoredQuote) {
  const shownPromotion = savedPercent === null ? null : promotion;
  return {
    promoSavings: shownPromotion && savedPercent,
    promoBookUntil: shownPromotion?.bookUntil ?? null,
    promoValidUntil: shownPromotion?.travelUntil ?? null,
  };
}

/** Falls back to the stored texts for a product no longer in the catalogue. */
function productFacts(storedQuote: StoredQuote, product: QuotedProduct | undefined) {
  return {
    tourId: storedQuote.productId,
    tourName: product?.name ?? storedQuote.name,
    tourCity: product?.city ?? '',
    cityLocative: product?.locative ?? '',
    tourCountry: product?.country ?? '',
    locationUuid: product?.locationId ?? storedQuote.locationId,
    productType: storedQuote.productType,
    normalizedUrlPath: storedQuote.path,
    teaserImageUrl: product?.picture ? imagePath(product.picture.stem) : noPicture,
    teaserImageColour: product?.picture?.dominant ?? null,
    vendor: { name: product?.vendor.name ?? '', city: product?.vendor.city ?? '' },
    startingPointInformation: product?.start ?? null,
  };
}

/** Shows a hold in the reader's language, regardless of the language in which it was made. */
export async function showQuote(
  { readTexts }: Pick<QuoteReaders, 'readTexts'>,
  hold: Hold,
  locale: MessageLocale,
): Promise<QuotedTrip> {
  const { productId } = storedQuoteSchema.parse(hold.quote);
  return presentQuote(hold, await readTexts(productId, locale), locale);
}
