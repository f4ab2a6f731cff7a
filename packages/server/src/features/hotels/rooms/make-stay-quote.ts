import type { QuotedTrip } from '@ashore/core/contract/quotes.ts';
import type { ChangeableTerm } from '@ashore/core/contract/values/hotels.ts';
import { HOLD_MINUTES } from '@ashore/core/contract/values/limits.ts';
import { type AmountDue, Failure } from '@ashore/core/errors/failure.ts';
import type { StayProblem } from '@ashore/core/hotels/stay-limits.ts';
import type { RateRefusal } from '@ashore/core/hotels/stay-restrictions.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { money, toDecimal } from '@ashore/core/money/money.ts';
import type { Database } from '../../../database/connect.ts';
import type { SharedSecret } from '../../../database/shared-secret.ts';
import type { Inventories } from '../../../gateways/inventory/combine-inventories.ts';
import type { Holder, HoldOutcome } from '../../../gateways/inventory/port.ts';
import type { LodgingSupplies } from '../../../gateways/lodging/port.ts';
import { presentQuote } from '../../quotes/present-quote.ts';
import { type StoredQuote, storedQuoteSchema } from '../../quotes/quote.ts';
import type { QuoteReaders } from '../../quotes/quote-readers.ts';
import { wantedRoomsOf } from '../../quotes/stays/place-stay.ts';
import type { OfferedHotel } from '../offers/hotel.queries.ts';
import { priceOffer } from '../offers/price-offer.ts';
import { type RoomOffer, readOffer } from '../offers/room-offer.ts';
import type { HotelOfPlace, Hotels } from '../offers/watch-hotels.ts';
import { foreignStayOf } from '../supply/foreign-stay.ts';
import { priceAtSellers } from '../supply/price-at-sellers.ts';
import { findStayRefusal } from './stay-refusal.ts';

export type StayQuoteInput = {
  readonly cartId: string;
  /** UUID or public code of the hotel. */
  readonly product: string;
  /** A signed offer for each room of the party, in its order. */
  readonly offers: readonly string[];
  /** The changed total that the traveller agreed to, in the currency of the offers. */
  readonly acceptTotal: number | null;
  readonly referralSource?: string | null;
};

export type StayQuoteDeps = {
  readonly database: Database;
  readonly offerSecret: SharedSecret;
  readonly quoteReaders: Pick<QuoteReaders, 'readTexts' | 'readRates'>;
  /** The hotels of cities in memory, which follow the catalogue, so that a quote agrees with the page of its hotel. */
  readonly hotels: Pick<Hotels, 'ofPlace'>;
  readonly inventories: Pick<Inventories, 'holdStay'>;
  /** Connected sellers of rooms at hotels of others. */
  readonly sellers: LodgingSupplies;
  readonly holder: Holder;
  readonly locale: MessageLocale;
  readonly now: Date;
};

export type StayQuoteResult =
  | { readonly outcome: 'held'; readonly quote: QuotedTrip }
  /** `nothing`: sold out, closed, or no longer sold. */
  | Exclude<HoldOutcome, { readonly outcome: 'held' }>
  | { readonly outcome: 'unknown'; readonly field: 'product' }
  /** `mixed`: the offers are not of this hotel, or not of one stay and one way to pay. */
  | { readonly outcome: 'forged' | 'mixed' | 'expired' }
  | { readonly outcome: 'refused'; readonly reason: StayProblem | RateRefusal }
  | { readonly outcome: 'price_changed'; readonly total: AmountDue }
  /** The rates have other terms than the offers. New offers state them. */
  | { readonly outcome: 'terms_changed'; readonly changes: readonly ChangeableTerm[] };

/**
 * Makes a quote of rooms with a hold, by the prices that the rooms have now. If these are not the prices that were offered,
 * the traveller must have accepted the new total.
 */
export async function makeStayQuote(input: StayQuoteInput, deps: StayQuoteDeps): Promise<StayQuoteResult> {
  const { database, quoteReaders, hotels, locale, now } = deps;
  const product = await quoteReaders.readTexts(input.product, locale);
  if (!product) return { outcome: 'unknown', field: 'product' };
  const offers = await readOffers(input.offers, deps);
  if (typeof offers === 'string') return { outcome: offers };
  if (offers.some(({ hotelId }) => hotelId !== product.id)) return { outcome: 'mixed' };
  const readHotel = async () => {
    const { hotels: ofPlace } = await hotels.ofPlace(product.locationId);
    return await withLivePrices(
      ofPlace.find(({ id }) => id === product.id),
      offers,
      deps,
    );
  };
  const priced = await priceOffer(
    database,
    { offers, now },
    { readHotel, readRates: quoteReaders.readRates },
  );
  if (priced.outcome === 'mixed') return priced;
  if (priced.outcome === 'nothing') {
    const reason = await findStayRefusal(database, { offers, now });
    return reason === undefined ? priced : { outcome: 'refused', reason };
  }
  const { quote, offeredMinor, hotel, changedTerms: changes } = priced;
  if (changes.length > 0) return { outcome: 'terms_changed', changes };
  const total = toDecimal(money(quote.totalMinor, quote.currency));
  if (quote.totalMinor !== offeredMinor && input.acceptTotal !== total)
    return { outcome: 'price_changed', total: { amount: total, currency: quote.currency } };
  // Checked before the hold. A quote that cannot be read again would hold rooms that no client can see or release.
  const foreign = foreignStayOf(hotel, offers);
  const storedQuote = storedQuoteSchema.parse({
    ...quote,
    ...foreign,
    referralSource: input.referralSource ?? undefined,
  });
  const holdOutcome = await holdRooms(storedQuote, input, deps);
  return holdOutcome.outcome === 'held'
    ? { outcome: 'held', quote: presentQuote(holdOutcome.hold, product, locale) }
    : holdOutcome;
}

/** The hotel with the prices of its seller, if our rooms are not sold there. A silent seller is `unavailable`. */
async function withLivePrices(
  hotel: HotelOfPlace | undefined,
  offers: readonly RoomOffer[],
  { database, sellers, quoteReaders, now }: StayQuoteDeps,
): Promise<OfferedHotel | undefined> {
  const [first] = offers;
  if (sellers.size === 0 || !hotel || !first) return hotel;
  const rooms = offers.map(({ party, residence, nationality }) => ({
    party,
    residence,
    nationality,
    board: undefined,
  }));
  const priced = await priceAtSellers(
    { database, sellers, rates: await quoteReaders.readRates() },
    { hotels: [hotel], stay: first.stay, rooms, now },
    'rooms',
  );
  if (priced.isSellerSilent) throw new Failure('unavailable');
  return priced.select([hotel])[0];
}

async function readOffers(
  offerIds: readonly string[],
  { offerSecret: secretOf, now }: StayQuoteDeps,
): Promise<readonly RoomOffer[] | 'forged' | 'expired'> {
  const results = await Promise.all(offerIds.map((offerId) => readOffer(offerId, { secretOf, now })));
  if (results.includes('forged')) return 'forged';
  const offers = results.filter((result) => typeof result !== 'string');
  return offers.length === results.length ? offers : 'expired';
}

async function holdRooms(
  quote: StoredQuote,
  { cartId }: StayQuoteInput,
  { inventories, holder }: StayQuoteDeps,
) {
  if (!quote.stay) throw new Error('The quote has no stay.');
  return await inventories.holdStay({
    cartId,
    holder,
    ...wantedRoomsOf(quote.stay),
    seconds: HOLD_MINUTES * 60,
    quote,
  });
}
