import { type StayProblem, stayProblem } from '@ashore/core/hotels/stay-limits.ts';
import { isSaleOver, type RateRefusal, rateRefusal } from '@ashore/core/hotels/stay-restrictions.ts';
import type { Database } from '../../../database/connect.ts';
import { selectHotels } from '../offers/hotel.queries.ts';
import { clockOf } from '../offers/price-rooms.ts';
import type { RoomOffer } from '../offers/room-offer.ts';

/**
 * The rule that refuses rooms which were offered a moment ago: the sale of the coming night has ended, or the hotel has
 * changed a rate. Undefined if no rule does, but the hotel, the room type or the rate is gone.
 */
export async function findStayRefusal(
  database: Database,
  { offers, now }: { readonly offers: readonly RoomOffer[]; readonly now: Date },
): Promise<StayProblem | RateRefusal | undefined> {
  const [first] = offers;
  const [hotel] = first ? await selectHotels(database, [first.hotelId]) : [];
  if (!first || !hotel) return undefined;
  const { stay } = first;
  const clock = clockOf(hotel, now);
  const problem = stayProblem(stay, clock.today);
  if (problem) return problem;
  if (isSaleOver(stay, { ...clock, sellsUntil: hotel.sellsUntil })) return 'closed';
  return offers
    .map(({ ratePlanId }) => hotel.rates.find(({ id }) => id === ratePlanId))
    .map((rate) => rate && rateRefusal(rate, stay, clock.today))
    .find((refusal) => refusal !== undefined);
}
