import { partySize } from '@ashore/core/availability/party-size.ts';
import type { QuotedTrip } from '@ashore/core/contract/quotes.ts';
import type { TransferRequest } from '@ashore/core/contract/transfer-request.ts';
import { HOLD_MINUTES } from '@ashore/core/contract/values/limits.ts';
import { productPath } from '@ashore/core/contract/values/product-path.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { containsCardNumber } from '@ashore/core/text/card-number.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Inventories } from '../../gateways/inventory/combine-inventories.ts';
import type { Holder, HoldOutcome } from '../../gateways/inventory/port.ts';
import { checkRequestedDays } from '../availability/requested-days.ts';
import { presentQuote } from './present-quote.ts';
import { priceQuote, type QuoteInput } from './price-quote.ts';
import { type StoredQuote, storedQuoteSchema } from './quote.ts';
import type { QuoteReaders } from './quote-readers.ts';
import type { QuotedProduct } from './quoted-product.queries.ts';

export type MakeQuoteInput = QuoteInput & {
  readonly cartId: string;
  /** UUID or public code. */
  readonly product: string;
  readonly optionId: string;
  readonly referralSource?: string | null;
  /** Finds the ship with which the travellers come, if they named a sailing. */
  readonly findShip?: ((trip: TripToBoard) => Promise<StoredQuote['ship']>) | undefined;
};

/** The trip whose travellers may come by ship. */
export type TripToBoard = Pick<
  StoredQuote,
  'productId' | 'locationId' | 'date' | 'time' | 'startsAt' | 'endsAt' | 'durationMinutes'
>;

export type QuoteDeps = {
  readonly quoteReaders: QuoteReaders;
  readonly inventories: Pick<Inventories, 'hold'>;
  readonly holder: Holder;
  readonly locale: MessageLocale;
  readonly now: Date;
};

export type MakeQuoteResult =
  | { readonly outcome: 'held'; readonly quote: QuotedTrip }
  /** `nothing`: no such departure, or not enough spots. */
  | Exclude<HoldOutcome, { readonly outcome: 'held' }>
  | { readonly outcome: 'unknown'; readonly field: string }
  /** The request can never be met, because of this field. */
  | { readonly outcome: 'wrong'; readonly field: string; readonly reason?: string | undefined };

/** Makes a quote with a hold: takes spots out of sale at their current price. */
export async function makeQuote(input: MakeQuoteInput, deps: QuoteDeps): Promise<MakeQuoteResult> {
  const { quoteReaders, inventories, holder, locale, now } = deps;
  const fieldWithCard = transferFieldWithCard(input.ride);
  if (fieldWithCard !== undefined) return { outcome: 'wrong', field: `ride.${fieldWithCard}` };
  const [offer, rates, product] = await Promise.all([
    quoteReaders.readOffer(input.product),
    quoteReaders.readRates(),
    quoteReaders.readTexts(input.product, locale),
  ]);
  if (!offer || !product) return { outcome: 'unknown', field: 'product' };
  checkRequestedDays({ date: input.date }, localDateAt(now, offer.timeZone));
  const option = offer.options.find(({ id }) => id === input.optionId);
  if (!option) return { outcome: 'unknown', field: 'componentKey' };
  const quotation = priceQuote(offer, option, input, { rates, now });
  if (!('quote' in quotation))
    return quotation.wrong === undefined
      ? { outcome: 'nothing' }
      : { outcome: 'wrong', field: quotation.wrong, reason: quotation.reason };
  // Checked before the hold. A quote that cannot be read again would hold spots that no client can see or
  // release.
  const quote = storedQuoteSchema.parse({
    ...quotation.quote,
    ...namesOf(product, option.id),
    startShiftMinutes: product.startShiftMinutes ?? undefined,
    ship: await input.findShip?.({ ...quotation.quote, locationId: product.locationId }),
    referralSource: input.referralSource ?? undefined,
  });
  const holdOutcome = await inventories.hold(offer.bookingSource, {
    cartId: input.cartId,
    holder,
    optionId: option.id,
    date: input.date,
    time: input.time,
    ...partySize(input.party),
    resources: option.resources,
    ...quotation.departureSpan,
    seconds: HOLD_MINUTES * 60,
    quote,
  });
  return holdOutcome.outcome === 'held'
    ? { outcome: 'held', quote: presentQuote(holdOutcome.hold, product, locale) }
    : holdOutcome;
}

function namesOf(product: QuotedProduct, optionId: string) {
  const { type: productType, englishName, englishLabels, citySlug, slug, code, locationId } = product;
  return {
    name: englishName,
    path: productPath({ productType, citySlug, slug, code }),
    locationId,
    label: englishLabels[optionId] ?? '',
    inclusions: inclusionsOf(product, optionId),
    guideLanguages: product.guideLanguages[optionId],
  };
}

/** Undefined if the option includes and excludes what its product does. */
function inclusionsOf({ ownInclusions }: QuotedProduct, optionId: string): StoredQuote['inclusions'] {
  const own = ownInclusions[optionId];
  if (!own) return undefined;
  const missing = own.includedByProduct.filter((code) => !own.included.includes(code));
  return { included: [...own.included], excluded: [...missing, ...own.excluded] };
}

/** Field of a transfer request that contains a card number, which must be neither stored nor passed on. */
function transferFieldWithCard(transferRequest: TransferRequest | null): string | undefined {
  return Object.entries(transferRequest ?? {}).find(
    ([, text]) => text !== null && containsCardNumber(text),
  )?.[0];
}
