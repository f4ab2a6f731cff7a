import type { StayOffer } from '../../../gateways/lodging/port.ts';
import type { StoredQuote } from '../../quotes/quote.ts';
import type { OfferedHotel } from '../offers/hotel.queries.ts';
import { keyOfLiveRate } from '../offers/live-prices.ts';
import type { RoomOffer } from '../offers/room-offer.ts';

/** What a quote stores of the seller's rooms: whom we order them from, and what was promised to us. */
export type ForeignStay = Pick<StoredQuote, 'source' | 'onRequest'> & { readonly foreignOffer: StayOffer };

/** The seller's rooms for the offers of a stay at its prices; undefined if we sell the rooms ourselves. */
export function foreignStayOf({ live }: OfferedHotel, offers: readonly RoomOffer[]): ForeignStay | undefined {
  const [first] = offers;
  if (!live || !first) return undefined;
  return {
    source: live.source,
    onRequest: true,
    foreignOffer: {
      hotelCode: live.hotelCode,
      stay: first.stay,
      rooms: offers.map((offer, position) => {
        const rate = live.rates.get(keyOfLiveRate(offer, offer));
        if (!rate) throw new Error('A priced room has a rate at its seller.');
        return { ...rate.offer, position };
      }),
    },
  };
}
