import type {
  CancellationStep,
  CancellationTiers,
  StayCharge,
} from '@ashore/core/hotels/stay-cancellation.ts';
import type { RoomPrice } from '@ashore/core/hotels/stay-price.ts';
import type { RoomOffer } from '../../../gateways/lodging/port.ts';
import { keyOfRequest, type RoomRequest } from './room-request.ts';

/** A rate of ours as another seller sells it for one wanted room, in the seller's currency. */
export type LiveRate = {
  readonly price: RoomPrice;
  /** What a cancellation costs: as our rate has it, or as the seller does where that is more. */
  readonly cancellation: readonly CancellationStep[];
  readonly offer: RoomOffer;
  /** Where those charges come from. Neither side follows the exchange rates, so an offer is compared by them. */
  readonly sources: {
    /** Our plan, whose fixed charges are in the currency of our hotel. */
    readonly plan: { readonly cancellation: CancellationTiers; readonly noShow: StayCharge };
    /** What the seller takes between all deadlines, in its currency, and whether neither side takes anything. */
    readonly seller: readonly (CancellationStep & { readonly isFree: boolean })[];
  };
};

/** What another seller asks for the rooms of one stay. It replaces the prices of our calendars. */
export type LivePrices = {
  /** As `products.booking_source` names it, and its code of the hotel. */
  readonly source: string;
  readonly hotelCode: string;
  /** By `keyOfLiveRate`. A rate that the seller does not have is missing. */
  readonly rates: ReadonlyMap<string, LiveRate>;
};

type RateName = { readonly roomTypeId: string; readonly ratePlanId: string };

export function keyOfLiveRate(request: RoomRequest, { roomTypeId, ratePlanId }: RateName): string {
  return `${keyOfRequest(request)} ${roomTypeId} ${ratePlanId}`;
}
